### Was über die Datenbank und ihre Sicherungen gesagt wird.

store-away = Deine Spiele sind gerade nicht zu erreichen. Versuch es gleich noch einmal.
store-replaced = Die Spiele wurden zurückgespielt oder umgestellt, seit dieser Server läuft. Starte ihn neu.
store-not-a-database = „{ $address }“ ist keine Adresse einer Datenbank. Gib einen Pfad an, sqlite:///pfad oder postgresql://….
store-no-database-given = Die Adresse der Datenbank ist leer. Gib einen Pfad an, sqlite:///pfad oder postgresql://….
store-postgresql-address = Die Adresse der PostgreSQL-Datenbank ist nicht zu lesen. Sie sieht so aus: postgresql://user:password@host/name.
store-unusable = Die Datenbank { $name } ist nicht zu benutzen: { $detail }. Sieh nach, ob sie da ist.
store-newer-database = Die Datenbank { $name } hat Version { $version }, aber dieses Programm liest nur bis { $known }. Starte das neuere Rackhouse, das sie geschrieben hat.
store-unknown-version = Die Datenbank { $name } hat Version { $version }, aber dieses Programm liest 1 bis { $known }. Prüfe, ob es die richtige ist.
store-not-a-backup = { $name } ist keine Sicherung von Rackhouse.
store-incomplete-backup = { $name } ist keine Sicherung von Rackhouse, oder sie ist unvollständig.
store-newer-backup = { $name } hat Version { $version }, aber dieses Programm liest 1 bis { $known }. Spiel sie mit dem neueren Rackhouse zurück, das sie gemacht hat.
store-damaged-backup = { $name } ist beschädigt ({ $part }). Nichts wurde zurückgespielt.
store-not-empty = Die Datenbank { $name } enthält schon { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } und { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    }. Gib --force an, um alle zu ersetzen.
store-gap = Ereignisse nach Nummer { $expected } können nicht die Nummern { $numbers } haben.
store-standing-behind = Der Stand ist der von Ereignis { $standing }, aber das letzte ist { $last }.
store-no-game = { $noun ->
        [event] Ein Turnier
       *[game] Ein Spiel
    } { $id } gibt es hier nicht.
store-unfit-text = Ein Text enthält ein Zeichen, das nicht gespeichert werden kann. Lass es weg.
store-unfit-number = Die Zahl { $number } ist zu groß.
store-exists = { $noun ->
        [event] Ein Turnier
       *[game] Ein Spiel
    } { $id } gibt es schon.
