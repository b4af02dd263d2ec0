### What is wrong with the record of a game or an event, and with its draws.

record-empty = The record is empty.
record-begins-wrong = The record does not begin with the step that creates the game.
record-gap = Step { $number } of the record follows step { $before }: a step is missing or doubled.
record-created-twice = Step { $number } of the record creates the game a second time.
record-no-seat = Step { $number } of the record is about a seat that this game does not have.
record-impossible = Step { $number } of the record cannot have happened: { $why }
record-does-not-follow = Step { $number } of the record cannot have happened: it does not follow from those before it.
record-sides = A game has 2 to { $most } sides, not { $count }.
record-board = The board that the players agreed on is not a rectangle of signs.
record-no-such-tile = A tile was taken from where it was not.
record-not-good = { $word } is not good.
record-wrong =
    { $kind ->
        [turn] Step { $number } of the record: { $recorded } plays, but it is { $right }'s turn.
        [word] Step { $number } of the record: the play is recorded as { $recorded }, but it is { $right }.
        [words] Step { $number } of the record: the words are recorded as { $recorded }, but they are { $right }.
       *[score] Step { $number } of the record: the score is recorded as { $recorded }, but it is { $right }.
    }

## Its file

record-no-file =
    { $noun ->
        [event] This is not an event of Rackhouse: its first line is not a header.
       *[record] This is not a record of Rackhouse: its first line is not a header.
    }
record-version = This file has version { $have }, but this program reads 1 to { $most }. If a newer Rackhouse wrote it, update this one.
record-long-line = Line { $line } of the file is longer than any line of a record. Check that it is the right file.
record-damaged-line = Line { $line } of the file is damaged: { $detail }.
record-damaged = A line of the record is damaged: { $detail }.

## Its draws

record-secret-length = A secret has 64 hexadecimal digits.
record-real-tiles = This game was played with real tiles, so there are no draws to check.
record-secret-not-out = The secret of the draws is published when the game is certified. Certify it first.
record-other-secret = The published secret is not the one that the game began with.
record-draw-number = Step { $number } of the record is draw { $draw }, but says draw { $recorded }.
record-draw-too-large = Step { $number } of the record draws more tiles than there were.
record-draw-differs = Step { $number } of the record, draw { $draw }, gave { $tiles }, but the secret gives { $right }.
