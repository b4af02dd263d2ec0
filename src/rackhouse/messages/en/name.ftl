### Names that somebody has where no better one is known, and units.

name-seat = Player { $number }
name-team = Team { $number }
name-match = Match { $number }
name-entry = Entry { $number }
name-donor = Donor { $number }
name-moment = { $day } at { $time }
name-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
name-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
name-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
name-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
