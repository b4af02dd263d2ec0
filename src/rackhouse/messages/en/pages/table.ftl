accept = Accept
act-exchange =
    { $count ->
        [one] { $name } exchanged { $count } tile.
       *[other] { $name } exchanged { $count } tiles.
    }
act-exchange-own =
    { $count ->
        [one] You exchanged { $count } tile.
       *[other] You exchanged { $count } tiles.
    }
act-expired = { $name } ran out of time.
act-expired-own = Your time ran out. This turn scores nothing.
act-lost = { $name } lost the turn.
act-lost-own = You lost the turn.
act-missed-go = { $name } missed a go.
act-missed-go-own = You missed a go.
act-pass = { $name } passed.
act-pass-own = You passed.
act-resigned = { $name } resigned.
act-resigned-own = You resigned.
act-skipped = { $name } sat out a lost turn.
act-skipped-own = You sat out a lost turn.
act-taken-back = The last turn was taken back.
act-withdrawn = { $name }’s { $play } came off the board.
act-withdrawn-own = Your { $play } came off the board.
announce-play =
    { $name ->
       *[one] { $name } plays { $play }, { $score }.
        [other] { $name } play { $play }, { $score }.
    }
announce-turn =
    { $name ->
       *[one] { $name } is on turn.
        [other] { $name } are on turn.
    }
announce-turn-own = Your turn.
announce-verdict-good = Good. The play stands.
announce-verdict-not = Not good. The play comes off.
blank-hint = Type it or choose it.
blank-question = Which letter is the blank?
board = Board
board-help = Arrow keys move from square to square, Home and End to the ends of a row. Letters lay tiles, with Shift a blank. Space turns the arrow, Backspace takes the last tile up. Enter plays, 2 passes, 3 challenges, 4 exchanges, $ exchanges all tiles.
board-help-locked = Arrow keys move from square to square, Home and End to the ends of a row.
challenge = Challenge
challenge-again = Press 3 again to challenge.
challenge-sure = Really challenge?
chat-open =
    { $count ->
        [one] Chat: { $count } new message
       *[other] Chat: { $count } new messages
    }
clock-low = One minute left.
clock-of = Clock of { $name }
clock-over = { $time } over
clock-round = Round ends in
command-done = Sent.
command-label = Command line
exchange = Exchange
exchange-do =
    { $count ->
        [one] Exchange { $count } tile
       *[other] Exchange { $count } tiles
    }
exchange-hint = Type the letters to exchange. Minus inverts the choice, Enter confirms it, Escape cancels.
exchange-invert = Invert choice
exchange-many =
    { $count ->
        [one] The bag holds { $count } tile, so you can exchange only { $count }.
       *[other] The bag holds { $count } tiles, so you can exchange up to { $count }.
    }
exchange-none = Choose at least one tile.
exchange-tap = Tap the tiles to exchange.
exchange-title = Exchange which tiles?
invite-code = QR code of the link for seat { $seat }
invite-copied = Copied.
invite-copy = Copy link
invite-link = Link for seat { $seat }
invite-text = Send this link, or let a phone scan the code.
invite-title = Invite your opponent
lots =
    { $name ->
       *[one] { $draws }. { $name } begins.
        [other] { $draws }. { $name } begin.
    }
lots-blank = a blank
lots-draw = { $name } drew { $tile }
may-else = What else you can do
next-answer = Accept { $word } or challenge it.
next-away =
    { $name ->
       *[one] { $name } is on vacation until { $day }.
        [other] { $name } are on vacation until { $day }.
    }
next-confirm = Confirm the score of this play.
next-draw = Draw your new tiles.
next-game =
    { $count ->
        [one] Next game
       *[other] Next game ({ $count })
    }
next-play = Your turn: lay tiles and play.
next-play-or = Your turn: lay tiles and play, or challenge { $word }.
next-press = Press the clock to end your turn.
next-ruling = Wait for the ruling.
next-wait =
    { $name ->
       *[one] { $name } is on turn. You can already lay tiles.
        [other] { $name } are on turn. You can already lay tiles.
    }
pad-all = all tiles, +{ $bonus }
pad-draft = if played
pad-empty = No turns yet.
pad-end = the end
pad-exchange = exchanged
pad-expired = time ran out
pad-look = Show on the board
pad-missed-go = missed go
pad-pass = passed
pad-resigned = resigned
pad-skipped = lost turn
pad-title = Score pad
pad-turn = Turn
pad-withdrawn = taken off
pass = Pass
pass-again = Press 2 once more to pass.
pass-sure = Really pass?
play = Play
play-kept = Kept until you are back
play-later = Not now
play-nothing = Lay tiles to play
play-over = The game is over
play-press = Press the clock
premium-letter = { $sign }, { $times } times the letter, { $colour }
premium-word = { $sign }, { $times } times the word, { $colour }
rack = Your rack
rack-of = Rack of { $name }
rack-recall = Take all tiles back
rack-shuffle = Shuffle the rack
rack-well = empty place { $number }
side-agreed = Agrees to the result.
side-away = On vacation until { $day }.
side-bank = Time bank: { $time }.
side-empty = Empty seat
side-holds =
    { $count ->
        [one] Holds { $count } tile.
       *[other] Holds { $count } tiles.
    }
side-keeper = Keeps the score.
side-loses =
    { $count ->
        [one] Loses its next turn.
       *[other] Loses its next { $count } turns.
    }
side-over = Overtime: { $points } points come off for each minute begun.
side-owes = Owes { $amount }.
side-resigned = Is out of the game.
side-turn = On turn
side-turn-own = Your turn
sides = Players
square-arrow-across = { $what }, arrow across
square-arrow-down = { $what }, arrow down
square-blank = { $square }, { $letter }, a blank
square-draft = { $what }, not played yet
square-empty = { $square }, empty
square-last = { $what }, last play
square-premium = { $square }, { $premium }
square-star = { $square }, star, { $premium }
square-tile = { $square }, { $letter }, { $points }
stakes = If the words are good, you { $costs }.
stakes-fee = owe { $amount }
stakes-none = A failed challenge costs nothing.
stakes-points =
    { $count ->
        [one] give the other side { $count } point
       *[other] give the other side { $count } points
    }
stakes-points-each =
    { $count ->
        [one] give the other side { $count } point for each word
       *[other] give the other side { $count } points for each word
    }
stakes-seconds =
    { $count ->
        [one] lose { $count } second of your turn
       *[other] lose { $count } seconds of your turn
    }
stakes-turns =
    { $count ->
        [one] lose your next turn
       *[other] lose your next { $count } turns
    }
tab-chat = Chat
tab-command = Type
tab-helps = Helps
tab-may = Turn
tab-more = More
tab-pad = Pad
tab-unseen = Unseen
table-bag = Bag
table-last = Last:
table-more = More
table-sounds = Sounds
table-stopped = The desk has ended this game
table-zen = Zen mode
tile-blank = blank
tile-letter = { $letter }, { $points }
unseen-blank = blank
unseen-count = { $count }, with { $bag } in the bag
unseen-letter = { $letter }: { $count }
unseen-title = Unseen tiles
window-and = and { $words }
window-bonus = all tiles { $bonus }
window-call =
    { $name ->
       *[one] { $name } challenges { $words }.
        [other] { $name } challenge { $words }.
    }
window-call-taken = The judge is ruling.
window-call-waits = The judge has been called.
window-choose = You challenge the marked words:
window-confirm = Does { $score } points match your count? Confirm, and the next side plays.
window-confirm-do = Confirm score
window-confirm-other = { $name } keeps the score and made this play, so you confirm it: { $score } points.
window-draw = Once you draw, your play can no longer be challenged.
window-draw-do = Draw tiles
window-final =
    { $count ->
        [one] The last play of the game stands in { $count } second.
       *[other] The last play of the game stands in { $count } seconds.
    }
window-final-long = The last play of the game stands in { $time }.
window-held = { $name } is considering a challenge: { $count } s.
window-hold = Hold
window-keeper =
    { $name ->
       *[one] { $name } confirms the score; then the next side plays.
        [other] { $name } confirm the score; then the next side plays.
    }
window-long = { $time } left to challenge.
window-open = Accept it or challenge it.
window-others =
    { $count ->
        [one] { $names } can challenge for { $count } more second.
       *[other] { $names } can challenge for { $count } more seconds.
    }
window-own = { $word } can be challenged.
window-ruled = All its words were ruled good.
window-seconds =
    { $count ->
        [one] { $count } second left to challenge.
       *[other] { $count } seconds left to challenge.
    }
window-stays =
    { $count ->
        [one] The play can be challenged for at least { $count } second.
       *[other] The play can be challenged for at least { $count } seconds.
    }
window-title = Challenge { $word }?
window-waiting = Waiting for { $names }.
window-withdraw = Withdraw challenge
window-words = Words of the play
