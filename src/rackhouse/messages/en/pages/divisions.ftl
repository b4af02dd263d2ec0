divisions-age-day = Ages count on { $day }. A division changes its format, also for the rounds to come once it has begun, and is merged until it starts.
divisions-award-add = One more award
divisions-award-among = Among (empty: all)
divisions-award-best-play = the highest play
divisions-award-for = For
divisions-award-high-game = the highest game
divisions-award-place = a place
divisions-award-points = the most points
divisions-award-spread = the best point difference
divisions-award-title = What it is called
divisions-award-which = Which place
divisions-award-wins = the most wins
divisions-award-without = Without { $name }
divisions-awards = Awards
divisions-awards-save = Save the awards
divisions-awards-text = For places and for the most of something. An award of a class, such as juniors, goes to the best of those who are in it; who is, is said with the entry. They can be changed until the places are certified.
divisions-change = Change or merge
divisions-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
divisions-few = Few entries: merge it, or change how it is played.
divisions-from = From age
divisions-merged = Merged from { $bands }.
divisions-merged-all = One set of awards for all of them.
divisions-merged-each = Awards in each age band.
divisions-open = Add a division
divisions-open-do = Add it
divisions-stage-certified = final
divisions-stage-open = not started
divisions-stage-started = under way
divisions-text = A division changes its format, also for the rounds to come once it has begun, and is merged until it starts: each with a reason.
divisions-title = Name
divisions-to = To age (empty: and over)
