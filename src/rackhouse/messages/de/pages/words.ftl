words-add = Wörter, die dazukommen
words-base = Grundlage
words-bring = Liste mitbringen
words-bring-text = Eine Textdatei mit einem Wort pro Zeile oder eine CSV-Datei mit den Wörtern in einer Spalte namens „word“. Du siehst vor dem Speichern, was darin ist.
words-called = Name der Liste
words-checksum = Prüfsumme { $checksum }.
words-choose = Datei wählen
words-edition = Ausgabe, falls es eine gibt
words-first = Nur das erste Wort jeder Zeile nehmen
words-for-all = Alle hier können damit spielen.
words-for-you = Nur für deine eigenen Spiele und Turniere.
words-found =
    { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
words-guest = Gast
words-house = Wörter eures Hauses dazunehmen
words-house-text = Bei euch gelten QI und ZA, oder ein Wort gilt nicht? Mach aus einer anderen Liste eine eigene. Sie bekommt eine eigene Prüfsumme, damit die beiden nie verwechselt werden.
words-intro = Angezweifelte Wörter werden in einer Wortliste nachgeschlagen. Mit diesen Listen kannst du spielen; welche ein Spiel benutzt, steht bei seinen Regeln.
words-kept = Gespeichert. Du kannst die Liste jetzt für ein neues Spiel wählen.
words-licence = Bring nur Listen mit, die du benutzen darfst: Viele offizielle Listen gehören ihren Verlagen, und die Liste ENABLE, die bei Rackhouse dabei ist, ist für alle frei.
words-lines =
    { $count ->
        [one] aus { $lines } Zeilen. { $count } Zeile fällt weg.
       *[other] aus { $lines } Zeilen. { $count } Zeilen fallen weg.
    }
words-lines-all = aus { $lines } Zeilen.
words-on-top = { $title }, vom Haus geändert.
words-play = Spiel beginnen
words-preview = Was in der Datei ist
words-reading = Die Datei wird gelesen…
words-remove = Liste entfernen
words-samples = Zum Beispiel { $words }.
words-save = Liste speichern
words-share = Alle auf diesem Server damit spielen lassen
words-take-away = Wörter, die wegfallen
words-heading = Wortlisten
