cancel = Cancel
close = Close
home-back = To the first page
link-here = Only this machine can open the link. To let others in, start the hall with ./run serve --hall.
look-title = Look
name-own = Your name
nav-events = Events
nav-games = My games
nav-help = Help
nav-new = New game
nav-pages = Pages
nav-settings = Settings
net-away = The hall cannot be reached. We keep trying; your tiles are safe.
net-coming = Coming to the table…
net-unsent = Not sent yet. We will try again; your tiles are safe.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table = Table
title-Box-rules = Box rules: the classic game
title-DePaul-campus-league = DePaul: campus league
title-FUNdraiser-charity-night-of-teams = FUNdraiser: charity night of teams
title-Hasbro-box-rules = Hasbro: box rules
title-Iowa-senior-games = Iowa: senior games
title-Mattel-box-rules = Mattel: box rules
title-NASPA-tournament = NASPA: tournament
title-Priston-village-evening = Priston: village evening
title-WESPA-tournament = WESPA: tournament
title-Washburn-university-knockout = Washburn: university knockout
title-at-table = { $title }, table { $table }
