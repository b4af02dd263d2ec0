real-asking = Noch Züge?
real-back = Zurücknehmen
real-back-agree = Ich stimme auch zu
real-back-agreed = Zugestimmt haben bisher: { $names }.
real-back-all = Wir stimmen zu
real-back-text = Alle Seiten müssen zustimmen. Wer ein eigenes Telefon hat, stimmt dort zu.
real-back-title = Den letzten Eintrag zurücknehmen?
real-back-wanted = { $play } zurücknehmen? Gefragt von { $names }. Alle müssen zustimmen.
real-begin = Beginnen
real-begin-keeper = Wählt zuerst, wer die Punkte schreibt.
real-blank = Blankostein?
real-blank-letter = Buchstabe { $number }, { $letter }, ist ein Blankostein
real-bonus = Alle Steine
real-book = Was sagt das Buch zu { $words }?
real-book-text = Schlagt gemeinsam nach. Eine Antwort für alle Wörter.
real-challenge = Den letzten Zug anzweifeln
real-challenge-do =
    { $count ->
        [one] Dieses Wort prüfen
       *[other] { $count } Wörter zusammen prüfen
    }
real-challenge-judge = Wortrichter rufen
real-challenge-who = Wer zweifelt an?
real-challenge-whole = Der ganze Zug wird angezweifelt.
real-confirm = { $score } für { $name } bestätigen
real-correct = Punkte berichtigen
real-correct-score = Richtige Punkte
real-correct-turn = Welcher Zug?
real-correct-wanted = Zeile { $turn } auf { $score } berichtigen? Gefragt von { $names }. Alle müssen zustimmen.
real-done = Fertig
real-enter = Tippe den Zug ein oder tippe auf sein erstes Feld. Noch einmal tippen: senkrecht.
real-event = Zurück zum Turnier
real-exchange = Wie viele Steine tauscht { $name }?
real-final = Der letzte Zug
real-fits = Es passt aufs Brett und zum Steinsatz. Wörter werden nur geprüft, wenn jemand anzweifelt.
real-gcg = Spiel speichern (GCG)
real-good = Gültig
real-held = Übrig: { $tiles }
real-help = Hilfe kaufen
real-help-buy = Kaufen: { $title }
real-help-each = { $amount } je Punkt des Buchstabens
real-help-found = Er war im Beutel
real-help-give = Stein dafür
real-help-letter = Buchstabe
real-help-prefix =
    { $count ->
        [one] Erster Buchstabe
       *[other] Erste { $count } Buchstaben
    }
real-help-price = { $amount }
real-hold = Halt: { $name } überlegt
real-keeper = Wer schreibt die Punkte?
real-look = Spiel ansehen
real-first-settled = { $name } beginnt.
real-lots = Jede Seite zieht einen Stein, um zu losen, wer beginnt. Gebt die Steine ein; ein Blankostein ist ?.
real-lots-again = Nochmals gezogen
real-lots-draw = Ziehung { $number }
real-mark = Unstimmigkeit vermerken
real-mark-do = Vermerken und weiterspielen
real-mark-note = Worum geht es?
real-mark-text = Das Spiel geht weiter. Die Turnierleitung entscheidet danach.
real-mark-who = Wer vermerkt es?
real-marked = Hier ist eine Unstimmigkeit vermerkt
real-marked-draw = Die Auslosung ist vermerkt
real-not = Nicht gültig
real-over = Das Spiel ist aus
real-owed = An diesem Tisch offen: { $amount }
real-pause = Uhren anhalten
real-paused = Pause
real-peek = Wörter mit { $prefix }: { $count } s
real-phone = Weiteres Telefon
real-phone-code = QR-Code des Links
real-phone-link = Link
real-phone-pad = Nur der Spielblock
real-phone-text = Richte die Kamera auf den Code. Jedes Telefon am Brett zeigt denselben Spielblock, und jedes kann eintragen.
real-phone-wall = Die Wandanzeige
real-phone-whose = Für wen?
real-plays = { $name }, hast du noch einen Zug?
real-plays-none = Kein Zug mehr
real-plays-some = Ich habe noch einen Zug
real-plays-text = Das soll nur { $name } sehen. Gib das Telefon weiter.
real-press = Uhr drücken
real-racks = Restliche Steine eintragen
real-racks-of =
    { $count ->
        [one] { $name }, { $count } Stein
       *[other] { $name }, { $count } Steine
    }
real-racks-take = Steine von { $name } eintragen
real-racks-text = Tragt die Steine ein, die auf jeder Bank übrig sind; ein Blankostein ist ?.
real-resign = Aufgeben
real-resign-do = { $name } gibt auf
real-resign-text = Das lässt sich nicht rückgängig machen.
real-resume = Weiterspielen
real-ruling = Angezweifelt
real-score = { $score } für { $name }
real-score-none = Zug von { $name } eintragen
real-setup = Wer fängt an?
real-side = Seite { $number }
real-sign = Alle stimmen dem Ergebnis zu
real-signed = Alle haben zugestimmt. Das Ergebnis steht fest.
real-stands = Der Zug bleibt liegen
real-start = Beginnt bei
real-stopped = Der Turniertisch hat dieses Spiel beendet
real-time = Die Zeit ist um. Mehr Zeit für { $name } oder ein verpasster Zug?
real-time-missed = Verpasster Zug
real-time-more = Noch eine Minute
real-turn = { $name } ist am Zug
real-verdict = Urteil
real-wall = Auf der Wandanzeige zeigen
real-window = { $name }: { $play }, { $score }. Kann noch angezweifelt werden.
real-wins =
    { $names ->
       *[one] { $names } gewinnt.
        [other] { $names } gewinnen.
    }
real-wins-shared = { $names } teilen sich den Sieg.
real-withdraw = Anzweiflung zurückziehen
real-word = Gelegtes Wort
