invitations-all = Alle sind da.
invitations-begun = Das Spiel hat begonnen.
invitations-begun-text = Das Spiel hat begonnen. Wer diesen Link öffnet, kann mitspielen, sobald alle am Tisch zustimmen.
invitations-director = Turnierleitung
invitations-director-text = Hält das Spiel an, beendet die Runde und entscheidet Streitfälle, ohne mitzuspielen.
invitations-judge = Wortrichter
invitations-judge-text = Entscheidet über Anzweiflungen, an jedem Gerät.
invitations-make = Link erzeugen
invitations-missing =
    { $count ->
        [one] { $count } Platz ist noch frei. Das Spiel beginnt, wenn alle da sind.
       *[other] { $count } Plätze sind noch frei. Das Spiel beginnt, wenn alle da sind.
    }
invitations-none = Das ist nicht dein Tisch. Öffne ihn unter Meine Spiele.
invitations-others = Andere Rollen
invitations-public = Zuschauer
invitations-public-text = Sehen Brett, Punkte und Uhren, ohne mitzuspielen.
invitations-score-keeper = Schreiber
invitations-score-keeper-text = Bestätigt Punkte und gewährt Zeit, ohne mitzuspielen.
invitations-seat = Platz { $seat }
invitations-seat-text = Wer diesen Link öffnet, bekommt diesen Platz.
invitations-seats = Plätze
invitations-stream = Spiel streamen
invitations-stranger = Auf diesem Gerät bist du nicht angemeldet. Öffne den Tisch auf dem Gerät, an dem du ihn eröffnet hast, oder melde dich unter Einstellungen an.
invitations-table = Zum Tisch
invitations-there = Schon da: { $names }
invitations-title = Einladungen
join-against = Ihr spielt gegen { $names }.
join-as = Deine Rolle: { $place }.
join-ask = Um Aufnahme bitten
join-ask-text = Das Spiel hat begonnen, deshalb müssen zuerst alle am Tisch zustimmen.
join-ask-watch = Zuschauer dieses Spiels sehen die Steine, deshalb müssen zuerst die Spieler zustimmen.
join-asked = Angefragt. Sobald alle zustimmen, bist du dabei. Lass diese Seite offen.
join-asked-by = Noch nicht zugestimmt: { $names }.
join-called = Du bist { $name }.
join-clock =
    { $count ->
        [one] Jede Seite hat { $count } Minute für das ganze Spiel.
       *[other] Jede Seite hat { $count } Minuten für das ganze Spiel.
    }
join-days =
    { $count ->
        [one] Fernspiel: { $count } Tag für jeden Zug.
       *[other] Fernspiel: { $count } Tage für jeden Zug.
    }
join-held = Diesen Platz hat { $names }. Wenn du das bist, melde dich mit deinem Konto oder mit einem Anmeldelink von deinem anderen Gerät an. Dann muss niemand zustimmen.
join-held-settings = Anmelden
join-meets = Du spielst gegen { $names }.
join-none = In diesem Link ist keine Einladung. Öffne den vollständigen Link oder bitte um einen neuen.
join-opening = Die Einladung wird geöffnet…
join-racks =
    { $count ->
        [one] Zuschauer sehen deine Steine { $count } Minute später, und nur, wenn alle Spieler zustimmen.
       *[other] Zuschauer sehen deine Steine { $count } Minuten später, und nur, wenn alle Spieler zustimmen.
    }
join-racks-agree = Damit bin ich einverstanden
join-racks-never = Zuschauer sehen deine Steine erst nach dem Spiel.
join-racks-now = Zuschauer sehen deine Steine nur, wenn alle Spieler zustimmen, dann aber sofort.
join-rated = Dieses Spiel wird gewertet.
join-rated-more = Über faires Spiel
join-rated-text = Das Ergebnis zählt für deine Wertung. Wenn du Platz nimmst, stimmst du dem zu.
join-role = Rolle annehmen
join-sit = Platz nehmen
join-team = Dein Team an diesem Platz: { $names }.
join-there = Am Tisch: { $names }.
join-title = Du bist eingeladen
join-turn =
    { $count ->
        [one] { $count } Minute für jeden Zug.
       *[other] { $count } Minuten für jeden Zug.
    }
join-turn-seconds =
    { $count ->
        [one] { $count } Sekunde für jeden Zug.
       *[other] { $count } Sekunden für jeden Zug.
    }
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
link-renew = Neuen Link erzeugen und die alten sperren
link-renewed = Die alten Links gelten nicht mehr.
link-selected = Der Link ist markiert. Kopiere ihn.
lost-text = Unter dieser Adresse gibt es keine Seite. Prüfe den Link oder beginne auf der Startseite.
lost-title = Seite nicht gefunden
mail-link-coming = Einen Moment…
mail-link-confirmed = Deine Adresse ist bestätigt. Mit ihr kannst du dein Konto zurückholen, und du bekommst Mail, wenn du am Zug bist.
mail-link-none = Dieser Link ist nicht vollständig. Öffne ihn so, wie er in der Mail steht.
mail-link-stopped = Du bekommst keine Mail mehr zu deinen Spielen. Mit deiner Adresse kannst du weiter dein Konto zurückholen; löschen kannst du sie unter Einstellungen.
mail-link-title = Mail
sign-coming = Du wirst angemeldet…
sign-none = Mit diesem Link kannst du dich nicht anmelden. Öffne den vollständigen Link oder bitte um einen neuen.
sign-title = Willkommen zurück
