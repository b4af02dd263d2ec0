players-against = Against
players-all = All players
players-claims = Is this you?
players-claims-counts = counts
players-claims-text = Another event says that this is the same person. The games played there count here only if you agree. You can undo this.
players-claims-yes = Yes, the same person
players-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
players-find = Find a player by name
players-find-none = Nobody who has played matches these letters.
players-find-same-none = Nobody with this name has played at another event.
players-games = Games
players-high-games = Highest games
players-high-plays = Highest plays
players-highest = Highest rating
players-history = Games
players-is = The same person as
players-known = The same person at other events
players-known-text = Entries at two events count as two players until a desk says that they are the same person. Then their games count together, for one rating.
players-line = The rating over { $games } games, between { $low } and { $high }
players-link = Yes, this is { $name }
players-linked = They are one player now.
players-lost = Lost
players-merge =
    { $count ->
        [one] { $here } at this event and { $there } elsewhere ({ $events }) become one player with { $count } game and one rating.
       *[other] { $here } at this event and { $there } elsewhere ({ $events }) become one player with { $count } games and one rating.
    }
players-met-points = { $points } points to { $against }
players-nobody = Somebody
players-nobody-yet = Nobody has played at an event yet.
players-none = No scored games at events yet.
players-opponents = Head to head
players-other = Somebody else
players-play = Play
players-points = Points
players-provisional = provisional
players-rating = Rating
players-record = Won · drawn · lost
players-score = Score
players-shared = Drawn
players-text = Everybody who has played at events on this server. Ratings start at 1200. The number after a rating says how far off it may be. After ten games a rating is no longer provisional.
players-title = Players
players-unlink = Not the same person
players-unlinked = They are two players again.
players-waits = The desk says that this is { $name }. It counts once { $name } agrees on their own page, or the organiser of { $name }’s first event does.
players-won = Won
