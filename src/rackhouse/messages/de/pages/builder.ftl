build-coming = Die Regeln werden geladen …
build-count =
    { $count ->
        [one] { $count } Regel geändert
       *[other] { $count } Regeln geändert
    }
build-cut = Dieser Link ist unvollständig. Lass ihn dir noch einmal schicken oder beginne mit einem von diesen.
build-event = Turnier anlegen
build-from = Beginne mit den Regeln von
build-head = Name und Ausgangspunkt
build-help = Hilfe zum Kaufen hinzufügen
build-help-add = Hilfe hinzufügen
build-help-drop = Entfernen
build-help-text = Etwas, das man am Tisch kaufen kann: einen Buchstaben, einen Blick ins Wörterbuch, Zeit oder etwas Nettes wie eine Tasse Tee. Preis und Einzelheiten stellst du danach oben in den Abschnitten ein.
build-many = { $count } geändert
build-play = Nach diesen Regeln spielen
build-read = Das ganze Blatt lesen
build-restore = Zurücksetzen
build-says = So steht es dann in den Regeln
build-says-nothing = In den Regeln steht dazu nichts.
build-sections = Die Regeln, Abschnitt für Abschnitt
build-text = Nimm die Regeln, die deinen am nächsten sind, und ändere, was dein Haus anders macht. Widersprüche siehst du sofort. Der Link enthält das ganze Regelblatt: Bewahre den Link oder die Datei auf.
build-title = Dein eigenes Regelblatt
