divisions-age-day = Das Alter zählt am { $day }. Den Modus einer Gruppe kannst du auch nach dem Beginn ändern; das gilt dann für spätere Runden. Zusammenlegen lassen sich Gruppen nur vor dem Beginn.
divisions-award-add = Preis hinzufügen
divisions-award-among = Nur für (leer: alle)
divisions-award-best-play = den höchsten Zug
divisions-award-for = Für
divisions-award-high-game = das höchste Spiel
divisions-award-high-combined = das punktreichste Spiel beider
divisions-award-high-loss = die höchste Verliererpunktzahl
divisions-award-high-win = den höchsten Sieg
divisions-award-money = Preisgeld
divisions-award-place = einen Platz
divisions-award-points = die meisten Punkte
divisions-award-rated = Rating unter (leer: alle)
divisions-award-spread = die beste Punktdifferenz
divisions-award-title = Name des Preises
divisions-award-which = Welchen Platz
divisions-award-wins = die meisten Siege
divisions-award-without = { $name } entfernen
divisions-awards = Preise
divisions-awards-save = Preise speichern
divisions-awards-text = Preise gibt es für Plätze und für Bestleistungen wie den höchsten Zug. Der Preis einer Klasse, etwa der Jugend, geht an die Besten dieser Klasse; bei jeder Meldung steht, um welche Preise sie spielt. Preise lassen sich ändern, bis die Tabelle bestätigt ist. Wer gleichauf liegt, teilt sich das Preisgeld der gemeinsam belegten Plätze.
divisions-change = Ändern oder zusammenlegen
divisions-entries =
    { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
divisions-few = Wenige Meldungen: Leg die Gruppe mit einer anderen zusammen oder ändere ihren Modus.
divisions-from = Ab Alter
divisions-merged = Zusammengelegt aus { $bands }.
divisions-merged-all = Preise für alle zusammen.
divisions-merged-each = Preise in jeder Altersklasse.
divisions-open = Gruppe hinzufügen
divisions-open-do = Gruppe hinzufügen
divisions-stage-certified = endgültig
divisions-stage-open = nicht begonnen
divisions-stage-started = läuft
divisions-text = Den Modus einer Gruppe kannst du auch nach dem Beginn ändern; das gilt dann für spätere Runden. Zusammenlegen lassen sich Gruppen nur vor dem Beginn. Beides braucht einen Grund.
divisions-title = Name
divisions-to = Bis Alter (leer: unbegrenzt)
