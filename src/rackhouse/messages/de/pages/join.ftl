invitations-all = Alle sind da.
invitations-begun = Das Spiel hat begonnen.
invitations-begun-text = Das Spiel hat begonnen. Wer diesen Link öffnet, bittet alle am Tisch um Zustimmung.
invitations-director = Leitung
invitations-director-text = Hält das Spiel an, beendet die Runde und entscheidet, was strittig ist, ohne mitzuspielen.
invitations-judge = Schiedsrichter
invitations-judge-text = Entscheidet über Anzweiflungen, an jedem Gerät.
invitations-make = Link machen
invitations-missing =
    { $count ->
        [one] { $count } Platz ist noch frei. Das Spiel beginnt, wenn alle da sind.
       *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, wenn alle da sind.
    }
invitations-none = Das ist kein Tisch von dir. Öffne ihn von deinen Spielen aus.
invitations-others = Andere
invitations-public = Wer zuschaut
invitations-public-text = Sehen Brett, Punkte und Uhren; spielen können sie nicht.
invitations-score-keeper = Wer aufschreibt
invitations-score-keeper-text = Bestätigt Punkte und gewährt Zeit, ohne mitzuspielen.
invitations-seat = Platz { $seat }
invitations-seat-text = Wer diesen Link öffnet, setzt sich hierher.
invitations-seats = Plätze
invitations-stranger = Auf diesem Gerät ist niemand angemeldet. Öffne deinen Tisch auf dem Gerät, an dem du ihn gedeckt hast, oder melde dich unter Einstellungen an.
invitations-table = An den Tisch
invitations-there = Hier: { $names }
invitations-title = Einladungen
join-against = Ihr spielt gegen { $names }.
join-as = Dein Platz: { $place }.
join-ask = Um diesen Platz bitten
join-ask-text = Das Spiel hat begonnen. Deshalb werden zuerst alle am Tisch gefragt.
join-ask-watch = Wer bei diesem Spiel zuschaut, sieht die Steine. Deshalb werden zuerst die Spieler gefragt.
join-asked = Gefragt. Sobald alle zustimmen, kommst du an den Tisch. Lass diese Seite offen.
join-asked-by = Noch nicht zugestimmt: { $names }.
join-called = Du bist { $name }.
join-held = Auf diesem Platz sitzt { $names }. Wenn du das bist, melde dich mit deinem Konto an oder mit einem Anmeldelink von deinem anderen Gerät; dann muss niemand zustimmen.
join-held-settings = Anmelden
join-meets = Du spielst gegen { $names }.
join-none = Dieser Link enthält keine Einladung. Öffne den ganzen Link oder bitte um einen neuen.
join-opening = Die Einladung wird geöffnet…
join-racks =
    { $count ->
        [one] Zuschauer, denen alle Spieler zustimmen, sehen deine Steine { $count } Minute später.
       *[other] Zuschauer, denen alle Spieler zustimmen, sehen deine Steine { $count } Minuten später.
    }
join-racks-agree = Damit bin ich einverstanden
join-racks-never = Zuschauer sehen deine Steine erst, wenn das Spiel aus ist.
join-racks-now = Zuschauer, denen alle Spieler zustimmen, sehen deine Steine während des Spiels, ohne Verzögerung.
join-role = Diesen Platz einnehmen
join-sit = Platz nehmen
join-team = Du sitzt mit { $names } in einem Team.
join-there = Am Tisch: { $names }.
join-title = Du bist eingeladen
join-waits =
    { $names ->
       *[one] { $names } wartet am Tisch auf dich.
        [other] { $names } warten am Tisch auf dich.
    }
join-watch = Zuschauen
link-code = QR-Code: { $label }
link-copied = Kopiert.
link-copy = Link kopieren
link-label = Link: { $label }
link-renew = Neuen Link machen; die alten gelten dann nicht mehr
link-renewed = Die alten Links gelten nicht mehr.
link-selected = Der Link ist markiert; kopiere ihn.
lost-text = Unter dieser Adresse gibt es keine Seite. Prüfe den Link oder beginne auf der ersten Seite.
lost-title = Keine solche Seite
sign-coming = Du wirst angemeldet…
sign-none = Dieser Link enthält keinen Zugang. Öffne den ganzen Link oder bitte um einen neuen.
sign-title = Willkommen zurück
