### Formats, as notices call them.

format-also = { $said }; { $more }
format-knockout = single elimination
format-knockout-third = single elimination, with a game for third place
format-fresh-tables = { $rounds } rounds at tables of { $smallest } to { $largest }, drawn afresh each round
format-king-of-the-hill = king of the hill, { $rounds } rounds
format-round-robin = round robin, everybody meets everybody { $legs ->
        [1] once
        [2] twice
       *[other] { $legs } times
    }
format-league = round robin, everybody meets everybody { $legs ->
        [1] once
        [2] twice
       *[other] { $legs } times
    }, at times that opponents arrange
format-hill-after =
    { $count ->
        [one] then one king-of-the-hill round
       *[other] then { $count } king-of-the-hill rounds
    }
format-hill-last =
    { $count ->
        [one] king of the hill in the last round
       *[other] king of the hill in the last { $count } rounds
    }
format-swiss = Swiss, { $rounds } rounds, { $repeats ->
        [never] nobody meets twice
        [by-round] nobody meets twice at first
        [if-needed] rematches only where nothing else is left
       *[other] rematches allowed
    }
format-gibson =
    { $count ->
        [one] Gibson rule: a player who has clinched first place plays the next in the standings
       *[other] Gibson rule: a player who has clinched one of the first { $count } places plays someone who can no longer reach them
    }
format-total-points = { $rounds } rounds, the highest total of points wins
format-ladder =
    { $reach ->
        [one] ladder, challenge the next rung above
       *[other] ladder, challenge up to { $reach } rungs above
    }
format-ladder-days =
    { $days ->
        [one] a challenge is played within a day
       *[other] a challenge is played within { $days } days
    }
format-ladder-idle =
    { $days ->
        [one] whoever has not played for a day drops below the next
       *[other] whoever has not played for { $days } days drops below the next
    }
format-double-elimination = double elimination
format-quads = quads: groups of four by seed, everybody meets everybody in three rounds; a last group of five to seven plays three rounds of Swiss
format-repeats-from = rematches allowed from round { $round } on
format-meetings =
    { $count ->
        [one] two meet once at most
        [2] two meet twice at most
       *[other] two meet { $count } times at most
    }
format-cop = COP, { $rounds } rounds: { $first ->
        [one] the first round is Swiss
       *[other] the first { $first } rounds are Swiss
    }, then those meet who can still catch each other
format-club-match = { $home } against { $away }, board by board, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
