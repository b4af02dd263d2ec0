house-summary-base = The classic game for two to four, as the box has it.
house-summary-depaul = Two players; they may agree on their own dictionary or board; a discrepancy is marked, the game finished, the director rules.
house-summary-fundraiser = Two teams, three-minute turns, a Word Judge; letters and a peek at the dictionary can be bought, failed challenges cost money and time.
house-summary-hasbro = Two to four players; a failed challenge costs the next turn; ties go to the score before unplayed letters.
house-summary-iowa = Two players, clocks if the organiser sets them; a play may be challenged until its player draws; going out earns twice the other's tiles.
house-summary-mattel = Two to four players; challenges are free unless you set a price; two rounds of passes end the game.
house-summary-naspa = Two players and clocks of 25 minutes; a failed challenge costs the next turn; six turns without points end the game.
house-summary-priston = Two to four players and a score-keeper; two-minute turns; challenges are free; two rounds of passes end the game.
house-summary-washburn = Two to four players; a failed challenge costs the challenger the next turn; ties go to the score before unplayed letters.
house-summary-wespa = Two players and clocks of 25 minutes; a failed challenge costs five points for each word; six turns without points end the game.
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
