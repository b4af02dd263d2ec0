around-away = Nobody is playing on this screen. Open the game from the home page.
around-doubt =
    { $name ->
       *[one] { $name } challenges
        [other] { $name } challenge
    }
around-doubt-text = Before the game goes on, does anybody challenge the last play?
around-has =
    { $name ->
       *[one] { $name } has the screen.
        [other] { $name } have the screen.
    }
around-here = I am { $name }
around-hide = Hide the rack
around-last = { $name } played { $play } for { $score }.
around-others = Another player has the screen:
around-over = The game is over. One of you can agree to the result for everybody.
around-pass = Pass the screen to { $name }
around-scores = Scores
around-still = No clock runs until then.
around-text =
    { $name ->
       *[one] The racks stay hidden until { $name } is here.
        [other] The racks stay hidden until { $name } are here.
    }
around-title = On one screen
