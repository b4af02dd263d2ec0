again-ask = Rematch
again-asked =
    { $name ->
       *[one] { $name } wants a rematch.
        [other] { $name } want a rematch.
    }
again-sit = Sit down
asks-agree = Agree
asks-object = Do not agree
asks-office = { $name } asks to come as { $place }.
asks-own = { $name } asks to take your seat.
asks-own-text = If this is you on another device, agree. If not, do not agree: your seat stays yours.
asks-seat = { $name } asks to take the seat of { $holder }.
asks-seat-free = { $name } asks to take seat { $seat }, which is free.
asks-seat-text = They will see this seat’s tiles and play on for it. It will be noted in the record.
asks-somebody = Somebody
asks-team = { $name } asks to join the team of { $holder }.
asks-watch = { $name } asks to watch with all racks open.
asks-watch-text = They see your tiles during the game. Agree only if you know who it is.
book-heard-good =
    { $name ->
       *[one] { $name } reads: good.
        [other] { $name } read: good.
    }
book-heard-not =
    { $name ->
       *[one] { $name } reads: not good.
        [other] { $name } read: not good.
    }
book-text = Look them up in { $title }. One answer for all of them.
book-title = What does the book say of { $words }?
book-wait = The two sides look the words up in { $title }.
cost-fee = Failed challenge, { $name }
cost-points = To { $name }
cost-points-own = To you
cost-time = Off the turn of { $name }
cost-turn =
    { $name ->
       *[one] { $name } loses
        [other] { $name } lose
    }
cost-turn-next = the next turn
cost-turn-own = You lose
cost-turn-this = this turn
dictionary-agree = Agree
dictionary-change = Play by another book
dictionary-decline = Decline
dictionary-declined = You proposed { $title }. Not everybody agrees.
dictionary-edition = Edition
dictionary-name = Title of the book
dictionary-now = You play by { $title }; all sides may agree on another one.
dictionary-other = { $name } would play by { $title }.
dictionary-own =
    { $names ->
       *[one] You would play by { $title }. It is in force once { $names } agrees.
        [other] You would play by { $title }. It is in force once { $names } agree.
    }
dictionary-propose = Propose this book
dictionary-title = The dictionary
dictionary-withdraw = Withdraw
helps-accepts = A help is for your turn: once you buy one, { $play } stands.
helps-bought = Bought in this turn.
helps-buy = Buy for { $amount }
helps-letter = { $amount } for each point on its face, out of the bag.
helps-letter-buy = Buy { $letter } for { $amount }
helps-letter-give = The tile you give for it
helps-letter-price = { $letter }, { $amount }
helps-letter-which = Which letter?
helps-owed = On your tab: { $amount }.
helps-title = Helps for sale
house-bell = Ring the bell
house-certify = Certify the result
house-correct = Correct a score
house-correct-do = Correct it
house-correct-play = Which play?
house-correct-score = Right score
house-fee = { $name }: { $cause }, { $amount }
house-fee-void = A mistake: void it
house-fee-waive = Let them off
house-fees =
    { $count ->
        [one] { $count } fee on the tabs
       *[other] { $count } fees on the tabs
    }
house-forfeit = Take a side out
house-forfeit-do = Take them out of the game
house-forfeit-text = The side forfeits; the others play on. That cannot be taken back.
house-forfeit-who = Which side?
house-forfeit-why = Why? It goes into the record.
house-paid =
    { $name ->
       *[one] { $name } has paid { $amount }
        [other] { $name } have paid { $amount }
    }
house-pause = Pause the game
house-points = Points
house-round = The time of the round
house-round-left =
    { $count ->
        [one] The round lasts { $count } more minute at most.
       *[other] The round lasts { $count } more minutes at most.
    }
house-round-minutes = Minutes from now
house-round-open = No end of the round is set.
house-round-set = Set the end of the round
house-ruling = Your ruling
house-ruling-awarded = The match goes to one side
house-ruling-do = Rule
house-ruling-note = A note for the record
house-ruling-points = That turn’s score changes
house-ruling-resumed = Play goes on from there
house-ruling-resumed-text = The turns after the marked one are undone, and the game goes on.
house-ruling-stands = The result stands
house-ruling-to = To which side?
house-tie = The tie is to be broken:
house-tie-draw = Draw tiles for it
house-tie-first =
    { $name ->
       *[one] { $name } wins
        [other] { $name } win
    }
layout-declined = You proposed this board: { $title }. Not everybody agrees.
layout-now = Now: { $title }. All sides may agree on another one.
layout-other = { $name } would play on this board: { $title }.
layout-own =
    { $names ->
       *[one] You would play on this board: { $title }. It is in force once { $names } agrees.
        [other] You would play on this board: { $title }. It is in force once { $names } agree.
    }
layout-propose = Propose: { $title }
layout-title = The board
marker-at = { $name }, after turn { $turn }:
marker-at-draw = { $name }, on the draw for first:
marker-awarded = The match was awarded.
marker-director = Only a director rules on it.
marker-director-ask = Whoever opened the table can ask somebody to be the director.
marker-do = Mark it
marker-draw = It is about the draw for first, not about the last turn
marker-draw-only = Nobody has moved yet: this marks the draw for first.
marker-note = What is in question
marker-open = The director rules after the game.
marker-points = Points were changed.
marker-resumed = Play went on from there.
marker-stands = The result stands
marker-text = Mark the point and play on; the director rules after the game.
marker-title = A discrepancy
more-tab = Owed
more-title = More
paused-house = Whoever keeps the score or directs has paused it, and lets it go on. No time runs.
paused-resume = Go on playing
paused-text = No time runs for anybody.
paused-title = The game is paused.
peek-buy = Look, for { $amount }
peek-letters =
    { $count ->
        [one] The first letter
       *[other] The first { $count } letters
    }
peek-none = No word begins so.
peek-open = Words that begin with { $letters }.
peek-paper = The book is on paper: open it there now.
peek-text = Type the first { $letters } letters; you have { $seconds } seconds with the words that begin so.
peek-words = Words of the dictionary
plays-no = No more plays
plays-text = Do you see another play? If no side does, the game ends. Nobody is told what you answer.
plays-title = No more plays?
plays-wait = The sides are asked in private.
plays-yes = I have a play
points-others-unplayed = { $points } for others’ tiles
points-overtime = { $points } for overtime
points-own-unplayed = { $points } for tiles left
press-other =
    { $name ->
       *[one] { $name } has not pressed the clock yet.
        [other] { $name } have not pressed the clock yet.
    }
press-own = Your time runs until you press the clock.
press-title = { $play } is announced.
resign-do = Resign
resign-not = Play on
resign-sure =
    { $name ->
       *[one] Your game ends. Sure?
        [other] The game ends for all of your team; they are asked first. Sure?
    }
resign-text = You give up this game.
resign-title = Resign
resign-yes = Yes, resign
result-agree = Agree to the result
result-back = Look back at the game
result-back-short = Look back
result-certified = The result is certified.
result-event = To the event
result-racks = The game is over.
result-shared = { $names } share the win.
result-text = The result stands once all sides agree.
result-text-short = All sides have to agree.
result-title = Result
result-waits = Waiting for { $names } to agree.
result-wins =
    { $name ->
       *[one] { $name } wins.
        [other] { $name } win.
    }
setup-begin = Begin
setup-keeper = Who keeps the score?
setup-team = Ask your team mates to the seat first; once all are there, lots are drawn and tiles are dealt.
setup-text = Lots are drawn and tiles are dealt.
setup-title = Before the first draw
setup-waits = Waiting for { $names }. The game goes on from here once everybody is at the table.
time-ask = Give { $name } more time, or a missed go?
time-grant = One more minute
time-minutes =
    { $count ->
        [one] One minute is up.
       *[other] { $count } minutes are up.
    }
time-missed = Missed go
time-seconds =
    { $count ->
        [one] { $count } second is up.
       *[other] { $count } seconds are up.
    }
time-two = Two minutes are up.
time-wait = The score-keeper decides whether { $name } gets more.
verdict-good = Good
verdict-good-text = The play stands.
verdict-not = Not good
verdict-not-own = Your play comes off, and you lose the turn.
verdict-not-text =
    { $name ->
       *[one] The play comes off; { $name } loses the turn.
        [other] The play comes off; { $name } lose the turn.
    }
verdict-open = Left open
verdict-open-text = The sides read the book differently. The play stands, and the point is marked.
