player-Hugo = Hugo spielt im Verein: alle Wörter mit drei Buchstaben, und einen Bonus, wenn er ihn sieht.
player-Ines = Ines hat viel gelesen, die Wörter mit zwei Buchstaben gelernt und spart ihre Blankosteine.
player-Maud = Maud kennt jedes Wort, übersieht nichts und behält, was sich am meisten lohnt.
player-Nora = Nora spielt sonntags: schlichte Wörter, sorgsam gelegt, ohne Plan für später.
player-Otto = Otto kennt die Wörter der Zeitung und mag vor allem Punkte.
player-Pip = Pip lernt noch: Alltagswörter, kurze, und was zuerst passt.
player-Vera = Vera gewinnt Turniere: wenige Wörter sind ihr neu, wenige Züge entgehen ihr.
point-bonus = { $tiles } Steine auf einmal bringen { $count } Punkte mehr
point-clocks-may = Uhren, wenn ihr sie stellt
point-clocks-on = Uhren mit je { $time }
point-failed-each =
    { $count ->
        [one] Zu Unrecht gezweifelt kostet { $count } Punkt je Wort
       *[other] Zu Unrecht gezweifelt kostet { $count } Punkte je Wort
    }
point-failed-fee = Zu Unrecht gezweifelt: { $price } und { $time }
point-failed-free = Anzweifeln kostet nichts
point-failed-points =
    { $count ->
        [one] Zu Unrecht gezweifelt: { $count } Punkt weniger
       *[other] Zu Unrecht gezweifelt: { $count } Punkte weniger
    }
point-failed-turn = Zu Unrecht gezweifelt: der nächste Zug entfällt
point-helps =
    { $count ->
        [one] Eine Hilfe ist zu kaufen
       *[other] { $count } Hilfen sind zu kaufen
    }
point-judge = Über Wörter entscheidet ein Schiedsrichter
point-keeper = Einer von euch schreibt auf
point-markers = Unstimmiges vermerken, zu Ende spielen, die Leitung fragen
point-own = Eigenes Wörterbuch oder Brett nach Absprache
point-passes =
    { $count ->
        [one] Passen alle einmal, ist das Spiel aus
       *[other] Passen alle { $count }-mal, ist das Spiel aus
    }
point-scope-play = Angezweifelt wird der ganze Zug
point-tie-before = Bei Gleichstand zählt der Stand vor den Reststeinen
point-turn-hard = Züge von { $time }, nicht länger
point-turn-soft = Züge von { $time }; dann fragt, wer aufschreibt
point-unplayed-double = Ausspielen bringt die Reststeine doppelt
point-window-draw = Anzweifeln, bis neue Steine gezogen sind
