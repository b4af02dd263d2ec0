### Modi, wie Aushänge sie nennen.

format-also = { $said }; { $more }
format-knockout = einfaches K.-o.-System
format-knockout-third = einfaches K.-o.-System mit Spiel um Platz drei
format-fresh-tables = { $rounds } Runden an Tischen zu { $smallest } bis { $largest }, jede Runde neu gelost
format-king-of-the-hill = King of the Hill, { $rounds } Runden
format-round-robin = jeder gegen jeden, { $legs ->
        [1] einmal
        [2] zweimal
       *[other] { $legs }-mal
    }
format-league = jeder gegen jeden, { $legs ->
        [1] einmal
        [2] zweimal
       *[other] { $legs }-mal
    }, zu Zeiten, die die Gegner verabreden
format-hill-after =
    { $count ->
        [one] danach eine Runde King of the Hill
       *[other] danach { $count } Runden King of the Hill
    }
format-hill-last =
    { $count ->
        [one] King of the Hill in der letzten Runde
       *[other] King of the Hill in den letzten { $count } Runden
    }
format-swiss = Schweizer System, { $rounds } Runden, { $repeats ->
        [never] niemand trifft zweimal aufeinander
        [by-round] anfangs trifft niemand zweimal aufeinander
        [if-needed] Wiederholungen nur, wo nichts anderes bleibt
       *[other] Wiederholungen erlaubt
    }
format-gibson =
    { $count ->
        [one] Gibson-Regel: Wer Platz eins sicher hat, spielt gegen den Nächsten der Tabelle
       *[other] Gibson-Regel: Wer einen der ersten { $count } Plätze sicher hat, spielt gegen jemanden, der sie nicht mehr erreicht
    }
format-total-points = { $rounds } Runden, die höchste Punktsumme gewinnt
format-ladder =
    { $reach ->
        [one] Leiter, gefordert wird die nächste Sprosse darüber
       *[other] Leiter, gefordert wird bis zu { $reach } Sprossen höher
    }
format-ladder-days =
    { $days ->
        [one] eine Forderung wird binnen eines Tages gespielt
       *[other] eine Forderung wird binnen { $days } Tagen gespielt
    }
format-ladder-idle =
    { $days ->
        [one] wer einen Tag nicht gespielt hat, fällt hinter den Nächsten zurück
       *[other] wer { $days } Tage nicht gespielt hat, fällt hinter den Nächsten zurück
    }
format-double-elimination = Doppel-K.-o.-System
format-quads = Vierergruppen nach Setzplatz, in drei Runden jeder gegen jeden; eine letzte Gruppe von fünf bis sieben spielt drei Runden Schweizer System
format-repeats-from = erneute Begegnungen ab Runde { $round } erlaubt
format-meetings =
    { $count ->
        [one] zwei treffen höchstens einmal aufeinander
       *[other] zwei treffen höchstens { $count }-mal aufeinander
    }
format-cop = COP, { $rounds } Runden: { $first ->
        [one] die erste Runde im Schweizer System
       *[other] die ersten { $first } Runden im Schweizer System
    }, dann treffen die aufeinander, die sich noch einholen können
format-club-match = { $home } gegen { $away }, Brett für Brett, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
