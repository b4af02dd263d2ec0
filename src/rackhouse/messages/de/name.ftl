### Namen, wo kein besserer bekannt ist, und Einheiten.

name-seat = Spieler { $number }
name-team = Team { $number }
name-match = Begegnung { $number }
name-entry = Meldung { $number }
name-donor = Spende { $number }
name-moment = { $day } um { $time } Uhr
name-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
name-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
name-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
name-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
