new-book = Titel des Buches
new-budget = Darf für Hilfen ausgeben
new-change = Regeln ändern
new-change-count =
    { $count ->
        [one] { $count } Regel ist geändert.
       *[other] { $count } Regeln sind geändert.
    }
new-change-many = { $count } geändert
new-change-own = Name
new-change-restore = Wie es im Blatt steht
new-change-text = Jede Regel des Blattes lässt sich anders setzen. Die Halle prüft, ob sie zusammenpassen.
new-clocks = Mit Uhren
new-clocks-minutes = Minuten für jede Seite
new-count = { $count } Plätze
new-edition = Auflage
new-file = Das Blatt als Datei
new-file-bring = Datei öffnen
new-file-label = Das Blatt als Text
new-file-save = Als Datei sichern
new-file-text = Bewahre diese Regeln als TOML-Datei auf oder bring deine mit.
new-file-use = Diesen Text verwenden
new-file-used = Gespielt wird jetzt nach: { $title }.
new-guest = Gast
new-house = Wessen Regeln?
new-house-make = Ein eigenes Regelblatt machen
new-house-own = Gespielt wird nach: { $title }
new-judge-book = Ein Buch aus Papier; beide Seiten sagen, was darin steht
new-judge-list = Die Wortliste
new-judge-person = Ein Mensch, mit Link
new-kind = Wie spielt ihr?
new-kind-machine = Gegen die Maschine
new-kind-one = An einem Bildschirm
new-kind-screens = Jeder am eigenen Bildschirm
new-kind-text-machine = Ein bis drei Spieler der Maschine
new-kind-text-one = Der Bildschirm geht reihum; die Steine bleiben verdeckt
new-kind-text-screens = Mit Link oder Code; Spieler der Maschine dürfen mitspielen
new-kind-text-tiles = Dies ist Spielblock, Uhr und Schiedsrichter
new-kind-tiles = Mit echten Steinen
new-list = Wortliste
new-list-dictionary = { $name }, ein Wörterbuch
new-list-list = { $name }, eine Wortliste
new-name = Name auf Platz { $seat }
new-name-first = Schreib zuerst deinen Namen, damit die anderen sehen, wer einlädt.
new-pace = Die Spieler der Maschine brauchen
new-pace-0 = keine Zeit
new-pace-1200 = einen Augenblick
new-pace-3000 = drei Sekunden
new-pace-6000 = sechs Sekunden
new-people = Der Tisch
new-player = Spieler auf Platz { $seat }
new-round = Minuten für die Runde
new-rules = Regeln lesen
new-seat = Platz { $seat }
new-seat-team = Team { $seat }
new-seats = Wer spielt?
new-set = Tisch decken
new-settings = Wörter, Zeiten, Zuschauer
new-sum = { $house }. { $kind }.
new-team = Menschen an einem Platz
new-team-count =
    { $count ->
        [one] { $count } Mensch
       *[other] bis zu { $count } Menschen
    }
new-team-name = Name von Team { $seat }, falls es einen hat
new-team-sheet = Wie es die Regeln sagen
new-teams = Welche Teams?
new-teams-text = An einem Platz sitzen mehrere, alle am eigenen Bildschirm: Lade dein Team am Tisch ein und beginne, sobald alle da sind.
new-time = Zeiten
new-title = Wie der Tisch heißt
new-watch = Wer zuschaut
new-watch-after =
    { $count ->
        [one] nach { $count } Minute
       *[other] nach { $count } Minuten
    }
new-watch-never = wenn das Spiel aus ist
new-watch-now = sofort
new-watch-open = Jeder darf zuschauen, ohne Link
new-watch-racks = Zuschauer, denen alle Spieler zustimmen, sehen die Steine
new-who = Wer auf Platz { $seat } sitzt
new-who-engine = Ein Spieler der Maschine
new-who-link = Ein Mensch, mit Link
new-words = Wer über Wörter entscheidet
