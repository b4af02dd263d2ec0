engine-at = At
engine-best = { $name } found the best of { $plays } plays.
engine-exchange = exchange { $tiles }
engine-keeps = Keeps
engine-less =
    { $count ->
        [one] Worth { $less } less than the best; { $better } of { $choices } plays and exchanges was better.
       *[other] Worth { $less } less than the best; { $better } of { $choices } plays and exchanges were better.
    }
engine-made = (played)
engine-none = none
engine-pass = pass
engine-play = Play
engine-rack = { $name } held { $tiles }
engine-racks = With real tiles nobody else knows the racks, so the engine has no view.
engine-stuck = No play was possible.
engine-thinks = The engine is thinking…
engine-title = The engine’s view
engine-unknown = The engine’s list does not have { $words }, so it gives the play no worth.
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
        [one] { $name }: { $count } point more { $why }.
       *[other] { $name }: { $count } points more { $why }.
    }
finished-given-challenge = by a challenge
finished-given-others-unplayed = for the tiles of the others
finished-given-overtime = for time over the limit
finished-given-own-unplayed = for unplayed tiles
finished-good = { $name } challenged { $words }: good.
finished-held = { $name } held { $tiles }.
finished-hint = Above the dotted line { $first } leads, below it { $second }. Left and right arrow keys step through the turns.
finished-hint-more = Above the dotted line { $first } leads. Left and right arrow keys step through the turns.
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
finished-loses =
    { $count ->
        [one] { $name }: { $count } point off { $why }.
       *[other] { $name }: { $count } points off { $why }.
    }
finished-of = Turn { $turn } of { $count }, { $name }
finished-off = taken off
finished-open = Anybody with the link can see this game.
finished-points = Points
finished-private = This game is private: only its players can open it.
finished-private-make = Make private
finished-private-other = Your opponent keeps this game private: only its players can open it.
finished-private-undo = Let anybody with the link see it
finished-record = Record
finished-refilled = { $name }’s seat changed hands during the game; { $agreed } agreed.
finished-refilled-desk = the event’s desk
finished-refilled-director = the director
finished-rematch = Rematch
finished-replay = Replay
finished-sheet = Score sheet
finished-slider = Turn
finished-start = The empty board, before the first turn.
finished-sum = The score, word by word
finished-table = To the table
finished-times = word ×{ $times }
finished-title = Finished game
finished-turn = Turn { $turn }: { $name }, { $place } { $word }
finished-turn-other = Turn { $turn }: { $name } { $what }
finished-unlisted = Not in the word list, and not challenged: { $words }.
finished-withdrawn = The play came off the board and scored nothing.
finished-word = Word
proof-here = Checked here
proof-here-no = This browser’s hash of the secret is not the promise.
proof-here-yes = This browser hashed the secret: it is what was promised.
proof-later = Told once the result is confirmed.
proof-none = This game was played with real tiles: the program drew none.
proof-promise = Promise
proof-right =
    { $count ->
        [one] { $count } draw checks
       *[other] all { $count } draws check
    }
proof-secret = Secret
proof-text = The bag was fixed before the first tile: every draw comes from the hall’s secret, promised by its SHA-256, and one number from each side. Neither could choose.
proof-title = Proof of the draws
proof-wrong = the draws do not check
proof-yourself = Check it yourself
tabs-after = After turn { $turn }
tabs-before = Before the first turn
tabs-fee = { $cause }
tabs-owes = { $amount } owed
tabs-paid = nothing owed
tabs-payment = paid
tabs-reversal = { $cause }: voided
tabs-title = Money and helps
tabs-waiver = { $cause }: let off
