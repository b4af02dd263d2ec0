build-coming = Die Regeln kommen …
build-count =
    { $count ->
        [one] { $count } Regel von dir gesetzt
       *[other] { $count } Regeln von dir gesetzt
    }
build-cut = Dieser Link trägt kein ganzes Blatt; vielleicht wurde er abgeschnitten. Lass ihn dir noch einmal geben oder beginne mit einem von diesen.
build-event = Danach ausrichten
build-from = Beginne mit den Regeln von
build-head = Worauf es steht und wie es heißt
build-help = Eine Hilfe gegen Geld hinzufügen
build-help-add = Hinzufügen
build-help-drop = Herausnehmen
build-help-text = Etwas, das man am Tisch kaufen kann: ein Buchstabe, ein Blick ins Wörterbuch, Zeit oder ein Dienst, der am Spiel nichts ändert, etwa eine Tasse Tee. Was dazu noch zu sagen ist, steht oben unter den Abschnitten, sobald sie hinzugefügt ist.
build-many = { $count } geändert
build-play = Danach spielen
build-read = Das ganze Blatt lesen
build-restore = Wie es war
build-says = Was die Regeln dann sagen
build-says-nothing = So gesetzt, spricht kein Satz der Regeln davon.
build-sections = Die Regeln, Abschnitt für Abschnitt
build-text = Nimm die Regeln, die deinen am nächsten sind, und ändere, was dein Haus anders macht. Was nicht zusammenpasst, wird sofort gesagt. Der Link des fertigen Blattes trägt alles in sich: Bewahre den Link auf oder die Datei.
build-title = Ein eigenes Regelblatt
