home-against = Against
home-all = All ways to play
home-as = You play as { $name }.
home-events = Events
home-events-new = Create an event
home-events-none = Tournaments, leagues and club evenings appear here.
home-friend = Play a friend
home-guest = Guest
home-invite = Make the invitation
home-minutes = Minutes for the round
home-more = More ways
home-name-first = Your friend sees this name on the invitation.
home-new = Whose rules?
home-now = Play now
home-now-rules = Rules: { $house }.
home-others = All rules, and your own
home-play = Play the computer
home-rematch =
    { $name ->
       *[one] { $name } wants a rematch
        [other] { $name } want a rematch
    }
home-rules = Rules
home-running = Your games
home-running-none = Your games appear here, with whose move it is. Press Play now to start one.
home-running-one = On one screen
home-running-paused = Paused
home-running-waiting = Not started yet
home-running-with = With { $names }
home-seat = seat { $seat }
home-strength = Strength { $rating }
home-text = Play on screens or with real tiles. Rackhouse keeps score and time, and rules on challenges by your house’s rules.
home-title =
    Your rules,
    kept to the letter.
home-watch = Games to watch
