cancel = Cancel
close = Close
home-back = Go to the home page
link-here = This link works only on this computer. To let others in, start the server with ./run serve --hall.
look-title = Look
menu-title = Menu
name-deleted = Deleted player
name-own = Your name
nav-events = Events
nav-games = My games
nav-help = Help
nav-new = New game
nav-pages = Pages
nav-settings = Settings
net-away = Connection lost. Reconnecting…
net-coming = Opening the table…
net-kept = Reconnecting… Your play is kept.
net-unsent = Reconnecting… Your play is kept and will be sent.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
profile-of = Profile: { $name }
table = Table
title-at-table = { $title }, table { $table }
