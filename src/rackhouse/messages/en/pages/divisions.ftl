divisions-age-day = Ages are taken on { $day }. You can change a division’s format even after it has started; the change applies to later rounds. You can merge divisions only before they start.
divisions-award-add = Add an award
divisions-award-among = Only for (empty: everybody)
divisions-award-best-play = the highest play
divisions-award-for = For
divisions-award-high-game = the highest game
divisions-award-high-combined = the highest score of both together
divisions-award-high-loss = the highest losing score
divisions-award-high-win = the widest win
divisions-award-money = Prize money
divisions-award-place = a place
divisions-award-points = the most points
divisions-award-rated = Rated below (empty: any)
divisions-award-spread = the best spread
divisions-award-title = Name of the award
divisions-award-which = Which place
divisions-award-wins = the most wins
divisions-award-without = Remove { $name }
divisions-awards = Awards
divisions-awards-save = Save awards
divisions-awards-text = Awards go to places, or to records such as the highest play. An award for a class, such as juniors, goes to the best players in that class; each entry says which classes it plays for. You can change awards until the standings are certified. Players who are level share the money of the places they hold between them.
divisions-change = Change or merge
divisions-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
divisions-few = Few entries: merge this division, or change its format.
divisions-from = From age
divisions-merged = Merged from { $bands }.
divisions-merged-all = One set of awards for everybody.
divisions-merged-each = Awards in each age band.
divisions-open = Add a division
divisions-open-do = Add division
divisions-stage-certified = final
divisions-stage-open = not started
divisions-stage-started = under way
divisions-text = You can change a division’s format even after it has started; the change applies to later rounds. You can merge divisions only before they start. Give a reason for either.
divisions-title = Name
divisions-to = To age (empty: no limit)
