### Warum diese beiden aufeinandertreffen, und warum jemand ein Freilos oder eine Frist hat.

pairing-third-place = Die Verlierer der Halbfinale spielen um Platz drei.
pairing-seed-has-bye = Setzplatz { $seed } hat ein Freilos: Der Platz gegenüber ist leer.
pairing-nobody-opposite = Aus der Begegnung gegenüber kommt niemand, also ist diese Seite weiter.
pairing-seeds-meet = Die Setzplätze { $seed } und { $other } treffen im Turnierbaum aufeinander.
pairing-winners-meet = Die Sieger zweier Begegnungen aus Runde { $round }.
pairing-bye-in-turn = Eine ungerade Zahl von Meldungen: Alle haben der Reihe nach ein Freilos.
pairing-nobody-left-free = Alle noch fehlenden Gegner spielen in dieser Runde gegen andere.
pairing-everybody-meets = Alle spielen gegen alle.
pairing-late-meets-everybody = Auch wer nachgemeldet ist, spielt gegen alle.
pairing-substitute = Spielt statt { $entry }: Diese Meldung ist zurückgezogen.
pairing-late-joined = Eine Nachmeldung ist dazugekommen.
pairing-plays-after-all = Spielt doch mit: Jemand war noch frei.
pairing-standings-changed = Die Tabelle hat sich geändert, seit die Runde gepaart wurde.
pairing-bye-of-lowest = Eine ungerade Zahl von Meldungen: Das Freilos bekommt der Letzte der Tabelle unter denen mit den wenigsten Freilosen.
pairing-house-team = Eine ungerade Zahl von Teams: Statt eines Freiloses spielt das Hausteam.
pairing-met =
    { $times ->
        [0] Sie haben noch nicht gegeneinander gespielt.
        [1] Sie haben schon einmal gegeneinander gespielt.
        [2] Sie haben schon zweimal gegeneinander gespielt.
       *[other] Sie haben schon { $times }-mal gegeneinander gespielt.
    }
pairing-drawn = Ausgelost. { $met }
pairing-first-round = Die erste Runde folgt der Startreihenfolge.
pairing-early = Nach der Tabelle ohne Runde { $round }, die noch lief. { $why }
pairing-on-hill = King of the Hill: Nummer { $place } und { $other } der Tabelle treffen aufeinander. { $met }
pairing-same-wins = Beide haben { $wins } { $halves ->
        [1] Sieg
        [2] Sieg
       *[other] Siege
    }. { $met }
pairing-nearest-wins = Näher beieinander ließ sich niemand paaren: { $wins } { $halves ->
        [1] Sieg
        [2] Sieg
       *[other] Siege
    } und { $fewer }. { $met }
pairing-both-safe = Gibson-Regel: Die Plätze { $place } und { $other } sind beide sicher. { $met }
pairing-safe-meets-lowest = Gibson-Regel: Platz { $place } ist sicher. Niemand, der die ersten { $count } nicht mehr erreicht, kommt infrage, also ist der Gegner der Letzte, der infrage kommt. { $met }
pairing-safe-first = Gibson-Regel: Platz { $place } ist sicher, und niemand sonst kann ihn erreichen. { $met }
pairing-safe-meets-out = Gibson-Regel: Platz { $place } ist sicher, also ist der Gegner jemand, der die ersten { $count } nicht mehr erreicht. { $met }
pairing-challenge = Sprosse { $rung } fordert Sprosse { $above }.
pairing-challenge-deadline =
    { $days ->
        [one] Eine Forderung wird binnen eines Tages gespielt.
       *[other] Eine Forderung wird binnen { $days } Tagen gespielt.
    }
pairing-end-of-week = Das Ende von Woche { $week }.
pairing-losers-meet = Die Verlierer zweier Begegnungen ({ $round }).
pairing-winners-of = Die Sieger zweier Begegnungen ({ $round }).
pairing-drops-in = Ein Sieger ({ $round }) und ein Verlierer ({ $other }).
pairing-grand-final = Die Sieger aus Sieger- und Verliererbaum.
pairing-deciding-match = Beide haben einmal verloren, also entscheidet diese Begegnung.
pairing-in-quad = Vierergruppe { $number }: jeder gegen jeden. { $met }
pairing-in-last-group = Gruppe { $number } hat mehr als vier Spieler, die sich nach ihren Ergebnissen treffen. { $met }
pairing-bye-in-quad = In dieser Runde ist niemand sonst aus der Gruppe frei.
pairing-cop-control = COP: Wer führt, trifft auf den Letzten, der noch gewinnen kann und dieses Spiel vielleicht braucht. { $met }
pairing-cop-both = COP: Beide können noch Platz { $place } erreichen. { $met }
pairing-cop-near = COP: die Plätze { $place } und { $other }, die nächsten, die gepaart werden können. { $met }
pairing-cop-simulated =
    { $rounds ->
        [one] COP hat die letzte Runde { $count }-mal durchgespielt.
       *[other] COP hat die { $rounds } restlichen Runden { $count }-mal durchgespielt.
    }
pairing-cop-reach =
    { $count ->
        [one] Platz { $place }: Nur { $entries } kann ihn erreichen.
       *[other] Platz { $place } oder besser ist noch möglich für { $entries }.
    }
pairing-cop-reach-many = Platz { $place } oder besser ist noch möglich für { $count } Spieler, bis hinunter zu { $lowest }.
pairing-cop-gibson =
    { $count ->
        [one] Gibson-Regel: { $entries } hat einen Preisplatz sicher.
       *[other] Gibson-Regel: { $entries } haben Preisplätze sicher.
    }
pairing-cop-has-control = Kontrolle: Wenn { $entry } jedes Spiel gewinnt, reicht das in { $free } von 100 Fällen für den ersten Platz, und in { $forced }, wenn { $entry } jetzt auf { $leader } trifft. Der Unterschied ist klein; die beiden müssen jetzt nicht aufeinandertreffen.
pairing-cop-loses = Kontrolle: Wenn { $entry } jedes Spiel gewinnt, reicht das in { $free } von 100 Fällen für den ersten Platz, aber in { $forced }, wenn { $entry } jetzt auf { $leader } trifft. Darum treffen die beiden aufeinander.
pairing-boards = { $home } gegen { $away }, Brett für Brett.
