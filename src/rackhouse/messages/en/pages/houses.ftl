point-bonus = { $count } bonus points for { $tiles } tiles in one turn
point-clocks-may = Clocks, if you set them
point-clocks-on = { $time } on the clock for each side
point-failed-each =
    { $count ->
        [one] A failed challenge costs { $count } point per word
       *[other] A failed challenge costs { $count } points per word
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
        [one] One help is for sale
       *[other] { $count } helps are for sale
    }
point-judge = A judge rules on words
point-keeper = One of you keeps score
point-markers = Mark a discrepancy, finish, ask the director
point-own = You can agree on your own dictionary or board
point-passes =
    { $count ->
        [one] The game ends when everybody passes
       *[other] The game ends when everybody passes { $count } times
    }
point-scope-play = The whole play is challenged at once
point-tie-before = Ties go to the higher score before unplayed letters
point-turn-hard = { $time } per turn, no longer
point-turn-soft = { $time } per turn, then the score-keeper asks
point-unplayed-double = Going out earns twice the tiles left
point-window-draw = Challenge until new tiles are drawn
