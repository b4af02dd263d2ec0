home-against = Gegen
home-all = Alle Arten zu spielen
home-as = Du spielst als { $name }.
home-events = Turniere
home-events-new = Turnier anlegen
home-events-none = Hier stehen Turniere, Ligen und Vereinsabende.
home-friend = Gegen einen Freund
home-guest = Gast
home-invite = Einladung machen
home-minutes = Minuten für die Runde
home-more = Mehr Arten
home-name-first = Diesen Namen sieht dein Freund in der Einladung.
home-new = Wessen Regeln?
home-now = Jetzt spielen
home-now-rules = Regeln: { $house }.
home-others = Alle Regeln und eigene
home-play = Gegen den Computer
home-rematch =
    { $name ->
       *[one] { $name } möchte eine Revanche
        [other] { $name } möchten eine Revanche
    }
home-rules = Regeln
home-running = Deine Spiele
home-running-none = Hier stehen deine Spiele und wer am Zug ist. Mit „Jetzt spielen“ beginnst du eines.
home-running-one = An einem Bildschirm
home-running-paused = Angehalten
home-running-waiting = Noch nicht begonnen
home-running-with = Mit { $names }
home-seat = Platz { $seat }
home-strength = Spielstärke { $rating }
home-text = Spielt am Bildschirm oder mit echten Steinen. Rackhouse führt Punkte und Uhr und entscheidet Anzweiflungen nach den Regeln eures Hauses.
home-title =
    Eure Regeln,
    aufs Wort genau.
home-watch = Spiele zum Zuschauen
