clubs-about = About the club
clubs-against = against { $names }
clubs-best =
    { $count ->
        [one] Each player's best event counts.
       *[other] Each player's best { $count } events count.
    }
clubs-by = Points
clubs-by-places = One point for each player you finish ahead of.
clubs-by-wins = One point for each win.
clubs-choose = Choose an event
clubs-count = How many events count for each player
clubs-count-hint = 0 counts them all.
clubs-delete = Delete club
clubs-delete-sure = Delete for good? The events stay.
clubs-dropped = { $points }, not counted
clubs-edit = Edit club and seasons
clubs-event-add = One of your public events
clubs-event-add-go = Add event
clubs-event-new = New event
clubs-event-remove = Remove an event
clubs-event-remove-go = Remove
clubs-events = Events
clubs-events-count =
    { $count ->
        [0] No events yet
        [one] { $count } event
       *[other] { $count } events
    }
clubs-events-none = No events yet.
clubs-events-none-yours = No events yet. Create one, then add it to the club here.
clubs-first = First day
clubs-found = Create club
clubs-games = Games
clubs-games-won = Won
clubs-high-games = Highest games
clubs-high-plays = Highest plays
clubs-join = Organise a club
clubs-join-go = Join the organisers
clubs-join-text = This link lets you add events and seasons to a club.
clubs-last = Last day
clubs-name = Name of the club
clubs-new = New club
clubs-none = There is no club here yet.
clubs-organise = For organisers
clubs-place = Place
clubs-player = Player
clubs-players = Players
clubs-points = Points
clubs-save = Save club
clubs-season = Season { $title }
clubs-season-add = Add season
clubs-season-days = { $first } to { $last }.
clubs-season-empty = No games in this season yet.
clubs-season-remove = Remove season
clubs-season-title = Title
clubs-share = Get organiser link
clubs-share-text = Whoever opens this link can organise the club. A new link replaces the old one. Save it: it is not shown again.
clubs-spread = Spread
clubs-text = A club keeps its events, players and records on one page, with tables over a season.
clubs-title = Clubs
clubs-widest-wins = Biggest wins
clubs-won = Won by { $names }
clubs-yours = You organise it
