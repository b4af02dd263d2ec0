### Reports on games that were looked back on: pages, prints, the terminal.

report-title = Game analysis
report-games =
    { $games ->
        [0] No game was analysed.
        [one] 1 game, { $turns } turns.
       *[other] { $games } games, { $turns } turns.
    }
report-head =
    { $column ->
        [player] Player
        [games] Games
        [won] Won
        [accuracy] Accuracy
        [lost] Lost per turn
        [luck] Luck per game
        [bonuses] Bonuses
        [mistakes] Mistakes
        [turn] Turn
        [rack] Rack
        [played] Played
        [score] Score
        [total] Total
        [best] Best
        [points] Points lost
        [win] Chance lost
        [drew] Luck
        [count] How often
        [kind] Mistake
        [spread] Spread
       *[result] Result
    }
report-points-lost = { $points } points lost

report-judged-by = Judged by the word list { $words }.
report-simulated = The best moves of each turn were played on { $samples } times, { $plies } turns ahead. Endgames are exact where they could be proved.
report-not-simulated = Moves are compared by a network trained in self-play. Endgames are exact where they could be proved.
report-accuracy = Accuracy: a decision that loses nothing counts 100, one that loses 10 points counts 50, one that loses 20 counts 25, and so on; the accuracy is the mean over all decisions.
report-luck = Luck: how many more points the best play was worth than it would have been with other draws, on average.

report-section =
    { $what ->
        [players] Players
        [mistakes] Kinds of mistakes
        [costliest] The costliest mistakes
        [games] Every game
        [skipped] Files that were skipped
       *[how] How the games were judged
    }
report-play = { $place } { $word } ({ $score })
report-came-off = { $play }, came off
report-mistake-of = { $mistake } ({ $player })
report-about = Game { $game }, turn { $turn }
report-chance-lost = chance to win { $chance } lower
