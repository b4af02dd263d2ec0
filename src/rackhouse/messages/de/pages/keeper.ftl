keeper-delete = Nachricht löschen
keeper-dismiss = Nachricht behalten
keeper-done = Erledigt
keeper-empty = Nichts wurde gemeldet. Hier steht, was Spieler melden.
keeper-game = Ein Spiel
keeper-intro = Diese Nachrichten und Spiele haben Spieler gemeldet. Wenn du eine Nachricht löschst, ist sie für alle weg.
keeper-name = Betreuer
keeper-reports =
    { $count ->
        [one] einmal gemeldet
       *[other] { $count }-mal gemeldet
    }
keeper-somebody = Jemand
keeper-title = Meldungen
keeper-where = Zum Spiel
keeper-words = Wortlisten für alle
