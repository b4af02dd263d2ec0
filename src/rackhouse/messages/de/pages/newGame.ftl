new-bank = Zeitkonto je Seite
new-bank-none = keines
new-bank-text = Vom Zeitkonto wird abgezogen, wenn ein Zug länger dauert. Liegt ein Zug auf dem Brett, wenn die Zeit um ist, zählt er.
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
new-change-restore = Zurücksetzen
new-change-text = Du kannst jede Regel des Blattes ändern. Widersprüche siehst du sofort.
new-chat = Chat
new-chat-free = Freier Text (solange mehr als zwei Seiten spielen: fertige Sätze)
new-chat-off = Aus
new-chat-phrases = Fertige Sätze
new-clocks = Mit Uhren
new-clocks-minutes = Minuten für jede Seite
new-count = { $count } Plätze
new-days = Zeit für jeden Zug
new-days-cost-game = Wer die Zeit überschreitet, verliert das Spiel.
new-days-cost-keeper = Ist die Zeit um, gibt der Schreiber einen Tag mehr oder sagt einen verpassten Zug an.
new-days-cost-turn = Wer die Zeit überschreitet, verliert den Zug.
new-days-count =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
new-edition = Auflage
new-file = Regelblatt als Datei
new-file-bring = Datei öffnen
new-file-label = Regelblatt als Text
new-file-save = Als Datei speichern
new-file-text = Speichere diese Regeln als TOML-Datei oder öffne deine eigene.
new-file-use = Diesen Text verwenden
new-file-used = Gespielt wird jetzt nach: { $title }.
new-guest = Gast
new-house = Wessen Regeln?
new-house-make = Eigenes Regelblatt machen
new-house-own = Regeln: { $title }
new-judge-book = Ein Wörterbuch aus Papier; beide Seiten schlagen nach
new-judge-list = Die Wortliste
new-judge-person = Ein Mensch, mit Link
new-kind = Wie spielt ihr?
new-kind-machine = Gegen den Computer
new-kind-one = An einem Bildschirm
new-kind-screens = Jeder am eigenen Bildschirm
new-kind-text-machine = Ein bis drei Computerspieler
new-kind-text-one = Der Bildschirm geht reihum; die Bänke bleiben verdeckt
new-kind-text-screens = Mit Link oder Code; Computerspieler können mitspielen
new-kind-text-tiles = Diese Seite führt Punkte und Uhr und prüft Wörter
new-kind-tiles = Mit echten Steinen
new-list = Wortliste
new-list-bring = Liste mitbringen oder Wörter dazunehmen
new-list-dictionary = { $title }: ein Wörterbuch mit { $count } Einträgen
new-list-list =
    { $count ->
        [one] { $title }: { $count } Wort
       *[other] { $title }: { $count } Wörter
    }
new-name = Name auf Platz { $seat }
new-name-first = Gib zuerst deinen Namen ein, damit die anderen sehen, wer einlädt.
new-pace = Computerspieler brauchen
new-pace-0 = keine Zeit
new-pace-1200 = einen Augenblick
new-pace-3000 = drei Sekunden
new-pace-6000 = sechs Sekunden
new-pace-days = Als Fernspiel, mit Tagen für jeden Zug
new-pace-live = In einem Stück, mit den Zeiten der Regeln
new-pace-title = Tempo
new-people = Der Tisch
new-player = Spieler auf Platz { $seat }
new-rated = Gewertet
new-rated-more = Über faires Spiel
new-rated-text = Das Ergebnis zählt für die Wertung aller, die mitspielen. Wer Platz nimmt, stimmt dem zu.
new-round = Minuten für die Runde
new-rules = Regeln lesen
new-seat = Platz { $seat }
new-seat-team = Team { $seat }
new-seats = Wer spielt?
new-set = Spiel starten
new-settings = Wörter, Zeiten, Zuschauer
new-sum = { $house }. { $kind }.
new-team = Spieler an einem Platz
new-team-count =
    { $count ->
        [one] { $count } Spieler
       *[other] bis zu { $count } Spieler
    }
new-team-name = Name von Team { $seat } (freiwillig)
new-team-sheet = Wie in den Regeln
new-teams = Welche Teams?
new-teams-text = Mehrere teilen sich den Platz eines Teams, alle am eigenen Bildschirm. Lade dein Team am Tisch ein und beginne, sobald alle da sind.
new-time = Zeiten
new-title = Name des Tisches
new-watch = Zuschauer
new-watch-after =
    { $count ->
        [one] nach { $count } Minute
       *[other] nach { $count } Minuten
    }
new-watch-never = wenn das Spiel aus ist
new-watch-now = sofort
new-watch-open = Alle dürfen zuschauen, ohne Link
new-watch-racks = Wenn alle Spieler zustimmen, sehen Zuschauer die Steine
new-who = Wer auf Platz { $seat } sitzt
new-who-engine = Ein Computerspieler
new-who-link = Ein Mensch, mit Link
new-words = Wer über Wörter entscheidet
