### Die Engine: ihre Spieler, Bänke, Wörter und Dateien.

engine-share = { $name } hat einen Anteil von { $share }. Gib einen von 0 bis 1 an.
engine-habit = { $name } hat eine Eigenschaft unter 0. Gib Zahlen ab 0 an.
engine-unknown-player = Es gibt keinen Spieler „{ $name }“. Vom sanftesten bis zum stärksten gibt es { $names }.
engine-rack-size = Die Engine spielt mit Bänken von 1 bis { $most } Steinen, nicht von { $count }.
engine-endless-game = Ein Spiel der Engine braucht eine Grenze für Züge ohne Punkte und mindestens 1 Stein im Beutel für einen Tausch.
engine-blank-in-word = „{ $word }“ hat einen Blankostein. Schreib ein ganzes Wort, um zu sehen, was sich anlegen lässt.
engine-no-word = { $word } steht nicht in der Liste, und kein Buchstabe macht ein Wort daraus.
engine-pattern-length = Gib ein Muster wie P?T* an, mit höchstens { $most } Buchstaben.
engine-pattern = „{ $text }“ hat ein Zeichen, das kein Buchstabe dieser Liste ist. Schreib Buchstaben, ? für einen beliebigen und * für beliebig viele.
engine-tiles =
    { $kind ->
        [letters] Gib 1 bis { $most } Buchstaben an, nicht { $count }.
        [word] Gib ein Wort mit 1 bis { $most } Steinen an, nicht mit { $count }.
       *[rack] Gib eine Bank mit 1 bis { $most } Steinen an, nicht mit { $count }.
    }
engine-no-rack = Eine Bank hat die Steine 0 (Blankostein) bis { $most } dieses Satzes.
engine-rack-too-large = Die Engine nimmt Bänke mit bis zu { $most } Steinen, davon { $blanks } Blankosteine.
engine-bag-size = Ein Beutel hat 0 bis { $most } Steine, nicht { $count }.
engine-damaged-leaves = { $path } ist beschädigt. Trainiere die Werte neu, oder installiere Rackhouse neu.
engine-no-leaves = { $path } ist keine Datei mit Werten für Reste auf der Bank.
engine-no-network = { $path } ist keine Datei mit einem Netz.
engine-old-network = { $path } wurde mit einer anderen Version von Rackhouse gelernt. Trainiere es neu mit rackhouse train --net.
engine-damaged-network = { $path } ist beschädigt. Trainiere es neu, oder installiere Rackhouse neu.
engine-network-letters = Das Netz wurde mit dem Steinsatz „{ $tiles }“ gelernt und braucht ebenso viele Buchstaben. Trainiere eines für deine Steine mit rackhouse train --net.
engine-network-elsewhere = Das Netz wurde mit dem Steinsatz „{ $tiles }“ auf dem Brett „{ $board }“ gelernt. Es geht auch hier, aber niemand hat gemessen, wie gut.
engine-other-rows = { $folder } hat Zeilen, die mit anderen Wörtern oder Zahlen erzeugt wurden. Nenne einen anderen Ordner.
engine-player = { $name ->
        [Pip] Pip lernt noch: Alltagswörter, kurze, und was zuerst passt.
        [Nora] Nora spielt sonntags: schlichte Wörter, sorgsam gelegt, ohne Plan für später.
        [Otto] Otto kennt die Wörter der Zeitung und mag vor allem Punkte.
        [Ines] Ines hat viel gelesen, die Wörter mit zwei Buchstaben gelernt und spart ihre Blankosteine.
        [Hugo] Hugo spielt im Verein: alle Wörter mit drei Buchstaben, und einen Bonus, wenn er ihn sieht.
        [Vera] Vera gewinnt Turniere: wenige Wörter sind ihr neu, wenige Züge entgehen ihr.
        [Ruth] Ruth weiß, was Maud weiß, und sieht auch, was jeder Zug für wen öffnet.
        [Karl] Karl spielt jede Idee im Kopf viele Male weiter, bevor er eine wählt.
        [Zeno] Zeno ahnt, was du hältst, spielt auf Sieg und prüft jede letzte Ziehung.
        [Thea] Thea denkt weiter voraus als Karl, vor allem, wenn der Beutel sich leert.
       *[Maud] Maud kennt jedes Wort, übersieht nichts und behält, was sich am meisten lohnt.
    }
engine-no-repository = Ein älterer Kern wird aus dem Repository gebaut. Starte das in einem Git-Checkout.
engine-no-commit = In diesem Repository gibt es keinen Commit { $commit }.
engine-no-builder = Um einen Kern zu bauen, braucht es cmake. ./test richtet es ein.
engine-core-not-built = Der ältere Kern lässt sich nicht bauen: { $reason }
engine-older-core-ended = Ein Kern hat aufgehört, bevor er geantwortet hat. Versuch es noch einmal oder nimm einen neueren Commit.
