engine-at = At
engine-best = { $name } found the best of { $plays } plays.
engine-exchange = exchange { $tiles }
engine-keeps = Keeps
engine-less =
    { $count ->
        [one] Worth { $less } less than the best: { $better } of { $choices } plays and exchanges was better.
       *[other] Worth { $less } less than the best: { $better } of { $choices } plays and exchanges were better.
    }
engine-made = (played)
engine-none = none
engine-pass = pass
engine-play = Play
engine-rack = { $name } held { $tiles }
engine-racks = With real tiles the racks are not recorded, so the engine cannot rate this game.
engine-stuck = There was no play.
engine-thinks = The engine is thinking…
engine-title = What the engine thinks
engine-unknown = The engine’s word list does not have { $words }, so it cannot rate this play.
engine-words = Words: { $list }.
engine-worth = Worth
finished-all = All turns
finished-as = blank as { $letter }
finished-back = One turn back
finished-bad = { $name } challenged { $words }: not good.
finished-blank = blank
finished-bonus = All tiles
finished-bonus-for =
    { $count ->
        [one] { $count } tile laid in one turn
       *[other] { $count } tiles laid in one turn
    }
finished-challenged = challenged by { $name }
finished-corrected = Counted { $counted }, corrected to { $score }.
finished-forward = One turn on
finished-gains =
    { $count ->
        [one] { $name }: plus { $count } point { $why }.
       *[other] { $name }: plus { $count } points { $why }.
    }
finished-good = { $name } challenged { $words }: good.
finished-held = { $name } held { $tiles }.
finished-hint = Above the dotted line { $first } leads, below it { $second }.
finished-hint-more = Above the dotted line { $first } leads.
finished-keys = Left and right arrow keys step through the turns.
finished-kind-exchange =
    { $count ->
        [one] exchanged { $count } tile
       *[other] exchanged { $count } tiles
    }
finished-kind-expired = ran out of time
finished-kind-lost = lost the turn
finished-kind-missed-go = missed a go
finished-kind-pass = passed
finished-kind-resigned = resigned
finished-kind-skipped = sat out a lost turn
finished-left = By the word list, another play was possible.
finished-left-none = By the word list, no other play was possible.
finished-letters = Letters and premiums
finished-link = Link to this game
finished-loses =
    { $count ->
        [one] { $name }: minus { $count } point { $why }.
       *[other] { $name }: minus { $count } points { $why }.
    }
finished-of = Turn { $turn } of { $count }, { $name }
finished-off = taken off
finished-open = Anybody with the link can see this game.
finished-points = Points
finished-private = This game is private: only its players can open it.
finished-private-make = Make private
finished-private-other = Your opponent keeps this game private: only its players can open it.
finished-private-undo = Share with anybody who has the link
finished-picture = Picture
finished-record = Record
finished-refilled = Somebody took over { $name }’s seat during the game. Agreed by { $agreed }.
finished-refilled-desk = the event’s desk
finished-refilled-director = the director
finished-rematch = Rematch
finished-replay = Replay
finished-sheet = Score sheet
finished-slider = Turn
finished-start = The empty board, before the first turn.
finished-sum = The score, word by word
finished-table = Go to the table
finished-times = word ×{ $times }
finished-title = Finished game
finished-turn = Turn { $turn }: { $name }, { $place } { $word }
finished-turn-other = Turn { $turn }: { $name } { $what }
finished-unlisted = Not in the word list, and not challenged: { $words }.
finished-withdrawn = The play came off the board and scored nothing.
finished-word = Word
proof-here = Checked here
proof-here-no = The secret does not match the promise, according to this browser.
proof-here-yes = This browser checked the secret: it matches the promise.
proof-later = Shown once the result is confirmed.
proof-none = This game was played with real tiles, so there are no draws to check.
proof-promise = Promise
proof-right =
    { $count ->
        [one] { $count } draw is correct
       *[other] all { $count } draws are correct
    }
proof-secret = Secret
proof-text = Nobody could choose tiles: the order of the bag was fixed before the first draw. It was computed from a secret of the server and a number from each side. Before the game the server published the checksum (SHA-256) of its secret as a promise.
proof-title = Proof of the draws
proof-wrong = the draws do not match
proof-yourself = Check it yourself
tabs-after = After turn { $turn }
tabs-before = Before the first turn
tabs-fee = { $cause }
tabs-owes = { $amount } owed
tabs-paid = nothing owed
tabs-payment = paid
tabs-reversal = { $cause }: voided
tabs-title = Money and helps
tabs-waiver = { $cause }: waived
