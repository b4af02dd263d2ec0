players-against = Gegen
players-all = Alle Spieler
players-claims = Ist das dieselbe Person?
players-claims-counts = zählt
players-claims-text = Andere Veranstaltungen nennen diese hier dieselbe Person. Deren Partien zählen hier nur, wenn du zustimmst; das lässt sich zurücknehmen.
players-claims-yes = Ja, dieselbe Person
players-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
players-find = Mit ein paar Buchstaben suchen
players-find-none = Mit diesen Buchstaben wird niemand gefunden, der gespielt hat.
players-find-same-none = Niemand dieses Namens hat bei einer anderen Veranstaltung gespielt.
players-games = Partien
players-high-games = Höchste Partien
players-high-plays = Höchste Züge
players-highest = Höchste Wertung
players-history = Partien
players-is = Dieselbe Person wie
players-known = Dieselbe Person bei anderen Veranstaltungen
players-known-text = Meldungen zu zwei Veranstaltungen sind zwei Spielende, bis ein Turniertisch sagt, dass sie eine Person sind. Dann zählen ihre Partien zusammen, für eine Wertung.
players-line = Die Wertung über { $games } Partien, zwischen { $low } und { $high }
players-link = Ja, das ist { $name }
players-linked = Sie sind jetzt eine Person.
players-lost = Verloren
players-merge =
    { $count ->
        [one] { $here } hier und { $there } anderswo ({ $events }) werden eine Geschichte von { $count } Partie mit einer Wertung.
       *[other] { $here } hier und { $there } anderswo ({ $events }) werden eine Geschichte von { $count } Partien mit einer Wertung.
    }
players-nobody = Jemand
players-nobody-yet = Noch hat niemand bei einer Veranstaltung gespielt.
players-none = Noch ist keine Partie bei einer Veranstaltung bis zu einem Ergebnis gespielt.
players-opponents = Direkter Vergleich
players-other = Jemand anderes
players-play = Zug
players-points = Punkte
players-provisional = vorläufig
players-rating = Wertung
players-score = Punkte
players-shared = Geteilt
players-text = Alle, die bei den Veranstaltungen dieses Hauses gespielt haben. Die Wertung folgt aus den Partien: wer anfängt, hat 1200, und die Zahl dahinter sagt, wie weit sie danebenliegen kann. Vorläufig ist sie, bis zehn Partien gespielt sind.
players-title = Spieler
players-unlink = Nicht dieselbe Person
players-unlinked = Sie sind wieder zwei.
players-waits = Soll { $name } sein. Es zählt, sobald sie auf ihrer Seite zustimmen, oder wer die Veranstaltung leitet, bei der sie zuerst gespielt haben.
players-won = Gewonnen
