### Was bei einem Turnier getan wurde, Zeile für Zeile.

log-actions-undone = Nr. { $actions } rückgängig gemacht
log-also = { $said }; { $more }
log-and-more = { $said }; und { $count } weitere
log-attempt-logged = { $entry } erreicht die andere Seite von { $pairing } nicht
log-awards-changed = Preise von { $division } geändert
log-band-set = { $entry } gehört zur Altersklasse { $band }
log-brings-said =
    { $kinds ->
        [0] { $entry } bringt nichts mit
       *[other] { $entry } bringt mit: { $kinds }
    }
log-bye-given = { $entry } hat das Freilos von Runde { $round }
log-called-again =
    { $pairing ->
        [none] { $entries } noch einmal zum Turniertisch aufgerufen
       *[other] { $entries } noch einmal zu { $pairing } aufgerufen
    }
log-catalogue-changed = Angebot geändert
log-challenge-made = { $challenger } forderte { $above }
log-checked-in = { $entry } ist da
log-classes-set =
    { $classes ->
        [0] { $entry } spielt um keine Klassenpreise
       *[other] { $entry } spielt um die Preise von { $classes }
    }
log-deadline-set = Frist gesetzt für { $pairings }
log-details-changed = Turnierseite geändert
log-discrepancy-opened =
    { $turn ->
        [none] { $pairing } der Turnierleitung vorgelegt
        [0] Unstimmigkeit in { $pairing } vermerkt, bei der Auslosung
       *[other] Unstimmigkeit in { $pairing } vermerkt, bei Zug { $turn }
    }
log-discrepancy-ruled = über Unstimmigkeit { $discrepancy } entschieden
log-division-certified = Plätze von { $division } bestätigt
log-division-opened = Gruppe { $title } eröffnet
log-division-started =
    { $method ->
        [draw] { $division } begonnen, Setzliste ausgelost
       *[hand] { $division } begonnen, nach Setzplätzen
    }
log-divisions-merged = { $merged } in { $into } aufgenommen
log-double-forfeit-proposed = { $pairing } nicht rechtzeitig gemeldet
log-eligibility-checked =
    { $eligible ->
        [yes] { $entry } ist berechtigt ({ $field })
       *[no] { $entry } ist nicht berechtigt ({ $field })
    }
log-entries-added = { $count } Meldungen aufgenommen
log-entries-checked-in = { $count } Meldungen sind da
log-entry-added = { $entry } in { $division } gemeldet
log-entry-moved = { $entry } nach { $division } verschoben
log-entry-reinstated = { $entry } spielt wieder mit
log-entry-withdrawn = { $entry } hat zurückgezogen
log-event-created = Turnier angekündigt
log-fee-waived = Buchung { $number } erlassen
log-firsts-set =
    { $firsts ->
        [balanced] ausgeglichen, wer in { $division } beginnt
       *[drawn] dem Los überlassen, wer in { $division } beginnt
    }
log-format-changed =
    { $after_round ->
        [none] Modus von { $division } geändert
       *[other] Modus von { $division } nach Runde { $after_round } geändert
    }
log-id-checked =
    { $proper ->
        [yes] Ausweis geprüft: { $entry }
       *[no] kein gültiger Ausweis: { $entry }
    }
log-item-added = { $label } zum Verleihen aufgenommen
log-item-lent = { $label } an { $entry } verliehen
log-item-returned = { $label } ist zurück
log-matches-forfeited =
    { $count ->
        [one] dadurch eine Begegnung kampflos
       *[other] dadurch { $count } Begegnungen kampflos
    }
log-matches-replayed =
    { $count ->
        [one] { $count } spätere Begegnung zählt nicht mehr
       *[other] { $count } spätere Begegnungen zählen nicht mehr
    }
log-matches-seated =
    { $count ->
        [one] eine Begegnung an Tisch { $first } gesetzt
       *[other] { $count } Begegnungen an die Tische { $first } bis { $last } gesetzt
    }
log-members-changed = geändert, wer für { $entry } spielt
log-money-posted =
    { $kind ->
        [fee] { $entry } schuldet { $cents } mehr: { $cause }
       *[payment] { $entry } hat { $cents } bezahlt
    }
log-money-reversed = Buchung { $number } storniert
log-outcome = { $match }: { $said }
log-pair-allowed = { $pair } dürfen sich treffen
log-pair-forbidden = { $pair } getrennt gehalten
log-pair-locked = { $pair } für Runde { $round } gesetzt
log-pairing-held =
    { $is_held ->
        [no] { $pairing } freigegeben
       *[other] { $pairing } festgehalten
    }
log-pairings-kept = Runde { $round } von { $division } gelassen, wie sie gepaart war
log-pairings-changed = Paarungen von { $division } geändert
log-pledge-collected = Zusage { $pledge } eingesammelt: { $cents }
log-pledge-made =
    { $per ->
        [point] Zusage für { $entry } aufgenommen: { $cents_per_point } je Punkt
        [once] Zusage für { $entry } aufgenommen: { $cents } insgesamt
       *[both] Zusage für { $entry } aufgenommen: { $cents } und { $cents_per_point } je Punkt
    }
log-pledge-withdrawn = Zusage { $pledge } zurückgenommen
log-reminder-due = beide Seiten von { $pairing } erinnert
log-replay-ordered = { $pairing } wird neu gespielt
log-report-confirmed =
    { $entry ->
        [none] gemeldetes Ergebnis von { $pairing } übernommen
       *[other] { $entry } bestätigt das Ergebnis von { $pairing }
    }
log-result-corrected = berichtigt: { $outcome }
log-result-recorded = { $outcome }
log-result-reported = { $entry } meldet { $scores } in { $pairing }
log-round-clock-extended =
    { $minutes ->
        [one] Runde um { $minutes } Minute verlängert
       *[other] Runde um { $minutes } Minuten verlängert
    }
log-round-clock-paused = Uhr angehalten
log-round-clock-resumed = Uhr läuft weiter
log-round-clock-started =
    { $minutes ->
        [one] Uhr auf { $minutes } Minute gestellt
       *[other] Uhr auf { $minutes } Minuten gestellt
    }
log-round-paired = Runde { $round } von { $division } gepaart
log-round-sat-out = { $entries } in Runde { $round } aussetzen lassen
log-rounds-paired =
    { $count ->
        [one] eine Runde gepaart
       *[other] { $count } Runden gepaart
    }
log-ruling-asked = { $entry } bittet um eine Entscheidung zu { $pairing }
log-ruling-declined = Entscheidung zu { $pairing } abgelehnt
log-ruling-overturned = Entscheidung { $ruling } aufgehoben
log-ruling-reused = Entscheidung { $ruling } auch in { $pairing } benutzt
log-rung-lost =
    { $below ->
        [none] { $entry } hat lange nicht gespielt und behält die Sprosse
       *[other] { $entry } hat lange nicht gespielt und steht jetzt unter { $below }
    }
log-schedule-changed = Tage geändert
log-sign-up-set =
    { $how ->
        [closed] Anmeldung geschlossen
        [until] festgelegt, wann die Anmeldung schließt
       *[open] Anmeldung geöffnet
    }
log-sitting-out-ended = { $entries } in Runde { $round } doch spielen lassen
log-slot-filled = { $entry } nimmt einen freien Platz von { $division }
log-sides = { $one } – { $other }
log-table-assigned = { $pairing } an Tisch { $table } gesetzt
log-tie-breaks-set = Feinwertung von { $division } geändert
log-tie-broken =
    { $method ->
        [tile-draw] { $pairing } geht durch Steinziehen an { $winner }
       *[director] { $pairing } geht nach Entscheidung der Turnierleitung an { $winner }
    }
log-time-agreed = { $entry } nimmt die Zeit für { $pairing } an
log-time-proposed = { $entry } schlägt eine Zeit für { $pairing } vor
log-undid = rückgängig gemacht: { $said }
log-venue-changed = Ort geändert
log-words-ruled =
    { $acceptable ->
        [yes] { $words } in { $pairing } gültig
       *[no] { $words } in { $pairing } ungültig
    }
log-moved-up = { $entry } ist von der Warteliste nachgerückt
