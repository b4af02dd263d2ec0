keeper-delete = Nachricht löschen
keeper-dismiss = Nachricht behalten
keeper-empty = Nichts wurde gemeldet. Hier steht, was Spieler melden.
keeper-intro = Diese Nachrichten haben Spieler gemeldet. Wenn du eine löschst, ist sie für alle weg.
keeper-name = Betreuer
keeper-reports =
    { $count ->
        [one] einmal gemeldet
       *[other] { $count }-mal gemeldet
    }
keeper-somebody = Jemand
keeper-title = Gemeldete Nachrichten
keeper-where = Zum Spiel
keeper-words = Wortlisten für alle
