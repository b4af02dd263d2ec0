### Steinsätze und Bretter.

tiles-no-tile = „{ $text }“ hat „{ $sign }“ an Stelle { $place }; das ist kein Stein dieses Satzes.
tiles-unknown =
    { $kind ->
        [boards] Es gibt kein Brett „{ $name }“. Es gibt { $names }.
       *[other] Es gibt keinen Steinsatz „{ $name }“. Es gibt { $names }.
    }
tiles-board-size = Das Brett { $name } ist { $rows } mal { $columns }. Ein Brett hat 2 bis 26 Reihen und Spalten.
tiles-board-row = Reihe { $row } des Brettes { $name } hat { $count } Felder, Reihe 1 aber { $columns }.
tiles-board-sign = Reihe { $row } des Brettes { $name } hat „{ $sign }“. Nimm nur { $signs }.
tiles-board-start = Das Brett { $name } beginnt bei „{ $start }“. Schreib centre oder ein Feld wie H8.
