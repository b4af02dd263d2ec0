deed-challenge = { $name } challenged { $words }.
deed-exchange =
    { $count ->
        [one] { $name } exchanged a tile.
       *[other] { $name } exchanged { $count } tiles.
    }
deed-letter = { $name } bought { $letter } for { $amount }; it was in the bag.
deed-letter-none = { $name } asked for { $letter }; the bag had none.
deed-pass = { $name } passed.
deed-peek = { $name } looked up { $letters }… for { $amount }. The words are under Helps.
deed-play = { $name } played { $play }, { $score }.
deed-service = { $name } bought { $help } for { $amount }.
team-ask = Link for a teammate
team-away = away
team-deeds = Who did what
team-here = here
team-invite = Invite a teammate
team-invite-close = Close invitation
team-resign-asked = { $name } wants to resign for your team.
team-resign-do = Resign
team-resign-objected = { $name } would rather play on.
team-resign-on = Play on
team-resign-own = Your teammates are being asked.
team-resign-silent = Nobody has answered. You can resign for all of you.
team-resign-text = If you agree, the game is lost for all of you.
team-resign-wait =
    { $count ->
        [one] Your team resigns once one of them agrees. If nobody objects, you can resign in a second.
       *[other] Your team resigns once one of them agrees. If nobody objects, you can resign in { $count } seconds.
    }
team-somebody = A teammate
team-title = Your team
