### Where tiles may lie, and how a play is written.

board-no-tiles = Lay at least one tile.
board-no-square = Square number { $number } is not on the board.
board-square-taken = { $square } is taken. Tiles that have been played stay where they are.
board-square-twice = You laid two tiles on { $square }.
board-blank-on-square = Say which letter the blank on { $square } stands for.
board-no-tile = This set has no tile number { $number }.
board-no-line = Lay all tiles in one row or one column.
board-gap = Your tiles must form one word without a gap, but { $square } is empty.
board-opening-tiles =
    { $least ->
        [one] The first play needs at least 1 tile.
       *[other] The first play needs at least { $least } tiles.
    }
board-opening-start = The first play must cover the start square, { $square }.
board-not-joined = Your play must touch a tile that is already on the board.
board-no-word = Your play must form a word of at least two letters.
board-off = { $place } is not on the board.
board-no-position = “{ $text }” is not a place on the board. Write 8D for across or D8 for down.
board-no-play = “{ $text }” is not a play. Write a place and a word, as in 8D TRAINER.
board-bracket = { $word } has a round bracket without its other half.
board-runs-off = { $play } runs off the board.
board-blank-in-word = Say which letter the blank in { $word } stands for, in lower case.
board-through-empty = { $play } plays through { $square }, which is empty.
board-other-tile = { $play } has { $tile } on { $square }, but { $there } is there.
board-nothing-new = { $play } is already on the board: lay at least one tile.
