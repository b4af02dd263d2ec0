players-against = Gegen
players-all = Alle Spieler
players-claims = Ist das dieselbe Person?
players-claims-counts = zählt
players-claims-text = Ein anderes Turnier sagt, dass das dieselbe Person ist. Die Spiele von dort zählen hier nur, wenn du zustimmst. Das lässt sich rückgängig machen.
players-claims-yes = Ja, dieselbe Person
players-count =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
players-find = Nach Namen suchen
players-find-none = Niemand, der gespielt hat, passt zu diesen Buchstaben.
players-find-same-none = Niemand dieses Namens hat bei einem anderen Turnier gespielt.
players-games = Spiele
players-high-games = Höchste Spiele
players-high-plays = Höchste Züge
players-highest = Höchste Wertung
players-history = Spiele
players-is = Dieselbe Person wie
players-known = Dieselbe Person bei anderen Turnieren
players-known-text = Meldungen zu zwei Turnieren zählen als zwei Personen, bis ein Turniertisch sagt, dass sie dieselbe sind. Dann zählen ihre Spiele zusammen, für eine Wertung.
players-line = Die Wertung über { $games } Spiele, zwischen { $low } und { $high }
players-link = Ja, das ist { $name }
players-linked = Sie sind jetzt eine Person.
players-lost = Verloren
players-merge =
    { $count ->
        [one] { $here } bei diesem Turnier und { $there } anderswo ({ $events }) werden eine Person mit { $count } Spiel und einer Wertung.
       *[other] { $here } bei diesem Turnier und { $there } anderswo ({ $events }) werden eine Person mit { $count } Spielen und einer Wertung.
    }
players-met-points = { $points } zu { $against } Punkte
players-nobody = Jemand
players-nobody-yet = Noch hat niemand bei einem Turnier gespielt.
players-none = Noch keine gewerteten Spiele bei Turnieren.
players-opponents = Direkter Vergleich
players-other = Jemand anderes
players-play = Zug
players-points = Punkte
players-provisional = vorläufig
players-rating = Wertung
players-record = Siege · Remis · Niederlagen
players-score = Punkte
players-shared = Unentschieden
players-text = Alle, die bei Turnieren auf diesem Server gespielt haben. Wertungen beginnen bei 1200. Die Zahl dahinter sagt, wie weit die Wertung danebenliegen kann. Nach zehn Spielen gilt sie nicht mehr als vorläufig.
players-title = Spieler
players-unlink = Nicht dieselbe Person
players-unlinked = Sie sind wieder zwei.
players-waits = Der Turniertisch sagt, das ist { $name }. Es zählt, sobald { $name } auf der eigenen Seite zustimmt, oder die Leitung des ersten Turniers von { $name }.
players-won = Gewonnen
