games-aborted = Aborted
games-bring = Import a game
games-bring-choose = Choose file
games-bring-reading = Reading…
games-bring-text = Choose a GCG file from another program, or a Rackhouse game file, or drop it here. Every turn is checked, and the game is added to your list.
games-due = { $time } left
games-empty = Empty seat
games-guest = Guest
games-more = Show older games
games-next =
    { $count ->
        [one] Go to the game where it is your move
       *[other] Go to the next of { $count } games where it is your move
    }
games-none = No games yet. Start one from the home page, or import one.
games-none-found = No game matches your search.
games-over = Finished
games-pace-fast = up to 10 minutes
games-pace-slow = over 10 minutes
games-pace-days = days for each turn
games-pace-untimed = no time limit
games-paused = Paused
games-player = Player { $number }
games-profile = My profile
games-rated = Rated
games-rating-doubt =
    { $count ->
        [one] give or take { $doubt } · 1 game
       *[other] give or take { $doubt } · { $count } games
    }
games-rating-early =
    { $count ->
        [one] provisional, give or take { $doubt } · 1 game
       *[other] provisional, give or take { $doubt } · { $count } games
    }
games-rematch = Rematch
games-running = Running
games-search = Search by name or title
games-sheet = Score sheet
games-title = Your games
games-vacation = Vacation
games-vacation-end = End vacation
games-vacation-last = Last day away
games-vacation-on = You are on vacation until { $time }. Your time stands still in your games by correspondence. You can still play.
games-vacation-refused =
    { $count ->
        [one] In one game you have used your 30 days of vacation. Your time runs on there.
       *[other] In { $count } games you have used your 30 days of vacation. Your time runs on there.
    }
games-vacation-take = Take vacation
games-vacation-text = Your time stands still in all your games by correspondence, and your opponents see it. You have 30 days in each game.
games-waiting = Not started yet
move-book-own = Look up the challenged words
move-confirm-own = Confirm the score
move-ending = Waiting for the result
move-judge = Waiting for the judge
move-judge-own = Rule on the challenge
move-plays-own = Say whether you can still play
move-press-own = Press the clock
move-racks-own = Enter the tiles you hold
move-turn =
    { $name ->
       *[one] { $name } is on turn
        [other] { $name } are on turn
    }
move-turn-own = Your turn
move-wait = Waiting for { $name }
move-window =
    { $name ->
       *[one] { $name } may still challenge
        [other] { $name } may still challenge
    }
move-window-own = Accept the play or challenge it
