wall-bag =
    { $count ->
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
wall-call =
    { $name ->
       *[one] { $name } zweifelt { $words } an. Es wird entschieden.
        [other] { $name } zweifeln { $words } an. Es wird entschieden.
    }
wall-called = Bitte kommt
wall-called-desk = Zum Turniertisch
wall-called-match = Zu eurer Begegnung
wall-called-table = Tisch { $table }
wall-come = Zum Spielen diese Adresse öffnen
wall-ended = beendet
wall-final = Endstand
wall-follows = dann { $first } bis { $last }
wall-follows-one = dann { $first }
wall-goal = Ziel { $sum }
wall-left = Restzeit
wall-look = Diese Adresse öffnen: anmelden und mitverfolgen
wall-matches = Begegnungen { $first } bis { $last }
wall-matches-one = Begegnung { $first }
wall-names = Namen { $first } bis { $last }
wall-names-one = Namen mit { $first }
wall-none = Gerade gibt es kein Spiel zu zeigen. Öffentliche Spiele erscheinen hier.
wall-of = { $number } von { $count }
wall-of-all = { $listed } von { $count }
wall-over = Die Zeit ist um
wall-paid = { $paid } bezahlt, { $promised } noch offen
wall-part = Teil { $number } von { $count }
wall-part-follows = dann Teil { $number }
wall-paused = Das Spiel ist angehalten.
wall-places = Plätze { $first } bis { $last }
wall-places-one = Platz { $first }
wall-prices = Am Tisch zu kaufen
wall-price-per = { $price } je { $per }
wall-raised = Bisher gesammelt
wall-reached = Ziel erreicht
wall-round = Runde { $number } von { $count }
wall-shared = { $names } teilen sich den Sieg
wall-standings = Endstand
wall-stands = Uhr angehalten
wall-tables = Tische { $first } bis { $last }
wall-tables-one = Tisch { $first }
wall-title = Wandanzeige
wall-to-go = noch { $sum }
wall-turn = am Zug
wall-unit-points = { $figure } Punkte
wall-unit-wins = { $figure } gewonnen
wall-winners =
    { $count ->
        [one] Gewonnen hat
       *[other] Gewonnen haben
    }
wall-wins =
    { $names ->
       *[one] { $names } gewinnt
        [other] { $names } gewinnen
    }
