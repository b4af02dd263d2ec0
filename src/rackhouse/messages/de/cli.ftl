### Was die Befehle sagen.

cli-rackhouse = Spiele mit Buchstabensteinen, nach den Regeln des Hauses.
cli-lang = Die Sprache: { $languages }.  [sonst: die deiner Shell]
cli-commands = Befehle
cli-error = Fehler: { $text }
cli-see-help = Siehe '{ $command } --help'.

## Die Befehle

cli-about-play = Ein Spiel an diesem Terminal spielen oder fortsetzen.
cli-about-serve = Einen Server für Browser und Programme starten.
cli-about-event = Turniere anlegen, umziehen und durchspielen.
cli-about-demo = Einen Server mit Beispielturnieren starten, um sich umzusehen.
cli-about-keeper = Einen Link für die Betreuer des Servers ausgeben.
cli-about-rules = Regelblätter auflisten, zeigen und prüfen.
cli-about-judge = Sagen, ob Wörter gültig sind.
cli-about-lexicon = Wortlisten auflisten, beschreiben und einlesen.
cli-about-replay = Aufgezeichnete Spiele Zug für Zug prüfen.
cli-about-moves = Die Züge einer Stellung auflisten, die besten zuerst.
cli-about-read = Ein Foto eines echten Bretts lesen.
cli-about-analyze = Fehler und Glück in aufgezeichneten Spielen finden.
cli-about-study = Wörter lernen: Anhänge, Anagramme, Bingos, Muster.
cli-about-selfplay = Die Engine gegen sich selbst spielen lassen.
cli-about-train = Lernen, was behaltene Steine wert sind.
cli-about-bench = Die Engine auf diesem Rechner messen.
cli-about-verify = Jede Ziehung eines aufgezeichneten Spiels prüfen.
cli-about-export = Ein aufgezeichnetes Spiel als GCG schreiben.
cli-about-backup = Alle Daten eines Servers in eine Datei sichern.
cli-about-restore = Eine Sicherung in die Datenbank eines Servers zurückspielen.
cli-about-completion = Das Skript ausgeben, mit dem die Shell Befehle ergänzt.

## Spielen

cli-play = Ein Spiel an diesem Terminal spielen oder fortsetzen.

    Das Spiel wird nach jedem Zug gespeichert. Strg-D oder `quit` verlässt es, und --resume setzt es fort.
cli-play-rules = Das Regelblatt: ein Name (siehe `rackhouse rules list`) oder eine eigene Datei.
cli-play-players = Wer spielt, zwei bis vier; `bot` oder `bot:NAME` ist das Programm.  [sonst: You,bot]
cli-play-against = Wer `bot` ist, vom sanftesten an: { $names }.  [sonst: { $usual }]
cli-play-set = Eine Einstellung, etwa turn.seconds=90.
cli-play-custody = Wer die Steine hat: das Programm, oder ihr an einem echten Brett.
cli-play-lexicon = Die Wortliste, nach der gespielt wird.
cli-play-paper = Stattdessen entscheidet ein Buch auf Papier.
cli-play-edition = Die Auflage dieses Buchs.
cli-play-judge = Wer antwortet, wo das Blatt einen Wortrichter ruft.  [sonst: list bei einer Person, oder person]
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
cli-no-unfinished = Es gibt kein angefangenes Spiel. Beginn eines mit `{ $command }`.

## Die anderen Befehle

cli-database = postgresql://… oder eine SQLite-Datei.  [sonst: die von rackhouse serve]
cli-config-database = Die Einstellungen, die die Datenbank nennen.  [sonst: die von rackhouse serve]
cli-force-file = FILE ersetzen, wenn es sie schon gibt.
cli-force-restore = Alle Spiele und Personen in der Datenbank ersetzen.
cli-data-folder = Der Ordner mit den Daten des Servers, statt deinem.
cli-event-organiser = Wessen Turnier es ist.
cli-event-answers = Was die Vorlage fragt; eine TOML-Datei, oder eine Antwort wie venue.name=…; auch mehrmals.
cli-event-preset = Siehe rackhouse event presets.
cli-event-title = Wie das Turnier heißt.
cli-event-out = Ein neuer Ordner für alles, was das Turnier zeigt und druckt.
cli-port = Der Port; 0 ist irgendein freier.  [sonst: 8800]
cli-host = Die Adresse, unter der der Server antwortet.  [sonst: 127.0.0.1]
cli-hall = Im lokalen Netz antworten und die Adresse mit QR-Code zeigen.
cli-public-url = Die Adresse für alle, wenn er hinter einem Proxy liegt.
cli-root-path = Der Pfad, unter dem er liegt, etwa /hall.
cli-serve-database = postgresql://… oder eine SQLite-Datei.  [sonst: eine Datei in deinem Datenordner]
cli-fan-out = Wie mehrere Prozesse einander Neues melden: memory, database oder redis://….
cli-smtp = Der Mailserver, der Mails an die Spieler schickt.
cli-mail-from = Die Adresse, von der Mails kommen.
cli-config = Eine Datei mit Einstellungen.  [sonst: rackhouse.toml hier oder in deinem Datenordner]
cli-export-gcg = Die GCG-Datei.  [sonst: Standardausgabe]
cli-export-pdf = Der Spielbogen als PDF.
cli-paper = Das Papierformat.
cli-judge-lexicon = Die Wortliste oder das Wörterbuch, das entscheidet.
cli-judge-define = Zu jedem gültigen Wort eine kurze Erklärung zeigen.
cli-judge-json = Das Urteil als JSON ausgeben.
cli-bench-times = Wie oft jede Zahl gemessen wird; die mittlere zählt.
cli-bench-against = Den Kern eines älteren Commits bauen und abwechselnd mit ihm vergleichen, statt mit der anderen Engine.
cli-json-figures = Die Zahlen als JSON ausgeben.
cli-selfplay-games = Wie viele.  [sonst: 1000, oder 100 mit Spielern]
cli-selfplay-seed = Dieselben Spiele noch einmal spielen.
cli-selfplay-player = Einer der Spieler von `rackhouse play`; bei zweien wachen die Regeln mit.
cli-selfplay-rules = Das Regelblatt, Name oder Datei.  [sonst: base, oder wie im Turnier üblich]
cli-selfplay-against = Gegen wen die Engine spielt: sich selbst, oder eine, die nur auf die Punkte sieht.
cli-selfplay-gcg = Jedes Spiel als GCG-Datei in diesen Ordner schreiben.
cli-train-games = Spiele je Generation, für ein Netz, oder zu zweit, zu dritt und zu viert.  [Standard: 60000,120000,120000, 300000 oder 400000,200000,200000]
cli-study-json = Die Antwort als JSON ausgeben.
cli-rules-format = Wie das Blatt ausgegeben wird.
cli-replay-json = Eine JSON-Liste mit einem Eintrag je Datei ausgeben.
cli-replay-lexicon = Auch die Wörter prüfen, nach der Liste dieses Namens.
cli-moves-rules = Das Regelblatt, Name oder Datei: Brett, Bank, Bonus, Tausch.  [sonst: base]
cli-moves-all = Jeder erlaubte Zug.
cli-moves-best = Die besten N Züge.
cli-moves-endgame = Bei leerem Beutel: die Punktdifferenz am Ende, wenn beide Seiten perfekt spielen, und wie sie es tun. Mit 1 bis 4 Steinen darin: was jeder Kandidat im Mittel bringt.
cli-moves-seconds = Wie lange --endgame oder --win suchen darf.  [sonst: 10]
cli-moves-win = Finden, was am häufigsten gewinnt: das genaue Endspiel, alle Ziehungen der letzten 4 Steine, oder davor eine Simulation, die Gewinnchancen zählt.
cli-moves-sim = Die besten Kandidaten über viele Ziehungen weiterspielen, höchstens so lange: 2s, 500ms, 1m. Wie viele, sagt --best.
cli-moves-plies = Wie viele Züge --sim vorausspielt.  [sonst: 2]
cli-moves-threads = Threads für --sim, --win und --endgame.  [sonst: 1]
cli-moves-seed = Mit --sim und --win dieselben Steine noch einmal ziehen.
cli-moves-json = Die Züge als JSON ausgeben.
cli-analyze-rules = Das Regelblatt, nach dem GCG-Dateien gespielt wurden, Name oder Datei.  [sonst: base]
cli-analyze-sim = Die besten Möglichkeiten jedes Zugs weiterspielen, auf einem Kern etwa so lange: 2s, 500ms. Gezählt wird, nicht gestoppt, damit das Ergebnis überall gleich ist.
cli-analyze-ray = Die Spiele auf einen Ray-Cluster verteilen: seine Adresse, auto, oder local für einen nur auf diesem Rechner.
cli-analyze-title = Wie der Bericht heißt.  [sonst: Titel des Turniers]
cli-analyze-json = Alles als ein JSON-Dokument ausgeben.
cli-analyze-csv = Eine CSV-Tabelle mit einer Zeile je Zug ausgeben.
cli-analyze-html = Einen Bericht als eine Seite schreiben, die sonst nichts braucht.
cli-analyze-pdf = Einen Bericht für Papier schreiben.
cli-analyze-results = Wo jede Auswertung liegt, damit eine unterbrochene Analyse weitergeht.  [sonst: Cache-Ordner]
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
cli-new-link = Wenn eine Leitung ihren Link verloren hat, mach einen neuen: { $command }
cli-new-link-database = Wenn eine Leitung ihren Link verloren hat, mach einen neuen: { $command }, mit demselben --database
cli-demo-at = Die Vorführung ist unter { $address }/   (Strg-C beendet sie, nichts bleibt)
cli-demo-filling = Die Turniere werden bis zur Hälfte gespielt …
cli-demo-organise = Leite eines davon davon:
cli-demo-watch = Oder sieh zu:
cli-events = Turniere
cli-record-itself = { $file } ist die Aufzeichnung selbst. Gib der neuen Datei einen anderen Namen.
cli-standard-input = Standardeingabe
cli-in-file = { $where }: { $said }
cli-not-over = { $where }: Das Spiel ist nicht vorbei, und seine Bänke würden gezeigt. Beende es erst.
cli-empty-word = Ein WORD ist leer. Lass es weg.
cli-good = gültig
cli-not-good = ungültig
cli-no-definition = Keine Erklärung vorhanden.
cli-draws-right = { $count ->
        [one] Die einzige Ziehung stimmt.
       *[other] Alle { $count } Ziehungen stimmen.
    }
cli-draws-wrong = { $count ->
        [one] Die einzige Ziehung stimmt nicht:
       *[other] Nicht alle { $count } Ziehungen stimmen:
    }
cli-at = Rackhouse ist unter { $address }/   (Strg-C hält es an)
cli-only-here = Telefone und andere Rechner können es nicht öffnen. Für sie: { $command }
cli-input-closed = Die Standardeingabe ist geschlossen. Nenne eine Datei, oder leite das Spiel hinein.
cli-input-too-large = Die Standardeingabe hat mehr als { $most } Bytes. Das ist kein Spiel.
cli-name-shell = Nenne deine Shell: bash, zsh oder fish.
cli-must-answer = (Antwort nötig)
cli-link-warning = Wer ihn öffnet, leitet das Turnier: Gib ihn nur der Leitung.
cli-keeper-warning = Wer ihn öffnet, sieht, was gemeldet wurde: Gib ihn nur Leuten, die den Server betreuen.
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
cli-endgame-or-plays = Verlange --endgame oder --win, oder mit --all oder --best Züge, nicht beides.
cli-seconds-of-endgame = --seconds sagt, wie lange --endgame oder --win suchen darf. Gib auch eines davon an.
cli-sim-or-plays = Gib --sim, --endgame, --win oder --all an, nicht zwei davon.
cli-options-of-sim = --plies gehört zu --sim oder --win, --threads und --seed zu --sim, --win oder --endgame. Gib auch eines davon an.
cli-duration = { $text } ist keine Zeitangabe. Schreib 2s, 500ms oder 1m.
cli-no-rack = Die Stellung hat keine Bank. Gib danach eine an, etwa AEINRST.
cli-against-or-players = Die Spieler spielen gegeneinander. Lass --against weg, oder die Spieler.
cli-two-players = Zwei Spieler spielen gegeneinander. Gib --player zweimal an, nicht { $count }-mal.
cli-cannot-open = Die Datei { $file } ist nicht zu öffnen: { $detail }.
cli-no-file-name = So kann keine Datei heißen: { $name }.
cli-preparing = Wörter werden vorbereitet
cli-backup = Alle Daten eines Servers in FILE sichern, ob er läuft oder nicht.

    Die Sicherung zeigt einen einzigen Augenblick. Wer die Datei lesen kann, sieht die Bänke laufender Spiele. Lesen kannst sie nur du; belass es dabei.
cli-restore = Alles aus einer Sicherung in eine Datenbank zurückspielen: ganz oder gar nicht.

    Die Sicherung kann von SQLite oder PostgreSQL kommen. Server, die auf der Datenbank laufen, nehmen keine Züge an, bis sie neu gestartet sind.
cli-demo = Einen Server starten, auf dem jede Art von Turnier halb gespielt ist, bis Strg-C.

    Computerspieler spielen an einigen Tischen weiter, Wort für Wort. Nichts davon bleibt, und kein anderer Server wird berührt.
cli-export = Ein aufgezeichnetes Spiel als GCG schreiben, das andere Programme lesen, oder als Spielbogen für Papier.

    RECORD ist die Aufzeichnung eines beendeten Spiels; - ist die Standardeingabe. Die Spieler haben ihre Namen, wenn die Datei mit den Namen noch neben der Aufzeichnung liegt.
cli-judge = Von jedem WORD sagen, ob es gültig ist; der Rückgabewert ist nur 0, wenn alle gültig sind.
cli-verify = Jede Ziehung eines aufgezeichneten Spiels prüfen.

    RECORD ist die Aufzeichnung eines bestätigten Spiels, in der das Geheimnis der Ziehungen steht; - ist die Standardeingabe. Der Rückgabewert ist nur 0, wenn jede Ziehung die ist, die das Geheimnis und die Zufallswörter der Plätze ergeben.
cli-serve = Spiele für Browser und Programme anbieten, bis Strg-C.

    Alles lässt sich auch in rackhouse.toml und mit RACKHOUSE_…-Variablen einstellen; docs/operators.md zählt sie auf.
cli-game-file-exists = { $file } gibt es schon. Nenne einen anderen Ordner.
cli-other-board = Die Stellung hat { $rows } Reihen, aber das Brett dieser Regeln hat { $other }. Nenne ein anderes Blatt oder keines.
cli-no-games = In { $folder } ist kein Spiel. Spiele enden auf .gcg oder .rackhouse, Turniere auf .zip.
cli-no-event-file = { $file } ist nicht die Datei eines Turniers, oder sie ist beschädigt.
cli-json-or-csv = Entweder --json oder --csv, nicht beides.
cli-analyze-skipped = { $file } übergangen: { $said }
cli-analyze-wrote = Geschrieben: { $file }
cli-other-tiles = Die Stellung ist mit den Steinen „{ $tiles }“ geschrieben, aber diese Regeln spielen mit „{ $other }“. Schreib `ld { $other };` an ihr Ende.

## Hilfe zu den Befehlen

cli-replay = Aufgezeichnete Spiele Zug für Zug prüfen.

    FILE ist eine GCG-Datei oder eine Aufzeichnung von Rackhouse; - ist die Standardeingabe. Der Rückgabewert ist nur 0, wenn in jeder Datei alles stimmt.
cli-event = Turniere anlegen, umziehen und durchspielen, und neue Links für die Leitung.
cli-event-presets = Die Vorlagen auflisten, und was jede fragt.
cli-event-create = Auf einem Server ein Turnier anlegen, ob er läuft oder nicht, und die Links zu seinen Rollen ausgeben.
cli-event-link = Einen neuen Leitungslink für EVENT ausgeben, ob der Server läuft oder nicht.

    Für eine Leitung, die ihren verloren hat. Frühere Links gelten weiter; widerrufen lassen sie sich am Turniertisch, unter Helfer. Ohne EVENT werden die Turniere des Servers aufgelistet.
cli-event-export = EVENT in FILE schreiben: alles, was geschah, wer gemeldet ist, und die bestätigten Spiele.
cli-event-import = Das Turnier in FILE auf einen Server einlesen und die Links zu seinen Rollen ausgeben.
cli-event-simulate = Ein ganzes Turnier mit Computerspielern spielen und alle Seiten, Drucke und Spiele schreiben.

    Einige kommen zu spät, einige ziehen sich zurück, einige kommen gar nicht, und auch anderes geht schief. Derselbe Startwert ergibt dieselben Dateien.
cli-keeper = Einen Link ausgeben, der alle, die ihn öffnen, zu Betreuern des Servers macht: Sie sehen, was Spieler gemeldet haben. Ein älterer Link gilt dann nicht mehr.
cli-read = Ein Foto eines echten Bretts lesen: mit --before als Zug, sonst als Stellung.

    PHOTO ist eine Datei in JPEG, PNG oder WebP, die das ganze Brett zeigt. Zweifelhafte Felder werden genannt, neue Blankosteine auch.
cli-read-before = Die Stellung vor dem Zug. Der Zug auf dem Foto wird daraus gelesen.
cli-read-tiles = Der Steinsatz, wenn --before fehlt.
cli-read-board = Das Brett, wenn --before fehlt.
cli-read-json = Die Antwort als JSON ausgeben.
cli-moves = Die Züge einer Stellung auflisten, die besten zuerst, und Tausche, wo sie besser sind.

    Die Stellung ist eine Zeile CGP; RACK ersetzt die erste Bank darin.
cli-analyze = Auf aufgezeichnete Spiele zurückschauen: die Fehler aller Spieler, was sie gekostet haben, wie genau gespielt wurde und wer Glück hatte.

    GAME ist eine GCG-Datei, eine Aufzeichnung von Rackhouse, ein Ordner oder ein Turnier, wie es rackhouse event export schreibt. Eine unterbrochene Analyse geht weiter, wo sie war. Unbrauchbare Dateien werden genannt und übergangen; der Exit-Status ist dann 1.
cli-completion = Das Ergänzungsskript für SHELL ausgeben, sonst für die, in der du bist.
cli-selfplay = Die Engine gegen sich selbst oder zwei Spieler gegeneinander spielen lassen und die Zahlen ausgeben.

    Die beiden beginnen abwechselnd. Derselbe Startwert ergibt dieselben Spiele, gleich mit wie vielen Threads.
cli-bench = Die Engine messen und die Zahlen neben denen der schnellsten anderen ausgeben, auf diesen Rechner umgerechnet.

    Es dauert keine Minute. Gemessen wird Prozessorzeit, andere Programme stören also wenig.
cli-rules = Regelblätter auflisten, zeigen und prüfen.
cli-rules-list = Die Regelblätter auflisten, die zu Rackhouse gehören.
cli-rules-show = SHEET erklären, den Namen eines Regelblatts oder eine eigene Datei, und sagen, woher jede Regel kommt.
cli-rules-check = Das Regelblatt in FILE prüfen: ausgeben, was nicht stimmt, oder worin es abweicht.
cli-study = Wörter lernen: was sich anlegen lässt, was Buchstaben ergeben, was in ein Muster passt.
cli-study-hooks = Die Buchstaben auflisten, die vor WORD passen, und dahinter.
cli-study-anagrams = Die Wörter auflisten, die alle LETTERS benutzen; ? ist jeder Buchstabe.
cli-study-subanagrams = Die Wörter auflisten, die einige oder alle LETTERS benutzen, die längsten zuerst; ? ist jeder Buchstabe.
cli-study-bingos = Die Wörter auflisten, die ganz RACK benutzen, allein oder mit einem Buchstaben auf dem Brett.
cli-study-pattern = Die Wörter auflisten, die in PATTERN passen, etwa 'P?T*', die kürzesten zuerst.

    ? steht für einen Buchstaben und * für beliebig viele. Setz das Muster in Anführungszeichen, damit die Shell es in Ruhe lässt.
cli-lexicon = Wortlisten und Wörterbücher auflisten, beschreiben und einlesen.
cli-lexicon-list = Die Wortlisten und Wörterbücher auflisten.
cli-lexicon-info = Eine Liste oder ein Wörterbuch beschreiben: NAME, sonst die übliche Liste und das übliche Wörterbuch.

    Bei einem Wörterbuch zeigt das, wie viel der Liste ENABLE es annimmt, und worin sie abweichen.
cli-lexicon-import = Eine Wortliste oder ein Wörterbuch mit Wortarten aus FILE einlesen.

    Eine Liste ist Text mit einem Wort in jeder Zeile, oder CSV mit den Wörtern in der ersten Spalte oder der mit der Überschrift 'word'. Sie darf mit gzip gepackt sein. Alles, was wegbleibt, wird gemeldet.
cli-lexicon-change = Aus der Liste BASE und den Änderungen eines Hauses in FILE eine Liste machen: Zeilen +WORT und -WORT.
cli-train = Werte durch Spiele gegen sich selbst lernen und nach jeder Generation in FILE schreiben.

    Wird es unterbrochen, macht derselbe Befehl mit der nächsten Generation weiter. Dieselben Wörter und Zahlen ergeben dieselbe Datei, gleich mit wie vielen Threads.

## Was sie ausgeben

cli-replay-right = ok     { $plays } { $plays ->
        [one] Zug
       *[other] Züge
    }  { $file }
cli-replay-wrong = falsch { $plays } { $plays ->
        [one] Zug
       *[other] Züge
    }  { $file }
cli-replay-at = { $line ->
        [0] Zug { $event }: { $said }
       *[other] Zug { $event }, Zeile { $line }: { $said }
    }
cli-replay-all = { $wrong ->
        [0] { $files } Dateien, alle ok.
       *[other] { $files } Dateien, { $right } ok, { $wrong } falsch, { $errors } Fehler.
    }
cli-one-line = Schreib eine Zeile mit höchstens { $most } gewöhnlichen Zeichen.
cli-lexicon-kind-of = { $kind ->
        [dictionary] Wörterbuch
       *[words] Liste
    }
cli-lexicon-whose = { $whose ->
        [built-in] eingebaut
       *[imported] eingelesen
    }
cli-lexicon-unreadable = nicht zu lesen: { $reason }
cli-lexicon-entries = { $count } Einträge
cli-lexicon-words-entries = { $words } mit { $count } Einträgen
cli-lexicon-label = { $label ->
        [edition] Auflage
        [tiles] Steinsatz
        [words] Wörter
        [checksum] Prüfsumme
        [source] Quelle
        [licence] Lizenz
        [lengths] nach Länge
        [accepts] nimmt an
        [refuses] lehnt ab
        [only-list] nur enable
       *[only-here] nur hier
    }
cli-lexicon-accepts = { $share } von enable ({ $accepted } von { $words } Wörtern)
cli-lexicon-accepts-alone = { $share } von enable ({ $accepted } von { $words } Wörtern); { $alone } ohne die Stichwörter aus enable selbst
cli-lexicon-refuses-none = nichts
cli-lexicon-reading = { $file } wird gelesen: { $share }
cli-lexicon-imported = { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    } als { $kind ->
        [dictionary] Wörterbuch
       *[words] Liste
    } '{ $name }' eingelesen aus { $file } ({ $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }, { $encoding }).
cli-lexicon-saved = { $words ->
        [one] { $words } Wort
       *[other] { $words } Wörter
    } als Liste '{ $name }' gespeichert: { $base } mit { $added ->
        [one] { $added } Ergänzung
       *[other] { $added } Ergänzungen
    } und { $removed ->
        [one] { $removed } Streichung
       *[other] { $removed } Streichungen
    }.
cli-lexicon-idle = { $count ->
        [one] { $count } Änderung bewirkt nichts: { $words }
       *[other] { $count } Änderungen bewirken nichts: { $words }
    }
cli-rules-alone = { $file } ist in Ordnung. Es baut auf keinem anderen Blatt auf.
cli-rules-differs = { $file } ist in Ordnung. Es baut auf { $parent } auf ({ $title }) und { $count ->
        [0] ändert nichts
        [one] weicht in { $count } Punkt ab
       *[other] weicht in { $count } Punkten ab
    }.
cli-rules-before = Vor einem Spiel: { $sentence }
cli-rules-help-gone = helps.{ $name }: nicht mehr im Angebot
cli-rules-help-new = helps.{ $name }: neu
cli-rules-changed = { $key }: { $now } (war { $was })
cli-rules-sides = { $kind ->
        [team] { $least ->
            [same] { $most } Teams
           *[other] { $least } bis { $most } Teams
        }
       *[player] { $least ->
            [same] { $most } Spieler
           *[other] { $least } bis { $most } Spieler
        }
    }
cli-study-is-word = { $is ->
        [yes] { $word } ist ein Wort von { $name }.
       *[no] { $word } ist kein Wort von { $name }.
    }
cli-study-front = davor    { $letters }
cli-study-behind = dahinter { $letters }
cli-study-nothing = nichts
cli-study-none = Ein solches Wort gibt es nicht.
cli-study-alone = allein
cli-study-through = mit { $letter }
cli-study-length = { $length ->
        [one] { $length } Buchstabe
       *[other] { $length } Buchstaben
    }, { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
cli-train-net = Lerne ein Netz, das die statische Bewertung verbessert, statt Werten für Reste auf der Bank.
cli-train-steps = Lernschritte, für ein Netz.
cli-train-rows = Wo die Zeilen liegen, aus denen ein Netz lernt.  [Standard: DATEI.rows]
cli-train-needs-torch = Um ein Netz zu lernen, braucht es PyTorch. Installiere es mit: pip install "rackhouse[train]"
cli-train-rows-made = { $done } von { $total } Partien sind in Zeilen verwandelt
cli-train-learning = Schritt { $step } von { $steps }: Verlust { $loss }, { $gain } Punkte pro Zug über statisch (Standardfehler { $error })
cli-train-network-ready = { $file }: { $gain } Punkte pro Zug über statisch, Standardfehler { $error }.
cli-train-numbers = { $kind ->
        [net] Gib eine Zahl von Spielen an, etwa 300000.
        [win] Schreib, wie viele Spiele zu zweit, zu dritt und zu viert, etwa 400000,200000,200000.
       *[leaves] Schreib Zahlen von Spielen, etwa 60000,120000.
    }
cli-train-win = Statt der Werte von Resten lernen, wie wahrscheinlich eine Seite gewinnt.
cli-train-net-or-win = Es lässt sich nur eines lernen: Gib --net oder --win an, nicht beides.
cli-train-win-playing = Spiele mit { $sides } Seiten: { $done } von { $total }
cli-train-win-ready = { $file }: wie wahrscheinlich eine Seite gewinnt, aus { $count } Spielen.
cli-train-done = { $file } hat { $done } von { $all } Generationen.
cli-train-other = { $file } wurde mit anderen Wörtern oder Zahlen gelernt. Nenne eine andere Datei.
cli-train-playing = Generation { $generation }: { $played } von { $total } Spielen
cli-train-ready = { $file }: { $count ->
        [one] { $count } Generation
       *[other] { $count } Generationen
    } von Spielen.
cli-read-play = { $play } für { $score }
cli-read-new = Neue Steine auf { $squares }. Ein Zug ist das noch nicht.
cli-read-ends = Das sind vielleicht nicht alle neuen Steine. Prüfe beide Enden des Wortes.
cli-read-nothing = Auf dem Brett liegt nichts Neues.
cli-read-check = Prüf { $square }: { $tile ->
        [empty] Es sieht leer aus
        [blank] Ein Blankostein; sag, welcher Buchstabe er ist
       *[other] Es sieht aus wie { $tile }
    }{ $others ->
        [none] .
       *[other] , kann aber auch { $others } sein.
    }
cli-read-tile = { $tile ->
        [empty] leer
        [blank] ein Blankostein
       *[other] { $tile }
    }
cli-read-differences = Das Foto zeigt etwas anderes als vorher auf { $squares }.
cli-games = Spiele
cli-selfplay-engine = die Engine
cli-selfplay-other = { $other ->
        [score-only] nur nach Punkten
       *[itself] sie selbst
    }
cli-selfplay-figures =
    Spieler     { $first } und { $second }
    Spiele      { $games }, Startwert { $seed }
    Tempo       { $wall } je Sekunde, { $processor } je Sekunde Prozessorzeit
    Punkte      { $points } und { $others } je Spiel
    Siege       { $share } für den ersten (95 von 100 Malen { $low } bis { $high })
    Beginn      gewinnt { $starter }
    Züge        { $turns } je Spiel, { $bonuses } und { $more } Boni
cli-bench-machine = Rechner    { $machine }
cli-bench-yardstick = Maßstab    { $yardstick }
cli-bench-positions = Stellungen mit im Mittel { $plays } Zügen
cli-bench-head = { $column ->
        [work] Arbeit
        [ours] hier
        [older] älter
        [range] von bis
        [peer] andere
        [ratio] Verhältnis
       *[target] Ziel
    }
cli-bench-range = { $low } bis { $high }
cli-bench-target = { $better ->
        [more] mindestens { $target }
       *[less] unter { $target }
    }
cli-bench-met = erreicht
cli-bench-missed = verfehlt
cli-bench-games = { $found ->
        [same] Beide spielen dieselben Spiele und finden dieselben Züge (Commit { $commit }).
       *[other] Sie spielen nicht dieselben Spiele (Commit { $commit }).
    }
cli-bench-measuring = Gemessen wird: { $what } …
cli-moves-head = { $column ->
        [place] Ort
        [play] Zug
        [score] Punkte
        [equity] Wert
        [leave] Rest
       *[words] Wörter
    }
cli-moves-other = { $kind ->
        [pass] passen
       *[exchange] tauschen { $tiles }
    }
cli-endgame-spread = { $known ->
        [proved] Punktdifferenz am Ende: { $spread }, bewiesen.
        [between] Punktdifferenz am Ende: bisher { $spread }, mindestens { $lower } und höchstens { $upper }. Mit --seconds länger suchen.
        [lower] Punktdifferenz am Ende: bisher { $spread }, mindestens { $lower }. Mit --seconds länger suchen.
        [upper] Punktdifferenz am Ende: bisher { $spread }, höchstens { $upper }. Mit --seconds länger suchen.
       *[open] Punktdifferenz am Ende: bisher { $spread }, nicht bewiesen. Mit --seconds länger suchen.
    }
cli-endgame-searching = Das Endspiel wird gelöst
cli-pre-endgame-searching = Alle Ziehungen werden durchgespielt
cli-pre-endgame-head = { $column ->
        [place] Ort
        [play] Zug
        [score] Punkte
        [win] Siege %
        [spread] Differenz
        [draws] Ziehungen
       *[known] Gewissheit
    }
cli-pre-endgame-known = { $certainty ->
        [exact] genau
        [bounds] nicht alles bewiesen
        [replies] mit Antworten der Engine
       *[samples] nur einige Ziehungen
    }
cli-pre-endgame-summary = { $best } gewinnt { $win } % der Spiele, bei { $draws ->
        [one] einer Ziehung
       *[other] { $draws } verschiedenen Ziehungen
    }. { $known ->
        [complete] Alle Kandidaten sind durchgerechnet.
        [settled] Die zwei besten Kandidaten sind durchgerechnet; die anderen brauchen mehr Zeit.
       *[open] Das kann sich noch ändern: Mit --seconds länger suchen.
    }
cli-sim-head = { $column ->
        [place] Ort
        [play] Zug
        [score] Punkte
        [equity] Wert
        [worth] simuliert
        [error] Fehler
        [win] Siege %
       *[samples] Proben
    }
cli-sim-summary = { $known ->
        [sure] { $best } ist mit { $confidence } % Sicherheit am besten ({ $plies ->
            [one] 1 Zug
           *[other] { $plies } Züge
        } voraus, { $iterations } Durchläufe).
       *[open] { $best } liegt vorn, aber { $open } Kandidaten können noch die besten sein ({ $plies ->
            [one] 1 Zug
           *[other] { $plies } Züge
        } voraus, { $iterations } Durchläufe). Gib --sim mehr Zeit.
    }
cli-sim-running = Simulation läuft
cli-organiser = Die Leitung
cli-game = { $scores } ({ $title }, { $day }, { $time })
