### What the data files say: as they have it, and in other languages.
### A sheet of somebody's own that uses the same words is translated too.

## The titles of the houses

data-title-base = Box rules
data-title-depaul = DePaul: campus league
data-title-fundraiser = FUNdraiser: charity night of teams
data-title-hasbro = Hasbro: box rules
data-title-iowa = Iowa: senior games
data-title-mattel = Mattel: box rules
data-title-naspa = NASPA: tournament
data-title-priston = Priston: village evening
data-title-washburn = Washburn: university knockout
data-title-wespa = WESPA: tournament

## A house in one sentence

data-summary-base = The classic game for two to four, as the box has it.
data-summary-depaul = Two players; they may agree on their own dictionary or board; a discrepancy is marked, the game finished, the director rules.
data-summary-fundraiser = Two teams, three-minute turns, a Word Judge; letters and a peek at the dictionary can be bought, failed challenges cost money and time.
data-summary-hasbro = Two to four players; a failed challenge costs the next turn; ties go to the score before unplayed letters.
data-summary-iowa = Two players, clocks if the organiser sets them; a play may be challenged until its player draws; going out earns twice the other's tiles.
data-summary-mattel = Two to four players; challenges are free unless you set a price; two rounds of passes end the game.
data-summary-naspa = Two players and clocks of 25 minutes; a failed challenge costs the next turn; six turns without points end the game.
data-summary-priston = Two to four players and a score-keeper; two-minute turns; challenges are free; two rounds of passes end the game.
data-summary-washburn = Two to four players; a failed challenge costs the challenger the next turn; ties go to the score before unplayed letters.
data-summary-wespa = Two players and clocks of 25 minutes; a failed challenge costs five points for each word; six turns without points end the game.

## Colours of premium squares

data-colour-light-blue = light blue
data-colour-dark-blue = dark blue
data-colour-navy = navy
data-colour-pink = pink
data-colour-red = red
data-colour-dark-red = dark red
data-colour-light-red = light red
data-colour-crimson = crimson

## Where tiles are mixed

data-kept-a-pouch-or-face-down-beside = a pouch, or face down beside the board
data-kept-face-down-or-in-a-pouch = face down, or in a pouch or another container
data-kept-face-down-or-in-the-bag = face down, or in the bag
data-kept-an-opaque-sack = an opaque sack
data-kept-the-tile-bag = the tile bag

## Helps that are sold

data-help-letter = A letter
data-help-peek = Sneak-A-Peek

## Boards

data-board-classic = Classic, 15 by 15
data-board-super = Super, 21 by 21

## Tile sets

data-tiles-english-super = English, 200 tiles
data-tiles-english = English, 100 tiles
data-tiles-spanish = Spanish, 100 tiles

## What sheets say of their events

data-event-depaul-opponents-schedule-their-own = Opponents schedule their own matches.
data-event-depaul-all-games-are-played = All games are played at the Ray Meyer Fitness and Recreation Center.
data-event-depaul-boards-and-a-dictionary = Boards and a dictionary are checked out at its front desk with your ID.
data-event-depaul-if-you-have-difficulty = If you have difficulty reaching your opponent by email or phone, tell the Intramural Office.
data-event-depaul-where-repeated-efforts-are = Where repeated efforts are shown, the office decides that week's match.
data-event-depaul-to-win-a-match = To win a match, its result must be emailed to the office; the winner sees to that.
data-event-depaul-a-game-that-is = A game that is not reported is a double forfeit.
data-event-fundraiser-the-tournament-has-two = The tournament has two rounds; the team with the highest score of both combined wins it.
data-event-iowa-the-schedule-gives-a = The schedule gives a day from 9 a.m. to 5 p.m.; the organiser says which, as the notice's weekday and date disagree.
data-event-iowa-the-venue-is-valley = The venue is Valley High School, 3650 Woodland Avenue, West Des Moines; there are directions to it.
data-event-iowa-please-bring-your-own = Please bring your own board, tiles and clock if you can; a limited number of sets is available.
data-event-iowa-the-organiser-may-change = The organiser may change the format of any age division for entry numbers, space or other reasons.
data-event-priston-mobile-phones-must-not = Mobile phones must not be used to help find words.
data-event-washburn-bring-your-current-picture = Bring your current picture ID: you need it to enter.
data-event-washburn-ids-may-be-checked = IDs may be checked to verify that players are eligible.
data-event-washburn-without-proper-id-nobody = Without proper ID nobody plays.
data-event-washburn-the-intramural-guidelines-on = The intramural guidelines on eligibility apply.
data-event-washburn-the-tournament-is-single = The tournament is single elimination unless you are notified otherwise.
data-event-washburn-boards-pieces-and-dictionaries = Boards, pieces and dictionaries are checked out at the front desk, within the facility.
data-event-washburn-general-intramural-information-and = General intramural information and sportsmanship policies: www.washburn.edu/getfit.

## How gaps in the sheets are read

data-reading-A-01 = Where a sheet does not say how many play, it is two; up to four where it speaks of other players.
data-reading-A-02 = Where a weekday and a date disagree, neither counts: the organiser says which day is meant.
data-reading-A-03 = Seats are fixed before the draw for first, and play runs clockwise from its winner. Only those who tie draw again, and every lot goes back.
data-reading-A-05 = No sheet gives a board or a set of tiles: the classic board of 15 by 15 and 100 English tiles are taken from the box rules. The colours are the sheet's own where it names them.
data-reading-A-06 = All the ways to form words count together, and every word that is touched must be good.
data-reading-A-07 = What a sheet leaves out about blanks and premium squares is taken from the box rules: every word formed is scored, and a blank is zero.
data-reading-A-08 = Word premiums multiply: two doubles make four times, two triples nine.
data-reading-A-09 = A tile is played once the play is announced; until then it may be moved. Where clocks are used, announcing fixes the tiles and pressing the clock passes the turn.
data-reading-A-10 = When the bag runs short, what remains is drawn.
data-reading-A-11 = The duties of the opening play follow the empty board, not the number of the turn.
data-reading-A-12 = The program's count stands over a score that was announced wrong. A wrong entry at a real table is corrected when both sides agree.
data-reading-A-13 = Players draw first and mix their old tiles in afterwards, so the bag must hold as many tiles as are exchanged.
data-reading-A-14 = Passing must be possible, or a game could come to a standstill. Where the sheet has a pass, at least one tile must be exchanged.
data-reading-A-15 = The run of passes that ends a game is broken by a play, an exchange or a play that comes off; a missed go counts as a pass.
data-reading-A-16 = Whether plays are left is settled by asking: when all have passed in a row, each side is asked in private, and nobody learns who said no.
data-reading-A-19 = The program blocks no word before it is challenged: a word that is not good stands unless somebody challenges it in time, and nothing gives it away.
data-reading-A-20 = The named dictionaries are not shipped: the organiser brings a list they hold, or a judge rules from the book.
data-reading-A-21 = Another dictionary or board counts only if all sides agreed on it before the first draw; the agreement is in the record.
data-reading-A-22 = The challenger names words, all by default, and gets one verdict on them together; one that is not good takes the whole play off.
data-reading-A-23 = Any opponent may challenge, and the first call counts. A turn has started when the next side accepts, buys a help, plays, passes or exchanges; arranging tiles in private starts nothing.
data-reading-A-24 = If a play comes off after its side has drawn, exactly the tiles drawn go back to the bag and the played ones to the rack.
data-reading-A-25 = Each failed challenge adds one lost turn, spent when play reaches that side; those left at the end lapse. A lost turn is no pass.
data-reading-A-26 = A call stops the turn's time; if the challenge fails, the time of the ruling and the penalty come off what is left.
data-reading-A-27 = Where the score-keeper is the side on turn, the next side confirms the score and shuts the window.
data-reading-A-28 = A soft limit warns and then asks. A hard limit makes the tiles on the board the play if it is legal; if not, the turn is lost.
data-reading-A-29 = At the bell a turn that was not announced goes back, and a ruling under way is finished. The organiser sets the length of the round.
data-reading-A-30 = Clocks are the organiser's choice, with length and penalty. Play goes on past zero; the penalty comes off last.
data-reading-A-31 = A bought letter costs the value on its face and is an extra tile for this turn; nobody starts a turn with a tile too many.
data-reading-A-32 = The look into the dictionary runs on the turn's own time and shows only words that begin with the letters declared.
data-reading-A-33 = Money never changes a score; what is owed is entered, and a mistake is reversed, never erased.
data-reading-A-34 = Where a sheet names no winner, it is the highest score.
data-reading-A-35 = A tie is first broken by the scores before unplayed tiles were counted. If it is still a tie, the sheet says what decides.
data-reading-A-38 = A discrepancy is marked at its turn and play goes on; the director's ruling is one entry that names the turn and what follows.

## Divisions, awards, notices, questions and things of the presets

data-division-main = Main
data-division-league = League
data-division-teams = Teams
data-division-evening = The evening
data-division-knockout = Knockout
data-award-winner = Winner of the tournament
data-award-game = Highest game
data-award-play = Highest play
data-award-points = Most points
data-award-gold = Gold
data-award-silver = Silver
data-award-bronze = Bronze
data-award-champion = Champion
data-notice-schedule = Opponents schedule their own matches.
data-notice-reach = If you have difficulty reaching your opponent by email or phone, tell the office.
data-notice-report = To win a match, report it: that is the winner's part, and a game that nobody reports is a double forfeit.
data-notice-discrepancy = Mark the point of a discrepancy, finish the game, and bring it to the director.
data-notice-bring = Please bring your own board, tiles and clock if you can; a limited number of sets is available.
data-notice-format = The organiser may change the format of any age division for entry numbers, space or other reasons.
data-notice-phones = Mobile phones must not be used to help find words.
data-ask-eligible = Are you eligible under the intramural guidelines?
data-field-eligibility = eligibility
data-thing-board = board
data-thing-tiles = tile set
data-thing-dictionary = dictionary
data-thing-clock = clock
data-where-desk = the front desk
data-document-picture = current picture ID
data-link-washburn = General intramural information and sportsmanship policies

## What is paid for, and books

data-per-point = point
data-cause-letter = A letter
data-cause-peek = Sneak-A-Peek
data-cause-entry-fee = entry fee
data-cause-donation = donation
data-cause-payment = payment
data-cause-failed-challenge = A failed challenge
data-cause-failed = failed challenge
data-book-unknown = unknown
data-book-enable = the ENABLE word list
data-book-rackhouse = the Rackhouse English dictionary
