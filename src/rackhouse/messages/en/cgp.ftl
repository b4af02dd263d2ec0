### What is wrong with a position in CGP, the way engines write one.

cgp-too-long = A CGP position has at most { $most } characters. Check that it is one.
cgp-fields = A CGP position has a board, racks, scores and scoreless turns. This one has only { $count } of these fields.
cgp-racks-and-scores = The CGP position has { $racks } racks and { $scores } scores. Write as many of both, for two to four players.
cgp-scoreless = “{ $text }” is not a number of scoreless turns.
cgp-tile-set = There is no tile set “{ $name }” for ld. There are { $names }.
cgp-row-length = Row { $row } of the CGP position has { $count } squares, but this board has { $columns }.
cgp-rows = No board has { $rows } rows. Check the CGP position.
cgp-squares = Row { $row } of the CGP position has “{ $text }”, which is not a number of squares.
cgp-sign = Row { $row } of the CGP position has “{ $text }”, which is neither a number nor tiles.
cgp-tile =
    { $row ->
        [0] A rack of the CGP position has “{ $sign }”, which is not a tile of this set.
       *[other] Row { $row } of the CGP position has “{ $sign }”, which is not a tile of this set.
    }
cgp-blank = Row { $row } of the CGP position has a blank without its letter. Write the letter small.
cgp-score = “{ $text }” is not a score.
