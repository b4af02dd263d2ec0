wall-bag =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
wall-call =
    { $name ->
       *[one] { $name } challenges { $words }. The play is being ruled on.
        [other] { $name } challenge { $words }. The play is being ruled on.
    }
wall-called = Please come
wall-called-desk = To the desk
wall-called-match = To your match
wall-called-table = Table { $table }
wall-come = Open this address to play
wall-ended = over
wall-final = Final
wall-follows = then { $first } to { $last }
wall-follows-one = then { $first }
wall-goal = goal { $sum }
wall-left = Time left
wall-look = Open this address to sign up and to follow
wall-matches = Matches { $first } to { $last }
wall-matches-one = Match { $first }
wall-names = Names { $first } to { $last }
wall-names-one = Names with { $first }
wall-none = No game to show right now. Public games appear here.
wall-of = { $number } of { $count }
wall-of-all = { $listed } of { $count }
wall-over = Time is up
wall-paid = { $paid } paid, { $promised } still to be paid
wall-part = Part { $number } of { $count }
wall-part-follows = then part { $number }
wall-paused = The game is paused.
wall-places = Places { $first } to { $last }
wall-places-one = Place { $first }
wall-prices = On sale at your table
wall-price-per = { $price } a { $per }
wall-raised = Raised so far
wall-reached = goal reached
wall-round = Round { $number } of { $count }
wall-shared = { $names } share the win
wall-standings = Final standings
wall-stands = Clock paused
wall-tables = Tables { $first } to { $last }
wall-tables-one = Table { $first }
wall-title = Wall
wall-to-go = { $sum } to go
wall-turn = on turn
wall-unit-points = { $figure } points
wall-unit-wins = { $figure } won
wall-winners =
    { $count ->
        [one] Winner
       *[other] Winners
    }
wall-wins =
    { $names ->
       *[one] { $names } wins
        [other] { $names } win
    }
