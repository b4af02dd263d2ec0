### Was die Befehle sagen.

cli-rackhouse = Spiele mit Buchstabensteinen, nach den Regeln des Hauses.
cli-lang = Die Sprache: { $languages }.  [sonst: die deiner Shell]
cli-commands = Befehle
cli-error = Fehler: { $text }
cli-see-help = Siehe '{ $command } --help'.

## Die Befehle

cli-about-play = Ein Spiel an diesem Terminal spielen oder fortsetzen.
cli-about-serve = Den Saal für Browser und Programme öffnen.
cli-about-event = Turniere anlegen, umziehen und durchspielen.
cli-about-demo = Einen Vorführsaal öffnen, um sich umzusehen.
cli-about-rules = Regelblätter auflisten, zeigen und prüfen.
cli-about-judge = Sagen, ob Wörter gut sind.
cli-about-lexicon = Wörterlisten auflisten, beschreiben und einlesen.
cli-about-replay = Aufgezeichnete Spiele Zug für Zug prüfen.
cli-about-moves = Die Züge einer Stellung auflisten, die besten zuerst.
cli-about-study = Wörter lernen: Anhänge, Anagramme, Bingos, Muster.
cli-about-selfplay = Die Maschine gegen sich selbst spielen lassen.
cli-about-train = Lernen, was behaltene Steine wert sind.
cli-about-bench = Die Maschine auf diesem Rechner messen.
cli-about-verify = Jede Ziehung eines aufgezeichneten Spiels prüfen.
cli-about-export = Ein aufgezeichnetes Spiel als GCG schreiben.
cli-about-backup = Alles, was ein Saal aufbewahrt, in eine Datei schreiben.
cli-about-restore = Eine Sicherung in die Datenbank eines Saals zurückspielen.
cli-about-completion = Das Skript ausgeben, mit dem die Shell Befehle ergänzt.

## Spielen

cli-play = Ein Spiel an diesem Terminal spielen oder fortsetzen.

    Das Spiel wird nach jedem Zug gespeichert. Strg-D oder `quit` verlässt es, und --resume setzt es fort.
cli-play-rules = Das Regelblatt: ein Name (siehe `rackhouse rules list`) oder eine eigene Datei.
cli-play-players = Wer spielt, zwei bis vier; `bot` oder `bot:NAME` ist das Programm.  [sonst: You,bot]
cli-play-against = Wer `bot` ist, vom sanftesten an: { $names }.  [sonst: { $usual }]
cli-play-set = Eine Einstellung, etwa turn.seconds=90.
cli-play-custody = Wer die Steine hat: das Programm, oder ihr an einem echten Brett.
cli-play-lexicon = Die Wörterliste, nach der gespielt wird.
cli-play-paper = Stattdessen entscheidet ein Buch auf Papier.
cli-play-edition = Die Auflage dieses Buchs.
cli-play-judge = Wer antwortet, wo das Blatt einen Schiedsrichter ruft.  [sonst: list bei einer Person, oder person]
cli-play-seed = Das Geheimnis der Ziehungen, um ein Spiel zu wiederholen.
cli-play-record = Die Datei, in der das Spiel gespeichert wird.
cli-play-resume = Ein gespeichertes Spiel fortsetzen.
cli-no-bot = An diesem Tisch sitzt kein Computerspieler. Schreib `bot` unter die --players.
cli-go-on = r  Weiter mit: { $game }
cli-which-game = Welches Spiel? [1]
cli-type-a-number = Tippe eine Zahl von 1 bis { $most }.
cli-choose-opponent = Gegen wen? Vom sanftesten bis zum stärksten:
cli-against-whom = Gegen wen? [{ $usual }]
cli-give-round-time = Bei diesem Blatt bestimmst du die Zeit der Runde. Gib sie in Sekunden an mit --set round.seconds=2700.
cli-how-many-minutes = Wie viele Minuten dauert die Runde? [{ $usual }]
cli-minutes-please = Bitte eine Zahl von Minuten zwischen 1 und 1440.
cli-no-unfinished = Es gibt kein unfertiges Spiel. Beginn eines mit `{ $command }`.

## Die anderen Befehle

cli-database = postgresql://… oder eine SQLite-Datei.  [sonst: die von rackhouse serve]
cli-config-database = Die Einstellungen, die die Datenbank nennen.  [sonst: die von rackhouse serve]
cli-force-file = FILE ersetzen, wenn es sie schon gibt.
cli-force-restore = Alle Spiele und Personen ersetzen, die da sind.
cli-data-folder = Der Ordner mit den Daten des Saals, statt deinem.
cli-event-organiser = Wessen Turnier es ist.
cli-event-answers = Was die Vorlage fragt; eine TOML-Datei, oder eine Antwort wie venue.name=…; auch mehrmals.
cli-event-preset = Siehe rackhouse event presets.
cli-event-title = Wie das Turnier heißt.
cli-event-out = Ein neuer Ordner für alles, was das Turnier zeigt und druckt.
cli-port = Der Port; 0 ist irgendein freier.  [sonst: 8800]
cli-host = Die Adresse, unter der der Saal antwortet.  [sonst: 127.0.0.1]
cli-hall = Im lokalen Netz antworten und die Adresse des Saals mit QR-Code zeigen.
cli-public-url = Wo man den Saal erreicht: hinter einem Proxy.
cli-root-path = Der Pfad, unter dem er liegt, etwa /hall.
cli-serve-database = postgresql://… oder eine SQLite-Datei.  [sonst: eine Datei in deinem Datenordner]
cli-fan-out = Wie mehrere Prozesse einander Neues melden: memory, database oder redis://….
cli-smtp = Der Mailserver für die Briefe von Turnieren.
cli-mail-from = Die Adresse, von der Briefe kommen.
cli-config = Eine Datei mit Einstellungen.  [sonst: rackhouse.toml hier oder in deinem Datenordner]
cli-export-gcg = Die GCG-Datei.  [sonst: Standardausgabe]
cli-export-pdf = Der Punktezettel, für Papier.
cli-paper = Das Papierformat.
cli-judge-lexicon = Die Wörterliste oder das Wörterbuch, das entscheidet.
cli-judge-define = Zu jedem guten Wort eine kurze Erklärung zeigen.
cli-judge-json = Das Urteil als JSON ausgeben.
cli-bench-times = Wie oft jede Zahl gemessen wird; die mittlere zählt.
cli-json-figures = Die Zahlen als JSON ausgeben.
cli-selfplay-games = Wie viele.  [sonst: 1000, oder 100 mit Spielern]
cli-selfplay-seed = Dieselben Spiele noch einmal.
cli-selfplay-player = Einer der Spieler von `rackhouse play`; bei zweien sieht der Schiedsrichter zu.
cli-selfplay-rules = Das Regelblatt, Name oder Datei.  [sonst: base, oder wie im Turnier üblich]
cli-selfplay-against = Gegen wen die Maschine spielt: sich selbst, oder eine, die behaltene Steine nicht wertet.
cli-selfplay-gcg = Jedes Spiel als GCG-Datei in diesen Ordner schreiben.
cli-train-games = Spiele je Generation.
cli-study-json = Die Antwort als JSON ausgeben.
cli-rules-format = Wie das Blatt ausgegeben wird.
cli-replay-json = Eine JSON-Liste mit einem Eintrag je Datei ausgeben.
cli-replay-lexicon = Auch die Wörter prüfen, nach der Liste dieses Namens.
cli-moves-rules = Das Regelblatt, Name oder Datei: Brett, Bank, Bonus, Tausch.  [sonst: base]
cli-moves-all = Jeder erlaubte Zug.
cli-moves-best = Die besten N Züge.
cli-moves-json = Die Züge als JSON ausgeben.
cli-lexicon-name = Wie sie heißen soll: kleine Buchstaben, Ziffern, '-', '_'.
cli-lexicon-title = Wie man sie nennt; sonst der Name.
cli-lexicon-edition = Ihre Auflage oder ihr Datum.
cli-lexicon-tiles = Der Steinsatz.
cli-lexicon-kind = Ein Wörterbuch ist eine CSV- oder TSV-Datei mit einer Spalte 'part of speech'.
cli-lexicon-first-word = Übergehen, was in einer Zeile nach dem Wort kommt.
cli-lexicon-force = Ersetzen, was unter diesem Namen eingelesen wurde.
cli-lexicon-change-name = Wie die geänderte Liste heißen soll.
cli-lexicon-change-title = Wie man sie nennt.
cli-lexicon-change-force = Ersetzen, was es unter diesem Namen gibt.
cli-file-exists = { $file } gibt es schon. Gib --force an, um sie zu ersetzen.
cli-no-database = Eine Datenbank { $name } gibt es nicht.
cli-backed-up = { $games ->
        [one] { $games } Spiel gesichert
       *[other] { $games } Spiele gesichert
    }, zusammen { $rows } Zeilen, in { $file }.
cli-restored = { $games ->
        [one] { $games } Spiel zurückgespielt
       *[other] { $games } Spiele zurückgespielt
    }, zusammen { $rows } Zeilen, aus { $file }.
cli-new-link = Wenn eine Turnierleitung ihren Link verloren hat, mach einen neuen: { $command }
cli-new-link-database = Wenn eine Turnierleitung ihren Link verloren hat, mach einen neuen: { $command }, mit demselben --database
cli-demo-at = Die Vorführung ist unter { $address }/   (Strg-C beendet sie, nichts bleibt)
cli-demo-filling = Die Turniere werden bis zur Mitte gespielt …
cli-demo-organise = Komm als Turnierleitung zu einem davon:
cli-demo-watch = Oder sieh zu:
cli-events = Turniere
cli-record-itself = { $file } ist die Aufzeichnung selbst. Gib der neuen Datei einen anderen Namen.
cli-standard-input = Standardeingabe
cli-in-file = { $where }: { $said }
cli-not-over = { $where }: Das Spiel ist nicht vorbei, und seine Bänke würden gezeigt. Beende es erst.
cli-empty-word = Ein WORD ist leer. Lass es weg.
cli-good = gut
cli-not-good = nicht gut
cli-no-definition = Keine Erklärung vorhanden.
cli-draws-right = { $count ->
        [one] Die einzige Ziehung stimmt.
       *[other] Alle { $count } Ziehungen stimmen.
    }
cli-draws-wrong = { $count ->
        [one] { $count } Ziehung, und sie stimmt nicht:
       *[other] { $count } Ziehungen, und nicht alle stimmen:
    }
cli-at = Rackhouse ist unter { $address }/   (Strg-C hält es an)
cli-only-here = Telefone und andere Rechner können es nicht öffnen. Für sie: { $command }
cli-input-closed = Die Standardeingabe ist zu. Nenne eine Datei, oder schick das Spiel hinein.
cli-input-too-large = Die Standardeingabe hat mehr als { $most } Bytes. Das ist kein Spiel.
cli-name-shell = Nenne deine Shell: bash, zsh oder fish.
cli-must-answer = (Antwort nötig)
cli-link-warning = Wer ihn öffnet, leitet das Turnier: Gib ihn nur der Turnierleitung.
cli-name-event = Nenne eines dieser Turniere, um einen Link zu bekommen.
cli-no-events = Es gibt keine Turniere.
cli-wrote-bytes = { $count } Bytes in { $file } geschrieben.
cli-not-empty = { $folder } ist nicht leer. Nenne einen neuen Ordner.
cli-wrote-files = { $count ->
        [one] { $count } Datei in { $folder } geschrieben.
       *[other] { $count } Dateien in { $folder } geschrieben.
    }
cli-matches = Begegnungen
cli-no-organiser = Niemand leitet das Turnier { $event } mehr.
cli-answers-too-long = { $file } ist zu lang für eine Datei mit Antworten.
cli-no-answers = { $file } ist keine Datei mit Antworten: { $detail }.
cli-all-or-best = Verlange --all oder --best N, nicht beides.
cli-no-rack = Die Stellung hat keine Bank. Gib danach eine an, etwa AEINRST.
cli-against-or-players = Die Spieler spielen gegeneinander. Lass --against weg, oder die Spieler.
cli-two-players = Zwei Spieler spielen gegeneinander. Gib --player zweimal an, nicht { $count }-mal.
cli-cannot-open = Die Datei { $file } ist nicht zu öffnen: { $detail }.
cli-no-file-name = So kann keine Datei heißen: { $name }.
cli-preparing = Wörter werden vorbereitet
cli-backup = Alles, was ein Saal aufbewahrt, in FILE schreiben, ob er läuft oder nicht.

    Alles darin ist, wie es in einem Augenblick war. Wer die Datei lesen kann, kann laufende Spiele lesen; deshalb kannst es nur du. Halte es so.
cli-restore = Alles aus einer Sicherung in eine Datenbank zurückspielen, ganz oder gar nicht.

    Es ist gleich, ob die Sicherung von SQLite oder PostgreSQL kam. Säle, die auf der Datenbank laufen, nehmen danach keine Züge an, bis sie neu gestartet sind.
cli-demo = Einen Saal öffnen, in dem jede Art von Turnier in vollem Gang ist, bis Strg-C.

    Computerspieler spielen an einigen Tischen weiter, Wort für Wort. Nichts davon bleibt, und kein anderer Saal wird berührt.
cli-export = Ein aufgezeichnetes Spiel als GCG schreiben, das andere Programme lesen, oder als Punktezettel für Papier.

    RECORD ist die Aufzeichnung eines beendeten Spiels; - ist die Standardeingabe. Die Spieler heißen mit ihren Namen, wenn die Datei mit den Namen noch neben der Aufzeichnung liegt.
cli-judge = Von jedem WORD sagen, ob es gut ist; der Rückgabewert ist nur 0, wenn alle gut sind.
cli-verify = Jede Ziehung eines aufgezeichneten Spiels prüfen.

    RECORD ist die Aufzeichnung eines beglaubigten Spiels, in der das Geheimnis der Ziehungen steht; - ist die Standardeingabe. Der Rückgabewert ist nur 0, wenn jede Ziehung die ist, die das Geheimnis und die Zufallswörter der Plätze ergeben.
cli-serve = Spiele für Browser und Programme anbieten, bis Strg-C.

    Alles lässt sich auch in rackhouse.toml und mit RACKHOUSE_…-Variablen einstellen; docs/operators.md zählt sie auf.
cli-game-file-exists = { $file } gibt es schon. Nenne einen anderen Ordner.
cli-other-board = Die Stellung hat { $rows } Reihen, aber das Brett dieser Regeln hat { $other }. Nenne ein anderes Blatt oder keines.
cli-other-tiles = Die Stellung ist mit den Steinen „{ $tiles }“ geschrieben, aber diese Regeln spielen mit „{ $other }“. Schreib `ld { $other };` an ihr Ende.
