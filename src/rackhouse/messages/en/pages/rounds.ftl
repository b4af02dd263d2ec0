ask-reason = Reason
ask-reason-stays = It stays in the record, so name nobody.
bracket-from = Show from
bracket-seeds = Small figures are seeds.
bracket-third = Third place
bracket-title = Bracket
formats-cap = The most that one game adds to a spread (0: no cap)
formats-change = Change the format
formats-days = Within how many days a challenge is played (0: no deadline)
formats-double-elimination = Double elimination
formats-end = The last rounds, safe places, a cap of spread
formats-end-text = On the hill first meets second, third meets fourth. With places that count, whoever has one of them for certain meets somebody who can no longer reach any, and the reason stands beside the pairing. Without a cap of spread, and without a figure for what one round can change, only a lead in wins is certain.
formats-fresh-tables = Fresh tables each round
formats-gibson = Places that count (0: safe places change no pairing)
formats-gibson_spread = The most that one round can change the spread between two (0: by the cap)
formats-hill = Rounds of king of the hill at the end (0: none)
formats-idle_days = Days without a game after which others pass (0: never)
formats-into = Into which division
formats-kept = The last round that stays as it is
formats-king-of-the-hill = King of the hill
formats-knockout = Knockout
formats-ladder = Ladder
formats-merge = Merge with another division
formats-merge-do = Merge
formats-merge-named = The merged division is named for all its ages: 50 to 54 and 65 to 69 become 50 to 69.
formats-per-band = Give the awards in each age band
formats-per-band-text = Everyone plays together either way. If ticked, the best of each age band win its awards; if not, the best of the merged division do.
formats-reach = How many rungs above one may challenge
formats-round-robin = Round robin
formats-rounds = How many rounds
formats-swiss = Swiss
formats-text = Everyone entered is told, with the reason.
formats-text-begun = The division has begun: what was played stays, and the new format is for the rounds to come. Rounds are counted from the first. Everyone entered is told, with the reason.
formats-total-points = Fixed rounds, total points
formats-which = Format
game-links = Show the links
game-none = No game is open for this match.
game-open = To the table
game-pad = Open a score pad
game-screens = Play on screens
hand-entry = Entry { $number }
hand-nobody = Nobody
hand-pair = Pair by hand
hand-pair-text = Those with a bye or without a match in this round sit down together; one alone has a bye.
hand-swap = Swap two
hand-swap-text = The two change places. Neither may have played in this round.
hand-title = Change by hand
ladder-challenger = Who challenges
ladder-enter = Enter a challenge
ladder-enter-do = Enter it
ladder-enter-text = For somebody who told the desk. Players challenge from their own pages.
ladder-opponent = Whom
ladder-record = { $wins } won, { $losses } lost
ladder-title = The ladder
lock-apart = Keep two apart
lock-apart-text = Siblings, or the same club: these two are not paired in any round.
lock-bye = Give the bye
lock-bye-text = This entry has the round's bye, which counts as the format has it.
lock-lock = Let two meet
lock-lock-text = These two meet in the round, whatever their places.
lock-out = Leave somebody out
lock-out-text = This entry is not there: it has neither a bye nor points in the round, and is paired in the next.
match-agreed = Agreed for { $at }.
match-alone = its match
match-away = Not here yet: { $names }.
match-before = { $scores } before unplayed letters
match-by = To be reported by { $at }.
match-by-hand = By hand: { $reason }
match-correct = Correct the result
match-game = Game
match-loser = loser of { $one } and { $other }
match-loser-table = loser of table { $table }
match-no-game = no pad yet
match-open = Open
match-result = Result
match-seat = Table number
match-seat-do = Seat them there
match-seated = not started
match-seed = seed { $seed }
match-table = Table { $table }
match-tied = tie to break
match-tied-waits = Nothing is left for you to do: the desk breaks the tie.
match-to-agree = to be agreed
match-turn = turn { $turn }
match-unknown = still open
match-winner = { $one } or { $other }
match-winner-table = winner of table { $table }
match-won = has won
missing-count =
    { $count ->
        [one] { $count } is not checked in, and is paired all the same
       *[other] { $count } are not checked in, and are paired all the same
    }
missing-count-out =
    { $count ->
        [one] { $count } is not checked in, and is paired unless left out
       *[other] { $count } are not checked in, and are paired unless left out
    }
missing-leave = Leave out of round { $round }
missing-leave-all = Leave all of them out of round { $round }
missing-reason = not here yet
missing-text = Who does not come is withdrawn under Entries, and can play on when they come after all.
missing-text-out = Whoever is left out has neither a bye nor points in this round, and is paired in the next. Who does not come at all is withdrawn under Entries.
next-bye = { $names } has the bye: { $reason }
next-house = Add a house team
next-house-name = The house
next-house-why = An odd number of teams: one of them plays a team of the house.
next-lock = { $names } meet: { $reason }
next-pair = Pair the round
next-set = Set something by hand
next-title = Round { $number }
next-waits =
    { $count ->
        [one] { $count } match of the round before has no result.
       *[other] { $count } matches of the round before have no result.
    }
out-back = Plays after all
out-title = Sits out this round
out-who = { $name } sits out.
place-director = Director
place-judge = Judge
place-public = Those who look on
place-score-keeper = Score-keeper
replay-do = Have it played again
replay-text = What it ended with no longer counts.
replay-title = Play it again
resting-again = Pair again
resting-begun = Has begun, and stays.
resting-corrected = Corrected since then: { $matches }. These pairings rest on the old result:
resting-none = All of them have begun, so they stay.
resting-text = Pairing again uses the standings as they are now. Matches that have begun stay, and so do pairings set by hand.
resting-title = Round { $number } was paired before a result was corrected
result-absent = Did not play
result-before = Scores before unplayed letters
result-before-of = Score of { $name } before unplayed letters
result-best = Highest play of each, if it was noted
result-best-of = Highest play of { $name }
result-by-scores = As the scores say, or nobody
result-correct = Correct it
result-kind = How it ended
result-kind-default = Default
result-kind-double-forfeit = Double forfeit
result-kind-forfeit = Forfeit
result-kind-no-show = No-show
result-kind-played = Played
result-kind-ruled = Ruled
result-means-default = A side was not allowed to play: no ID, not eligible.
result-means-double-forfeit = Nobody gets the match.
result-means-forfeit = A side gave the match up.
result-means-no-show = A side did not come. If neither came, nobody gets the match.
result-means-played = A game with scores, after unplayed letters.
result-means-ruled = The director decided; the reason is needed.
result-missing-best = Give the highest play of every side, or of none.
result-missing-scores = Give a score for every side.
result-missing-winner = Say who has the match.
result-neither = Neither came
result-reason = Reason
result-record = Write it down
result-score-of = Score of { $name }
result-scores = Scores
result-tie = A tie. If the house goes by the scores before unplayed letters, give them too.
result-why = Why it is corrected
result-winner = Who has the match
results-all = Also those that are in
results-find = Find by table, number or a few letters
results-none = Every match that has been paired has its result.
results-not-found = No match fits that.
results-other = Other…
results-save = Save
results-tie = A tie goes to the higher score before unplayed letters. Give those scores too.
round-challenges = Challenges
round-done = done
round-final = Final
round-grand = Grand final
round-later = later
round-losers = Losers’ round { $number }
round-losers-last = Losers’ final
round-progress = { $done } of { $all } in
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
rounds-certify = Certify the places
rounds-division = Division
rounds-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
rounds-format = Format or merge
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
seats-find = A few letters, or the table
seats-print = Print it
seats-title = Where everybody sits
seed-down = { $name }: one down
seed-of = Seed of { $name }
seed-up = { $name }: one up
start-bracket = The bracket is laid out at once, with byes for the first seeds.
start-circle = All weeks are laid out at once; everybody meets everybody.
start-draw = Draw and start
start-entered =
    { $count ->
        [one] { $count } is entered.
       *[other] { $count } are entered.
    }
start-few = A division starts with two entries at least.
start-hand = Seed by hand
start-ladder = The first seed stands on top. Players challenge those above them, from their own pages.
start-missing =
    { $count ->
        [one] { $count } is left out
       *[other] { $count } are left out
    }
start-order = Drag, move, or type a place; the first seed stands first.
start-repeats = { $rounds } rounds are planned, and after { $most } everybody has met everybody: some meet again.
start-rounds = Each round is paired when the one before is over.
start-seeded = Start in this order
start-there =
    { $count ->
        [one] { $count } is there.
       *[other] { $count } are there.
    }
start-title = Ready to start
tables-assign = Seat them
tables-first = First table
tables-text = Every match of the round that has no table gets one, one after another. Nobody who is seated moves, and tables in use are left out.
tie-director = The director decides
tie-draw = A draw of tiles
tie-here = Draw here
tie-text = Nothing in the scores says who has the match.
tie-text-director = The scores are level before unplayed letters too. The director decides.
tie-to = To { $name }
