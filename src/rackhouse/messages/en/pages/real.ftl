real-asking = Any plays left?
real-back = Take back
real-back-agree = I agree too
real-back-agreed = Agreed so far: { $names }.
real-back-all = We agree
real-back-text = All sides must agree. If you have your own phone, agree there.
real-back-title = Take the last entry back?
real-back-wanted = Take back { $play }? Asked by { $names }. Everybody must agree.
real-begin = Begin
real-begin-keeper = First choose who keeps the score.
real-blank = Blank?
real-blank-letter = Letter { $number }, { $letter }, is a blank
real-bonus = All tiles
real-book = What does the book say about { $words }?
real-book-text = Look it up together. One answer for all words.
real-challenge = Challenge the last play
real-challenge-do =
    { $count ->
        [one] Check this word
       *[other] Check { $count } words together
    }
real-challenge-judge = Call the judge
real-challenge-who = Who challenges?
real-challenge-whole = The whole play is challenged.
real-confirm = Confirm { $score } for { $name }
real-correct = Correct a score
real-correct-score = Right score
real-correct-turn = Which play?
real-correct-wanted = Correct line { $turn } to { $score }? Asked by { $names }. Everybody must agree.
real-done = Done
real-enter = Type the play, or tap its first square. Tap again to play down.
real-event = Back to the event
real-exchange = How many tiles does { $name } exchange?
real-final = The last play
real-fits = It fits the board and the tile set. Words are checked only if somebody challenges.
real-gcg = Save the game (GCG)
real-good = Good
real-held = Left: { $tiles }
real-help = Buy a help
real-help-buy = Buy: { $title }
real-help-each = { $amount } for each point of the letter
real-help-found = The bag had it
real-help-give = Tile given for it
real-help-letter = Letter
real-help-prefix =
    { $count ->
        [one] First letter
       *[other] First { $count } letters
    }
real-help-price = { $amount }
real-hold = Hold: { $name } is thinking
real-keeper = Who keeps the score?
real-look = Review the game
real-first-settled = { $name } goes first.
real-lots = Each side draws a tile to see who plays first. Enter the tiles; a blank is ?.
real-lots-again = They drew again
real-lots-draw = Draw { $number }
real-mark = Mark a discrepancy
real-mark-do = Mark it and play on
real-mark-note = What is it?
real-mark-text = The game goes on. The director rules on it afterwards.
real-mark-who = Who marks it?
real-marked = Discrepancy marked here
real-marked-draw = The draw for first is marked
real-not = Not good
real-over = The game is over
real-owed = Owed at this table: { $amount }
real-pause = Stop the clocks
real-paused = Paused
real-peek = Words with { $prefix }: { $count } s
real-phone = Another phone
real-phone-code = QR code of the link
real-phone-link = Link
real-phone-pad = Only the pad
real-phone-text = Point its camera at the code. Every phone at the board shows the same pad, and any of them can enter plays.
real-phone-wall = The wall
real-phone-whose = For whom?
real-plays = { $name }, can you make another play?
real-plays-none = No more plays
real-plays-some = I can still play
real-plays-text = Only { $name } should see this. Pass the phone on.
real-press = Press the clock
real-racks = Enter the racks
real-racks-of =
    { $count ->
        [one] { $name }, { $count } tile
       *[other] { $name }, { $count } tiles
    }
real-racks-take = Enter { $name }’s tiles
real-racks-text = Enter the tiles left on each rack; a blank is ?.
real-resign = Resign
real-resign-do = { $name } resigns
real-resign-text = This cannot be undone.
real-resume = Resume play
real-ruling = A challenge
real-score = Score { $score } for { $name }
real-score-none = Enter { $name }’s play
real-setup = Who plays first?
real-side = Side { $number }
real-sign = All agree to this result
real-signed = All have agreed. The result is final.
real-stands = The play stands
real-start = Starts at
real-stopped = The desk has ended this game
real-time = Time is up. Give { $name } more, or a missed go?
real-time-missed = Missed go
real-time-more = One more minute
real-turn = { $name }’s turn
real-verdict = Verdict
real-wall = Show on the wall
real-window = { $name }: { $play }, { $score }. It can still be challenged.
real-wins =
    { $names ->
       *[one] { $names } wins.
        [other] { $names } win.
    }
real-wins-shared = { $names } share the win.
real-withdraw = Withdraw challenge
real-word = Word laid
