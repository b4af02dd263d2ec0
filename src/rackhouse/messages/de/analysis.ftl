### Was eine Stellung wert ist: warum es sich nicht sagen lässt.

analysis-two-sides = Das Endspiel wird für zwei Seiten gelöst, nicht für { $count }.
analysis-bag =
    { $count ->
        [one] Im Beutel ist noch 1 Stein. Das Endspiel beginnt, wenn er leer ist.
       *[other] Im Beutel sind noch { $count } Steine. Das Endspiel beginnt, wenn er leer ist.
    }
analysis-too-many-tiles = Auf Brett und Bänken liegt mehr von { $tiles }, als der Satz hat. Prüfe die Stellung.
analysis-over = Das Spiel ist zu Ende. Gib eine Stellung an, in der beide Seiten Steine haben und noch spielen dürfen.
analysis-no-going-out = In diesem Haus geht das Spiel weiter, wenn jemand alle Steine gelegt hat. Das Endspiel wird nur gelöst, wo es dann endet.
analysis-no-passing = In diesem Haus darf niemand passen. Das Endspiel wird nur gelöst, wo Passen erlaubt ist.
analysis-repeats = In diesem Haus darf kein Wort zweimal gelegt werden. Das Endspiel wird nur gelöst, wo sich Wörter wiederholen dürfen.
analysis-no-rack = In der Stellung fehlt die Bank der Seite am Zug. Gib ihre Steine an.
analysis-plies = Es lassen sich 1 bis { $most } Züge vorausspielen.
analysis-candidates = Vergleichen lassen sich 1 bis { $most } Kandidaten.
analysis-samples = Jeder Kandidat lässt sich 1- bis { $most }-mal weiterspielen.
analysis-threads = Möglich sind 1 bis { $most } Threads.
analysis-confidence = Die Sicherheit liegt bei mindestens 50 % und unter 100 %, zum Beispiel 0.99.
analysis-simulated-sides = Kandidaten werden für zwei Seiten simuliert, nicht für { $count }.
analysis-simulated-going-out = In diesem Haus geht das Spiel weiter, wenn jemand alle Steine gelegt hat. Kandidaten werden nur simuliert, wo es dann endet.
analysis-simulated-repeats = In diesem Haus darf kein Wort zweimal gelegt werden. Kandidaten werden nur simuliert, wo sich Wörter wiederholen dürfen.
analysis-win-sides = Gewinnchancen sind für 2 bis { $most } Seiten bekannt.
analysis-win-points = Gib Punktzahlen an, höchstens eine Million.
analysis-no-win-model = { $path } ist keine Datei mit Gewinnchancen.
analysis-damaged-win-model = { $path } ist beschädigt. Trainiere sie neu mit rackhouse train --win, oder installiere Rackhouse neu.
analysis-win-elsewhere = Die Gewinnchancen wurden mit dem Steinsatz „{ $tiles }“ auf dem Brett „{ $board }“ gelernt. Hier sind sie nur geschätzt.
