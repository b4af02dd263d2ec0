### Warum etwas am Tisch nicht geht, und was geht.

## Was ein Befehl tut

referee-do-give-nonce = Eigenen Zufall zu den Ziehungen beitragen
referee-do-agree-dictionary = Sich auf ein Wörterbuch einigen
referee-do-agree-board = Sich auf ein Brett einigen
referee-do-choose-score-keeper = Schreiber wählen
referee-do-begin = Spiel beginnen
referee-do-lay-tiles = Steine legen
referee-do-commit = Zug machen
referee-do-press-clock = Uhr drücken
referee-do-exchange-tiles = Steine tauschen
referee-do-pass = Passen
referee-do-buy-help = Hilfe kaufen
referee-do-accept = Zug annehmen
referee-do-call-hold = Halt rufen
referee-do-draw-tiles = Steine ziehen
referee-do-confirm-score = Punkte bestätigen
referee-do-challenge = Zug anzweifeln
referee-do-take-up-call = Anzweiflung übernehmen
referee-do-withdraw-call = Anzweiflung zurücknehmen
referee-do-rule = Über die Anzweiflung entscheiden
referee-do-confirm-verdict = Sagen, was im Buch steht
referee-do-tick = Zeit vergehen lassen
referee-do-grant-time = Zeit geben
referee-do-declare-missed-go = Verpassten Zug ansagen
referee-do-take-vacation = Urlaub nehmen
referee-do-set-round-end = Ende der Runde setzen
referee-do-ring-bell = Läuten
referee-do-pause = Spiel anhalten
referee-do-resume = Spiel fortsetzen
referee-do-answer-plays = Sagen, ob du noch legen kannst
referee-do-resign = Aufgeben
referee-do-forfeit = Spieler ausschließen
referee-do-declare-rack = Bank eintragen
referee-do-break-tie = Gleichstand entscheiden
referee-do-confirm-result = Dem Ergebnis zustimmen
referee-do-certify = Ergebnis bestätigen
referee-do-correct-score = Punkte berichtigen
referee-do-take-back = Letzten Zug zurücknehmen
referee-do-refuse-take-back = Zurücknehmen ablehnen
referee-do-abort = Spiel abbrechen
referee-do-mark-discrepancy = Unstimmigkeit vermerken
referee-do-rule-discrepancy = Über eine Unstimmigkeit entscheiden
referee-do-settle-tab = Rechnung begleichen
referee-do-void-fee = Gebühr aufheben
referee-do-refill-seat = Platz neu besetzen

## Wer darf

referee-not-for-you = Das kann nur { $who } tun.
referee-role-seat = ein Spieler
referee-role-judge = der Wortrichter
referee-role-score-keeper = der Schreiber
referee-role-director = die Turnierleitung
referee-role-clock = das Programm
referee-no-seat = An diesem Tisch gibt es keinen Platz { $number }.
referee-not-in-game = { $seat } ist nicht mehr in diesem Spiel.
referee-you-resigned = Du hast aufgegeben.

## Wann

referee-now-setting-up = Das Spiel hat noch nicht begonnen.
referee-now-on-turn = Das Spiel läuft noch.
referee-now-announced = Drück die Uhr, um deinen Zug zu beenden.
referee-now-play-pending = Der letzte Zug kann noch angezweifelt werden. Warte, bis das vorbei ist.
referee-now-adjudicating = Warte auf die Entscheidung über die Anzweiflung.
referee-now-asking = Alle werden gefragt, ob sie noch legen können. Warte auf die Antworten.
referee-now-final-pending = Der letzte Zug des Spiels kann noch angezweifelt werden: Nimm ihn an oder zweifle ihn an.
referee-now-racks = Das Spiel ist aus. Tragt ein, was auf den Bänken liegt.
referee-now-finished = Das Spiel ist aus.
referee-now-certified = Das Spiel ist aus und das Ergebnis bestätigt.
referee-now-paused = Das Spiel ist angehalten.
referee-already-started = Das Spiel hat schon begonnen.
referee-nothing-announced = Mach erst einen Zug, dann drück die Uhr.
referee-no-open-play = Gerade gibt es keinen Zug, den du annehmen oder anzweifeln kannst.
referee-no-open-challenge = Gerade ist nichts angezweifelt.
referee-nobody-is-asked = Niemand wird gerade gefragt, ob noch Züge möglich sind.
referee-not-paused = Das Spiel ist nicht angehalten.
referee-too-late-to-challenge = Zum Anzweifeln ist es zu spät: { $seat } hat den nächsten Zug begonnen.
referee-clock-not-pressed = Warte, bis { $seat } die Uhr drückt.

## Vor dem Spiel

referee-number-of-sides =
    { $kind ->
        [team] Dieses Spiel ist für { $least } bis { $most } Teams, nicht für { $count }.
       *[other] Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $count }.
    }
referee-exact-number-of-sides =
    { $kind ->
        [team] Dieses Spiel ist für { $wanted } Teams, nicht für { $count }.
       *[other] Dieses Spiel ist für { $wanted } Spieler, nicht für { $count }.
    }
referee-name-dictionary = Nenne das Wörterbuch, das über Anzweiflungen entscheidet.
referee-no-commitment = Leg das Geheimnis der Ziehungen fest, bevor das Spiel eröffnet wird.
referee-no-phonies-needs-list = Nach diesen Regeln kann kein falsches Wort gelegt werden; dazu braucht das Spiel eine Wortliste. Wähle eine.
referee-no-nonce-real-tiles = Ihr zieht echte Steine aus dem Beutel; da muss niemand Zufall beitragen.
referee-nonce-given = Du hast deinen Zufall schon beigetragen.
referee-nonce-length = Gib 1 bis { $most } Zeichen für die Ziehungen an.
referee-nonces-missing = Noch sind nicht alle bereit. Warte auf { $seats }.
referee-no-own-dictionary = Diese Regeln lassen kein eigenes Wörterbuch zu.
referee-no-own-board = Diese Regeln lassen kein eigenes Brett zu.
referee-board-size = Ein Brett braucht 2 bis 26 Reihen und Spalten und ein Zeichen für jedes Feld.
referee-board-start = Das Startfeld muss auf dem Brett liegen.
referee-answer-dictionary = { $seat } möchte nach { $title } spielen. Antwort fehlt von { $seats }.
referee-answer-board = { $seat } möchte auf diesem Brett spielen: { $title }. Antwort fehlt von { $seats }.
referee-no-score-keeper = Diese Regeln kennen keinen Schreiber: Das Programm zählt.
referee-choose-score-keeper = Wählt zuerst, wer die Punkte schreibt.
referee-lots-are-drawn = Das Programm lost aus, wer beginnt: Trag keine Steine ein.
referee-draw-decided = Das Los war schon vor den letzten Steinen entschieden, die du eingetragen hast. Nimm diese Steine weg.
referee-one-tile-each = Trag je einen Stein ein für { $seats }.
referee-draw-tied = { $seats } liegen gleichauf. Sie ziehen noch einmal: Trag auch diese Steine ein.
referee-not-one-tile = Trag einen Stein ein, nicht „{ $text }“.
referee-too-few-in-set = Davon gibt es im Satz nicht genug: { $tiles }. Prüf die Steine.

## Ein Zug

referee-not-your-turn = Du bist nicht am Zug. Warte auf { $seat }.
referee-confirm-score-first = Bestätige zuerst die Punkte des letzten Zuges.
referee-score-first = Warte, bis { $seat } die Punkte des letzten Zuges bestätigt.
referee-no-turn-follows = Mit diesem Zug endet das Spiel: Nimm ihn an oder zweifle ihn an.
referee-no-touch-move = Du kannst deine Steine verschieben, bis du den Zug machst.
referee-touched-tiles-stay = Gelegte Steine bleiben liegen. Lass { $play } liegen.
referee-too-many-tiles =
    { $held ->
        [one] Du hast nur 1 Stein; für diesen Zug brauchst du { $laid }.
       *[other] Du hast nur { $held } Steine; für diesen Zug brauchst du { $laid }.
    }
referee-not-on-rack = Du hast kein { $tiles }. Auf deiner Bank: { $rack }.
referee-too-few-on-rack = Davon hast du zu wenig: { $tiles }. Auf deiner Bank: { $rack }.
referee-word-repeated = { $word } wurde schon gelegt, und hier darf kein Wort zweimal gelegt werden. Lege ein anderes Wort.
referee-not-in-list =
    { $words ->
        [one] { $words } steht nicht in der Wortliste. Lege ein anderes Wort.
       *[other] { $words } stehen nicht in der Wortliste. Lege andere Wörter.
    }
referee-no-exchange-after-buying = Du hast einen Buchstaben gekauft, also kannst du in diesem Zug nicht tauschen.
referee-too-few-in-bag =
    { $least ->
        [one] Du kannst nicht tauschen: Der Beutel ist leer.
       *[other] Du kannst nicht tauschen: Dazu braucht es { $least } Steine im Beutel, und es sind { $bag }.
    }
referee-exchange-none = Wähle mindestens einen Stein zum Tauschen. Willst du alle behalten, dann passe.
referee-exchange-too-many = Du kannst nicht { $count } Steine tauschen: Du hast { $held }.
referee-exchange-number-only = Trag nur ein, wie viele Steine getauscht werden.
referee-exchange-from-rack = Tausche Steine von deiner Bank: { $rack }.
referee-no-passing = Diese Regeln erlauben kein Passen.

## Hilfen

referee-no-helps = Nach diesen Regeln gibt es nichts zu kaufen.
referee-bought-all = Mehr kannst du in einem Zug nicht kaufen.
referee-unknown-help = Es gibt keine Hilfe „{ $help }“. Es gibt { $names }.
referee-already-bought = Das hast du in diesem Zug schon gekauft: { $title }.
referee-no-blank-for-sale = Blankosteine sind nicht zu kaufen.
referee-none-left = Alle { $letter } liegen schon auf dem Brett.
referee-give-a-tile = Wähle einen Stein von deiner Bank, den du für den Buchstaben gibst.
referee-no-time-to-peek = Ein Blick ins Wörterbuch dauert { $seconds } Sekunden, und du hast noch { $left }.
referee-first-letters =
    { $count ->
        [one] Sag den ersten Buchstaben des Wortes an.
       *[other] Sag die ersten { $count } Buchstaben des Wortes an.
    }
referee-no-time-for-sale = Züge haben in diesem Spiel keine Zeitgrenze, also gibt es keine Zeit zu kaufen.

## Nach einem Zug

referee-own-play = Das ist dein eigener Zug. Die anderen nehmen ihn an oder zweifeln ihn an.
referee-already-accepted = Du hast diesen Zug schon angenommen.
referee-others-may-challenge = { $seats ->
        [one] { $seats } kann
       *[other] { $seats } können
    } noch anzweifeln. Warte { $time }, oder bis der Zug angenommen ist.
referee-no-hold = Diese Regeln kennen kein Halt.
referee-already-held = Bei diesem Zug hat schon jemand Halt gerufen.
referee-hold-called = { $seat } hat Halt gerufen. Warte auf die Antwort.
referee-draws-by-itself = Das Programm zieht die Steine.
referee-others-draw = Warte, bis { $seat } zieht.
referee-bag-is-empty = Der Beutel ist leer, es gibt nichts zu ziehen.
referee-wait-to-draw = Die anderen können noch anzweifeln. Zieh in { $time }.
referee-keeps-the-score = { $seat } schreibt die Punkte dieses Zuges.
referee-no-confirming = Nach diesen Regeln bestätigt niemand die Punkte.

## Anzweifeln

referee-no-challenges-left =
    { $count ->
        [one] Du hast deine einzige Anzweiflung verbraucht.
       *[other] Du hast alle deine { $count } Anzweiflungen verbraucht.
    }
referee-all-words-good = Alle Wörter dieses Zuges sind schon für gültig erklärt.
referee-no-word-list = Die Wortliste dieses Spiels fehlt, also kann niemand entscheiden. Sag dem Bescheid, der den Server betreibt.
referee-challenge-whole-play = Zweifle den ganzen Zug an: Nach diesen Regeln gehen einzelne Wörter nicht.
referee-not-in-play = { $word } ist kein Wort dieses Zuges. Er bildet { $words }.
referee-already-good = { $word } ist schon für gültig erklärt.
referee-no-judge = Dieses Spiel hat keinen Wortrichter.
referee-call-taken-up = Die Anzweiflung ist schon übernommen.
referee-not-your-call = Nur { $seat } kann die Anzweiflung zurücknehmen.
referee-judge-is-looking = Der Wortrichter schlägt schon nach.
referee-looking-up = Die Wörter werden schon nachgeschlagen.
referee-not-challenged = { $word } gehört nicht zu dieser Anzweiflung.
referee-no-book = In diesem Spiel schlägt niemand im Buch nach.
referee-others-read-book = Warte, bis { $seats ->
        [one] { $seats } nachgeschlagen hat
       *[other] { $seats } nachgeschlagen haben
    }.
referee-book-disputed = Die Spieler sind sich nicht einig, was das Buch sagt über { $words }.

## Zeit

referee-no-soft-limit = Diese Regeln kennen keine Zeitgrenze, die verlängert werden kann.
referee-time-left = { $seat } hat noch Zeit.
referee-grant-limits = Gib 1 bis { $most } Sekunden.
referee-no-round-time = Dieses Spiel hat keine Rundenzeit.
referee-bell-has-rung = Es hat schon geläutet.
referee-round-end-past = Wähle eine Zeit in der Zukunft. Soll die Runde jetzt enden, dann läute.
referee-round-end-far = Wähle eine Zeit innerhalb eines Jahres.
referee-vacation-needs-days = Urlaub gibt es nur in Spielen, in denen man Tage für einen Zug hat.
referee-vacation-too-long = In diesem Spiel bleiben dir noch { $most } Urlaub.
referee-paused-by-house = Die Turnierleitung hat das Spiel angehalten und setzt es fort.

## Das Ende

referee-already-answered = Du hast schon geantwortet.
referee-why-forfeit = Sag, warum: Der Grund kommt ins Protokoll.
referee-all-racks-in = Alle Bänke sind eingetragen.
referee-racks-missing = Trag die Bänke ein von { $seats }.
referee-rack-count =
    { $count ->
        [one] { $seat } hat 1 Stein.
       *[other] { $seat } hat { $count } Steine.
    }
referee-no-tie = Es steht nicht gleich, also gibt es nichts zu entscheiden.
referee-tie-first = Entscheide zuerst den Gleichstand.
referee-draw-real-tiles = Zieht Steine aus dem Beutel und tragt die Reihenfolge ein, die sie ergeben.
referee-secret-is-known = Das Geheimnis der Ziehungen ist veröffentlicht, also kann das Programm nicht losen. Trag die Reihenfolge ein, die du bestimmst.
referee-order-of-tied = Bring { $seats } in eine Reihenfolge, wer gewinnt zuerst.
referee-discrepancy-first = Erst muss die Turnierleitung über die vermerkte Unstimmigkeit entscheiden.
referee-already-agreed = Du hast dem Ergebnis schon zugestimmt.
referee-no-secret = Das Geheimnis der Ziehungen fehlt; das Ergebnis kann nicht bestätigt werden.

## Berichtigungen, Streitfälle und Geld

referee-scores-are-counted = In diesem Spiel zählt das Programm die Punkte.
referee-only-director-corrects = Das Ergebnis ist bestätigt. Nur die Turnierleitung kann es berichtigen.
referee-no-score = Es gibt noch keine Punkte, die sich berichtigen ließen.
referee-no-line = Der Block hat keine Zeile { $line }.
referee-line-no-play = Zeile { $line } des Blocks ist kein Zug, oder er wurde zurückgenommen.
referee-score-limits = Gib 0 bis { $most } Punkte an.
referee-play-stands = Ein Zug bleibt liegen, sobald er gemacht ist. Nur in Freundschaftsspielen kann er zurückgenommen werden.
referee-nothing-to-take-back = Es gibt nichts zurückzunehmen.
referee-others-take-back = Du hast zugestimmt. Warte, bis auch die anderen zustimmen.
referee-sides-take-back = Nur wer mitspielt, kann einen Zug zurücknehmen.
referee-take-back-was-refused = Die anderen möchten weiterspielen. Nach dem nächsten Zug kannst du wieder fragen.
referee-nobody-takes-back = Niemand möchte etwas zurücknehmen.
referee-event-not-aborted = Ein Turnierspiel lässt sich nicht abbrechen. Frag die Turnierleitung.
referee-too-late-to-abort = Zum Abbrechen ist es zu spät: Es gab schon zwei Züge. Du kannst aufgeben.
referee-game-was-aborted = Dieses Spiel wurde abgebrochen. Es hat kein Ergebnis.
referee-no-markers = Nach diesen Regeln werden keine Unstimmigkeiten vermerkt. Klärt es am Tisch.
referee-say-discrepancy = Sag mit ein paar Worten, was nicht stimmt.
referee-no-discrepancy = Es ist keine Unstimmigkeit vermerkt, über die zu entscheiden ist.
referee-unknown-marker = Es gibt keine Unstimmigkeit { $number }.
referee-marker-ruled = Über Unstimmigkeit { $number } ist schon entschieden.
referee-awarded-to-whom = Sag, wem das Spiel zugesprochen wird.
referee-draw-has-no-score = Die Auslosung hat keine Punkte: Lass das Ergebnis stehen, sprich das Spiel jemandem zu, oder lass es wiederholen.
referee-no-second-draw = Die Auslosung kann im selben Spiel nicht wiederholt werden. Lass das Spiel wiederholen.
referee-marked-line-no-score = Zeile { $line } des Blocks, wo die Unstimmigkeit vermerkt ist, hat keine Punkte.
referee-ruling-limits = Gib oder nimm höchstens { $most } Punkte.
referee-no-resuming-real-tiles = Ein Spiel mit echten Steinen kann nicht fortgesetzt werden. Lass es wiederholen.
referee-no-resuming-certified = Das Ergebnis ist bestätigt, also kann das Spiel nicht fortgesetzt werden.
referee-nobody-owes = Niemand schuldet etwas.
referee-pay-limits = { $seat } schuldet { $owed }. Gib einen Betrag von { $least } bis { $owed } ein.
referee-no-fees = Es gibt noch keine Gebühren.

## Texte

referee-text-too-long = „{ $text }“ ist zu lang: Schreib höchstens { $most } Zeichen.
referee-text-not-writable = „{ $text }“ hat ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
