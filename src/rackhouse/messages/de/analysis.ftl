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
analysis-pre-endgame-bag =
    { $count ->
        [0] Der Beutel ist leer. Löse das Endspiel.
       *[other] Im Beutel sind { $count } Steine. Das Vorendspiel hat 1 bis { $most }; simuliere stattdessen.
    }
analysis-pre-endgame-blanks = Es sind noch mehr als { $most } Blankosteine im Spiel. Das Vorendspiel wird mit höchstens { $most } gelöst.
analysis-halving = Ein Zug, der um 0,001 bis 1000 Punkte schlechter ist, ist halb so wahrscheinlich.
analysis-leaves = Probiere höchstens { $most } Reste aus.
analysis-nothing-hidden = Der Beutel war leer, also sind die Steine der Gegenseite bekannt. Es gibt nichts zu erschließen.
analysis-impossible-move = Mit den verdeckten Steinen kann die Seite am Zug das nicht getan haben. Prüfe Stellung und Zug.
analysis-win-share = Die Gewinnchance zählt im Vergleich von 0 bis 1.
analysis-win-sides = Gewinnchancen sind für 2 bis { $most } Seiten bekannt.
analysis-win-points = Gib Punktzahlen an, höchstens eine Million.
analysis-no-win-model = { $path } ist keine Datei mit Gewinnchancen.
analysis-damaged-win-model = { $path } ist beschädigt. Trainiere sie neu mit rackhouse train --win, oder installiere Rackhouse neu.
analysis-win-elsewhere = Die Gewinnchancen wurden mit dem Steinsatz „{ $tiles }“ auf dem Brett „{ $board }“ gelernt. Hier sind sie nur geschätzt.

## Ein Spiel im Rückblick

analysis-still-hidden = Das Spiel ist nicht zu Ende, und seine Bänke sind noch verdeckt. Analysiere es, wenn es vorbei ist.
analysis-players = Das Spiel hat { $count } Spieler. Analysiert werden Spiele mit { $least } bis { $most }.
analysis-other-board = Gespielt wurde auf dem Brett „{ $board }“ mit den Steinen „{ $tiles }“. Nimm eine Engine dafür.
analysis-other-list = Gespielt mit { $played }, beurteilt nach { $judged }: Wörter, die { $judged } nicht hat, zählen nicht als ungültig.
analysis-more-slips =
    { $count ->
        [one] 1 weiterer Schreibfehler in der Datei.
       *[other] { $count } weitere Schreibfehler in der Datei.
    }

analysis-mistake-missed-bonus = Bonus übersehen
analysis-mistake-weak-leave = Schwacher Rest
analysis-mistake-risky-opening = Riskante Öffnung
analysis-mistake-fewer-points = Weniger Punkte
analysis-mistake-missed-exchange = Tausch versäumt
analysis-mistake-needless-exchange = Unnötiger Tausch
analysis-mistake-endgame-slip = Fehler im Endspiel
analysis-mistake-phony-played = Ungültiges Wort gelegt
analysis-mistake-phony-not-challenged = Ungültiges Wort nicht angezweifelt
analysis-mistake-wrong-challenge = Zu Unrecht angezweifelt

analysis-about-missed-bonus = Ein Zug mit Bonus war da, und er war der beste.
analysis-about-weak-leave = Andere Züge hätten bessere Steine behalten.
analysis-about-risky-opening = Der Zug hat dem Gegner mehr eröffnet als der beste.
analysis-about-fewer-points = Ein anderer Zug hätte mehr Punkte gebracht und sonst nichts gekostet.
analysis-about-missed-exchange = Tauschen war besser als legen.
analysis-about-needless-exchange = Es gab einen Zug, der besser war als tauschen oder passen.
analysis-about-endgame-slip = Bei leerem Beutel hätte ein anderer Zug sicher zu einem besseren Ergebnis geführt.
analysis-about-phony-played = Der Zug hatte ein Wort, das nicht in der Liste steht, oder er wurde nach dem Anzweifeln zurückgenommen.
analysis-about-phony-not-challenged = Der Zug des Gegners hatte ein Wort, das nicht in der Liste steht, und niemand hat ihn angezweifelt.
analysis-about-wrong-challenge = Ein guter Zug wurde angezweifelt.

## Viele Spiele

analysis-other-words = Die Wortliste { $words } hat auf diesem Rechner andere Wörter als die, nach der die Spiele beurteilt werden. Kopiere diese Liste auf jeden Rechner.
analysis-other-letters = Die Wortliste { $words } kann Spiele mit den Steinen „{ $tiles }“ nicht beurteilen. Nenne mit --lexicon eine Liste dieser Sprache.
analysis-no-ray = Ray ist nicht installiert. Installiere es mit: pip install "rackhouse[ray]"
analysis-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $detail }. Starte dort einen, oder lass --ray weg.
analysis-gone = Die Auswertung von { $file } wurde gelöscht. Starte die Analyse noch einmal.
