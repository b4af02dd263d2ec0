### Was das Spiel am Terminal sagt. Wer „You“ heißt, wird mit du angesprochen. Was man tippt, bleibt, wie es ist.

## Was geschah

terminal-lot = { $who ->
        [You] Du ziehst
       *[other] { $who } zieht
    } { $purpose ->
        [tie] für den Stichentscheid
       *[first] um den ersten Zug
    } { $tile ->
        [blank] einen Blankostein
       *[other] { $tile }
    }.
terminal-first = { $who ->
        [You] Du beginnst
       *[other] { $who } beginnt
    }.
terminal-drawn = { $who ->
        [You] Du ziehst
       *[other] { $who } zieht
    } { $tiles }.
terminal-played-and-drew = { $play } und { $who ->
        [You] ziehst
       *[other] zieht
    } { $tiles }.
terminal-play = { $who ->
        [You] Du legst
       *[other] { $who } legt
    } { $play } für { $score }.
terminal-play-sum = { $who ->
        [You] Du legst
       *[other] { $who } legt
    } { $play } für { $score }: { $sum }.
terminal-bonus = Bonus { $points }
terminal-exchanged-own = { $who ->
        [You] Du tauschst
       *[other] { $who } tauscht
    } { $discarded } gegen { $drawn }.
terminal-exchanged = { $who ->
        [You] Du tauschst
       *[other] { $who } tauscht
    } { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
terminal-turn-skipped = { $who ->
        [You] Du setzt
       *[other] { $who } setzt
    } aus: Das hat die Anzweiflung gekostet.
terminal-passed = { $who ->
        [You] Du passt
       *[other] { $who } passt
    }.
terminal-go-missed = { $who ->
        [You] Du verpasst
       *[other] { $who } verpasst
    } den Zug.
terminal-turn-expired = { $who ->
        [You] Deine Zeit
       *[other] Die Zeit von { $who }
    } ist um: kein Zug, keine Punkte.
terminal-turn-lost = { $who ->
        [You] Du verlierst
       *[other] { $who } verliert
    } den Zug.
terminal-hold-called = { $who ->
        [You] Du rufst
       *[other] { $who } ruft
    } Halt. Noch zieht niemand.
terminal-challenged = { $who ->
        [You] Du zweifelst
       *[other] { $who } zweifelt
    } { $words } an.
terminal-call-withdrawn = { $who ->
        [You] Du nimmst
       *[other] { $who } nimmt
    } die Anzweiflung zurück.
terminal-book-read = { $who ->
        [You] Du liest
       *[other] { $who } liest
    } im Buch: { $verdict ->
        [good] gültig
       *[bad] ungültig
    }.
terminal-ruled = { $verdict ->
        [good] Gültig. Der Zug bleibt liegen.
       *[bad] Ungültig. Der Zug kommt vom Brett.
    }
terminal-call-left-open = Die Spieler sind sich über das Buch nicht einig. Der Zug bleibt liegen, und eine Unstimmigkeit ist vermerkt.
terminal-play-withdrawn = { $who ->
        [You] Du nimmst deine Steine zurück und verlierst
       *[other] { $who } nimmt die Steine zurück und verliert
    } diesen Zug.
terminal-turn-owed = { $who ->
        [You] Du setzt
       *[other] { $who } setzt
    } beim nächsten Zug aus.
terminal-points-given = { $who ->
        [You] { $change ->
            [loses] Du verlierst
           *[gets] Du bekommst
        }
       *[other] { $who } { $change ->
            [loses] verliert
           *[gets] bekommt
        }
    } { $points } { $why }.
terminal-time-charged = { $who ->
        [You] Du verlierst
       *[other] { $who } verliert
    } { $time } auf der Uhr.
terminal-posted = { $who ->
        [You] { $kind ->
            [fee] Du schuldest { $amount }
            [payment] Du zahlst { $amount }
           *[other] Dir werden { $amount } erlassen
        }
       *[other] { $kind ->
            [fee] { $who } schuldet { $amount }
            [payment] { $who } zahlt { $amount }
           *[other] { $who } werden { $amount } erlassen
        }
    }: { $cause }.
terminal-time-asked = Die Zeit für diesen Zug ist um.
terminal-time-granted = { $who ->
        [You] Du bekommst
       *[other] { $who } bekommt
    } { $time } mehr.
terminal-bell = Es läutet: Die Zeit der Runde ist um.
terminal-paused = Pause. { $reason }
terminal-resumed = Das Spiel geht weiter.
terminal-bought = { $who ->
        [You] Du kaufst
       *[other] { $who } kauft
    } { $letter ->
        [hidden] einen Buchstaben
       *[other] { $letter }
    }.
terminal-bought-for = { $who ->
        [You] Du kaufst
       *[other] { $who } kauft
    } { $letter ->
        [hidden] einen Buchstaben
       *[other] { $letter }
    } für { $given }.
terminal-not-in-bag = { $who ->
        [You] Du willst
       *[other] { $who } will
    } { $letter ->
        [hidden] einen Buchstaben
       *[other] { $letter }
    } kaufen. Im Beutel ist keiner, also kostet es nichts.
terminal-letter-returned = { $who ->
        [You] Du legst
       *[other] { $who } legt
    } { $letter ->
        [hidden] den gekauften Buchstaben
       *[other] das gekaufte { $letter }
    } zurück in den Beutel.
terminal-peeked = { $who ->
        [You] Du siehst
       *[other] { $who } sieht
    } ins Wörterbuch.
terminal-plays-asked = Alle haben gepasst: Alle werden gefragt, ob noch Züge möglich sind.
terminal-play-went-on = Es sind noch Züge möglich: Das Spiel geht weiter.
terminal-out-of-time = { $who ->
        [You] Du überschreitest
       *[other] { $who } überschreitet
    } die Zeit.
terminal-resigned = { $who ->
        [You] Du gibst
       *[other] { $who } gibt
    } auf.
terminal-rack-declared = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } { $tiles }.
terminal-score-corrected = Zeile { $line } des Blocks ist auf { $score } berichtigt.
terminal-taken-back = Der letzte Zug ist zurückgenommen.
terminal-marked = { $who ->
        [You] Du vermerkst
       *[other] { $who } vermerkt
    } eine Unstimmigkeit: { $note }
terminal-seat-refilled = Jemand anders übernimmt einen Platz.
terminal-went-out = { $who ->
        [You] Du spielst
       *[other] { $who } spielt
    } aus: Das Spiel ist vorbei.
terminal-ended = { $reason ->
        [no-more-plays] Alle sind sich einig, dass kein Zug mehr möglich ist: Das Spiel ist vorbei.
        [passes] Alle haben zu oft gepasst: Das Spiel ist vorbei.
        [missed-goes] Alle haben ihren Zug zu oft verpasst: Das Spiel ist vorbei.
        [passes-and-missed-goes] Alle haben zu oft gepasst oder ihren Zug verpasst: Das Spiel ist vorbei.
        [scoreless-turns] Zu viele Züge ohne Punkte: Das Spiel ist vorbei.
        [bell] Die Zeit ist um: Das Spiel ist vorbei.
        [last-side-left] Nur eine Seite ist übrig: Das Spiel ist vorbei.
        [out] Der Beutel ist leer und eine Bank ausgespielt: Das Spiel ist vorbei.
       *[other] Das Spiel ist vorbei.
    }
terminal-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Der Bildschirm

terminal-you = Du
terminal-over = das Spiel ist vorbei
terminal-draw-for-first = um den ersten Zug wird gelost
terminal-turn = Zug { $turn }, { $what ->
        [play] { $who ->
            [You] du hast gelegt
           *[other] { $who } hat gelegt
        }
       *[turn] { $who ->
            [You] du bist dran
           *[other] { $who } ist dran
        }
    }
terminal-pad-pass = gepasst
terminal-pad-missed = verpasst
terminal-pad-expired = Zeit um
terminal-pad-lost = verloren
terminal-pad-skipped = ausgesetzt
terminal-pad-exchange = Tausch { $tiles }
terminal-pad-off = { $word } (weg)
terminal-totals = Summen: { $scores }.
terminal-bag = Beutel { $count }
terminal-time-left = { $who }: noch { $time }
terminal-time-over = { $who }: { $time } drüber
terminal-round-left = Runde: noch { $time }
terminal-misses-a-turn = { $who ->
        [You] Du setzt
       *[other] { $who } setzt
    } einmal aus
terminal-owes = { $who ->
        [You] Du schuldest
       *[other] { $who } schuldet
    } { $amount }
terminal-has-resigned = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } aufgegeben
terminal-keeps-score = { $who ->
        [You] Du schreibst
       *[other] { $who } schreibt
    } die Punkte

## Was man tun kann

terminal-you-can = Du kannst: { $orders }; help.
terminal-type-help = Tippe help, um zu sehen, was du tun kannst.
terminal-help-heading = Du kannst:
terminal-help-not-now = Jetzt nicht:
terminal-help-looks = board rack shuffle score unseen clock why rules: etwas ansehen
terminal-help-looks-money = board rack shuffle score unseen clock money why rules: etwas ansehen
terminal-help-stop = aufhören; das Spiel wird nach jedem Zug gespeichert
terminal-help-places = Schreib 8D für waagerecht, D8 für senkrecht und einen Blankostein als kleinen Buchstaben: 8D TRAiNER.
terminal-price-a-point = { $title }, { $price } je Punkt
terminal-price = { $title }, { $price }
terminal-held = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } { $word } gelegt ({ $score }). { $holder ->
        [You] Du hast
       *[other] { $holder } hat
    } Halt gerufen: anzweifeln oder annehmen.
terminal-open-minute = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } { $word } gelegt ({ $score }). Das kann eine Minute lang angezweifelt werden, oder bis alle annehmen.
terminal-open-until-draw = { $who ->
        [You] Du hast { $word } gelegt ({ $score }). Das kann angezweifelt werden, bis du ziehst.
       *[other] { $who } hat { $word } gelegt ({ $score }). Das kann angezweifelt werden, bis { $who } zieht.
    }
terminal-open-until-score = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } { $word } gelegt ({ $score }). Das kann angezweifelt werden, bis { $other ->
        [You] du die Punkte bestätigst
       *[other] { $other } die Punkte bestätigt
    }.
terminal-open-until-turn = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } { $word } gelegt ({ $score }). Das kann angezweifelt werden, bis { $other ->
        [You] du den nächsten Zug beginnst
       *[other] { $other } den nächsten Zug beginnt
    }.
terminal-challenge-costs = Erfolgloses Anzweifeln kostet { $costs }.
terminal-cost-turn = den nächsten Zug
terminal-cost-points = { $points } für die andere Seite
terminal-cost-points-each = { $points } je Wort für die andere Seite
terminal-cost-seconds = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

## Fragen

terminal-judge = Wortrichter
terminal-director = Turnierleitung
terminal-table = Tisch
terminal-confirm-score = { $who ->
        [You] Du schreibst
       *[other] { $who } schreibt
    } die Punkte: Mit Enter werden { $score } notiert.
terminal-press-clock = Der Zug ist angesagt. Drück Enter, um die Uhr zu drücken.
terminal-ask-book = { $who }: Steht { $words } in { $title }? Tippe yes, wenn jedes Wort darin steht, sonst no.
terminal-ask-plays = { $who }, nur für dich: Hast du keinen Zug mehr? Antworte mit yes oder no. Sagen alle yes, ist das Spiel vorbei.
terminal-ask-paused = Das Spiel ist angehalten, und keine Zeit läuft. Weiter mit Enter.
terminal-enter-lets-stand = Mit Enter nimmst du den Zug an.
terminal-enter-writes = Mit Enter nimmst du den Zug an und notierst { $score }.
terminal-who-challenges = { $names }: Nehmt mit Enter an, oder sagt, wer anzweifelt, etwa: { $example } challenge
terminal-who-challenges-writes = { $names }: Nehmt mit Enter an und notiert { $score }, oder sagt, wer anzweifelt, etwa: { $example } challenge
terminal-ask-judge = Wortrichter: Ist { $words } gültig? Tippe yes, wenn jedes Wort gültig ist, sonst no.
terminal-ask-judge-which = Wortrichter: Ist { $words } gültig? Tippe yes, wenn jedes Wort gültig ist, sonst no und welches, etwa: no { $word }.
terminal-judge-to-come = Drück Enter, wenn der Wortrichter da ist. { $who ->
        [You] Du kannst
       *[other] { $who } kann
    } noch zurücknehmen.
terminal-break-tie = Gleichstand: Nennt, wer gewinnt, etwa: { $example }
terminal-break-tie-draw = Gleichstand: Mit Enter wird gelost; oder nennt, wer gewinnt, etwa: { $example }
terminal-marked-line = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } Zeile { $line } des Blocks vermerkt: { $note }
terminal-marked-draw = { $who ->
        [You] Du hast
       *[other] { $who } hat
    } die Auslosung vermerkt: { $note }
terminal-ask-director = Turnierleitung: stands, points -12 (oder +12, für diese Zeile), award NAME oder resumed.
terminal-ask-result = Drück Enter, wenn alle dem Ergebnis zustimmen. score zeigt den Block, gcg speichert eine GCG-Datei.
terminal-certified = Bestätigt: { $scores }.
terminal-check-draws = Prüfe die Ziehungen mit:
terminal-write-gcg = Schreib das Spiel als GCG-Datei mit:
terminal-saved = Gespeichert. Weiter geht es mit:
terminal-too-late = Zu spät: Die Zeit war um, bevor du das getippt hast.
terminal-left = Noch { $time }.
terminal-time-up = { $who ->
        [You] Deine Zeit
       *[other] Die Zeit von { $who }
    } ist um. { $keeper }: Tippe grant 60 für mehr Zeit, oder missed.
terminal-pass-keyboard = Gib die Tastatur an { $who ->
        [You] dich
       *[other] { $who }
    } weiter und drück dann Enter.
terminal-not-read = Drück erst Enter, um deine Bank zu sehen, und tippe es dann noch einmal.
terminal-enter-lots = Zieht je einen Stein um den ersten Zug und gebt die Buchstaben für { $names } ein, etwa: { $tiles } (? ist ein Blankostein)
terminal-enter-rack = { $count ->
        [one] { $who ->
            [You] Du hast
           *[other] { $who } hat
        } { $count } Stein: welchen? Etwa: { $tiles } (? ist ein Blankostein)
       *[other] { $who ->
            [You] Du hast
           *[other] { $who } hat
        } { $count } Steine: welche? Etwa: { $tiles } (? ist ein Blankostein)
    }
terminal-and = Und { $who ->
        [You] du
       *[other] { $who }
    }
terminal-drew-again = Wer noch einmal gezogen hat (Enter: von vorn)
terminal-who = Wer? { $names }
terminal-nobody = Dann niemand.
terminal-sure-to-resign = { $who ->
        [You] Du gibst
       *[other] { $who } gibt
    } das Spiel auf. Sicher? yes oder no
terminal-would-take-back = Der letzte Zug würde zurückgenommen. Stimmen alle zu? yes oder no
terminal-would-correct = Zeile { $line } des Blocks würde { $score }. Stimmen alle zu? yes oder no
terminal-unchanged = Nichts ist geändert.
terminal-written = Geschrieben in { $path }
terminal-earlier-unreadable = Frühere Entscheidungen sind nicht zu lesen: { $error }
terminal-ruled-before = Nur für den Wortrichter: nach { $title } schon entschieden: { $rulings }. Es zählt nur, wenn du wieder so entscheidest.
terminal-ruled-good = { $word } gültig
terminal-ruled-bad = { $word } ungültig
terminal-ruling-not-kept = Die Entscheidung zählt, ist aber nicht für andere Spiele gemerkt: { $error }

## Was nicht geht

terminal-speaks-for-itself = { $who } spricht für sich selbst.
terminal-answer-plays-first = Antworte zuerst mit yes oder no: Hast du keinen Zug mehr?
terminal-no-answer = Das beantwortet die Frage nicht. Tippe help.
terminal-yes-or-no = Beantworte die Frage oben mit yes oder no, oder tippe help.
terminal-which-tiles = Nenne die Steine zum Tauschen, etwa: { $example }. Willst du alle behalten, tippe pass.
terminal-how-many-tiles = Sag bei echten Steinen, wie viele du tauschst, etwa: exchange 3
terminal-nothing-to-accept = Gerade gibt es keinen Zug, den du annehmen kannst.
terminal-how-many-seconds = Sag, wie viele Sekunden mehr, etwa: grant 60
terminal-which-line = Sag, welche Zeile des Blocks und ihre richtigen Punkte, etwa: correct 3 24
terminal-not-level = { $who ->
        [You] Du liegst
       *[other] { $who } liegt
    } nicht gleichauf.
terminal-how-many-points = Sag, wie viele Punkte diese Zeile gewinnt oder verliert, etwa: points -12
terminal-not-challenged = { $word } kann hier nicht genannt werden. Sag yes, oder no und welche von { $words } ungültig sind.
terminal-write-a-play = Schreib einen Ort und ein Wort: 8D TRAINER waagerecht, D8 TRAINER senkrecht.
terminal-which-is-blank = Du hast ein { $letter } zu wenig. Schreib das { $letter }, das ein Blankostein ist, klein und alle anderen Buchstaben groß.
terminal-did-you-mean = „{ $text }“ ist kein Befehl. Meintest du { $order }?
terminal-unknown-order = „{ $text }“ ist kein Befehl. Tippe help, um zu sehen, was du tun kannst.
terminal-nobody-plays = Jemand muss spielen: Nenne bei --players mindestens einen Menschen.
terminal-same-name = Zwei Spieler heißen „{ $name }“. Gib jedem einen eigenen Namen.
terminal-no-name = Ein Spieler hat keinen Namen. Schreib die Namen etwa so: --players Ann,bot.
terminal-not-a-name = „{ $name }“ geht hier nicht als Name. Nimm bis zu { $most } Buchstaben.
terminal-reads-like-bot = „{ $name }“ liest sich wie ein Computerspieler. Schreib bot, oder wähle einen anderen Namen.
terminal-no-sheet = Ein Regelblatt oder eine Datei „{ $name }“ gibt es nicht. Die Blätter sind { $sheets }.
terminal-no-setting = „{ $text }“ ist keine Einstellung. Schreib sie etwa so: turn.seconds=120.
terminal-edition-needs-paper = Eine Auflage gehört zu einem Buch auf Papier. Nenne das Buch mit --paper.
terminal-bots-need-dealt-tiles = Ein Computerspieler kann keine echten Steine ziehen. Lass bot weg, oder lass das Programm austeilen.
terminal-file-exists = { $path } gibt es schon. Spiel dort weiter, oder wähle einen anderen Namen.
terminal-game-certified = { $path } ist vorbei und bestätigt. `{ $verify }` prüft die Ziehungen, `{ $export }` schreibt es als GCG.
terminal-words-in-force = Über Wörter entscheidet { $title }.
terminal-words-in-force-instead = Über Wörter entscheidet { $title } (das Blatt nennt { $named }).
terminal-bad-seed = Ein Startwert hat bis zu { $most } hexadezimale Ziffern, nicht „{ $seed }“.
terminal-played-elsewhere = { $path } wird an einem anderen Terminal gespielt. Beende es erst dort.
terminal-private-missing = { $path } fehlt, deshalb kann dieses Spiel nicht weitergehen: Darin steht das Geheimnis der Ziehungen.
terminal-private-damaged = { $path } ist beschädigt ({ $detail }). Stell es aus einer Kopie wieder her.
terminal-private-newer = { $path } hat Version { $version }. Aktualisiere Rackhouse.
terminal-private-other = { $path } gehört zu einem anderen Spiel. Stell es aus einer Kopie wieder her.

## Ansehen

terminal-racks-on-table = Die Bänke stehen auf eurem Tisch. Sieh auf deine eigene.
terminal-unseen = Noch nicht gesehen: { $count }, davon { $bag } im Beutel: { $tiles }
terminal-why-when = Du kannst why fragen, solange ein Zug angezweifelt werden kann. Tippe score, um den Block zu sehen.
terminal-no-money = Es ist kein Geld geflossen.
terminal-money-line = { $who }: { $amount }, { $cause }
terminal-raised = Zusammen gesammelt: { $amount }.
terminal-open-book = Schlag { $title } bei { $prefix } auf.
terminal-no-word-begins = Kein Wort beginnt mit { $prefix }.
terminal-and-longer = { $words } und { $count ->
        [one] { $count } längeres
       *[other] { $count } längere
    }
terminal-closes-dictionary = Enter schließt das Wörterbuch. Von selbst schließt es in { $seconds } s.

## Das Ergebnis

terminal-sum-nothing = { $who }: { $score }, nichts kommt dazu oder weg.
terminal-sum-own = { $tiles } übrig
terminal-sum-others = { $tiles } der anderen
terminal-sum-others-twice = zweimal { $tiles } der anderen
terminal-gone = (aufgegeben)
terminal-play-left = Mit den Restbuchstaben war noch ein Zug möglich.
terminal-no-play-left = Mit den Restbuchstaben war kein Zug mehr möglich.
terminal-owes-money = { $who ->
        [You] Du schuldest
       *[other] { $who } schuldet
    } { $amount }.
terminal-tied = { $names } liegen gleichauf. { $then ->
        [replay-or-draw] Das Blatt verlangt einen Sieger: Spielt noch einmal, oder lost.
        [director] Die Turnierleitung entscheidet.
        [half-win-each] Jeder hat einen halben Sieg.
        [better-round] Die bessere Runde entscheidet.
       *[shared] Sie teilen sich den Platz.
    }
terminal-tie-before = { $names } liegen gleichauf; ohne die Restbuchstaben stand es { $scores }.
terminal-stopped = Das Programm wurde beendet.
