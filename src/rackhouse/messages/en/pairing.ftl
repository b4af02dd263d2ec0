### Why these two meet, and why somebody has a bye or a deadline.

pairing-third-place = The losers of the semi-finals play for third place.
pairing-seed-has-bye = Seed { $seed } has a bye: the slot opposite is empty.
pairing-nobody-opposite = Nobody comes from the match opposite, so this side advances.
pairing-seeds-meet = Seeds { $seed } and { $other } meet in the bracket.
pairing-winners-meet = The winners of two matches of round { $round }.
pairing-bye-in-turn = An odd number of entries: everybody has a bye in turn.
pairing-nobody-left-free = All remaining opponents play somebody else in this round.
pairing-everybody-meets = Everybody meets everybody.
pairing-late-meets-everybody = A late entry meets everybody too.
pairing-substitute = Plays instead of { $entry }, who has withdrawn.
pairing-late-joined = A late entry joined the round robin.
pairing-plays-after-all = Plays after all: an opponent was free.
pairing-standings-changed = The standings have changed since the round was paired.
pairing-bye-of-lowest = An odd number of entries: the bye goes to the lowest in the standings among those with the fewest byes.
pairing-house-team = An odd number of teams: the house team plays, so nobody has a bye.
pairing-met =
    { $times ->
        [0] They have not met before.
        [1] They have met once.
        [2] They have met twice.
       *[other] They have met { $times } times.
    }
pairing-drawn = Drawn by lot. { $met }
pairing-first-round = The first round goes by the starting order.
pairing-early = By the standings without round { $round }, which was not over yet. { $why }
pairing-on-hill = King of the hill: numbers { $place } and { $other } of the standings meet. { $met }
pairing-same-wins = Both have { $wins } { $halves ->
        [1] win
        [2] win
       *[other] wins
    }. { $met }
pairing-nearest-wins = The closest records that can be paired: { $wins } { $halves ->
        [1] win
        [2] win
       *[other] wins
    } and { $fewer }. { $met }
pairing-both-safe = Gibson rule: places { $place } and { $other } are both clinched. { $met }
pairing-safe-meets-lowest = Gibson rule: place { $place } is clinched. Nobody out of the first { $count } can be paired, so the opponent is the lowest who can. { $met }
pairing-safe-first = Gibson rule: place { $place } is clinched, and nobody else can reach it. { $met }
pairing-safe-meets-out = Gibson rule: place { $place } is clinched, so the opponent is someone who can no longer reach the first { $count }. { $met }
pairing-challenge = Rung { $rung } challenges rung { $above }.
pairing-challenge-deadline =
    { $days ->
        [one] A challenge is played within a day.
       *[other] A challenge is played within { $days } days.
    }
pairing-end-of-week = The end of week { $week }.
pairing-losers-meet = The losers of two matches ({ $round }).
pairing-winners-of = The winners of two matches ({ $round }).
pairing-drops-in = A winner ({ $round }) and a loser ({ $other }).
pairing-grand-final = The winners of both brackets.
pairing-deciding-match = Both have lost once, so this match decides.
pairing-in-quad = Quad { $number }: everybody meets everybody. { $met }
pairing-in-last-group = Group { $number } has more than four players, who meet by their results. { $met }
pairing-bye-in-quad = Nobody else in the group is free in this round.
pairing-cop-control = COP: the leader meets the lowest player who can still win, who may need this game. { $met }
pairing-cop-both = COP: both can still get place { $place }. { $met }
pairing-cop-near = COP: places { $place } and { $other }, the closest who can be paired. { $met }
pairing-cop-simulated =
    { $rounds ->
        [one] COP played out the last round { $count } times.
       *[other] COP played out the { $rounds } rounds to come { $count } times.
    }
pairing-cop-reach =
    { $count ->
        [one] Place { $place }: only { $entries } can get it.
       *[other] Place { $place } or better is still possible for { $entries }.
    }
pairing-cop-reach-many = Place { $place } or better is still possible for { $count } players, down to { $lowest }.
pairing-cop-gibson =
    { $count ->
        [one] Gibson rule: { $entries } has secured a prize place.
       *[other] Gibson rule: { $entries } have secured prize places.
    }
pairing-cop-has-control = Control: if { $entry } wins every game, that is enough for first place in { $free } of 100 cases, and in { $forced } if { $entry } meets { $leader } now. The difference is small, so they need not meet now.
pairing-cop-loses = Control: if { $entry } wins every game, that is enough for first place in { $free } of 100 cases, but in { $forced } if { $entry } meets { $leader } now. So the two meet.
pairing-boards = { $home } against { $away }, board by board.
