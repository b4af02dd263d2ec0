around-away = Nobody is around this screen. Open the game from the first page.
around-doubt =
    { $name ->
       *[one] { $name } challenges
        [other] { $name } challenge
    }
around-doubt-text = Challenge the last play before it goes on:
around-has =
    { $name ->
       *[one] { $name } has the screen.
        [other] { $name } have the screen.
    }
around-here = I am { $name }
around-hide = Hide the rack
around-last = { $name } played { $play } for { $score }.
around-others = Somebody else has the screen:
around-over = The game is over. Whoever agrees to the result agrees for all of you.
around-pass = Pass the screen to { $name }
around-scores = Scores
around-still = No time runs for anybody until then.
around-text =
    { $name ->
       *[one] The racks are covered until { $name } is there.
        [other] The racks are covered until { $name } are there.
    }
around-title = Around one screen
