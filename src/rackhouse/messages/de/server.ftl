### Was der Server dem sagt, der etwas von ihm will.

server-nothing-here = Unter dieser Adresse ist nichts. Prüfe den Link.
server-not-allowed-here = Unter dieser Adresse geht { $method } nicht.
server-our-fault = Bei uns ist etwas schiefgegangen, und nichts wurde geändert. Versuch es noch einmal; Näheres steht im Protokoll des Servers.
server-refused = Die Anfrage kann nicht ausgeführt werden: { $detail }.
server-no-body = Der Inhalt fehlt. Schick ein JSON-Objekt.
server-unreadable-body = Der Inhalt ist nicht zu lesen: { $detail }.
server-body-nested = Der Inhalt ist nicht zu lesen: Er ist zu tief verschachtelt.
server-body-too-slow = Der Inhalt kam nicht binnen { $seconds } s. Schick ihn noch einmal.
server-body-broke-off = Der Inhalt brach ab. Schick ihn noch einmal.
server-not-open-yet = Der Server startet gerade. Versuch es gleich noch einmal.
server-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließ erst einige.
server-too-often = { $seconds ->
        [one] Das war zu oft. Warte { $seconds } Sekunde und versuch es noch einmal.
       *[other] Das war zu oft. Warte { $seconds } Sekunden und versuch es noch einmal.
    }
server-other-name = Dieser Server hört nicht auf diesen Namen. Öffne ihn unter seiner eigenen Adresse, oder lass den Namen in seine Einstellung hosts aufnehmen.
server-from-elsewhere = Diese Anfrage kommt von einer fremden Seite. Nimm die Seiten hier, oder ein Token.
server-sign-in-first = Melde dich zuerst an, oder schick einen Namen an POST /api/people.
server-stopping = Dieser Prozess hält an. Ein anderer übernimmt.
server-database-away = Die Datenbank nimmt gerade nichts an.
server-pages-not-built = Die Seiten sind nicht gebaut. Starte ./run oder python -m tools.build_pages.
server-only-own-links = Einen QR-Code gibt es nur für Links dieses Servers: { $address }/….
server-no-file = Diese Datei gibt es nicht. Es gibt { $files }.
server-no-sheet = Ein Regelblatt dieses Namens gibt es nicht. Es gibt { $names }.
server-no-board = Dieses Brett gibt es nicht. Es gibt { $names }.
server-no-tile-set = Diesen Steinsatz gibt es nicht. Es gibt { $names }.
server-no-session = Diese Anmeldung gibt es nicht.
server-wrong-password = Anmeldename oder Passwort ist falsch. Prüfe beide, oder bitte um einen Einmal-Link.
server-no-account = Du hast noch kein Konto. Leg erst eines an.
server-old-password-wrong = Das alte Passwort ist falsch.
server-password-needed = Das Passwort ist falsch. Gib das Passwort deines Kontos ein.
server-signed-out = Du bist abgemeldet. Melde dich an, um weiterzumachen.
server-only-this-machine = Nur dieser Computer kann diese Links öffnen. Starte den Server mit --hall, dann können es auch Telefone.

## A link to a finished game

server-preview = { $rules }. Sieh dir das Spiel Zug für Zug an.
server-preview-on = { $rules }, { $day }. Sieh dir das Spiel Zug für Zug an.
server-preview-alt = Das Brett am Ende: { $result }

## Auf dem Socket eines Spiels

server-too-fast = Du sendest zu schnell. Warte einen Augenblick und schick es noch einmal.
server-after = „after“ muss die Nummer des letzten Ereignisses sein, das du hast; 0 für keines.
server-unreadable-message = Diese Nachricht ist nicht zu lesen: { $detail }.
server-message-nested = Diese Nachricht ist nicht zu lesen: Sie ist zu tief verschachtelt.

## Mail, die nicht angenommen wurde

server-mail-no-address = An diese Adresse kann keine Mail gehen. Berichtige sie bei der Anmeldung.
server-mail-unknown = Der Mailserver kennt diese Adresse nicht. Frag nach einer anderen.
server-mail-full = Das Postfach ist voll. Wir versuchen es wieder; du kannst es auch selbst weitersagen.
server-mail-busy = Der Mailserver ist beschäftigt. Wir versuchen es wieder.
server-mail-away = Der Mailserver ist nicht zu erreichen. Wir versuchen es wieder.
server-mail-locked = Der Mailserver lehnt unsere Anmeldung ab. Wer diesen Server betreibt, sollte die Einstellung smtp prüfen.
server-mail-sender = Der Mailserver lehnt unsere eigene Adresse ab. Wer diesen Server betreibt, sollte die Einstellung mail-from prüfen.
server-mail-refused = Der Mailserver lehnt diesen Brief ab. Schick ihn selbst als Mail, oder sag es weiter.

## Einstellungen

server-setting-wrong = { $where }: { $detail }
server-settings-together = die Einstellungen
server-needs-mail-from = smtp braucht mail-from, die Adresse, von der Briefe kommen. Gib sie an.
server-phrase-too-short = phrase ist zu leicht zu erraten. Nimm { $least } Zeichen oder mehr.
server-events-need-phrase = events braucht phrase, die Veranstalter eingeben. Gib sie auch an.
server-public-url = { $where }: Gib public-url als http://… oder https://… an.
server-smtp = { $where }: Gib smtp als smtp://host:port oder smtps://host:port an.
server-root-path = { $where }: root-path muss mit einem Schrägstrich beginnen.
server-port-taken = Port { $port } von { $host } ist nicht zu haben ({ $detail }). Wähle einen anderen mit --port.
server-fan-out-needs-postgresql = fan-out = database braucht PostgreSQL. Mit SQLite ist es ein Prozess, und der braucht keins.
server-no-such-fan-out = fan-out ist memory, database oder eine Adresse mit redis://, nicht „{ $way }“.
server-needs-redis = Redis braucht ein Paket mehr. Installiere es mit: pip install 'rackhouse[redis]'.
