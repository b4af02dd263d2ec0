home-against = Against
home-all = All ways to play
home-friend = Play a friend
home-guest = Guest
home-minutes = Minutes for the round
home-more = More ways
home-name-first = Write your name first, so that your friend sees who asks.
home-new = New game: whose rules?
home-now = Play now
home-now-rules = By the rules of the house: { $house }.
home-play = Play the machine
home-rematch =
    { $name ->
       *[one] { $name } wants a rematch
        [other] { $name } want a rematch
    }
home-rules = Rules
home-running = Your games
home-running-one = Around one screen
home-running-paused = Paused
home-running-waiting = Not begun yet
home-running-with = With { $names }
home-seat = seat { $seat }
home-side = { $most } players
home-sides = { $fewest } to { $most } players
home-teams = { $most } teams
home-text = Play on screens or with real tiles. The table scores, keeps the clocks and rules challenges by the sheet your house plays.
home-title =
    Your rules,
    kept to the letter.
home-watch = Games to watch
home-watch-text = Anybody may look on.
