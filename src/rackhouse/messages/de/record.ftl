### Was an der Aufzeichnung eines Spiels oder Turniers nicht stimmt, und an ihren Ziehungen.

record-empty = Die Aufzeichnung ist leer.
record-begins-wrong = Die Aufzeichnung beginnt nicht mit dem Schritt, der das Spiel eröffnet.
record-gap = Auf Schritt { $before } der Aufzeichnung folgt Schritt { $number }: Einer fehlt oder ist doppelt.
record-created-twice = Schritt { $number } der Aufzeichnung eröffnet das Spiel ein zweites Mal.
record-no-seat = Schritt { $number } der Aufzeichnung nennt einen Platz, den dieses Spiel nicht hat.
record-impossible = Schritt { $number } der Aufzeichnung kann nicht geschehen sein: { $why }
record-does-not-follow = Schritt { $number } der Aufzeichnung kann nicht geschehen sein: Er folgt nicht aus denen davor.
record-sides = Ein Spiel hat 2 bis { $most } Seiten, nicht { $count }.
record-board = Das Brett, auf das sich die Spieler geeinigt haben, ist kein Rechteck aus Zeichen.
record-no-such-tile = Ein Stein wurde von dort genommen, wo er nicht war.
record-not-good = { $word } ist ungültig.
record-wrong =
    { $kind ->
        [turn] Schritt { $number } der Aufzeichnung: { $recorded } spielt, aber { $right } ist am Zug.
        [word] Schritt { $number } der Aufzeichnung: Der Zug ist als { $recorded } notiert, aber es ist { $right }.
        [words] Schritt { $number } der Aufzeichnung: Als Wörter sind { $recorded } notiert, aber es sind { $right }.
       *[score] Schritt { $number } der Aufzeichnung: Notiert sind { $recorded } Punkte, aber es sind { $right }.
    }

## Ihre Datei

record-no-file =
    { $noun ->
        [event] Das ist kein Turnier von Rackhouse: Die erste Zeile ist kein Kopf.
       *[record] Das ist keine Aufzeichnung von Rackhouse: Die erste Zeile ist kein Kopf.
    }
record-version = Diese Datei hat Version { $have }, aber dieses Programm liest 1 bis { $most }. Hat ein neueres Rackhouse sie geschrieben, aktualisiere dieses.
record-long-line = Zeile { $line } der Datei ist länger als jede Zeile einer Aufzeichnung. Sieh nach, ob es die richtige Datei ist.
record-damaged-line = Zeile { $line } der Datei ist beschädigt: { $detail }.
record-damaged = Eine Zeile der Aufzeichnung ist beschädigt: { $detail }.

## Ihre Ziehungen

record-secret-length = Ein Geheimnis hat 64 hexadezimale Ziffern.
record-real-tiles = Dieses Spiel wurde mit echten Steinen gespielt, also gibt es keine Ziehungen zu prüfen.
record-secret-not-out = Das Geheimnis der Ziehungen wird veröffentlicht, wenn das Spiel bestätigt ist. Bestätigt es zuerst.
record-other-secret = Das veröffentlichte Geheimnis ist nicht das, mit dem das Spiel begonnen hat.
record-draw-number = Schritt { $number } der Aufzeichnung ist Ziehung { $draw }, nennt sich aber { $recorded }.
record-draw-too-large = Schritt { $number } der Aufzeichnung zieht mehr Steine, als da waren.
record-draw-differs = Schritt { $number } der Aufzeichnung, Ziehung { $draw }, ergab { $tiles }, aber das Geheimnis ergibt { $right }.
