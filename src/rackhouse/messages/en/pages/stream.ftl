stream-board = Board
stream-clocks = Clocks
stream-delay =
    { $count ->
        [one] The addresses above now show the racks, and the whole game { $count } minute late. Keep them to yourself.
       *[other] The addresses above now show the racks, and the whole game { $count } minutes late. Keep them to yourself.
    }
stream-delay-none = The addresses above now show the racks at once. Keep them to yourself.
stream-ground = Background
stream-ground-dark = Dark
stream-ground-light = Light
stream-ground-transparent = Transparent
stream-intro = Add each address as a browser source in your streaming software. A piece fills the size that you give its source.
stream-key = Show racks too
stream-last = Last play
stream-racks = Racks
stream-scores = Names and scores
stream-size = A good size: { $wide } by { $high }.
stream-title = Stream this game
stream-with-racks = Racks on the stream
stream-with-racks-text = A spectator whom every player has admitted can show the racks, as late as the game’s opener has set. At an event its organiser can, if the event’s settings allow it. Every piece is then equally late.
