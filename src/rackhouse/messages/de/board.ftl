### Wo Steine liegen dürfen, und wie ein Zug geschrieben wird.

board-no-tiles = Leg mindestens einen Stein.
board-no-square = Feld Nummer { $number } liegt nicht auf dem Brett.
board-square-taken = { $square } ist besetzt. Gespielte Steine bleiben liegen.
board-square-twice = Du hast zwei Steine auf { $square } gelegt.
board-blank-on-square = Sag, für welchen Buchstaben der Blankostein auf { $square } steht.
board-no-tile = Einen Stein Nummer { $number } gibt es in diesem Satz nicht.
board-no-line = Leg alle Steine in eine Reihe oder eine Spalte.
board-gap = Deine Steine müssen ein Wort ohne Lücke bilden, aber { $square } ist leer.
board-opening-tiles =
    { $least ->
        [one] Der erste Zug braucht mindestens 1 Stein.
       *[other] Der erste Zug braucht mindestens { $least } Steine.
    }
board-opening-start = Der erste Zug muss das Startfeld { $square } bedecken.
board-not-joined = Dein Zug muss an einen Stein anschließen, der schon liegt.
board-no-word = Dein Zug muss ein Wort aus mindestens zwei Buchstaben bilden.
board-off = { $place } liegt nicht auf dem Brett.
board-no-position = „{ $text }“ ist kein Ort auf dem Brett. Schreib 8D für waagerecht oder D8 für senkrecht.
board-no-play = „{ $text }“ ist kein Zug. Schreib Ort und Wort, wie 8D TRAINER.
board-bracket = In { $word } fehlt einer runden Klammer die andere Hälfte.
board-runs-off = { $play } reicht über das Brett hinaus.
board-blank-in-word = Sag, für welchen Buchstaben der Blankostein in { $word } steht; schreib ihn klein.
board-through-empty = { $play } geht durch { $square }; dort liegt nichts.
board-other-tile = { $play } hat { $tile } auf { $square }, aber dort liegt { $there }.
board-nothing-new = { $play } liegt schon: Leg mindestens einen Stein.
