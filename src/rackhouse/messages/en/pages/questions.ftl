abort-do = Abort game
abort-text = Until the second turn you can end this game without a result.
abort-title = Abort
again-ask = Rematch
again-asked =
    { $name ->
       *[one] { $name } wants a rematch.
        [other] { $name } want a rematch.
    }
again-sit = Join rematch
asks-agree = Agree
asks-object = Decline
asks-office = { $name } asks to join as { $place }.
asks-own = { $name } asks to take your seat.
asks-own-text = If this is you on another device, agree. If not, decline: you keep your seat.
asks-seat = { $name } asks to take the seat of { $holder }.
asks-seat-free = { $name } asks to take seat { $seat }, which is free.
asks-seat-text = They will see this seat’s tiles and play on from there. The record will show it.
asks-somebody = Somebody
asks-team = { $name } asks to join the team of { $holder }.
asks-watch = { $name } asks to watch with all racks visible.
asks-watch-text = They will see your tiles during the game. Agree only if you know who it is.
back-ask = Ask to take back
back-asked =
    { $name ->
       *[one] { $name } wants to take back the last turn.
        [other] { $name } want to take back their last turn.
    }
back-asked-two =
    { $name ->
       *[one] { $name } wants to take back a turn, and yours after it.
        [other] { $name } want to take back a turn, and yours after it.
    }
back-not = Play on
back-own = You asked to take your last turn back.
back-text = The board, the racks, the scores and the clocks will be as before that turn.
back-text-short = All as before it.
back-title = Take back
back-waits = Waiting for { $names }.
back-what = Your last turn is taken back if the others agree, with the turns after it.
back-withdraw = Never mind
back-yes = Take back
book-heard-good =
    { $name ->
       *[one] { $name } says: good.
        [other] { $name } say: good.
    }
book-heard-not =
    { $name ->
       *[one] { $name } says: not good.
        [other] { $name } say: not good.
    }
book-text = Look them up in { $title }. Give one answer for all of them.
book-title = What does the book say about { $words }?
book-wait = Both sides are looking the words up in { $title }.
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
dictionary-change = Use another dictionary
dictionary-decline = Decline
dictionary-declined = You proposed { $title }. Not everybody agrees.
dictionary-edition = Edition
dictionary-name = Title of the book
dictionary-now = You play by { $title }. All sides can agree on another one.
dictionary-other = { $name } proposes { $title }.
dictionary-own =
    { $names ->
       *[one] You propose { $title }. It counts once { $names } agrees.
        [other] You propose { $title }. It counts once { $names } agree.
    }
dictionary-propose = Propose this book
dictionary-title = The dictionary
dictionary-withdraw = Withdraw
helps-accepts = If you buy a help, you accept { $play } and start your turn.
helps-bought = Bought in this turn.
helps-buy = Buy for { $amount }
helps-letter = { $amount } for each point on the tile. It comes out of the bag.
helps-letter-buy = Buy { $letter } for { $amount }
helps-letter-give = The tile you give for it
helps-letter-price = { $letter }, { $amount }
helps-letter-which = Which letter?
helps-owed = On your tab: { $amount }.
helps-title = Helps for sale
house-bell = Ring the bell
house-certify = Certify the result
house-correct = Correct a score
house-correct-do = Correct score
house-correct-play = Which play?
house-correct-score = Right score
house-fee = { $name }: { $cause }, { $amount }
house-fee-void = Void: a mistake
house-fee-waive = Waive
house-fees =
    { $count ->
        [one] { $count } fee on the tabs
       *[other] { $count } fees on the tabs
    }
house-forfeit = Forfeit a side
house-forfeit-do = Forfeit this side
house-forfeit-text = This side forfeits, and the others play on. This cannot be undone.
house-forfeit-who = Which side?
house-forfeit-why = Why? The reason goes into the record.
house-paid =
    { $name ->
       *[one] { $name } has paid { $amount }
        [other] { $name } have paid { $amount }
    }
house-pause = Pause the game
house-points = Points
house-round = Round time
house-round-left =
    { $count ->
        [one] The round ends in { $count } minute at the latest.
       *[other] The round ends in { $count } minutes at the latest.
    }
house-round-minutes = Minutes from now
house-round-open = The round has no end time yet.
house-round-set = Set the end of the round
house-ruling = Your ruling
house-ruling-awarded = Award the match to a side
house-ruling-do = Save ruling
house-ruling-note = A note for the record
house-ruling-points = Change that turn’s score
house-ruling-resumed = Resume play from there
house-ruling-resumed-text = Turns after the marked one are undone, and play goes on.
house-ruling-stands = The result stands
house-ruling-to = To which side?
house-tie = Break the tie:
house-tie-draw = Draw tiles
house-tie-first =
    { $name ->
       *[one] { $name } wins
        [other] { $name } win
    }
layout-declined = You proposed this board: { $title }. Not everybody agrees.
layout-now = Now: { $title }. All sides can agree on another one.
layout-other = { $name } proposes this board: { $title }.
layout-own =
    { $names ->
       *[one] You propose this board: { $title }. It counts once { $names } agrees.
        [other] You propose this board: { $title }. It counts once { $names } agree.
    }
layout-propose = Propose: { $title }
layout-title = The board
marker-at = { $name }, after turn { $turn }:
marker-at-draw = { $name }, on the draw for first:
marker-awarded = The director awarded the match.
marker-director = Only a director can rule on it.
marker-director-ask = Whoever opened the table can invite a director.
marker-do = Mark discrepancy
marker-draw = It is about the draw for first, not about the last turn
marker-draw-only = Nobody has played yet, so this marks the draw for first.
marker-note = What is in question
marker-open = The director rules after the game.
marker-points = The director changed the score.
marker-resumed = Play went on from there.
marker-stands = The result stands
marker-text = Mark what you disagree about and play on. The director rules after the game.
marker-title = A discrepancy
more-tab = Owed
more-title = More
paused-house = The score-keeper or the director paused the game and will resume it. No clock runs.
paused-resume = Resume play
paused-text = No clock runs.
paused-title = The game is paused.
peek-buy = Look, for { $amount }
peek-letters =
    { $count ->
        [one] The first letter
       *[other] The first { $count } letters
    }
peek-none = No word begins like this.
peek-open = Words that begin with { $letters }.
peek-paper = Open your paper dictionary now.
peek-text = Type the first { $letters } letters. You see the words that begin with them for { $seconds } seconds.
peek-words = Words of the dictionary
plays-no = No more plays
plays-text = Can you make another play? If no side can, the game ends. Nobody learns your answer.
plays-title = No more plays?
plays-wait = Each side is asked in private.
plays-yes = I have a play
press-other =
    { $name ->
       *[one] { $name } has not pressed the clock yet.
        [other] { $name } have not pressed the clock yet.
    }
press-own = Press the clock to end your turn. Your time is running.
press-title = { $play } is announced.
resign-do = Resign
resign-not = Play on
resign-sure =
    { $name ->
       *[one] This ends your game. Are you sure?
        [other] This ends the game for your whole team; they are asked first. Are you sure?
    }
resign-text = You give up this game.
resign-title = Resign
resign-yes = Yes, resign
result-aborted = The game was aborted.
result-agree = Agree to the result
result-back = Review the game
result-back-short = Review
result-certified = The result is certified.
result-event = Go to the event
result-racks = The game is over.
result-rating-down = { $rating } (−{ $change })
result-rating-up = { $rating } (+{ $change })
result-ratings = Ratings after this game
result-shared = { $names } share the win.
result-text = The result is final once all sides agree.
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
setup-team = Invite your teammates first. Once everybody is here, you draw for first and tiles are dealt.
setup-text = You draw for first, and tiles are dealt.
setup-title = Before the first draw
setup-waits = Waiting for { $names }. The game continues once everybody is at the table.
time-ask = Give { $name } more time, or a missed go?
time-days =
    { $count ->
        [one] One day is up.
       *[other] { $count } days are up.
    }
time-grant = One more minute
time-grant-day = One more day
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
time-wait = The score-keeper decides whether { $name } gets more time.
verdict-called = { $name } challenged { $words }.
verdict-called-own = You challenged { $words }.
verdict-good = Good
verdict-good-text = The play stands.
verdict-not = Not good
verdict-not-own = Your play comes off the board, and you lose the turn.
verdict-not-text =
    { $name ->
       *[one] The play comes off the board, and { $name } loses the turn.
        [other] The play comes off the board, and { $name } lose the turn.
    }
verdict-open = Left open
verdict-open-text = The sides read the book differently. The play stands, and the discrepancy is marked.
