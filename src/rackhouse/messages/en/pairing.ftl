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
pairing-losers-meet = The losers of two matches of round { $round }.
pairing-drops-in = A winner of round { $round } and a loser of round { $other }.
pairing-grand-final = The winners of both brackets.
pairing-deciding-match = Both have lost once, so this match decides.
pairing-boards = { $home } against { $away }, board by board.
