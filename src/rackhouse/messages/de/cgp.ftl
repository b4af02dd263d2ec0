### Was an einer Stellung in CGP nicht stimmt, wie Engines sie schreiben.

cgp-too-long = Eine Stellung in CGP hat höchstens { $most } Zeichen. Sieh nach, ob es eine ist.
cgp-fields = Eine Stellung in CGP hat Brett, Bänke, Punkte und Züge ohne Punkte. Diese hat nur { $count } dieser Felder.
cgp-racks-and-scores = Die Stellung in CGP hat { $racks } Bänke und { $scores } Punktzahlen. Schreib von beiden gleich viele, für zwei bis vier Spieler.
cgp-scoreless = „{ $text }“ ist keine Zahl von Zügen ohne Punkte.
cgp-tile-set = Für ld gibt es keinen Steinsatz „{ $name }“. Es gibt { $names }.
cgp-row-length = Reihe { $row } der Stellung in CGP hat { $count } Felder, aber dieses Brett hat { $columns }.
cgp-rows = Kein Brett hat { $rows } Reihen. Prüf die Stellung in CGP.
cgp-squares = Reihe { $row } der Stellung in CGP hat „{ $text }“, und das ist keine Zahl von Feldern.
cgp-sign = Reihe { $row } der Stellung in CGP hat „{ $text }“, und das ist weder eine Zahl noch Steine.
cgp-tile =
    { $row ->
        [0] Eine Bank der Stellung in CGP hat „{ $sign }“, und das ist kein Stein dieses Satzes.
       *[other] Reihe { $row } der Stellung in CGP hat „{ $sign }“, und das ist kein Stein dieses Satzes.
    }
cgp-blank = Reihe { $row } der Stellung in CGP hat einen Blankostein ohne Buchstaben. Schreib den Buchstaben klein.
cgp-score = „{ $text }“ ist keine Punktzahl.
