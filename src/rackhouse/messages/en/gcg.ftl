### What is wrong with a GCG file, and with the game that it records.

## The file

gcg-no-game = The file has no #player line and no event, so it is not a GCG file.
gcg-too-many-lines = The file has more than { $most } lines, so it is not a GCG file.
gcg-long-line = Line { $line } has more than { $most } characters, so this is not a GCG file.
gcg-encoding = Line 1 names the character encoding “{ $name }”, which is not known. Use UTF-8.
gcg-not-encoded = Line { $line }, byte { $byte } of the file, is not { $encoding } text. Correct the #character-encoding line.
gcg-zero-byte = Line { $line } has a zero byte, so this is not a text file.

## One line

gcg-line = Line { $line } is wrong. { $problem }
gcg-names-nobody = It begins with > but names no player. Write >player: and the event.
gcg-no-event = It names a player but no event. Write a rack, a move, its score and the total.
gcg-no-total = “{ $text }” ends before the running total.
gcg-unknown-event = “{ $text }” is not an event. Write RACK 8D WORD +score total.
gcg-stray = “{ $text }” is neither an event (>) nor a pragma (#).
gcg-too-many-events = It is the event after { $most } others, so this is not a game.
gcg-no-player = It gives player { $number } no name. Write #player{ $number } nick Full Name.
gcg-player-twice = It names player { $number } a second time.
gcg-nick-twice = It gives player { $number } the nickname “{ $nick }” of another player.

## The tiles and the players

gcg-other-tiles =
    { $language ->
        [french] The game was played with French tiles, and there is no data file for them. There are { $names }.
        [german] The game was played with German tiles, and there is no data file for them. There are { $names }.
       *[other] The game was played with tiles of another language ({ $language }), and there is no data file for them. There are { $names }.
    }
gcg-no-tiles = No tile set can spell “{ $text }”.
gcg-other-game = A GCG game is one with real tiles and as many sides as it names.
gcg-unknown-player = No #player line names { $nick }.
gcg-player-not-listed =
    { $names ->
        [0] No #player line names { $nick }, nor anybody else.
       *[other] No #player line names { $nick }. The players are { $names }.
    }
gcg-tiles =
    { $where ->
        [exchange] The exchange cannot be read. { $problem }
        [end] The end rack cannot be read. { $problem }
       *[rack] The rack cannot be read. { $problem }
    }

## The game

gcg-out-of-turn = { $nick } plays out of turn. It is { $other }'s turn.
gcg-total = The running total of { $nick } is { $right }, not { $total }.
gcg-score = { $play } scores { $right }, not { $score }.
gcg-play = { $play }: { $problem }
gcg-whole-word = { $play } is not the whole word. Write { $right }.
gcg-not-on-rack = { $play } needs { $tiles }, but the rack is { $rack }.
gcg-supply = There are { $wanted } { $tile }, but only { $there } can be left.
gcg-turn-scores-nothing = A turn without a play scores 0, not { $score }.
gcg-nothing-to-withdraw = { $nick } withdraws a play without having just made one.
gcg-withdrawn-wrong = A play is withdrawn that was not just made.
gcg-withdrawn-score = Withdrawing { $play } takes { $right } points back, not { $score }.
gcg-after-end = { $nick } has a turn after the end of the game.
gcg-not-out = { $nick } gets points for tiles left, but { $out } laid the last tiles.
gcg-end-rack =
    { $unseen ->
        [none] The end rack is { $tiles }, but all tiles are on the board.
       *[other] The end rack is { $tiles }, but the tiles not on the board are { $unseen }.
    }
gcg-end-points = The tiles { $tiles } count { $value }, or { $twice } if counted twice, not { $points }.
