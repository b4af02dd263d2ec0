### Die Erklärung eines Regelblatts: ein Satz für jeden Wert, den es haben kann.

-side =
    { $side ->
        [team] Team
       *[player] Spieler
    }
-sides =
    { $side ->
        [team] Teams
       *[player] Spieler
    }
-Every-side =
    { $side ->
        [team] Jedes Team
       *[player] Jeder Spieler
    }
-every-side =
    { $side ->
        [team] jedes Team
       *[player] jeder Spieler
    }
-The-side =
    { $side ->
        [team] Das Team
       *[player] Der Spieler
    }
-the-side =
    { $side ->
        [team] das Team
       *[player] der Spieler
    }
-to-the-side =
    { $side ->
        [team] dem Team
       *[player] dem Spieler
    }
-next-side =
    { $side ->
        [team] das nächste Team
       *[player] der nächste Spieler
    }
-One-of-the-sides =
    { $side ->
        [team] Eines der Teams
       *[player] Einer der Spieler
    }
-that =
    { $side ->
        [team] das
       *[player] der
    }

## Ihre Teile

rule-part-setting-up = Vorbereitung
rule-part-playing = Ein Zug
rule-part-words = Wörter und Anzweifeln
rule-part-time = Zeit
rule-part-helps = Hilfen
rule-part-ending = Ende des Spiels
rule-part-scoring = Zählen
rule-part-result = Ergebnis
rule-part-disputes = Streitfälle
rule-part-event = Die Veranstaltung
rule-part-letters = Werte der Buchstaben
rule-part-tiles = Brett und Steine
rule-part-readings = Wie wir lesen, was ein Blatt offenlässt
rule-letter-value = Wert
rule-letter-letters = Buchstaben
rule-letter-blank = Blankostein
rule-house-over = Hausregeln auf der Grundlage von { $title }.

## Wer es sagt

rule-by-text =
    { $ids ->
        [0] das Blatt
       *[other] das Blatt, { $ids }
    }
rule-by-text-as-read =
    { $ids ->
        [0] das Blatt, gelesen wie in { $readings }
       *[other] das Blatt, { $ids }, gelesen wie in { $readings }
    }
rule-by-inherited =
    { $ids ->
        [0] Regeln aus der Schachtel
       *[other] Regeln aus der Schachtel, { $ids }
    }
rule-by-chosen =
    { $ids ->
        [0] unsere Wahl; die Leitung darf sie ändern
       *[other] unsere Wahl ({ $ids }); die Leitung darf sie ändern
    }
rule-by-house =
    { $ids ->
        [0] dieses Haus
       *[other] dieses Haus, { $ids }
    }

## Vorbereitung

rule-of-sides-minimum =
    { $kind ->
        [fixed] Es spielen { $is } { -sides }.
       *[open] Es spielen { $is } bis { $most } { -sides }; { $usual }, wenn die Leitung nichts anderes sagt.
    }
    .label = Mindestens so viele Seiten
rule-of-tiles-board =
    { $premiums ->
        [one] Das Brett: { $board } Felder, davon { $premiums } Sonderfeld.
       *[other] Das Brett: { $board } Felder, davon { $premiums } Sonderfelder.
    }
    .label = Brett
rule-of-tiles-own-board =
    { $is ->
        [if-all-agree] Ein anderes Brett darf benutzt werden, wenn alle { -sides } vor dem Spiel zustimmen.
       *[no] Ein Brett anderer Art darf nicht benutzt werden.
    }
    .label = Die Spieler dürfen ein anderes Brett mitbringen
    .no = nein
    .if-all-agree = wenn alle einverstanden sind
rule-of-tiles-set =
    { $blanks ->
        [one] Die Steine: { $tiles }, darunter { $blanks } Blankostein.
       *[other] Die Steine: { $tiles }, darunter { $blanks } Blankosteine.
    }
    .label = Satz Steine
rule-of-tiles-kept-in = Wo die Steine gemischt werden: { $where }.
    .label = Wo die Steine gemischt werden
rule-of-first-seat =
    { $is ->
        [1] Die erstgenannte Seite beginnt. Dafür wird nicht gezogen.
        [2] Die zweitgenannte Seite beginnt. Dafür wird nicht gezogen.
        [3] Die drittgenannte Seite beginnt. Dafür wird nicht gezogen.
        [4] Die viertgenannte Seite beginnt. Dafür wird nicht gezogen.
       *[0] Wer beginnt, wird ausgelost.
    }
    .label = Die Seite, die beginnt (0: ausgelost)
rule-of-first-winner =
    { $is ->
        [nearest-start] { -Every-side } zieht einen Stein: Der Buchstabe, der dem Anfang des Alphabets am nächsten ist, beginnt.
       *[nearest-end] { -Every-side } zieht einen Stein: Der Buchstabe, der dem Ende des Alphabets am nächsten ist, beginnt.
    }
    .label = Es beginnt, wessen Stein am nächsten liegt an
    .nearest-start = A
    .nearest-end = Z
rule-of-first-blank =
    { $is ->
        [beats-all] Ein Blankostein schlägt jeden Buchstaben.
       *[loses-to-all] Ein Blankostein verliert gegen jeden Buchstaben.
    }
    .label = Ein Blankostein bei dieser Auslosung
    .beats-all = schlägt jeden Buchstaben
    .loses-to-all = verliert gegen jeden Buchstaben
rule-of-first-ties = Nur wer dabei gleichauf vorn liegt, zieht noch einmal.
rule-of-first-lots = Die dafür gezogenen Steine gehen zurück, und alle werden neu gemischt.
rule-of-tiles-rack =
    { $is ->
        [one] Dann zieht { -every-side } { $is } Stein.
       *[other] Dann zieht { -every-side } { $is } Steine.
    }
    .label = Steine auf der Bank
rule-of-dealing-order =
    { $is ->
        [first-player-first] Zuerst zieht, wer beginnt.
       *[seat-order] Gezogen wird in der Reihenfolge der Plätze.
    }
    .label = Die ersten Steine werden gezogen
    .first-player-first = zuerst von dem, der beginnt
    .seat-order = der Reihe nach
rule-of-score-keeper-chosen =
    { $is ->
        [a-player] { -One-of-the-sides } wird zum Schreiber bestimmt.
       *[none] Niemand wird eigens zum Schreiber bestimmt.
    }
    .label = Schreiber
    .none = niemand
    .a-player = einer der Spieler
rule-of-first-order =
    { $kind ->
        [two] Die { -sides } ziehen abwechselnd.
       *[more] Gespielt wird im Uhrzeigersinn, nach links.
    }

## Ein Zug

rule-of-placing-opening-tiles = Der erste Zug ist ein Wort aus { $is } oder mehr Steinen, von denen einer auf dem Startfeld liegt.
    .label = Mindestzahl der Steine im ersten Zug
rule-of-placing-direction = Alle Steine eines Zugs liegen in einer Reihe, waagrecht oder senkrecht, nie schräg.
rule-of-placing-later = Jeder weitere Zug fügt Steine zu denen auf dem Brett hinzu; was sie berühren, muss mit ihnen ganze Wörter bilden.
rule-of-placing-blanks = Ein Blankostein ist jeder beliebige Buchstabe; wer ihn legt, sagt welcher, und der bleibt er.
rule-of-placing-locked =
    { $is ->
        [when-laid] Ein Stein, der das Brett berührt hat, bleibt, wo er ist.
       *[when-committed] Steine dürfen verschoben werden, bis der Zug angesagt ist; danach bleiben sie liegen.
    }
    .label = Ein Stein lässt sich nicht mehr verschieben
    .when-committed = sobald der Zug angesagt ist
    .when-laid = sobald er liegt
rule-of-placing-ends-by =
    { $is ->
        [press] Beende einen Zug, indem du seine Punkte zählst und ansagst und, wenn Uhren in Gebrauch sind, die Uhr der Gegenseite startest.
       *[announcement] Beende einen Zug, indem du seine Punkte zählst und ansagst.
    }
    .label = Ein Zug endet durch
    .announcement = Ansagen der Punkte
    .press = Drücken der Uhr
rule-of-drawing-tiles = { -The-side } zieht dann so viele Steine, wie gelegt wurden, oder was noch im Beutel ist.
rule-of-drawing-when =
    { $is ->
        [when-window-shuts] Gezogen wird, sobald der Zug nicht mehr angezweifelt werden kann.
       *[at-once] Gezogen wird sofort, solange der Zug noch angezweifelt werden kann.
    }
    .label = Neue Steine werden gezogen
    .at-once = sofort
    .when-window-shuts = wenn der Zug steht
rule-of-exchange-way = Ein Zug darf zum Tauschen dienen: Steine verdeckt ablegen, ebenso viele ziehen, dann die abgelegten untermischen; damit endet der Zug.
rule-of-exchange-least-in-bag =
    { $is ->
        [0] Im Beutel müssen so viele Steine sein, wie getauscht werden.
       *[other] Im Beutel müssen so viele Steine sein, wie getauscht werden, und mindestens { $is }.
    }
    .label = Steine, die zum Tauschen im Beutel sein müssen
rule-of-exchange-none-is =
    { $is ->
        [pass] Wer keinen Stein tauscht, passt.
       *[refused] Getauscht wird mindestens ein Stein.
    }
    .label = Ein Tausch ohne Steine ist
    .pass = ein Passen
    .refused = nicht erlaubt
rule-of-passing-allowed =
    { $is ->
        [yes] Ein { -side } darf passen.
       *[no] Niemand darf passen.
    }
    .label = Eine Seite darf passen

## Wörter und Anzweifeln

rule-excluded =
    { $kind ->
        [always-capitalised] Wörter, die immer großgeschrieben werden
        [abbreviation] Abkürzungen
        [lone-affix] alleinstehende Vor- und Nachsilben
       *[hyphen-or-apostrophe] Wörter, die einen Bindestrich oder einen Apostroph brauchen
    }
rule-of-words-source =
    { $kind ->
        [list] Jedes Wort in der Wortliste ist gültig
        [any] Jedes Wort im Wörterbuch ist gültig, auch Fremdwörter und Mehrzahlformen
       *[dictionary] Jedes Wort ist gültig, das das Wörterbuch als Wortart führt, auch wenn es fremder Herkunft, altertümlich, veraltet, umgangssprachlich oder Slang ist
    }{ $excluded ->
        [0] .
       *[other] ; nicht erlaubt sind { $excluded }.
    }
    .label = Ein Wort gilt, wenn es steht
    .dictionary = im Wörterbuch
    .list = in der Liste
rule-of-words-dictionary =
    { $kind ->
        [none] Welches Wörterbuch gilt, sagt die Leitung vor dem Spiel.
        [book] Es gilt dieses Wörterbuch: { $is }.
       *[edition] Es gilt dieses Wörterbuch: { $is }, { $edition }.
    }
    .label = Wörterbuch
rule-of-words-own-dictionary =
    { $is ->
        [if-all-agree] Ein anderes Wörterbuch darf benutzt werden, wenn alle { -sides } vor dem Spiel zustimmen.
       *[no] Ein anderes Wörterbuch darf nicht benutzt werden.
    }
    .label = Die Spieler dürfen sich auf ein anderes Wörterbuch einigen
    .no = nein
    .if-all-agree = wenn alle einverstanden sind
rule-of-words-look-ups =
    { $is ->
        [challenges-and-peeks] Nachgeschlagen wird nur, wenn gezweifelt oder ein Blick gekauft wird.
       *[challenges-only] Nachgeschlagen wird nur, wenn gezweifelt wird.
    }
    .label = Das Wörterbuch wird geöffnet für
    .challenges-only = Anzweiflungen
    .challenges-and-peeks = Anzweiflungen und bezahlte Blicke
rule-of-words-repeats =
    { $is ->
        [yes] Dasselbe Wort darf mehrmals gelegt werden.
       *[no] Kein Wort darf in einem Spiel zweimal gelegt werden.
    }
    .label = Ein Wort darf wieder gelegt werden
rule-of-words-phonies =
    { $is ->
        [void] Ein ungültiges Wort kann gar nicht gelegt werden; darum braucht niemand zu zweifeln.
       *[stand-unless-challenged] Ein ungültiges Wort bleibt stehen, wenn es nicht rechtzeitig angezweifelt wird.
    }
    .label = Ein Wort, das nicht gilt,
    .stand-unless-challenged = bleibt, wenn es niemand anzweifelt
    .void = kann nicht gelegt werden
rule-of-window-shuts =
    { $is ->
        [draw] Ein Zug kann angezweifelt werden, sobald er beendet ist und bevor sein { -side } zieht; mit dem ersten gezogenen Stein ist es zu spät.
        [score-confirmed] Ein Zug kann angezweifelt werden, bis seine Punkte bestätigt sind und { -next-side } beginnt.
       *[next-start] Ein Zug kann angezweifelt werden, bis { -next-side } einen Zug beginnt.
    }
    .label = Ein Zug kann angezweifelt werden, bis
    .next-start = die nächste Seite ihren Zug beginnt
    .draw = gezogen ist
    .score-confirmed = die Punkte eingetragen sind
rule-of-window-others-seconds = Spielen drei oder mehr { -sides }, wartet { -next-side }, bis alle anderen den Zug angenommen haben, oder { $time }.
    .label = Sekunden, die die nächste Seite auf die anderen wartet
rule-of-window-draw-after-seconds = { -The-side }, { -that } gelegt hat, darf nach { $time } das Ziehen verlangen.
    .label = Sekunden, bevor neue Steine gezogen werden dürfen
rule-of-window-hold-seconds =
    { $is ->
        [0] Niemand darf Halt rufen.
       *[other] Wer im Zweifel ist, darf Halt rufen und das Ziehen bis zu { $time } aufhalten.
    }
    .label = Sekunden, die ein Halt dauert
rule-of-window-out-play-seconds = Ein Zug, der das Spiel beenden würde, wartet, bis alle anderen { -sides } ihn annehmen oder jemand zweifelt; wer { $time } schweigt, nimmt ihn an.
    .label = Sekunden, um den letzten Zug anzuzweifeln
rule-of-challenge-scope =
    { $is ->
        [play] Alle Wörter eines Zugs werden zusammen angezweifelt; ist eines ungültig, geht der Zug vom Brett.
       *[named-words] Wer anzweifelt, nennt die Wörter, sonst sind alle gemeint; über sie wird zusammen entschieden, und ist eines ungültig, geht der Zug vom Brett.
    }
    .label = Angezweifelt werden
    .play = alle Wörter des Zuges
    .named-words = die genannten Wörter
rule-of-challenge-ruled-by =
    { $is ->
        [list] Das Programm entscheidet nach der Liste, die gilt.
        [judge] Ein Wortrichter wird gerufen und entscheidet.
       *[players] Die { -sides } schlagen die Wörter nach und bestätigen gemeinsam, was im Buch steht.
    }
    .label = Über Anzweiflungen entscheidet
    .list = die Wortliste
    .judge = ein Wortrichter
    .players = das Buch, beide Seiten schlagen nach
rule-of-challenge-withdrawn = Ungültig: { -The-side } nimmt die Steine zurück, verliert diesen Zug und bekommt keine Punkte.
rule-of-challenge-failed-turns =
    { $gives ->
        [nothing] { $costs ->
            [0] Gültig: Der Zug bleibt, und der Zweifel kostet nichts.
           *[other] Gültig: Der Zug bleibt, und { -the-side }, { -that } gezweifelt hat, verliert { $costs }.
        }
       *[points] { $costs ->
            [0] Gültig: Der Zug bleibt, und wer ihn gelegt hat, bekommt { $points }.
           *[other] Gültig: Der Zug bleibt; { -the-side }, { -that } gezweifelt hat, verliert { $costs }, und wer den Zug gelegt hat, bekommt { $points }.
        }
    }
    .label = Verlorene Züge für erfolgloses Anzweifeln
rule-cost-turn = den nächsten Zug
rule-cost-points =
    { $per ->
        [each-word] { $points ->
            [one] { $points } Punkt für jedes angezweifelte Wort
           *[other] { $points } Punkte für jedes angezweifelte Wort
        }
       *[challenge] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
rule-of-challenge-ruling-time =
    { $is ->
        [charged-to-challenger] Wurde zu Unrecht gezweifelt, so geht die Zeit dafür { -to-the-side } verloren, { -that } gezweifelt hat.
       *[free] Eine Entscheidung kostet niemanden Zeit.
    }
    .label = Die Zeit einer Entscheidung
    .free = geht von keiner Uhr ab
    .charged-to-challenger = geht bei erfolglosem Anzweifeln von der eigenen Uhr ab
rule-of-challenge-ruling-shuts-window =
    { $is ->
        [yes] Nach einer Entscheidung steht der Zug: Zweimal wird er nicht angezweifelt.
       *[no] Wörter, über die noch nicht entschieden ist, dürfen weiter angezweifelt werden, solange Zeit dafür ist.
    }
    .label = Nach einer Entscheidung steht der Zug endgültig
rule-of-challenge-cap =
    { $is ->
        [0] Wie oft angezweifelt wird, ist nicht begrenzt.
        [one] { -Every-side } hat in einem Spiel { $is } Anzweiflung.
       *[other] { -Every-side } hat in einem Spiel { $is } Anzweiflungen.
    }
    .label = Höchstzahl der Anzweiflungen im Spiel (0: beliebig)

## Zeit

rule-of-turn-limit =
    { $is ->
        [none] Für einen Zug gibt es keine Zeitgrenze.
        [soft] Ein Zug soll nicht länger als { $time } dauern; dann soll { -the-side } legen, tauschen oder den Zug verpassen.
       *[hard] Ein Zug dauert höchstens { $time }: Liegt dann ein erlaubter Zug auf dem Brett, zählt er; alles andere geht auf die Bank zurück.
    }
    .label = Die Zeit eines Zuges
    .none = ist nicht begrenzt
    .soft = ist um: Der Schreiber entscheidet
    .hard = beendet den Zug
rule-of-turn-more-time = Wer die Punkte schreibt, darf mehr Zeit geben.
rule-of-turn-bank-seconds =
    { $is ->
        [0] Es gibt kein Zeitkonto.
       *[other] Dazu hat { -every-side } ein Zeitkonto für das ganze Spiel: { $time }. Davon wird abgezogen, wenn ein Zug länger dauert.
    }
    .label = Sekunden auf jedem Zeitkonto
rule-of-turn-warn-seconds =
    { $is ->
        [0] Bevor die Zeit um ist, wird nicht gewarnt.
       *[other] Nach { $time } kommt eine Warnung.
    }
    .label = Sekunden bis zur Warnung
rule-of-turn-missed-go-is =
    { $is ->
        [pass] Ein verpasster Zug gilt als Passen.
        [forfeit] Wer die Zeit überschreitet, verliert das Spiel; sind es drei oder mehr, spielen die anderen weiter.
       *[nothing] Ein verpasster Zug gilt nicht als Passen.
    }
    .label = Ein verpasster Zug
    .pass = zählt als Passen
    .forfeit = verliert das Spiel
    .nothing = zählt nicht
rule-of-clocks-use =
    { $is ->
        [off] Uhren werden nicht benutzt.
        [if-organiser-sets] Uhren werden benutzt, wenn die Leitung sie stellt.
       *[on] { $seconds ->
            [0] { -Every-side } hat eine Uhr; die Leitung stellt die Zeit ein.
           *[other] { -Every-side } hat eine Uhr und { $time } für das Spiel.
        }
    }
    .label = Uhren
    .off = werden nicht benutzt
    .if-organiser-sets = werden benutzt, wenn sie gestellt sind
    .on = werden benutzt
rule-of-clocks-seconds =
    { $points ->
        [one] Die Leitung sagt dann, wie lange { -every-side } hat und was eine Minute darüber kostet; vorgeschlagen sind { $time } und { $points } Punkt.
       *[other] Die Leitung sagt dann, wie lange { -every-side } hat und was eine Minute darüber kostet; vorgeschlagen sind { $time } und { $points } Punkte.
    }
    .label = Sekunden für jede Seite
rule-of-clocks-overtime-points =
    { $is ->
        [one] Ist eine Uhr abgelaufen, geht das Spiel weiter; jede angefangene Minute darüber kostet am Ende { $is } Punkt.
       *[other] Ist eine Uhr abgelaufen, geht das Spiel weiter; jede angefangene Minute darüber kostet am Ende { $is } Punkte.
    }
    .label = Abzug für jede Minute darüber
rule-of-round-limit =
    { $is ->
        [none] Für die Runde gibt es keine Zeitgrenze.
        [set] Die Runde dauert { $time }.
       *[organiser-sets] { $seconds ->
            [0] Die Leitung setzt die Zeit für die Runde, bevor sie beginnt.
           *[other] Die Leitung setzt die Zeit für die Runde: { $time }.
        }
    }
    .label = Die Zeit der Runde
    .none = ist nicht begrenzt
    .organiser-sets = wird von der Leitung festgesetzt
    .set = ist festgesetzt
rule-of-round-at-bell =
    { $is ->
        [hard-stop] Mit der Glocke ist das Spiel aus; was nicht angesagt ist, geht zurück.
        [finish-turn] Bei der Glocke wird der laufende Zug beendet.
       *[equal-turns] Nach der Glocke wird gespielt, bis { -every-side } gleich viele Züge hatte.
    }
    .label = Beim Klingeln
    .hard-stop = ist das Spiel aus
    .finish-turn = wird der Zug beendet
    .equal-turns = bekommen alle gleich viele Züge

## Hilfen

rule-helps-none = Hilfen werden nicht verkauft.
rule-helps-money = Geld ändert nie einen Spielstand.
rule-help-offered =
    { $kind ->
        [letter] { $title }: ein Buchstabe nach Wahl für { $price } je Punkt auf dem Stein.
        [peek] { $title }: { $time } lang ins Wörterbuch sehen, für { $price }.
        [time] { $title }: { $time } mehr für { $price }.
       *[service] { $title }: für { $price }.
    }
rule-help-per-turn =
    { $times ->
        [1] Sie darf in einem Zug einmal gekauft werden.
        [2] Sie darf in einem Zug zweimal gekauft werden.
       *[other] Sie darf in einem Zug { $times }-mal gekauft werden.
    }
rule-help-ends-turn =
    { $ends ->
        [yes] Der Kauf beendet den Zug.
       *[no] Der Kauf beendet den Zug nicht.
    }
rule-help-blank = Ein Blankostein kostet { $price }.
rule-help-no-blank = Ein Blankostein ist nicht zu kaufen.
rule-help-replaces =
    { $replaces ->
        [yes] Der gekaufte Stein wird gegen einen von der Bank getauscht.
       *[no] Der gekaufte Stein kommt für diesen Zug dazu; ist die Bank am Ende des Zugs zu voll, geht er ohne Erstattung zurück.
    }
rule-help-known-letters =
    { $letters ->
        [one] Der erste Buchstabe des Wortes muss bekannt sein.
       *[other] Die ersten { $letters } Buchstaben des Wortes müssen bekannt sein.
    }

## Ende des Spiels

rule-of-ending-going-out =
    { $is ->
        [yes] Das Spiel endet, wenn der Beutel leer ist und ein { -side } den letzten Stein seiner Bank gelegt hat.
       *[no] Das Spiel geht weiter, wenn ein { -side } den letzten Stein seiner Bank gelegt hat.
    }
    .label = Das Spiel endet, wenn eine Seite ausspielt
rule-of-ending-agreement =
    { $is ->
        [yes] Es endet, wenn nichts mehr zu legen ist: Haben reihum alle { -sides } gepasst, so werden alle einzeln gefragt, ob noch ein Zug möglich ist; alle müssen verneinen.
       *[no] Niemand wird gefragt, ob noch ein Zug möglich ist.
    }
    .label = Wenn alle gepasst haben, jede Seite fragen: kein Zug mehr?
rule-of-ending-pass-rounds =
    { $is ->
        [0] Passen allein beendet es nie.
        [1] Es endet, wenn alle { -sides } einmal gepasst haben.
        [2] Es endet, wenn alle { -sides } zweimal hintereinander gepasst haben.
       *[other] Es endet, wenn alle { -sides } { $is }-mal hintereinander gepasst haben.
    }
    .label = Passrunden, die das Spiel beenden (0: nie)
rule-of-ending-scoreless-turns =
    { $is ->
        [0] Züge ohne Punkte beenden es nie.
        [1] Es endet mit dem ersten Zug ohne Punkte.
       *[other] Es endet, wenn { $is } Züge hintereinander keine Punkte bringen.
    }
    .label = Züge ohne Punkte, die das Spiel beenden (0: nie)

## Zählen

rule-of-scoring-words = Ein Zug zählt jedes Wort, das er bildet oder ändert: die Werte der Buchstaben mit den Sonderfeldern unter den eben gelegten Steinen.
rule-of-scoring-blanks = Ein Blankostein zählt null; auf einem Sonderfeld für Wörter vervielfacht er das Wort trotzdem.
rule-square =
    { $what ->
        [letter] { $times ->
            [2] Felder in { $colour } verdoppeln den Buchstaben darauf.
            [3] Felder in { $colour } verdreifachen den Buchstaben darauf.
           *[other] Felder in { $colour } vervierfachen den Buchstaben darauf.
        }
       *[word] { $times ->
            [2] Felder in { $colour } verdoppeln das ganze Wort.
            [3] Felder in { $colour } verdreifachen das ganze Wort.
           *[other] Felder in { $colour } vervierfachen das ganze Wort.
        }
    }
rule-of-scoring-start =
    { $what ->
        [letter] { $times ->
            [2] Das Startfeld, in { $colour }, verdoppelt den Buchstaben darauf.
            [3] Das Startfeld, in { $colour }, verdreifacht den Buchstaben darauf.
           *[other] Das Startfeld, in { $colour }, vervierfacht den Buchstaben darauf.
        }
       *[word] { $times ->
            [2] Das Startfeld, in { $colour }, verdoppelt das erste Wort.
            [3] Das Startfeld, in { $colour }, verdreifacht das erste Wort.
           *[other] Das Startfeld, in { $colour }, vervierfacht das erste Wort.
        }
    }
rule-of-scoring-letter-premiums = Sonderfelder für Buchstaben zählen vor denen für Wörter.
rule-of-scoring-word-premiums = Zwei Sonderfelder für Wörter vervielfachen einander.
rule-of-scoring-premiums = Ein Sonderfeld zählt nur in dem Zug, der es bedeckt.
rule-of-scoring-bonus-tiles =
    { $points ->
        [0] Für viele Steine in einem Zug gibt es keinen Bonus.
        [one] { $reach ->
            [more] Wer in einem Zug { $is } oder mehr Steine legt, bekommt { $points } Punkt mehr, nachdem alles andere gezählt ist.
           *[all] Wer in einem Zug { $is } Steine legt, bekommt { $points } Punkt mehr, nachdem alles andere gezählt ist.
        }
       *[other] { $reach ->
            [more] Wer in einem Zug { $is } oder mehr Steine legt, bekommt { $points } Punkte mehr, nachdem alles andere gezählt ist.
           *[all] Wer in einem Zug { $is } Steine legt, bekommt { $points } Punkte mehr, nachdem alles andere gezählt ist.
        }
    }
    .label = Steine in einem Zug für den Bonus
rule-of-scoring-tally = Die Punkte werden nach jedem Zug eingetragen.
rule-of-scoring-confirmed-by =
    { $is ->
        [score-keeper] Der Schreiber bestätigt jede Punktzahl.
       *[program] Es gilt, was das Programm zählt.
    }
    .label = Punkte trägt ein
    .program = das Programm
    .score-keeper = der Schreiber
rule-of-unplayed-count =
    { $is ->
        [double-to-out] Ein { -side }, { -that } alle Steine gelegt hat, bekommt doppelt, was { -that } andere noch hat, und { -that } andere verliert nichts; hat niemand alle gelegt, werden jedem { -side } die eigenen Restbuchstaben abgezogen.
       *[own-off-and-others-to-out] Am Ende werden jedem { -side } die eigenen Restbuchstaben abgezogen, und ein { -side }, { -that } alle gelegt hat, bekommt dazu, was die anderen noch haben.
    }
    .label = Restbuchstaben
    .own-off-and-others-to-out = werden abgezogen; wer ausspielt, bekommt die der anderen
    .double-to-out = zählen doppelt für die Seite, die ausspielt

## Ergebnis und Streitfälle

rule-of-result-winner = Der höchste Endstand gewinnt.
rule-of-result-tie =
    { $is ->
        [score-before-unplayed] Bei Gleichstand gewinnt der höhere Stand vor dem Zählen der Restbuchstaben.
       *[stays] Ein Gleichstand wird nicht durch die Punkte gelöst.
    }
    .label = Ein Gleichstand
    .score-before-unplayed = geht an den höheren Stand vor den Restbuchstaben
    .stays = bleibt ein Gleichstand
rule-of-result-still-tied =
    { $is ->
        [replay-or-draw] Steht es dann noch gleich, wird noch einmal gespielt oder um Steine gezogen, wie die Leitung entscheidet.
        [director] Steht es dann noch gleich, entscheidet die Leitung.
        [half-win-each] Steht es dann noch gleich, bekommen beide einen halben Sieg.
        [better-round] Steht es dann noch gleich, entscheidet die bessere Runde; danach wird der Platz geteilt.
       *[shared] Steht es dann noch gleich, wird der Platz geteilt.
    }
    .label = Bei weiterem Gleichstand
    .replay-or-draw = noch einmal spielen oder losen
    .director = die Turnierleitung entscheidet
    .half-win-each = jedem ein halber Sieg
    .better-round = die bessere Runde gewinnt
    .shared = der Sieg wird geteilt
rule-of-disputes-markers =
    { $is ->
        [yes] Eine Unstimmigkeit, die sich am Tisch nicht klären lässt, wird dort vermerkt, wo sie entstand; das Spiel wird zu Ende gespielt, und die Leitung entscheidet danach.
       *[no] Unstimmigkeiten werden nicht vermerkt; die { -sides } klären sie, wenn sie entstehen.
    }
    .label = Unstimmigkeiten können für die Turnierleitung vermerkt werden

## Wofür es Punkte gibt, die kein Zug gebracht hat: steht hinter den Punkten

rule-points-challenge = für eine erfolglose Anzweiflung
rule-points-others-unplayed = für die Restbuchstaben der anderen
rule-points-overtime = für Zeitüberschreitung
rule-points-own-unplayed = für Restbuchstaben

## Abschnitte eines Regelblatts, als Überschriften

rule-section-challenge = Anzweifeln
rule-section-clocks = Uhren
rule-section-colours = Farben der Sonderfelder
rule-section-dealing = Geben
rule-section-disputes = Streit
rule-section-drawing = Ziehen
rule-section-ending = Wann das Spiel endet
rule-section-exchange = Tauschen
rule-section-first = Wer beginnt
rule-section-helps = Hilfen zum Kaufen
rule-section-passing = Passen
rule-section-placing = Legen
rule-section-result = Wer gewinnt
rule-section-round = Die Runde
rule-section-score-keeper = Schreiber
rule-section-scoring = Zählen
rule-section-sides = Wer spielt
rule-section-tiles = Steine und Brett
rule-section-turn = Zeit für einen Zug
rule-section-unplayed = Restbuchstaben
rule-section-window = Wie lange ein Zug angezweifelt werden kann
rule-section-words = Wörter

## Beschriftungen für das, was andere Sätze mit sagen

rule-of-title =
    .label = Name dieser Regeln
rule-of-summary =
    .label = In einer Zeile
rule-of-sides-maximum =
    .label = Höchstens so viele Seiten
rule-of-sides-usual =
    .label = Übliche Zahl der Seiten
rule-of-sides-called =
    .label = Eine Seite heißt
    .player = Spieler
    .team = Team
rule-of-colours-double-letter =
    .label = Doppelter Buchstabe
rule-of-colours-triple-letter =
    .label = Dreifacher Buchstabe
rule-of-colours-quadruple-letter =
    .label = Vierfacher Buchstabe
rule-of-colours-double-word =
    .label = Doppeltes Wort
rule-of-colours-triple-word =
    .label = Dreifaches Wort
rule-of-colours-quadruple-word =
    .label = Vierfaches Wort
rule-of-scoring-bonus-points =
    .label = Bonuspunkte
rule-of-words-edition =
    .label = Auflage
rule-of-words-exclusions =
    .label = Nie gültig
    .always-capitalised = Namen
    .abbreviation = Abkürzungen
    .lone-affix = einzelne Vor- und Nachsilben
    .hyphen-or-apostrophe = Wörter mit Bindestrich oder Apostroph
rule-of-words-part-of-speech =
    .label = Nur Wörter mit Wortart im Wörterbuch
rule-of-challenge-failed-points =
    .label = Punkte für erfolgloses Anzweifeln
rule-of-challenge-failed-fee =
    .label = Gebühr für erfolgloses Anzweifeln, in Cent
rule-of-challenge-failed-seconds =
    .label = Sekunden für erfolgloses Anzweifeln
rule-of-challenge-points-for =
    .label = Diese Punkte gelten für
    .challenge = die Anzweiflung
    .each-word = jedes angezweifelte Wort
rule-of-turn-seconds =
    .label = Sekunden für einen Zug
rule-of-round-seconds =
    .label = Sekunden für die Runde
rule-of-helps-kind =
    .label = Art
    .letter = ein Buchstabe
    .peek = ein Blick ins Wörterbuch
    .time = Zeit
    .service = ein Dienst
rule-of-helps-title =
    .label = Name
rule-of-helps-price =
    .label = Preis in Cent (Buchstabe: je Punkt)
rule-of-helps-per-turn =
    .label = Höchstens pro Zug
rule-of-helps-seconds =
    .label = Sekunden
rule-of-helps-known-letters =
    .label = Anfangsbuchstaben, die bekannt sein müssen
rule-of-helps-blank-price =
    .label = Preis eines Blankosteins in Cent (0: unverkäuflich)
rule-of-helps-replaces =
    .label = Im Tausch gegen einen Stein der Bank
rule-of-helps-ends-turn =
    .label = Beendet den Zug
