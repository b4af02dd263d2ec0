cancel = Abbrechen
close = Schließen
home-back = Zur Startseite
link-here = Dieser Link geht nur auf diesem Computer. Damit andere mitspielen können, starte den Server mit ./run serve --hall.
look-title = Aussehen
menu-title = Menü
name-deleted = Gelöschter Spieler
name-own = Dein Name
nav-events = Turniere
nav-games = Meine Spiele
nav-help = Hilfe
nav-new = Neues Spiel
nav-pages = Seiten
nav-settings = Einstellungen
net-away = Verbindung verloren. Neue Verbindung wird gesucht …
net-coming = Der Tisch wird geöffnet …
net-kept = Neue Verbindung wird gesucht … Dein Zug bleibt erhalten.
net-unsent = Neue Verbindung wird gesucht … Dein Zug bleibt erhalten und wird dann gesendet.
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
profile-of = Profil: { $name }
table = Tisch
title-at-table = { $title }, Tisch { $table }
