### The explanation of a rule sheet: a sentence for every value that it can have.

-side =
    { $side ->
        [team] team
       *[player] player
    }

## Its parts

rule-part-setting-up = Setting up
rule-part-playing = Playing
rule-part-words = Words and challenges
rule-part-time = Time
rule-part-helps = Helps
rule-part-ending = Ending
rule-part-scoring = Scoring
rule-part-result = Result
rule-part-disputes = Disputes
rule-part-event = The event
rule-part-letters = Letter values
rule-part-tiles = The board and the tiles
rule-part-readings = How we read what a sheet leaves open
rule-letter-value = value
rule-letter-letters = letters
rule-letter-blank = blank
rule-house-over = House rules based on { $title }.

## Who says so

rule-by-text =
    { $ids ->
        [0] the sheet
       *[other] the sheet, { $ids }
    }
rule-by-text-as-read =
    { $ids ->
        [0] the sheet, as read in { $readings }
       *[other] the sheet, { $ids }, as read in { $readings }
    }
rule-by-inherited =
    { $ids ->
        [0] box rules
       *[other] box rules, { $ids }
    }
rule-by-chosen =
    { $ids ->
        [0] our choice, which an organiser may change
       *[other] our choice, { $ids }, which an organiser may change
    }
rule-by-house =
    { $ids ->
        [0] this house
       *[other] this house, { $ids }
    }

## Setting up

rule-of-sides-minimum =
    { $kind ->
        [fixed] A game has { $is } { -side }s.
       *[open] A game has { $is } to { $most } { -side }s; { $usual } unless the organiser says otherwise.
    }
    .label = Fewest sides
rule-of-tiles-board =
    { $premiums ->
        [one] The board: { $board } squares, with { $premiums } premium square.
       *[other] The board: { $board } squares, with { $premiums } premium squares.
    }
    .label = Board
rule-of-tiles-own-board =
    { $is ->
        [if-all-agree] Another board may be used if all { -side }s agree before the game.
       *[no] No other kind of board may be used.
    }
    .label = Players can bring another board
    .no = no
    .if-all-agree = if all agree
rule-of-tiles-set =
    { $blanks ->
        [one] The tiles: { $tiles }, { $blanks } blank among them.
       *[other] The tiles: { $tiles }, { $blanks } blanks among them.
    }
    .label = Set of tiles
rule-of-tiles-kept-in = Where the tiles are mixed: { $where }.
    .label = Where tiles are mixed
rule-of-first-seat =
    { $is ->
        [1] The side named first plays first. Nobody draws for it.
        [2] The side named second plays first. Nobody draws for it.
        [3] The side named third plays first. Nobody draws for it.
        [4] The side named fourth plays first. Nobody draws for it.
       *[0] Who plays first is drawn.
    }
    .label = The side that plays first (0: drawn)
rule-of-first-winner =
    { $is ->
        [nearest-start] Every { -side } draws a tile: the letter nearest the beginning of the alphabet plays first.
       *[nearest-end] Every { -side } draws a tile: the letter nearest the end of the alphabet plays first.
    }
    .label = First plays whoever draws nearest to
    .nearest-start = A
    .nearest-end = Z
rule-of-first-blank =
    { $is ->
        [beats-all] A blank beats every letter.
       *[loses-to-all] A blank loses to every letter.
    }
    .label = A blank in this draw
    .beats-all = beats every letter
    .loses-to-all = loses to every letter
rule-of-first-ties = Only those who tie for first draw again.
rule-of-first-lots = The tiles drawn for this go back, and all tiles are mixed again.
rule-of-tiles-rack =
    { $is ->
        [one] Then every { -side } draws { $is } tile.
       *[other] Then every { -side } draws { $is } tiles.
    }
    .label = Tiles on a rack
rule-of-dealing-order =
    { $is ->
        [first-player-first] Whoever plays first draws first.
       *[seat-order] They draw in the order of the seats.
    }
    .label = First racks are drawn
    .first-player-first = starting with whoever plays first
    .seat-order = in seat order
rule-of-score-keeper-chosen =
    { $is ->
        [a-player] One of the { -side }s is chosen as score-keeper.
       *[none] No score-keeper is chosen.
    }
    .label = Score-keeper
    .none = nobody
    .a-player = one of the players
rule-of-first-order =
    { $kind ->
        [two] The { -side }s take turns.
       *[more] Play goes clockwise, to the left.
    }

## Playing

rule-of-placing-opening-tiles = The opening play is one word of { $is } or more tiles, one of them on the start square.
    .label = Fewest tiles in the opening play
rule-of-placing-direction = All tiles of a turn lie in one line, across or down, never diagonally.
rule-of-placing-later = Each later turn adds tiles to those on the board; whatever they touch must form complete words with them.
rule-of-placing-blanks = A blank is any letter; its player says which, and it stays that letter.
rule-of-placing-locked =
    { $is ->
        [when-laid] A tile that has touched the board stays where it is.
       *[when-committed] Tiles may be moved about until the play is announced; after that they stay.
    }
    .label = A tile can no longer be moved
    .when-committed = once the play is announced
    .when-laid = once it is laid
rule-of-placing-ends-by =
    { $is ->
        [press] To end a turn, count and announce its score and, if clocks are in use, start the opponent's clock.
       *[announcement] To end a turn, count and announce its score.
    }
    .label = A turn is ended by
    .announcement = announcing the score
    .press = pressing the clock
rule-of-drawing-tiles = The { -side } then draws as many tiles as were played, or what is left in the bag.
rule-of-drawing-when =
    { $is ->
        [when-window-shuts] They are drawn when the play can no longer be challenged.
       *[at-once] They are drawn at once, while the play can still be challenged.
    }
    .label = New tiles are drawn
    .at-once = at once
    .when-window-shuts = when the play stands
rule-of-exchange-way = A turn may be used to exchange tiles: lay them face down, draw as many, then mix them in; that ends the turn.
rule-of-exchange-least-in-bag =
    { $is ->
        [0] The bag must hold as many tiles as are exchanged.
       *[other] The bag must hold as many tiles as are exchanged, and at least { $is }.
    }
    .label = Tiles the bag must hold for an exchange
rule-of-exchange-none-is =
    { $is ->
        [pass] Exchanging no tile is a pass.
       *[refused] At least one tile must be exchanged.
    }
    .label = An exchange of no tiles is
    .pass = a pass
    .refused = not allowed
rule-of-passing-allowed =
    { $is ->
        [yes] A { -side } may pass.
       *[no] Nobody may pass.
    }
    .label = A side may pass

## Words and challenges

rule-excluded =
    { $kind ->
        [always-capitalised] words that are always capitalised
        [abbreviation] abbreviations
        [lone-affix] prefixes or suffixes standing alone
       *[hyphen-or-apostrophe] words that need a hyphen or an apostrophe
    }
rule-of-words-source =
    { $kind ->
        [list] Any word in the word list is good
        [any] Any word in the dictionary is good, foreign words and plurals too
       *[dictionary] Any word that the dictionary labels as a part of speech is good, including foreign, archaic, obsolete, colloquial and slang words
    }{ $excluded ->
        [0] .
       *[other] ; not allowed are { $excluded }.
    }
    .label = A word is good if it is
    .dictionary = in the dictionary
    .list = in the list
rule-of-words-dictionary =
    { $kind ->
        [none] The organiser names the dictionary in force before play.
        [book] The dictionary in force: { $is }.
       *[edition] The dictionary in force: { $is }, { $edition }.
    }
    .label = Dictionary
rule-of-words-own-dictionary =
    { $is ->
        [if-all-agree] Another dictionary may be used if all { -side }s agree before the game.
       *[no] No other dictionary may be used.
    }
    .label = Players can agree on another dictionary
    .no = no
    .if-all-agree = if all agree
rule-of-words-look-ups =
    { $is ->
        [challenges-and-peeks] The dictionary is consulted for challenges and paid peeks only.
       *[challenges-only] The dictionary is consulted for challenges only.
    }
    .label = The dictionary is opened for
    .challenges-only = challenges
    .challenges-and-peeks = challenges and paid looks
rule-of-words-repeats =
    { $is ->
        [yes] The same word may be played more than once.
       *[no] No word may be played twice in a game.
    }
    .label = A word can be played again
rule-of-words-phonies =
    { $is ->
        [void] A word that is not good cannot be played at all, so nobody needs to challenge.
       *[stand-unless-challenged] A word that is not good stands unless it is challenged in time.
    }
    .label = A phony
    .stand-unless-challenged = stands unless challenged
    .void = cannot be played
rule-of-window-shuts =
    { $is ->
        [draw] A play may be challenged after its turn has ended and before its { -side } draws; once the first tile is drawn it is too late.
        [score-confirmed] A play may be challenged until its score is confirmed and the next { -side } starts.
       *[next-start] A play may be challenged until the next { -side } starts a turn.
    }
    .label = A play can be challenged until
    .next-start = the next side starts its turn
    .draw = its player has drawn
    .score-confirmed = the score is entered
rule-of-window-others-seconds = With three or more { -side }s, the next one waits until all others have accepted the play, or { $time }.
    .label = Seconds the next side waits for the others
rule-of-window-draw-after-seconds = The { -side } that played may ask for the draw after { $time }.
    .label = Seconds before new tiles can be drawn
rule-of-window-hold-seconds =
    { $is ->
        [0] Nobody may call hold.
       *[other] An opponent in doubt may call hold, which delays the draw for up to { $time }.
    }
    .label = Seconds a hold lasts
rule-of-window-out-play-seconds = A play that would end the game waits until every other { -side } accepts it or one challenges; silence for { $time } accepts it.
    .label = Seconds until the last play stands unchallenged
rule-of-challenge-scope =
    { $is ->
        [play] All words of a play are challenged together; if one is not good, the play comes off.
       *[named-words] The challenger names the words, or means all of them; they are ruled on together, and if one of them is not good, the play comes off.
    }
    .label = A challenge is about
    .play = the whole play
    .named-words = the words that are named
rule-of-challenge-ruled-by =
    { $is ->
        [list] The program rules from the list in force.
        [judge] A Word Judge is called and rules.
       *[players] The { -side }s look the words up and confirm together what the book says.
    }
    .label = Challenges are ruled on by
    .list = the word list
    .judge = a judge
    .players = both sides, from the book
rule-of-challenge-withdrawn = Not good: the { -side } takes back the tiles, loses that turn and scores nothing.
rule-of-challenge-failed-turns =
    { $gives ->
        [nothing] { $costs ->
            [0] Good: the play stands, and the challenge costs nothing.
           *[other] Good: the play stands, and the { -side } that challenged loses { $costs }.
        }
       *[points] { $costs ->
            [0] Good: the play stands, and whoever played it gets { $points }.
           *[other] Good: the play stands; the { -side } that challenged loses { $costs }, and whoever played it gets { $points }.
        }
    }
    .label = Turns lost for a failed challenge
rule-cost-turn = the next turn
rule-cost-points =
    { $per ->
        [each-word] { $points ->
            [one] { $points } point for each word challenged
           *[other] { $points } points for each word challenged
        }
       *[challenge] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
rule-of-challenge-ruling-time =
    { $is ->
        [charged-to-challenger] The time that a failed challenge took is lost to the { -side } that challenged.
       *[free] A ruling takes nobody's time.
    }
    .label = The time a ruling takes
    .free = comes off nobody’s clock
    .charged-to-challenger = comes off the challenger’s clock if the challenge fails
rule-of-challenge-ruling-shuts-window =
    { $is ->
        [yes] After a ruling the play stands: it is not challenged twice.
       *[no] Words not yet ruled on may still be challenged while there is time.
    }
    .label = After a ruling the play is final
rule-of-challenge-cap =
    { $is ->
        [0] There is no cap on challenges.
        [one] Each { -side } has { $is } challenge in a game.
       *[other] Each { -side } has { $is } challenges in a game.
    }
    .label = Most challenges in a game (0: no limit)

## Time

rule-of-turn-limit =
    { $is ->
        [none] A turn has no time limit.
        [soft] A turn should not last more than { $time }; then the { -side } should play, exchange or miss the go.
       *[hard] A turn lasts { $time } at most: a legal play that lies on the board then counts, and anything else goes back to the rack.
    }
    .label = A turn’s time
    .none = is not limited
    .soft = is up: the score-keeper decides
    .hard = ends the turn
rule-of-turn-more-time = The score-keeper may grant more time.
rule-of-turn-bank-seconds =
    { $is ->
        [0] There is no time bank.
       *[other] Each { -side } also has a time bank of { $time } for the whole game; it is used when a turn takes longer.
    }
    .label = Seconds in each time bank
rule-of-turn-warn-seconds =
    { $is ->
        [0] There is no warning before the time is up.
       *[other] A warning comes after { $time }.
    }
    .label = Seconds before a warning
rule-of-turn-missed-go-is =
    { $is ->
        [pass] A missed go counts as a pass.
        [forfeit] Whoever runs out of time loses the game; with three or more sides, the others play on.
       *[nothing] A missed go does not count as a pass.
    }
    .label = A missed go
    .pass = counts as a pass
    .forfeit = loses the game
    .nothing = counts as nothing
rule-of-clocks-use =
    { $is ->
        [off] No game clocks are used.
        [if-organiser-sets] Clocks are used if the organiser sets them.
       *[on] { $seconds ->
            [0] Each { -side } has a clock; the organiser sets the time.
           *[other] Each { -side } has a clock with { $time } for the game.
        }
    }
    .label = Clocks
    .off = are not used
    .if-organiser-sets = are used if they are set
    .on = are used
rule-of-clocks-seconds =
    { $points ->
        [one] The organiser then says how long each { -side } has and what a minute over costs; { $time } and { $points } point are suggested.
       *[other] The organiser then says how long each { -side } has and what a minute over costs; { $time } and { $points } points are suggested.
    }
    .label = Seconds for each side
rule-of-clocks-overtime-points =
    { $is ->
        [one] Play goes on past the end of a clock; each started minute over costs { $is } point at the end.
       *[other] Play goes on past the end of a clock; each started minute over costs { $is } points at the end.
    }
    .label = Points off for each minute of overtime
rule-of-round-limit =
    { $is ->
        [none] The round has no time limit.
        [set] The round lasts { $time }.
       *[organiser-sets] { $seconds ->
            [0] The organiser sets the time for the round before it begins.
           *[other] The organiser sets the time for the round: { $time }.
        }
    }
    .label = The round’s time
    .none = is not limited
    .organiser-sets = is set by the organiser
    .set = is set
rule-of-round-at-bell =
    { $is ->
        [hard-stop] At the bell the game stops; what is not announced goes back.
        [finish-turn] At the bell the turn under way is finished.
       *[equal-turns] At the bell play goes on until every { -side } has had as many turns.
    }
    .label = At the bell
    .hard-stop = the game stops
    .finish-turn = the turn is finished
    .equal-turns = everybody gets the same number of turns

## Helps

rule-helps-none = No helps are sold.
rule-helps-money = Money never changes a score.
rule-help-offered =
    { $kind ->
        [letter] { $title }: a letter of your choice, { $price } for each point on its face.
        [peek] { $title }: a look into the dictionary of { $time }, for { $price }.
        [time] { $title }: { $time } more for { $price }.
       *[service] { $title }: for { $price }.
    }
rule-help-per-turn =
    { $times ->
        [1] It may be bought once in a turn.
        [2] It may be bought twice in a turn.
       *[other] It may be bought { $times } times in a turn.
    }
rule-help-ends-turn =
    { $ends ->
        [yes] Buying it ends the turn.
       *[no] Buying it does not end the turn.
    }
rule-help-blank = A blank costs { $price }.
rule-help-no-blank = A blank is not for sale.
rule-help-replaces =
    { $replaces ->
        [yes] The bought tile is swapped for one of the rack.
       *[no] The bought tile is an extra one for this turn; if the rack is too full when the turn ends, it goes back without refund.
    }
rule-help-known-letters =
    { $letters ->
        [one] The first letter of the word must be known.
       *[other] The first { $letters } letters of the word must be known.
    }

## Ending

rule-of-ending-going-out =
    { $is ->
        [yes] The game ends when the bag is empty and one { -side } has used the last tile of the rack.
       *[no] The game goes on when a { -side } has used the last tile of the rack.
    }
    .label = The game ends when a side goes out
rule-of-ending-agreement =
    { $is ->
        [yes] It ends when all possible plays have been made: after every { -side } has passed in turn, each is asked privately "no more plays?", and all must say yes.
       *[no] Nobody is asked whether plays are left.
    }
    .label = When everybody has passed, ask each side: no more plays?
rule-of-ending-pass-rounds =
    { $is ->
        [0] Passes alone never end it.
        [1] It ends when every { -side } has passed once.
        [2] It ends when every { -side } has passed twice in succession.
       *[other] It ends when every { -side } has passed { $is } times in succession.
    }
    .label = Rounds of passes that end the game (0: never)
rule-of-ending-scoreless-turns =
    { $is ->
        [0] Turns without points never end it.
        [1] It ends with the first turn without points.
       *[other] It ends after { $is } turns without points in a row.
    }
    .label = Turns without points that end the game (0: never)

## Scoring

rule-of-scoring-words = A play scores every word that it forms or changes: the letters' values with the premium squares under the tiles just laid.
rule-of-scoring-blanks = A blank scores zero; on a premium square for words it still multiplies the word.
rule-square =
    { $what ->
        [letter] { $times ->
            [2] Squares in { $colour } double the letter on them.
            [3] Squares in { $colour } triple the letter on them.
           *[other] Squares in { $colour } quadruple the letter on them.
        }
       *[word] { $times ->
            [2] Squares in { $colour } double the whole word.
            [3] Squares in { $colour } triple the whole word.
           *[other] Squares in { $colour } quadruple the whole word.
        }
    }
rule-of-scoring-start =
    { $what ->
        [letter] { $times ->
            [2] The start square is { $colour }: it doubles the letter on it.
            [3] The start square is { $colour }: it triples the letter on it.
           *[other] The start square is { $colour }: it quadruples the letter on it.
        }
       *[word] { $times ->
            [2] The start square is { $colour }: it doubles the first word.
            [3] The start square is { $colour }: it triples the first word.
           *[other] The start square is { $colour }: it quadruples the first word.
        }
    }
rule-of-scoring-letter-premiums = Letter premiums count before word premiums.
rule-of-scoring-word-premiums = Two word premiums multiply each other.
rule-of-scoring-premiums = A premium counts only in the turn that covers it.
rule-of-scoring-bonus-tiles =
    { $points ->
        [0] There is no bonus for many tiles in one turn.
        [one] { $reach ->
            [more] Laying { $is } or more tiles in one turn earns { $points } point more, after everything else is counted.
           *[all] Laying { $is } tiles in one turn earns { $points } point more, after everything else is counted.
        }
       *[other] { $reach ->
            [more] Laying { $is } or more tiles in one turn earns { $points } points more, after everything else is counted.
           *[all] Laying { $is } tiles in one turn earns { $points } points more, after everything else is counted.
        }
    }
    .label = Tiles in one turn for the bonus
rule-of-scoring-tally = The tally is entered after each turn.
rule-of-scoring-confirmed-by =
    { $is ->
        [score-keeper] The score-keeper confirms each score.
       *[program] The program's count stands.
    }
    .label = Scores are entered by
    .program = the program
    .score-keeper = the score-keeper
rule-of-unplayed-count =
    { $is ->
        [double-to-out] A { -side } that used all tiles gains twice what the other holds, and the other loses nothing; if nobody is out, each score drops by the { -side }'s own unplayed tiles.
       *[own-off-and-others-to-out] At the end each score drops by the { -side }'s own unplayed letters, and a { -side } that used all letters gains what the others hold.
    }
    .label = Unplayed letters
    .own-off-and-others-to-out = come off; the side that went out gets the others’
    .double-to-out = count twice for the side that went out

## Result and disputes

rule-of-result-winner = The highest final score wins.
rule-of-result-tie =
    { $is ->
        [score-before-unplayed] On a tie, the higher score before unplayed letters were counted wins.
       *[stays] A tie is not broken by the scores.
    }
    .label = A tie
    .score-before-unplayed = goes to the higher score before unplayed letters
    .stays = stays a tie
rule-of-result-still-tied =
    { $is ->
        [replay-or-draw] If it is still a tie, they play again or draw tiles for it, as the organiser decides.
        [director] If it is still a tie, the director decides.
        [half-win-each] If it is still a tie, each has half a win.
        [better-round] If it is still a tie, the better round decides; after that they share the place.
       *[shared] If it is still a tie, they share the place.
    }
    .label = If still tied
    .replay-or-draw = play again or draw lots
    .director = the director decides
    .half-win-each = half a win each
    .better-round = the better round wins
    .shared = the win is shared
rule-of-disputes-markers =
    { $is ->
        [yes] A discrepancy that cannot be resolved at the table is marked where it arose; the game is finished, and the director rules afterwards.
       *[no] Discrepancies are not marked; the { -side }s settle them as they arise.
    }
    .label = A discrepancy can be marked for the director

## What points that no play earned are for: follows the points

rule-points-challenge = for a failed challenge
rule-points-others-unplayed = for the others' tiles
rule-points-overtime = for overtime
rule-points-own-unplayed = for unplayed tiles

## Sections of a sheet, as headings

rule-section-challenge = Challenges
rule-section-clocks = Clocks
rule-section-colours = Colours of premium squares
rule-section-dealing = Dealing
rule-section-disputes = Disputes
rule-section-drawing = Drawing
rule-section-ending = When the game ends
rule-section-exchange = Exchanging
rule-section-first = Who plays first
rule-section-helps = Helps for sale
rule-section-passing = Passing
rule-section-placing = Laying tiles
rule-section-result = Who wins
rule-section-round = The round
rule-section-score-keeper = Score-keeper
rule-section-scoring = Scoring
rule-section-sides = Players or teams
rule-section-tiles = Tiles and board
rule-section-turn = Time for a turn
rule-section-unplayed = Unplayed letters
rule-section-window = How long a play can be challenged
rule-section-words = Words

## Labels of what other sentences say as well

rule-of-title =
    .label = Name of these rules
rule-of-summary =
    .label = In one line
rule-of-sides-maximum =
    .label = Most sides
rule-of-sides-usual =
    .label = Usual number of sides
rule-of-sides-called =
    .label = A side is called
    .player = player
    .team = team
rule-of-colours-double-letter =
    .label = Double letter
rule-of-colours-triple-letter =
    .label = Triple letter
rule-of-colours-quadruple-letter =
    .label = Quadruple letter
rule-of-colours-double-word =
    .label = Double word
rule-of-colours-triple-word =
    .label = Triple word
rule-of-colours-quadruple-word =
    .label = Quadruple word
rule-of-scoring-bonus-points =
    .label = Bonus points
rule-of-words-edition =
    .label = Edition
rule-of-words-exclusions =
    .label = Never good
    .always-capitalised = names
    .abbreviation = abbreviations
    .lone-affix = lone prefixes and suffixes
    .hyphen-or-apostrophe = words with a hyphen or an apostrophe
rule-of-words-part-of-speech =
    .label = Only dictionary words with a part of speech
rule-of-challenge-failed-points =
    .label = Points for a failed challenge
rule-of-challenge-failed-fee =
    .label = Fee for a failed challenge, in cents
rule-of-challenge-failed-seconds =
    .label = Seconds for a failed challenge
rule-of-challenge-points-for =
    .label = These points are for
    .challenge = the challenge
    .each-word = each word challenged
rule-of-turn-seconds =
    .label = Seconds for a turn
rule-of-round-seconds =
    .label = Seconds for the round
rule-of-helps-kind =
    .label = Kind
    .letter = a letter
    .peek = a look into the dictionary
    .time = time
    .service = a service
rule-of-helps-title =
    .label = Name
rule-of-helps-price =
    .label = Price in cents (a letter: for each point)
rule-of-helps-per-turn =
    .label = Most per turn
rule-of-helps-seconds =
    .label = Seconds
rule-of-helps-known-letters =
    .label = First letters that must be known
rule-of-helps-blank-price =
    .label = Price of a blank in cents (0: not for sale)
rule-of-helps-replaces =
    .label = Swapped for a tile on the rack
rule-of-helps-ends-turn =
    .label = Ends the turn
