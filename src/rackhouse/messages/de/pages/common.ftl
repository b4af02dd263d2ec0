cancel = Abbrechen
close = Schließen
home-back = Zur ersten Seite
link-here = Nur dieses Gerät kann den Link öffnen. Für andere starte die Halle mit ./run serve --hall.
look-title = Aussehen
name-own = Dein Name
nav-events = Turniere
nav-games = Meine Spiele
nav-help = Hilfe
nav-new = Neues Spiel
nav-pages = Seiten
nav-settings = Einstellungen
net-away = Die Halle ist nicht zu erreichen. Wir versuchen es weiter; deine Steine sind sicher.
net-coming = An den Tisch…
net-unsent = Noch nicht gesendet. Wir versuchen es weiter; deine Steine sind sicher.
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table = Tisch
title-Box-rules = Grundregeln: das klassische Spiel
title-DePaul-campus-league = DePaul: Campusliga
title-FUNdraiser-charity-night-of-teams = FUNdraiser: Benefizabend in Teams
title-Hasbro-box-rules = Hasbro: Regeln der Schachtel
title-Iowa-senior-games = Iowa: Seniorenspiele
title-Mattel-box-rules = Mattel: Regeln der Schachtel
title-NASPA-tournament = NASPA: Turnier
title-Priston-village-evening = Priston: Dorfabend
title-WESPA-tournament = WESPA: Turnier
title-Washburn-university-knockout = Washburn: Pokal der Universität
title-at-table = { $title }, Tisch { $table }
