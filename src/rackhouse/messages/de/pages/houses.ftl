point-bonus = { $count } Bonuspunkte für { $tiles } Steine in einem Zug
point-clocks-may = Uhren, wenn ihr sie stellt
point-clocks-on = { $time } Bedenkzeit für jede Seite
point-failed-each =
    { $count ->
        [one] Erfolgloses Anzweifeln kostet { $count } Punkt je Wort
       *[other] Erfolgloses Anzweifeln kostet { $count } Punkte je Wort
    }
point-failed-fee = Erfolgloses Anzweifeln kostet { $price } und { $time }
point-failed-free = Anzweifeln kostet nichts
point-failed-points =
    { $count ->
        [one] Erfolgloses Anzweifeln kostet { $count } Punkt
       *[other] Erfolgloses Anzweifeln kostet { $count } Punkte
    }
point-failed-turn = Erfolgloses Anzweifeln kostet den nächsten Zug
point-helps =
    { $count ->
        [one] Eine Hilfe ist zu kaufen
       *[other] { $count } Hilfen sind zu kaufen
    }
point-judge = Über Wörter entscheidet ein Wortrichter
point-keeper = Einer von euch schreibt die Punkte
point-markers = Unstimmigkeit vermerken, zu Ende spielen, Turnierleitung fragen
point-own = Ihr könnt euch auf ein eigenes Wörterbuch oder Brett einigen
point-passes =
    { $count ->
        [one] Das Spiel ist aus, wenn alle passen
       *[other] Das Spiel ist aus, wenn alle { $count }-mal passen
    }
point-scope-play = Angezweifelt wird der ganze Zug
point-tie-before = Bei Gleichstand entscheidet der höhere Stand vor den Restbuchstaben
point-turn-hard = { $time } pro Zug, nicht länger
point-turn-soft = { $time } pro Zug, dann fragt der Schreiber
point-unplayed-double = Wer ausspielt, bekommt die Restbuchstaben doppelt
point-window-draw = Anzweifeln, bis neue Steine gezogen sind
