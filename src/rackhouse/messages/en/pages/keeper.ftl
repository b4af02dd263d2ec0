keeper-delete = Delete message
keeper-dismiss = Keep message
keeper-done = Done
keeper-empty = Nothing has been reported. Messages and games that players report appear here.
keeper-game = A game
keeper-intro = Players reported these messages and games. Deleting a message removes it for everybody.
keeper-name = Keeper
keeper-reports =
    { $count ->
        [one] reported once
       *[other] reported { $count } times
    }
keeper-somebody = Somebody
keeper-title = Reports
keeper-where = Go to game
keeper-words = Word lists for everybody
