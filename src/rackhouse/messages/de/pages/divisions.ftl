divisions-age-day = Das Alter zählt am { $day }. Eine Gruppe kann ihren Modus ändern, auch noch für die Runden, die kommen; zusammengelegt wird sie nur, bis sie beginnt.
divisions-award-add = Noch ein Preis
divisions-award-among = Unter (leer: alle)
divisions-award-best-play = den höchsten Zug
divisions-award-for = Für
divisions-award-high-game = die höchste Partie
divisions-award-place = einen Platz
divisions-award-points = die meisten Punkte
divisions-award-spread = die beste Punktdifferenz
divisions-award-title = Wie er heißt
divisions-award-which = Welchen Platz
divisions-award-wins = die meisten Siege
divisions-award-without = Ohne { $name }
divisions-awards = Preise
divisions-awards-save = Preise speichern
divisions-awards-text = Für Plätze und für das Meiste von etwas. Der Preis einer Klasse, etwa der Jugend, geht an die Besten, die dazugehören; wer dazugehört, steht bei der Meldung. Sie lassen sich ändern, bis die Plätze beglaubigt sind.
divisions-change = Ändern oder zusammenlegen
divisions-entries =
    { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
divisions-few = Wenige Meldungen: zusammenlegen, oder anders spielen lassen.
divisions-from = Ab Alter
divisions-merged = Zusammengelegt aus { $bands }.
divisions-merged-all = Preise für alle zusammen.
divisions-merged-each = Preise in jeder Altersklasse.
divisions-open = Gruppe hinzufügen
divisions-open-do = Hinzufügen
divisions-stage-certified = endgültig
divisions-stage-open = nicht begonnen
divisions-stage-started = läuft
divisions-text = Eine Gruppe kann ihren Modus ändern, auch noch für die Runden, die kommen; zusammengelegt wird sie nur, bis sie beginnt. Beides mit Begründung.
divisions-title = Name
divisions-to = Bis Alter (leer: und älter)
