home-against = Gegen
home-all = Alle Arten zu spielen
home-friend = Gegen einen Freund
home-guest = Gast
home-minutes = Minuten für die Runde
home-more = Mehr
home-name-first = Schreib zuerst deinen Namen, damit dein Freund sieht, wer einlädt.
home-new = Neues Spiel: wessen Regeln?
home-now = Jetzt spielen
home-now-rules = Nach den Regeln des Hauses: { $house }.
home-play = Gegen die Maschine
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
home-text = Spielt am Bildschirm oder mit echten Steinen. Der Tisch zählt, führt die Uhren und entscheidet Anzweiflungen nach dem Regelblatt eures Hauses.
home-title =
    Eure Regeln,
    aufs Wort genau.
home-watch = Spiele zum Zuschauen
home-watch-text = Zuschauen darf jeder.
