### Was an einer GCG-Datei nicht stimmt, und an dem Spiel, das sie aufzeichnet.

## Die Datei

gcg-no-game = Die Datei hat keine Zeile #player und keinen Zug, ist also keine GCG-Datei.
gcg-too-many-lines = Die Datei hat mehr als { $most } Zeilen, ist also keine GCG-Datei.
gcg-long-line = Zeile { $line } hat mehr als { $most } Zeichen, also ist das keine GCG-Datei.
gcg-encoding = Zeile 1 nennt die Zeichenkodierung „{ $name }“, die es nicht gibt. Nimm UTF-8.
gcg-not-encoded = Zeile { $line }, Byte { $byte } der Datei, ist kein Text in { $encoding }. Berichtige die Zeile #character-encoding.
gcg-zero-byte = Zeile { $line } hat ein Null-Byte, also ist das keine Textdatei.

## Eine Zeile

gcg-line = Zeile { $line } stimmt nicht. { $problem }
gcg-names-nobody = Sie beginnt mit >, nennt aber keinen Spieler. Schreib >Spieler: und den Zug.
gcg-no-event = Sie nennt einen Spieler, aber keinen Zug. Schreib Bank, Zug, seine Punkte und die Summe.
gcg-no-total = „{ $text }“ endet vor der Summe.
gcg-unknown-event = „{ $text }“ ist kein Zug. Schreib BANK 8D WORT +Punkte Summe.
gcg-stray = „{ $text }“ ist weder ein Zug (>) noch eine Angabe (#).
gcg-too-many-events = Sie ist der Zug nach { $most } anderen, also ist das kein Spiel.
gcg-no-player = Sie gibt Spieler { $number } keinen Namen. Schreib #player{ $number } kurz Voller Name.
gcg-player-twice = Sie nennt Spieler { $number } ein zweites Mal.
gcg-nick-twice = Sie gibt Spieler { $number } den Kurznamen „{ $nick }“ eines anderen.

## Die Steine und die Spieler

gcg-other-tiles =
    { $language ->
        [french] Das Spiel wurde mit französischen Steinen gespielt, und für sie gibt es keine Datei. Es gibt { $names }.
        [german] Das Spiel wurde mit deutschen Steinen gespielt, und für sie gibt es keine Datei. Es gibt { $names }.
       *[other] Das Spiel wurde mit Steinen einer anderen Sprache gespielt ({ $language }), und für sie gibt es keine Datei. Es gibt { $names }.
    }
gcg-no-tiles = Mit keinem Steinsatz lässt sich „{ $text }“ legen.
gcg-other-game = Ein Spiel in GCG hat echte Steine und so viele Seiten, wie es nennt.
gcg-unknown-player = Keine Zeile #player nennt { $nick }.
gcg-player-not-listed =
    { $names ->
        [0] Keine Zeile #player nennt { $nick } oder sonst jemanden.
       *[other] Keine Zeile #player nennt { $nick }. Die Spieler sind { $names }.
    }
gcg-tiles =
    { $where ->
        [exchange] Der Tausch ist nicht zu lesen. { $problem }
        [end] Die Bank am Ende ist nicht zu lesen. { $problem }
       *[rack] Die Bank ist nicht zu lesen. { $problem }
    }

## Das Spiel

gcg-out-of-turn = { $nick } spielt außer der Reihe. { $other } ist am Zug.
gcg-total = Die Summe von { $nick } ist { $right }, nicht { $total }.
gcg-score = { $play } zählt { $right }, nicht { $score }.
gcg-play = { $play }: { $problem }
gcg-whole-word = { $play } ist nicht das ganze Wort. Schreib { $right }.
gcg-not-on-rack = { $play } braucht { $tiles }, aber die Bank ist { $rack }.
gcg-supply = Es sind { $wanted } { $tile }, aber nur { $there } können noch da sein.
gcg-turn-scores-nothing = Ein Zug ohne gelegte Steine zählt 0, nicht { $score }.
gcg-nothing-to-withdraw = { $nick } nimmt einen Zug zurück, ohne gerade einen gemacht zu haben.
gcg-withdrawn-wrong = Ein Zug wird zurückgenommen, der nicht gerade gemacht wurde.
gcg-withdrawn-score = Wird { $play } zurückgenommen, gehen { $right } Punkte ab, nicht { $score }.
gcg-after-end = { $nick } hat einen Zug nach dem Ende des Spiels.
gcg-not-out = { $nick } bekommt Punkte für die Restbuchstaben, aber { $out } hat die letzten Steine gelegt.
gcg-end-rack =
    { $unseen ->
        [none] Die Bank am Ende ist { $tiles }, aber alle Steine liegen auf dem Brett.
       *[other] Die Bank am Ende ist { $tiles }, aber nicht auf dem Brett sind { $unseen }.
    }
gcg-end-points = Die Steine { $tiles } zählen { $value }, oder { $twice } bei doppelter Zählung, nicht { $points }.
