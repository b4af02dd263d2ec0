players-against = Gegen
players-all = Alle Spieler
players-claims = Ist das dieselbe Person?
players-claims-counts = zählt
players-claims-text = Andere Turniere nennen diese hier dieselbe Person. Deren Partien zählen hier nur, wenn du zustimmst. Das lässt sich rückgängig machen.
players-claims-yes = Ja, dieselbe Person
players-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
players-find = Nach Namen suchen
players-find-none = Niemand, der gespielt hat, passt zu diesen Buchstaben.
players-find-same-none = Niemand dieses Namens hat bei einem anderen Turnier gespielt.
players-games = Partien
players-high-games = Höchste Partien
players-high-plays = Höchste Züge
players-highest = Höchste Wertung
players-history = Partien
players-is = Dieselbe Person wie
players-known = Dieselbe Person bei anderen Turnieren
players-known-text = Meldungen zu zwei Turnieren zählen als zwei Personen, bis ein Turniertisch sagt, dass sie dieselbe sind. Dann zählen ihre Partien zusammen, für eine Wertung.
players-line = Die Wertung über { $games } Partien, zwischen { $low } und { $high }
players-link = Ja, das ist { $name }
players-linked = Sie sind jetzt eine Person.
players-lost = Verloren
players-merge =
    { $count ->
        [one] { $here } bei diesem Turnier und { $there } anderswo ({ $events }) werden eine Person mit { $count } Partie und einer Wertung.
       *[other] { $here } bei diesem Turnier und { $there } anderswo ({ $events }) werden eine Person mit { $count } Partien und einer Wertung.
    }
players-nobody = Jemand
players-nobody-yet = Noch hat niemand bei einem Turnier gespielt.
players-none = Noch keine gewerteten Partien bei Turnieren.
players-opponents = Direkter Vergleich
players-other = Jemand anderes
players-play = Zug
players-points = Punkte
players-provisional = vorläufig
players-rating = Wertung
players-score = Punkte
players-shared = Geteilt
players-text = Alle, die bei Turnieren auf diesem Server gespielt haben. Wertungen beginnen bei 1200; die Zahl dahinter sagt, wie weit sie danebenliegen können. Bis zehn Partien sind sie vorläufig.
players-title = Spieler
players-unlink = Nicht dieselbe Person
players-unlinked = Sie sind wieder zwei.
players-waits = Soll { $name } sein. Es zählt, sobald diese Person auf ihrer Seite zustimmt, oder die Leitung des Turniers, bei dem sie zuerst gespielt hat.
players-won = Gewonnen
