### Tile sets and board layouts.

tiles-no-tile = “{ $text }” has “{ $sign }” at place { $place }, which is not a tile of this set.
tiles-unknown =
    { $kind ->
        [boards] There is no board called “{ $name }”. There are { $names }.
       *[other] There is no tile set called “{ $name }”. There are { $names }.
    }
tiles-board-size = The board { $name } is { $rows } by { $columns }. A board has 2 to 26 rows and columns.
tiles-board-row = Row { $row } of the board { $name } has { $count } squares, but row 1 has { $columns }.
tiles-board-sign = Row { $row } of the board { $name } has “{ $sign }”. Use only { $signs }.
tiles-board-start = The board { $name } starts at “{ $start }”. Write centre, or a square such as H8.
