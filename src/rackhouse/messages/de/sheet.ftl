### Was an einem Regelblatt falsch ist, und was es der Leitung überlässt.

## Wo es ist

sheet-in-file = { $file }: { $problem }
sheet-in-file-line = { $file }, Zeile { $line }: { $problem }
sheet-in-file-column = { $file }, Zeile { $line }, Spalte { $column }: { $problem }

## Was bei einem Schlüssel stehen darf, und was dort steht

sheet-may-be-yes-no = true oder false
sheet-may-be-number = eine ganze Zahl von { $least } bis { $most }
sheet-may-be-text = eine Zeile Text mit höchstens { $most } Zeichen
sheet-may-be-choices = eine Liste, jedes einmal, aus { $choices }
sheet-value-table = eine Tabelle
sheet-value-huge = eine viel zu große Zahl
sheet-value-date = das Datum oder die Zeit { $date }
sheet-value-other = ein Wert der Art { $type }
sheet-must-be = { $key } ist { $value }, aber richtig wäre: { $allowed }.
sheet-key-missing = { $key } fehlt; richtig wäre: { $allowed }.
sheet-value-missing = { $key } hat keinen Wert; schreib ihn als "is" neben die Grundlage.
sheet-must-be-section = { $key } ist { $value }, aber es muss ein eigener Abschnitt sein.
sheet-must-be-help = { $key } ist { $value }, aber es muss eine eigene Tabelle sein, oder "none".
sheet-must-be-sheet-name = extends ist { $value }, aber es muss der Name eines Blattes sein.
sheet-must-be-statements = event ist { $value }, aber es muss eine Liste von höchstens { $most } Sätzen sein, jeder unter [[event]].
sheet-statement-empty = event ist leer, aber richtig wäre: { $allowed }.
sheet-key-empty = { $key } ist leer; schreib, was die Spieler lesen sollen.
sheet-help-name = { $name } ist kein Name für eine Hilfe; nimm kleine Buchstaben, Ziffern und Bindestriche.
sheet-no-key = Einen Schlüssel { $key } gibt es nicht.
sheet-no-key-but = Einen Schlüssel { $key } gibt es nicht; meintest du { $meant }?
sheet-no-key-here = Einen Schlüssel { $key } gibt es in diesem Blatt nicht.
sheet-no-key-here-but = Einen Schlüssel { $key } gibt es in diesem Blatt nicht; meintest du { $meant }?
sheet-no-help-here = Einen Schlüssel { $key } gibt es in diesem Blatt nicht; schreib eine neue Hilfe in ein eigenes Blatt.
sheet-no-key-anywhere = Einen Schlüssel { $key } gibt es in keinem Blatt.

## Wer es sagt

sheet-basis-unknown = { $key } hat { $found } neben seinem Wert, aber eine Grundlage ist "text", "inherited" oder "chosen".
sheet-basis-missing = { $key } hat keine Grundlage, braucht aber eine: text, inherited oder chosen (oder nur den Wert, als Regel dieses Hauses).
sheet-basis-twice = { $key } hat die Grundlagen { $bases }, braucht aber genau eine: text, inherited oder chosen (oder nur den Wert, als Regel dieses Hauses).
sheet-basis-ids = Die Grundlage von { $key } ist { $value }, aber es müssen Kennungen wie "W-37" sein.
sheet-says-ids = Die Grundlage, die says für { $key } nennt, ist { $value }, aber es müssen Kennungen wie "W-37" sein.
sheet-says-no-key = says nennt { $key }, und das ist kein Schlüssel.
sheet-says-no-key-but = says nennt { $key }, und das ist kein Schlüssel; meintest du { $meant }?
sheet-says-stated = says nennt { $key }, was dieses Blatt selbst sagt; gib die Kennungen dort an.
sheet-says-not-below = says nennt { $key }, was das Blatt darunter nicht hat.

## Die Datei und das Blatt darunter

sheet-too-long = Ein Blatt hat höchstens { $most } Zeichen; sieh nach, ob das die richtige Datei ist.
sheet-line-too-long = Die Zeile hat { $count } Zeichen, die eines Blattes haben höchstens { $most }; sieh nach, ob das die richtige Datei ist.
sheet-too-deep = Die Tabellen sind zu tief geschachtelt.
sheet-not-toml = Das ist kein TOML: { $reason }.
sheet-stands-alone = Das Blatt baut auf keinem anderen auf und lässt { $count } Schlüssel aus, zuerst { $key }. Beginn es mit extends = "…" und dem Namen eines Blattes.
sheet-nothing-to-drop = { $key } ist "none", aber das Blatt darunter hat keine Hilfe dieses Namens.
sheet-not-among = { $key } ist { $value }, aber es gibt nur { $names }.
sheet-unknown = Es gibt kein Regelblatt { $name }; es gibt { $names }.
sheet-parent-unknown = Ein Blatt { $name }, auf dem man aufbauen könnte, gibt es nicht: Es gibt { $names }.
sheet-parent-no-folder = Ein Blatt { $name }, auf dem man aufbauen könnte, gibt es nicht: Neben einem Text ohne Datei liegt keines.
sheet-parent-elsewhere = Ein Blatt { $name }, auf dem man aufbauen könnte, gibt es nicht: Es muss eine Datei im selben Ordner sein.
sheet-parent-too-deep = Ein Blatt { $name }, auf dem man aufbauen könnte, gibt es nicht: Höchstens { $most } Blätter bauen aufeinander auf.
sheet-parent-ring = Ein Blatt { $name }, auf dem man aufbauen könnte, gibt es nicht: Diese Blätter bauen im Kreis aufeinander auf.
sheet-parent-unreadable = Ein Blatt { $name }, auf dem man aufbauen könnte, gibt es nicht: { $reason }.

## Der Leitung überlassen

sheet-name-dictionary = Nenne das geltende Wörterbuch (words.dictionary): Dieses Blatt überlässt es der Leitung.
sheet-set-round-time = Setze die Zeit der Runde in Sekunden (round.seconds): Dieses Blatt überlässt sie der Leitung.
sheet-clocks-unsaid =
    { $which ->
        [seconds] clocks.use ist "on". Wie viel Zeit hat jede Seite (clocks.seconds; 1500 sind 25 Minuten)?
        [overtime_points] clocks.use ist "on". Wie viele Punkte kostet jede angefangene Minute darüber (clocks.overtime_points; üblich sind 10, 0 heißt keine)?
       *[both] clocks.use ist "on". Wie viel Zeit hat jede Seite (clocks.seconds; 1500 sind 25 Minuten)? Wie viele Punkte kostet jede angefangene Minute darüber (clocks.overtime_points; üblich sind 10, 0 heißt keine)?
    }

## Werte, die einander widersprechen

sheet-sides-reversed = sides.minimum ist { $minimum }, aber sides.maximum nur { $maximum }.
sheet-sides-usual = sides.usual ist { $usual }, aber sides.minimum und sides.maximum erlauben { $minimum } bis { $maximum }.
sheet-tiles-short = tiles.rack ist { $rack } und sides.maximum { $sides }; damit bleiben { $left } von { $total } Steinen im Beutel, aber exchange.least_in_bag verlangt { $least }.
sheet-opening-too-long = placing.opening_tiles ist { $tiles }, aber tiles.rack ist { $rack }; niemand könnte beginnen.
sheet-bonus-too-long = scoring.bonus_tiles ist { $tiles }, aber in einem Zug lassen sich höchstens { $most } Steine legen (tiles.rack ist { $rack }).
sheet-colours-same = colours.{ $premium } ist { $colour }, colours.{ $other } aber auch; niemand könnte sie unterscheiden.
sheet-window-no-time = window.shuts ist "{ $shuts }", aber drawing.when ist "at-once"; es muss "when-window-shuts" sein, sonst hat niemand Zeit, etwas anzuzweifeln.
sheet-score-unconfirmed = window.shuts ist "score-confirmed", aber scoring.confirmed_by ist "program", das sofort zählt; es muss "score-keeper" sein.
sheet-no-score-keeper = scoring.confirmed_by ist "score-keeper", aber score_keeper.chosen ist "none"; es muss "a-player" sein.
sheet-nothing-to-hold = window.hold_seconds ist { $seconds }, aber aufgehalten wird ein Ziehen, und window.shuts ist "{ $shuts }"; es muss "draw" sein, oder window.hold_seconds 0.
sheet-turn-unlimited = turn.{ $field } ist { $seconds }, aber turn.limit ist "none"; es muss 0 sein.
sheet-turn-no-time = turn.limit ist "{ $limit }", aber turn.seconds ist 0; sag, wie lang ein Zug ist.
sheet-warning-late = turn.warn_seconds ist { $warning }, aber turn.seconds ist { $seconds }; die Warnung muss früher kommen oder 0 sein, für keine.
sheet-clocks-no-time = clocks.use ist "on", aber clocks.seconds ist 0; sag, wie lange jede Seite hat.
sheet-round-no-time = round.limit ist "set", aber round.seconds ist 0; sag, wie lang die Runde ist.
sheet-round-unlimited = round.seconds ist { $seconds }, aber round.limit ist "none"; es muss 0 sein.
sheet-no-time-to-lose = challenge.{ $field } ist { $value }, aber turn.limit ist "none" und clocks.use "off": Es ist keine Zeit da, die man verlieren kann.
sheet-none-is-no-pass = exchange.none_is ist "pass", aber passing.allowed ist false.
sheet-stuck = passing.allowed ist false, aber weder turn.limit noch round.limit ist gesetzt; eine Seite ohne Zug käme nie weiter.
sheet-endless = ending.agreement, ending.pass_rounds und ending.scoreless_turns lassen einem Spiel kein Ende, in dem niemand alle Steine legt; setz eines davon (die ersten beiden brauchen Passen) oder round.limit.
sheet-void-costs = challenge.{ $field } ist { $value }, aber words.phonies ist "void", also kann niemand etwas anzweifeln; es muss 0 sein.
sheet-help-untitled = helps.{ $help }.title ist leer; schreib, wonach die Spieler fragen.
sheet-help-moot = helps.{ $help }.{ $field } ist gesetzt, aber helps.{ $help }.kind ist "{ $kind }", was damit nichts anfangen kann; lass es weg.
sheet-help-taken = Das Blatt hat schon eine Hilfe namens { $help }; ändere die.
sheet-peek-forbidden = helps.{ $help }.kind ist "peek", aber words.look_ups ist "{ $lookups }"; es muss "challenges-and-peeks" sein.
sheet-no-peek = words.look_ups ist "challenges-and-peeks", aber keine Hilfe der Art "peek" ist im Angebot; nimm eine auf, oder lass nur beim Anzweifeln nachschlagen.
sheet-peek-no-time = helps.{ $help }.seconds ist 0; sag, wie lange ein Blick dauert.
sheet-peek-no-letters = helps.{ $help }.known_letters ist 0; sag, wie viele erste Buchstaben bekannt sein müssen.
sheet-peek-too-long = helps.{ $help }.seconds ist { $seconds }, aber turn.seconds ist { $turn }; ein Blick muss in einen Zug passen.
sheet-bought-no-time = helps.{ $help }.seconds ist 0; sag, wie viel Zeit gekauft wird.
sheet-no-time-to-buy = helps.{ $help }.kind ist "time", aber turn.limit ist "none" und clocks.use "off": Es ist keine Zeit da, die man kaufen kann.
sheet-letter-free = helps.{ $help }.price ist 0; sag, was ein Buchstabe je Punkt kostet, der auf ihm steht.
