### Was von Spielen und Turnieren gedruckt wird, und Tabellen, die kommen und gehen.

## Heads

print-rules = Die Regeln
print-rules-annex = Anhang
print-rules-sources = Woher jede Regel kommt
print-page = Seite { $page } von { $pages }
print-score-sheet = Spielbogen
print-score-sheets = Spielbögen
print-standings = Tabelle
print-league-table = Ligatabelle
print-bracket = Turnierbaum
print-badges = Namensschilder
print-poster = Plakat
print-fixtures = Spielplan
print-slips = Ergebniszettel
print-pairings-by-table = Paarungen nach Tischen
print-pairings-by-name = Paarungen nach Namen
print-check-in = Anwesenheit
print-certificates = Urkunden
print-ledger = Kassenbuch
print-statement-of = Abrechnung: { $name }

## Labels

print-round = Runde
print-division = Gruppe
print-divisions = Gruppen
print-divisions-all = alle
print-day = Tag
print-days = Tage
print-days-of = { $first } bis { $last }
print-until = Bis
print-until-moment = bis { $moment }
print-day-and-time = { $day }, { $time }
print-date = Datum
print-rules-of = Regeln
print-clocks = Uhren
print-clocks-of = { $time }, { $over } je Minute darüber
print-words = Wörter
print-result = Stand
print-is-final = endgültig
print-as-it-stands = vorläufig
print-winner = Sieger
print-entries = Meldungen
print-entry = Meldung
print-entry-number = Nr. { $entry }
print-number = Nr.
print-name = Name
print-place = Platz
print-table = Tisch
print-board = Brett
print-board-number = Brett { $board }
print-table-number = Tisch { $table }
print-at-table = Tisch { $table }
print-here = Da
print-id-seen = Ausweis
print-waiting-list = Warteliste
print-fee-paid = Bezahlt
print-brings = bringt mit: { $things }
print-organiser = Leitung
print-signed = Unterschrift
print-side =
    { $side ->
        [team] Team
       *[player] Spieler
    }
print-yes = ja
print-no = nein

## Rounds and matches

print-round-title = Runde { $number }
print-round-week = Woche { $number }
print-round-challenges = Forderung { $number }
print-round-final = Finale
print-round-semi = Halbfinale
print-round-quarter = Viertelfinale
print-round-winners = Siegerrunde { $number }
print-round-winners-last = Siegerfinale
print-round-losers = Verliererrunde { $number }
print-round-losers-last = Verliererfinale
print-round-grand = Großes Finale
print-round-reset = Entscheidungsspiel, falls nötig
print-section-winners = Siegerbaum
print-section-losers = Verliererbaum
print-section-final = Großes Finale
print-last-rounds = Die letzten Runden
print-part = Teil { $part } von { $parts }
print-bye = Freilos
print-has-bye = Freilos
print-nobody = niemand
print-walkover = kampflos
print-ruled = entschieden
print-kind =
    { $kind ->
        [played] gespielt
        [bye] Freilos
        [forfeit] kampflos
        [double-forfeit] beidseitig kampflos
        [default] nicht zugelassen
        [no-show] nicht erschienen
       *[ruled] entschieden
    }
print-outcome =
    { $how ->
        [tied] unentschieden
        [lost] verloren
        [won] gewonnen
       *[shared] geteilt
    }
print-plays = Spielt gegen
print-of-round = { $round }: { $what }
print-sits-out = setzt aus
print-member-out = für { $team }, setzt aus
print-member-against = für { $team }, gegen { $others }
print-member-bye = für { $team }, Freilos

## Standings

print-won = Siege
print-lost = Niederlagen
print-played = Spiele
print-forfeited = Kampflos
print-byes = Freilose
print-points = Punkte
print-against = Gegen
print-spread = Differenz
print-high-game = Bestes Spiel
print-high-play = Bester Zug
print-reached = Erreicht
print-withdrew = Zurückgezogen
print-places-go-by = Über die Plätze entscheiden, in dieser Reihenfolge: { $measures }.

## Score sheets

print-column-at = Feld
print-column-word = Wort
print-column-points = Punkte
print-column-total = Summe
print-plays-first = beginnt
print-final = Endstand
print-final-tied = Endstand, unentschieden
print-final-winner = Endstand, Sieger
print-so-far = Bisher
print-turn =
    { $kind ->
        [exchange] getauscht { $tiles }
        [pass] gepasst
        [missed-go] Zug verpasst
        [expired] Zeit abgelaufen
        [skipped] Zug entfallen
       *[lost] Zug verloren
    }
print-came-off = zurückgenommen
print-all-tiles = alle { $count }
print-left = Übrig: { $rack }
print-not-deducted = nicht abgezogen
print-square =
    { $what ->
        [letter] { $times ->
            [2] { $colour }: Buchstabe zählt doppelt
            [3] { $colour }: Buchstabe zählt dreifach
           *[other] { $colour }: Buchstabe zählt vierfach
        }
       *[word] { $times ->
            [2] { $colour }: Wort zählt doppelt
            [3] { $colour }: Wort zählt dreifach
           *[other] { $colour }: Wort zählt vierfach
        }
    }
print-rulings = Entscheidungen
print-no-rulings = Keine.
print-rest-in-record = … der Rest steht in der Aufzeichnung.
print-challenged =
    { $good ->
        [yes] Zug { $turn }: { $name } hat { $words } angezweifelt: gültig.
       *[no] Zug { $turn }: { $name } hat { $words } angezweifelt: ungültig.
    }
print-corrected = Zug { $turn }: gezählt { $counted }, berichtigt auf { $score }.
print-marked =
    { $turn ->
        [0] Auslosung des Beginns: eine Unstimmigkeit wurde vermerkt; { $outcome }.
       *[other] Zug { $turn }: eine Unstimmigkeit wurde vermerkt; { $outcome }.
    }
print-not-ruled = nicht entschieden
print-played-under = Gespielt nach: { $title }.
print-underlined-blanks = Ein unterstrichener Buchstabe auf dem Brett war ein Blankostein.
print-commitment = Festlegung der Ziehungen: SHA-256 { $hash }

## Result slips

print-before-unplayed = Ohne Rest
print-unplayed-sum = Rest, + / −
print-final-score = Endstand
print-best-play = Bester Zug
print-not-played = Nicht gespielt:
print-see-director = zur Turnierleitung
print-entered = Eingetragen

## Posters

print-come-and-play = SPIEL DOCH MIT
print-when = Wann
print-where = Wo
print-who = Wer
print-how = Wie
print-bring = Bring mit
print-know = Wichtig
print-session = { $day }, { $opens } bis { $closes } Uhr
print-more-days = und { $count } weitere Tage, bis { $last }
print-weeks-from =
    { $days ->
        [7] Ab { $begin }, jede Woche ein Spiel
       *[other] Ab { $begin }, alle { $days } Tage ein Spiel
    }
print-if-you-can = { $things }, wenn du kannst.
print-id-to-borrow = Einen Ausweis, um dir auszuleihen, was du brauchst.
print-prices = Preise
print-price =
    { $is_each ->
        [yes] { $what }: { $price } je { $per }
       *[no] { $what }: { $price }
    }
print-your-document = { $document }: Ohne spielt niemand mit.
print-sign-up-by = Anmelden
print-sign-up-until = bis { $moment }
print-room-for =
    { $count ->
        [one] Platz für eine Meldung
       *[other] Platz für { $count } Meldungen
    }
print-sign-up = Melde dich an
print-scan = Richte die Kamera deines Telefons auf den Code, oder geh zu

## Certificates

print-certificate = URKUNDE
print-awarded-to = für
print-first-place = Erster Platz
print-second-place = Zweiter Platz
print-third-place = Dritter Platz
print-achieved-place =
    { $among ->
        [yes] { $kind ->
            [bracket] in der Klasse { $group }, Platz { $place } von { $entries } im Pokal
            [place] in der Klasse { $group }, Platz { $place } von { $entries }
            [wins] in der Klasse { $group }, Platz { $place } von { $entries }, { $wins ->
                [one] ein Sieg
               *[other] { $wins } Siege
            }, { $points } Punkte
           *[points] in der Klasse { $group }, Platz { $place } von { $entries }, mit { $points } Punkten
        }
       *[no] { $kind ->
            [bracket] Platz { $place } von { $entries } im Pokal
            [place] Platz { $place } von { $entries }
            [wins] Platz { $place } von { $entries }, { $wins ->
                [one] ein Sieg
               *[other] { $wins } Siege
            }, { $points } Punkte
           *[points] Platz { $place } von { $entries }, mit { $points } Punkten
        }
    }
print-achieved-game = mit einem Spiel von { $points } Punkten
print-achieved-play = mit einem Zug von { $points } Punkten
print-achieved-points = mit { $points } Punkten
print-achieved-spread = mit einer Punktdifferenz von { $spread }
print-achieved-wins =
    { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
print-shared-with = { $achieved }, geteilt mit { $others }

## Money

print-raised-in-all = Insgesamt gesammelt
print-paid-and-promised = { $paid } bezahlt, { $promised } noch offen
print-raised-by = Gesammelt durch
print-pledged = Zugesagt für { $name }, noch einzusammeln
print-charged = Berechnet
print-paid = Bezahlt
print-owed = Offen
print-balance = Saldo
print-for = Wofür
print-together = Summe
print-for-the-house = Für das Haus
print-credit = { $amount } Guthaben
print-owes = { $amount } offen
print-paid-up = alles bezahlt
print-payment = Zahlung, mit Dank
print-voids =
    { $kind ->
        [reversal] Storno von Nr. { $number }: { $cause }
       *[waiver] Erlass von Nr. { $number }: { $cause }
    }
print-voided-by =
    { $kind ->
        [reversal] Storniert durch Nr. { $number }.
       *[waiver] Erlassen durch Nr. { $number }.
    }
print-ledger-kind =
    { $kind ->
        [fee] Gebühr
        [payment] Zahlung
        [reversal] Storno
        [waiver] Erlass
       *[pledge] Zusage
    }
print-pledge-number = Zusage { $number }

## Spenden: Preisliste, Quittungen, Bericht des Abends

print-price-list = Preisliste
print-price-per = { $price } je { $per }
print-no-prices = Noch gibt es nichts zu kaufen, also auch keine Preisliste.
print-report = Bericht für die Kasse
print-report-note = Gezahltes Geld deckt zuerst, was zuerst angeschrieben wurde. „Bezahlt“ ist, was in der Kasse liegt.
print-cause = Anlass
print-cause-pledges = Zusagen
print-cause-credit = im Voraus bezahlt
print-promised = Zugesagt
print-counted-by = Gezählt von
print-treasurer = Kassenwart
print-receipt = Quittung
print-pledge = Spendenzusage
print-receipt-payment = { $name } hat bei { $event } { $amount } gezahlt.
print-receipt-for = Für: { $causes }.
print-receipt-number = Nummer { $number } im Kassenbuch.
print-receipt-pledge = { $name } hat bei { $event } { $amount } für { $for } zugesagt. Der Betrag ist noch nicht eingesammelt.
print-receipt-collected = { $name } hat bei { $event } { $amount } für { $for } zugesagt und gezahlt.
print-receipt-thanks = Vielen Dank!
print-anonymous = Jemand ohne Namen
print-no-payment = Es gibt keine Zahlung { $number }, die noch zählt, also auch keine Quittung dafür.

## Calendars

print-match-in-calendar = { $event }: { $meeting }
print-deadline-in-calendar = { $event }: Frist für { $meeting }

## Columns of tables for spreadsheets

print-csv-entry = meldung
print-csv-name = name
print-csv-division = gruppe
print-csv-kind = art
print-csv-members = mitglieder
print-csv-brings = bringt_mit
print-csv-rating = wertung
print-csv-id_seen = ausweis
print-csv-here = da
print-csv-withdrawn = zurueckgezogen
print-csv-match = begegnung
print-csv-round = runde
print-csv-table = tisch
print-csv-seat = platz_am_tisch
print-csv-bye = freilos
print-csv-reason = grund
print-csv-score = punkte
print-csv-before_unplayed = ohne_restbuchstaben
print-csv-best_play = bester_zug
print-csv-outcome = ausgang
print-csv-place = platz
print-csv-played = gespielt
print-csv-wins = siege
print-csv-losses = niederlagen
print-csv-draws = unentschieden
print-csv-byes = freilose
print-csv-forfeits = kampflos_verloren
print-csv-points = punkte
print-csv-against = gegenpunkte
print-csv-spread = differenz
print-csv-high_game = bestes_spiel
print-csv-reached = erreicht
print-csv-separated_by = getrennt_durch
print-csv-number = nummer
print-csv-cause = wofuer
print-csv-charged_cents = berechnet_cent
print-csv-paid_cents = bezahlt_cent
print-csv-reverses = storniert
print-csv-promised_cents = zugesagt_cent
print-csv-raised_cents = gesammelt_cent
print-csv-pledged_cents = zugesagt_cent
print-csv-sponsor = sponsor

## What cannot be printed yet

print-no-round = Noch ist keine Runde gepaart, also gibt es nichts zu drucken. Paare zuerst eine.
print-round-not-paired = Runde { $round } ist noch nicht gepaart, also gibt es nichts zu drucken. Paare sie zuerst.
print-no-badges = Noch ist niemand gemeldet, also gibt es keine Namensschilder zu drucken.
print-no-fixtures = Noch ist nichts gepaart, also gibt es keinen Spielplan zu drucken.
print-no-slips = In Runde { $round } spielt niemand, also gibt es keine Zettel.
print-no-awards = Noch hat niemand einen Preis gewonnen, also gibt es keine Urkunde zu drucken.

## Lists of entries that are read

print-list-known-name = name; spieler; team; voller name
print-list-known-given = vorname
print-list-known-surname = nachname; familienname
print-list-known-division = gruppe; klasse; division
print-list-known-members = mitglieder; teammitglieder; spieler im team
print-list-known-brings = bringt mit; ausrüstung
print-list-known-born = geboren; geburtsdatum; geburtstag; geburtsjahr; jahrgang
print-list-known-email = email; e-mail; mail; mailadresse
print-list-known-phone = telefon; handy; mobil; telefonnummer; handynummer
print-list-known-club = verein; klub; ort; stadt; land
print-list-known-rating = wertung; wertungszahl; elo
print-list-known-paid = bezahlt; startgeld; zahlung
print-list-yes = ja; j; x; wahr; bezahlt
print-list-no = nein; n; falsch; offen; unbezahlt
print-list-paid-unclear = { $cell } sagt nicht, ob das Startgeld bezahlt ist. Schreib ja oder nein.
print-list-too-large = Die Datei hat mehr als { $most } Bytes, zu viel für eine Meldeliste. Sieh nach, ob es die richtige Datei ist.
print-list-no-csv = Die Datei ist kein CSV. Speichere die Tabelle als CSV und versuch es noch einmal.
print-list-line-unreadable = Zeile { $line } der Datei ist nicht zu lesen ({ $reason }). Prüf ihre Anführungszeichen.
print-list-empty = Die Datei ist leer. Gib jedem Spieler eine Zeile.
print-list-too-many-rows = Die Datei hat { $rows } Zeilen, aber ein Turnier nimmt { $most }. Teil sie auf.
print-list-no-text = Die Datei ist weder UTF-8 noch Windows-Text. Speichere sie als CSV in UTF-8.
print-list-too-many-cells = Die Zeile hat { $cells } Zellen, aber es gibt { $headings } Überschriften. Setz Texte mit Trennzeichen in Anführungszeichen.
print-list-entered = { $name } ist schon gemeldet (Nr. { $entry }). Lösch die Zeile, oder unterscheide die beiden.
print-list-row-twice = { $name } steht schon in Zeile { $row }. Lösch eine davon, oder unterscheide die beiden.
print-list-long-cell = { $heading } ist zu lang. Schreib eine Zeile mit höchstens { $most } Zeichen.
print-list-no-name = Die Zeile hat keinen Namen. Schreib einen, oder lösch die Zeile.
print-list-no-date = { $what }: { $cell } ist kein Datum. Schreib es wie 1960-06-19.
print-list-birth-date = Geburtsdatum
print-list-no-rating = Die Wertung { $cell } ist keine Zahl. Schreib sie wie 1500.
print-list-unanswered = Die Zeile beantwortet das nicht: { $question }
print-list-no-choice = { $what } ist { $cell }. Wähle eines von: { $choices }.
print-list-no-division = Es gibt keine Gruppe { $cell }. Es gibt: { $divisions }.
print-list-say-division = Das Turnier hat mehrere Gruppen. Gib in jeder Zeile die Gruppe an.
print-list-say-division-or-age = Das Turnier hat mehrere Gruppen. Gib in jeder Zeile die Gruppe oder das Geburtsdatum an.
print-whose-statement = Wähle, wessen Abrechnung gedruckt wird.

## Was der Turniertisch anbietet

print-offer-badges = Namensschilder
print-offer-badges-about = Name und Nummer, mit einem Code zu den eigenen Begegnungen.
print-offer-bracket = Turnierbaum
print-offer-bracket-about = Alle Begegnungen mit den Punkten bisher.
print-offer-certificates = Urkunden
print-offer-certificates-about = Für alle, die einen Preis gewonnen haben.
print-offer-check-in = Anwesenheitsliste
print-offer-check-in-about = Alle nach Namen, zum Abhaken.
print-offer-fixtures = Spielplan
print-offer-fixtures-about = Alle bisher gepaarten Runden.
print-offer-league-table = Ligatabelle
print-offer-league-table-about = Siege, Niederlagen, kampflose Verluste und Punkte.
print-offer-ledger = Kassenbuch
print-offer-price-list = Preisliste
print-offer-price-list-about = Was es zu kaufen gibt und was es kostet, zum Aufhängen.
print-offer-report = Bericht für die Kasse
print-offer-report-about = Was für jeden Anlass bezahlt und zugesagt ist.
print-offer-ledger-about = Was gesammelt wurde, von wem, und was noch offen ist.
print-offer-pairings-by-name = Paarungen nach Namen
print-offer-pairings-by-name-about = Alle finden ihren Tisch.
print-offer-pairings-by-table = Paarungen nach Tisch
print-offer-pairings-by-table-about = Zum Aufhängen bei den Tischen.
print-offer-poster = Aushang
print-offer-poster-about = Wann, wo, und ein Code zum Anmelden.
print-offer-rules = Die Regeln
print-offer-rules-about = Das Regelblatt mit der Quelle jeder Regel.
print-offer-score-sheets = Leere Spielbögen
print-offer-score-sheets-about = Mit den Sonderfeldern des Hauses.
print-offer-slips = Ergebniszettel
print-offer-slips-about = Einer für jeden Tisch der Runde.
print-offer-standings = Tabelle
print-offer-standings-about = Plätze und Feinwertung.

print-scorecards = Spielkarten
print-cross-table = Kreuztabelle
print-opponent = Gegner
print-card-order = Wer beginnt
print-card-first-or-second = ich   Gegner
print-card-first = ich
print-card-second = Gegner
print-card-own = Eigene
print-card-other = Gegner
print-card-won = Sieg
print-card-lost = Niederlage
print-card-sum = Bisher
print-cross-cell =
    { $outcome ->
        [won] S { $who }
        [lost] N { $who }
        [tied] U { $who }
        [bye] frei
        [open] { $who }
       *[out] –
    }
print-cross-key = S Sieg, N Niederlage, U unentschieden, mit der Nummer des Gegners in dieser Liste; darunter beide Punktzahlen. Eine Nummer allein ist ein Spiel, das noch aussteht.
print-offer-scorecards = Spielkarten
print-offer-scorecards-about = Eine für jeden, mit Gegnern, soweit gepaart ist.
print-offer-cross-table = Kreuztabelle
print-offer-cross-table-about = Alle Runden von allen: Gegner, Ausgang und Punkte.
print-prizes = Preise
print-prize = Preis
print-prize-winner = Gewonnen von
print-prize-money = Preisgeld
print-prize-signed = Erhalten, Unterschrift
print-rated-below = Rating unter { $rating }
print-prize-with = mit { $points }
print-prizes-sum = { $sum } insgesamt.
print-prizes-shared = Wer gleichauf liegt, teilt sich das Preisgeld der gemeinsam belegten Plätze. Ein Cent, der sich nicht teilen lässt, geht an die niedrigste Meldenummer.
print-no-prizes = Es gibt noch keine Preise. Lege sie unter Tabelle fest.
print-achieved-high-loss = mit { $points } Punkten in einem verlorenen Spiel
print-achieved-high-win = mit einem Sieg um { $points } Punkte
print-achieved-high-combined = in einem Spiel mit zusammen { $points } Punkten
print-offer-prizes = Preisliste
print-offer-prizes-about = Preise, Gewinner und Preisgeld, mit einer Zeile zum Unterschreiben.
print-goes-first = { $name } (beginnt)
print-first = Beginnt
print-second = Zieht nach
print-you-go = Du beginnst
print-turn-of =
    { $turn ->
        [first] ja
        [second] nein
       *[later] nein
    }
print-group = Gruppe
