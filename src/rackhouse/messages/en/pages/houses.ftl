player-Hugo = Hugo plays at a club: all three-letter words, and a bonus when he spots it.
player-Ines = Ines has read a lot, learned the two-letter words and saves her blanks.
player-Maud = Maud knows every word, misses nothing and keeps what pays best.
player-Nora = Nora plays on Sundays: plain words, laid with care, and no plan for later.
player-Otto = Otto knows the words of the newspaper and likes points above all.
player-Pip = Pip is learning: everyday words, short ones, and whatever fits first.
player-Vera = Vera wins tournaments: few words are new to her, and few plays escape her.
point-bonus = { $tiles } tiles at once earn { $count } points more
point-clocks-may = Clocks, if you set them
point-clocks-on = Clocks of { $time } for each
point-failed-each =
    { $count ->
        [one] A failed challenge costs { $count } point a word
       *[other] A failed challenge costs { $count } points a word
    }
point-failed-fee = A failed challenge costs { $price } and { $time }
point-failed-free = Challenges cost nothing
point-failed-points =
    { $count ->
        [one] A failed challenge costs { $count } point
       *[other] A failed challenge costs { $count } points
    }
point-failed-turn = A failed challenge costs your next turn
point-helps =
    { $count ->
        [one] A help can be bought
       *[other] { $count } helps can be bought
    }
point-judge = A judge rules on words
point-keeper = One of you keeps the score
point-markers = Mark a discrepancy, finish, ask the director
point-own = Agree on your own dictionary or board
point-passes =
    { $count ->
        [one] All pass once and the game ends
       *[other] All pass { $count } times and the game ends
    }
point-scope-play = The whole play is challenged at once
point-tie-before = Ties go to the score before unplayed letters
point-turn-hard = Turns of { $time }, and not longer
point-turn-soft = Turns of { $time }; then the score-keeper asks
point-unplayed-double = Going out earns twice the tiles left
point-window-draw = Challenge until the new tiles are drawn
