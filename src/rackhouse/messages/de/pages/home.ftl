home-against = Gegen
home-all = Alle Arten zu spielen
home-friend = Gegen einen Freund
home-guest = Gast
home-minutes = Minuten für die Runde
home-more = Mehr Arten zu spielen
home-name-first = Gib zuerst deinen Namen ein, damit man sieht, wer einlädt.
home-new = Neues Spiel: wessen Regeln?
home-now = Jetzt spielen
home-now-rules = Regeln: { $house }.
home-play = Gegen den Computer
home-rematch =
    { $name ->
       *[one] { $name } möchte eine Revanche
        [other] { $name } möchten eine Revanche
    }
home-rules = Regeln
home-running = Deine Spiele
home-running-one = An einem Bildschirm
home-running-paused = Unterbrochen
home-running-waiting = Noch nicht begonnen
home-running-with = Mit { $names }
home-seat = Platz { $seat }
home-side = { $most } Spieler
home-sides = { $fewest } bis { $most } Spieler
home-teams = { $most } Teams
home-text = Spielt am Bildschirm oder mit echten Steinen. Rackhouse führt Punkte und Uhr und entscheidet Anzweiflungen nach den Regeln eures Hauses.
home-title =
    Eure Regeln,
    aufs Wort genau.
home-watch = Spiele zum Zuschauen
home-watch-text = Zuschauen dürfen alle.
