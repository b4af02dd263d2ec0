keeper-delete = Delete message
keeper-dismiss = Keep message
keeper-empty = Nothing has been reported. Messages that players report appear here.
keeper-intro = Players reported these messages. Deleting one removes it for everybody.
keeper-name = Keeper
keeper-reports =
    { $count ->
        [one] reported once
       *[other] reported { $count } times
    }
keeper-somebody = Somebody
keeper-title = Reported messages
keeper-where = Go to game
keeper-words = Word lists for everybody
