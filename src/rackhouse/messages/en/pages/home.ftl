home-against = Against
home-all = All ways to play
home-friend = Play a friend
home-guest = Guest
home-minutes = Minutes for the round
home-more = More ways to play
home-name-first = Enter your name first, so that your friend knows who is inviting.
home-new = New game: whose rules?
home-now = Play now
home-now-rules = Rules: { $house }.
home-play = Play the computer
home-rematch =
    { $name ->
       *[one] { $name } wants a rematch
        [other] { $name } want a rematch
    }
home-rules = Rules
home-running = Your games
home-running-one = On one screen
home-running-paused = Paused
home-running-waiting = Not started yet
home-running-with = With { $names }
home-seat = seat { $seat }
home-side = { $most } players
home-sides = { $fewest } to { $most } players
home-teams = { $most } teams
home-text = Play on screens or with real tiles. Rackhouse keeps score and time, and rules on challenges by your house’s rules.
home-title =
    Your rules,
    kept to the letter.
home-watch = Games to watch
home-watch-text = Anybody can watch.
