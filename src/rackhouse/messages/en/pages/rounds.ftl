ask-reason = Reason
ask-reason-stays = It stays in the record, so name nobody.
bracket-from = Show from
bracket-seeds = Small figures are seeds.
bracket-third = Third place
bracket-title = Bracket
formats-cap = The most spread that one game counts for (0: no limit)
formats-change = Change the format
formats-cop = COP: by what can still be won
formats-club-match = Club match over boards
formats-days = Days to play a challenge (0: no deadline)
formats-double-elimination = Double elimination
formats-end = More: rematches, king of the hill, Gibson rule, spread limit
formats-end-text = King of the hill: first meets second, third meets fourth. Gibson rule: a player who has secured a prize is paired with someone out of the prizes, and the pairing says why. Unless you limit the spread of a game or say how far one round can change it, only a lead in wins counts as secured.
formats-fresh-tables = Fresh tables each round
formats-gibson = Prize places for the Gibson rule (0: not used)
formats-gibson_spread = How far one round can move the spread between two players (0: by the limit per game)
formats-hill = Rounds of king of the hill at the end (0: none)
formats-idle_days = Days without a game before others move past (0: never)
formats-into = Merge into
formats-kept = Last round to keep as it is
formats-king-of-the-hill = King of the hill
formats-knockout = Knockout
formats-ladder = Ladder
formats-legs = How often everybody plays everybody
formats-merge = Merge with another division
formats-merge-do = Merge divisions
formats-merge-named = The merged division is named after all its ages: 50 to 54 and 65 to 69 become 50 to 69.
formats-per-band = Give the awards in each age band
formats-per-band-text = Everyone plays together either way. If ticked, the best of each age band win its awards; if not, the best of the merged division do.
formats-quads = Quads (groups of four)
formats-meetings = How often two players meet at most (0: no limit)
formats-reach = Rungs above that a player can challenge
formats-repeats_from = No rematches before round (0: as set for the event)
formats-round-robin = Round robin
formats-rounds = Number of rounds
formats-swiss = Swiss
formats-swiss_first = Rounds of Swiss before COP
formats-text = Everyone entered is told, with the reason.
formats-text-begun = The division has started. Results stay, and the new format applies to later rounds. Rounds are counted from the first. Everyone entered is told, with the reason.
formats-total-points = Fixed rounds, total points
formats-which = Format
game-links = Show the links
game-none = No game is open for this match yet.
game-open = Go to the table
game-pad = Open a score pad
game-screens = Play on screens
hall-agree = to be agreed
hall-away = not here yet
hall-by-hand = Drag a name onto another to swap the two. Without a mouse: press a name, then the one to swap it with. A locked match stays as it is when you pair again.
hall-disputed = disputed
hall-done = Done
hall-idle = not started
hall-in = result in
hall-lock = Lock this match
hall-locked = locked
hall-missing = result missing
hall-moved = changed by the organiser
hall-pair = Swap or pair with a reason
hall-picked = { $name }: press the name to swap with, or Escape.
hall-playing = playing
hall-reasons = Show reasons
hall-rematch = rematch of round { $round }
hall-swapped = { $one } and { $other } traded places. Undo it with Undo last.
hall-tied = tie to break
hall-unlock = Unlock this match
hand-entry = Entry { $number }
hand-nobody = Nobody
hand-pair = Pair by hand
hand-pair-text = Pair entries that have a bye or no match in this round. One entry alone gets a bye.
hand-swap = Swap two entries
hand-swap-text = The two trade places. Neither may have played in this round.
hand-title = Change pairings by hand
ladder-challenger = Who challenges
ladder-enter = Enter a challenge
ladder-enter-do = Enter challenge
ladder-enter-text = For players who tell the desk. Others challenge from their own page.
ladder-opponent = Whom
ladder-record = { $wins } won, { $losses } lost
ladder-title = The ladder
lock-apart = Keep two apart
lock-apart-text = For siblings or clubmates: these two are never paired, in any round.
lock-bye = Give the bye
lock-bye-text = This entry gets the bye in this round. It counts as the format says.
lock-lock = Pair these two
lock-lock-text = These two play each other in this round, whatever their standing.
lock-out = Leave somebody out
lock-out-text = This entry sits out the round, without a bye or points. It is paired again in the next.
match-agreed = Agreed for { $at }.
match-alone = its match
match-away = Not here yet: { $names }.
match-before = { $scores } before unplayed letters
match-by = Report by { $at }.
match-board = Board { $board }
match-by-hand = By hand: { $reason }
match-correct = Correct the result
match-dispute = The players disagree
match-dispute-do = Bring before the director
match-dispute-one = What one side says
match-dispute-other = What the other side says (optional)
match-dispute-text = It waits under Rulings, and the result does not change until it is ruled on.
match-game = Game
match-loser = loser of { $one } and { $other }
match-loser-table = loser of table { $table }
match-no-game = no pad yet
match-open = Open
match-overdue = Was to be reported by { $at }.
match-result = Result
match-seat = Table number
match-seat-do = Assign table
match-seated = not started
match-seed = seed { $seed }
match-table = Table { $table }
match-tied = tie to break
match-tied-waits = The desk will break the tie. There is nothing for you to do.
match-to-agree = to be agreed
match-turn = turn { $turn }
match-unknown = not known yet
match-winner = { $one } or { $other }
match-winner-table = winner of table { $table }
match-won = has won
missing-count =
    { $count ->
        [one] { $count } is not checked in but will be paired
       *[other] { $count } are not checked in but will be paired
    }
missing-count-out =
    { $count ->
        [one] { $count } is not checked in and will be paired unless left out
       *[other] { $count } are not checked in and will be paired unless left out
    }
missing-leave = Leave out of round { $round }
missing-leave-all = Leave all out of round { $round }
missing-reason = not here yet
missing-text = Withdraw no-shows under Entries. If they come after all, reinstate them there.
missing-text-out = Whoever is left out gets neither a bye nor points in this round and is paired in the next. Withdraw no-shows under Entries.
next-bye = { $names } has the bye: { $reason }
next-house = Add a house team
next-house-name = The house
next-house-why = There is an odd number of teams, so one of them plays a house team.
next-lock = { $names } meet: { $reason }
next-early = Pair before round { $before } is over
next-early-why = If you pair now, the standings without round { $before } count.
next-pair = Pair the round
next-set = Set pairings by hand
next-title = Round { $number }
next-waits =
    { $count ->
        [one] { $count } match has no result yet.
       *[other] { $count } matches have no result yet.
    }
out-back = Put back in
out-title = Sits out this round
out-who = { $name } sits out.
place-director = Director
place-judge = Judge
place-public = Spectators
place-score-keeper = Score-keeper
replay-do = Replay match
replay-text = Its result no longer counts.
replay-title = Replay the match
resting-again = Pair again
resting-begun = Has started, so it stays.
resting-corrected = Corrected since then: { $matches }. These pairings go by the old result:
resting-keep = Keep the pairings
resting-text = If people sit at their tables already, keep the pairings; the next round goes by the corrected standings. Paired again, the round goes by them now: matches that have started stay, and so do pairings set by hand.
resting-title = Round { $number } was paired before a result was corrected
result-absent = Did not play
result-before = Scores before unplayed letters
result-before-of = Score of { $name } before unplayed letters
result-best = Highest play of each side (optional)
result-best-of = Highest play of { $name }
result-by-scores = By the scores, or nobody
result-correct = Correct result
result-first = Who went first
result-kind = How it ended
result-kind-default = Default
result-kind-double-forfeit = Double forfeit
result-kind-forfeit = Forfeit
result-kind-no-show = No-show
result-kind-played = Played
result-kind-ruled = Ruled
result-means-default = A side was not allowed to play: no ID, not eligible.
result-means-double-forfeit = Nobody wins the match.
result-means-forfeit = A side gave up the match.
result-means-no-show = A side did not come. If neither came, nobody wins the match.
result-means-played = A game with scores, after unplayed letters.
result-means-ruled = The director decided. Give the reason.
result-missing-best = Enter the highest play of every side, or of none.
result-missing-scores = Enter a score for every side.
result-missing-winner = Choose the winner.
result-neither = Neither came
result-reason = Reason
result-record = Save result
result-score-of = Score of { $name }
result-scores = Scores
result-tie = A tie. It stays one under this event’s rules.
result-why = Reason for the correction
result-winner = Winner
results-all = Show finished matches too
results-find = Search by table, number or name
results-none = Every paired match has its result.
results-not-found = No match found.
results-other = Other…
results-save = Save
results-tie = A tie goes to the higher score before unplayed letters. Enter those scores too.
round-challenges = Challenges
round-done = done
round-final = Final
round-grand = Grand final
round-later = later
round-losers = Losers’ round { $number }
round-losers-last = Losers’ final
round-reasoning = How this round was paired
round-progress = { $done } of { $all } results
round-quarter = Quarter-finals
round-reset = Deciding match, if needed
round-section-final = Grand final
round-section-losers = Losers’ bracket
round-section-winners = Winners’ bracket
round-semi = Semi-finals
round-title = Round { $number }
round-week = Week { $number }
round-winners = Winners’ round { $number }
round-winners-last = Winners’ final
rounds-certified = certified
rounds-certify = Certify standings
rounds-division = Division
rounds-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
rounds-format = Change format or merge
rounds-pads = Open all score pads
rounds-screens = Open all games
rounds-tables = Assign tables
rounds-which = Round
says-absent = absent
says-bye = bye
says-default = default
says-forfeit = forfeit
says-no-show = no-show
says-nobody = nobody
says-w-o = w/o
seats-by-name = By name
seats-by-table = By table
seats-find = Search by name or table
seats-print = Print
seats-title = Seating
seed-down = Move { $name } down
seed-of = Seed of { $name }
seed-up = Move { $name } up
start-bracket = The whole bracket is made at once. The top seeds get the byes.
start-circle = All rounds are paired at once. Everybody plays everybody.
start-draw = Draw and start
start-entered =
    { $count ->
        [one] { $count } is entered.
       *[other] { $count } are entered.
    }
start-check-in = Check in at least two entries under Check-in, then start here.
start-few = A division needs at least two entries to start.
start-hand = Seed by hand
start-ladder = The first seed starts at the top. Players challenge those above them from their own pages.
start-missing =
    { $count ->
        [one] { $count } is left out
       *[other] { $count } are left out
    }
start-rated = Seed by rating
start-unrated =
    { $count ->
        [one] { $count } player has no rating and is seeded last.
       *[other] { $count } players have no rating and are seeded last, in the order of their numbers.
    }
start-order = Drag, use the arrows, or type a place. The first seed is at the top.
start-repeats = { $rounds } rounds are planned, but after { $most } everybody has met everybody, so there will be rematches.
start-quads = Groups of four are made by seed: the first four, the next four and so on. A last group of five to seven plays three rounds of Swiss.
start-rounds = Each round is paired when the one before is finished.
start-seeded = Start in this order
start-there =
    { $count ->
        [one] { $count } is here.
       *[other] { $count } are here.
    }
start-title = Ready to start
start-title-soon = Before the start
tables-assign = Assign tables
tables-first = First table
tables-text = Every match without a table gets the next free one. Matches that have a table keep it.
tie-director = The director decides
tie-draw = Draw tiles
tie-here = Draw here
tie-text = The scores do not decide this match.
tie-text-director = The scores before unplayed letters are level too. The director decides.
tie-to = To { $name }

side-first = 1st
side-second = 2nd
unpaired-find = Find an opponent
unpaired-who = { $name } has no match in this round.
