### Was der Server über Spiele, Plätze und Leute sagt.

## Wer was darf

service-not-your-place = Diese Rolle hast du in diesem Spiel nicht. Bitte den, dem das Spiel gehört, um einen Link.
service-private = Dieses Spiel ist privat. Bitte einen Spieler um einen Link.
service-kept-private = Dieses Spiel ist privat: Nur wer mit am Tisch war, kann es öffnen.
service-only-for = Das kann nur { $place } tun.
service-on-their-phone = Das muss { $name } auf dem eigenen Telefon tun.
service-forfeit-by-neutral-director = Nur eine Turnierleitung, die nicht selbst mitspielt, kann jemanden zum Verlierer erklären. Aufgeben kann jede Seite nur für sich selbst.
service-for-owner-or-director = Das kann nur, wem das Spiel gehört, oder die Turnierleitung.
service-for-others-to-agree = Das können nur die anderen Spieler oder die Turnierleitung beantworten.
service-only-players-make-private = Nur wer mitgespielt hat, kann ein Spiel privat machen.
service-only-players-rematch = Nur wer mitgespielt hat, kann um eine Revanche bitten.
service-place-judge = der Wortrichter
service-place-score-keeper = der Schreiber
service-place-director = die Turnierleitung
service-place-public = Zuschauer

## Leute und wie sie hereinkommen

service-has-account = Du hast schon ein Konto.
service-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
service-link-used-up = Dieser Link ist benutzt oder abgelaufen. Bitte um einen neuen.
service-no-person = Diese Person gibt es nicht.
service-no-profile = Dieses Profil gibt es nicht, oder es ist nicht für andere sichtbar.
service-profile-needs-account = Leg zuerst ein Konto an. Ohne Konto sieht niemand sonst dein Profil.
service-code-wrong = Dieser Code holt kein Konto zurück. Prüfe jedes Zeichen. Hast du einen neueren Code, gilt nur der.
service-forgotten = Dein Name und die Links zu deinen Spielen sind gelöscht.
service-invitation-used-up = Diese Einladung gilt nicht mehr. Bitte um eine neue.

## Plätze einnehmen

service-seat-refused = Die Spieler haben nicht zugestimmt, dass du diesen Platz einnimmst.
service-place-not-free = Es ist zu spät: Hier kann niemand mehr dazukommen.
service-too-many-asking = Zu viele bitten um einen Platz in diesem Spiel. Versuch es später noch einmal.
service-nobody-asks = Darum bittet niemand mehr.
service-begun-nobody-removed = Das Spiel hat begonnen, deshalb kann niemand mehr weggeschickt werden. Wer übernehmen soll, öffnet den Link dieses Platzes und fragt die Spieler.
service-not-sitting-there = Jemand, der gehen soll, sitzt dort nicht. Lade neu und sieh noch einmal nach.
service-no-such-place = Diesen Platz hat der Tisch nicht.
service-engine-sits-there = Dort sitzt ein Computerspieler.
service-place-taken = Dieser Platz ist vergeben. Bitte den, dem das Spiel gehört, um einen anderen.
service-racks-shown =
    { $minutes ->
        [0] Wenn alle Spieler zustimmen, sehen Zuschauer deine Steine sofort. Erklär dich einverstanden, um dich zu setzen.
        [one] Wenn alle Spieler zustimmen, sehen Zuschauer deine Steine nach { $minutes } Minute. Erklär dich einverstanden, um dich zu setzen.
       *[other] Wenn alle Spieler zustimmen, sehen Zuschauer deine Steine nach { $minutes } Minuten. Erklär dich einverstanden, um dich zu setzen.
    }
service-rated-between-people = Gewertet wird nur zwischen Menschen. Lass Computerspieler weg, oder spiel ohne Wertung.
service-rated-needs-dealt-tiles = Für ein gewertetes Spiel muss das Programm die Steine austeilen. Stell das ein, oder spiel ohne Wertung.
service-rated-needs-list = Ein gewertetes Spiel braucht eine Wortliste, die über Anzweiflungen entscheidet. Wähl eine, oder spiel ohne Wertung.
service-rated-as-published = Gewertet wird nach einem unveränderten Regelblatt; nur Zeiten lassen sich ändern. Mach die anderen Änderungen rückgängig, oder spiel ohne Wertung.
service-rated-same-browser = Du und jemand anderes hier habt euch mit demselben Browser angemeldet, deshalb könnt ihr dieses gewertete Spiel nicht zusammen spielen. Spielt ohne Wertung.
service-rated-seat-is-kept = In einem gewerteten Spiel kannst du deinen Platz nicht abgeben. Du kannst aufgeben.
service-you-blocked = Du hast jemanden an diesem Tisch blockiert. Heb das in den Einstellungen auf, um hier Platz zu nehmen.
service-not-welcome = Mit diesen Spielern kannst du nicht spielen.
service-nobody-to-block = Dort sitzt niemand anderes.
service-only-players-report = Nur wer mitspielt, kann ein Spiel melden.
service-one-place-in-rated = In einem gewerteten Spiel kann niemand mehr als einen Platz einnehmen.
service-players-see-no-racks = Du hast einen Platz in diesem Spiel, deshalb kannst du seine Bänke nicht ansehen.
service-seen-racks = Du hast die Bänke dieses Spiels gesehen, deshalb kannst du nicht mitspielen.
service-plays-other-side = Du spielst in diesem Spiel für eine andere Seite.
service-holder-plays-other-side = Wer hier sitzt, spielt auch für eine andere Seite.
service-unknown-place = „{ $text }“ ist kein Platz in einem Spiel. Plätze sind seat-1, seat-2 und so weiter, { $places }.

## Einen Tisch aufstellen

service-racks-hidden-when-rated = In gewerteten Spielen und bei Turnieren sehen Zuschauer vor dem Ende keine Bänke.
service-seats-at-table = Dieser Tisch hat die Plätze 1 bis { $count }.
service-place-twice = Ein Platz ist zweimal genannt. Nenne jeden einmal.
service-engine-limits = Ein Computerspieler braucht bis zu { $pace } ms je Zug und hat bis zu { $cents } Cent.
service-engine-needs-dealt-tiles = Computerspieler können keine echten Steine ziehen. Lass sie weg, oder lass das Programm austeilen.
service-days-need-dealt-tiles = Mit echten Steinen sitzt ihr am selben Brett. Wähle ein anderes Tempo, oder lass das Programm austeilen.
service-vacation-too-long = Ein Urlaub kann höchstens { $most } dauern.
service-no-mail-here = Dieser Server verschickt keine Mail.
service-no-push-here = Dieser Server schickt keine Benachrichtigungen.
service-push-address = Der Server kann diesem Browser keine Benachrichtigungen schicken. Nimm einen anderen Browser, oder lass dir Mail schicken.
service-mail-asked-often = An diese Adresse gingen heute schon drei Mails. Öffne den Link in einer davon, oder versuche es morgen wieder.
service-mail-link-old = Dieser Link ist abgelaufen oder durch einen neueren ersetzt. In den Einstellungen bekommst du einen neuen.
service-rack-delay-limits = Bänke können nach 0 bis { $most } Sekunden gezeigt werden.
service-team-size = Einen Platz können sich 1 bis { $most } Personen teilen.
service-no-player = Einen Computerspieler „{ $name }“ gibt es nicht. Es gibt { $players }.
service-tiles-differ = Die Wörter von { $lexicon } werden mit Steinen von { $tiles } gelegt, das Regelblatt hat aber Steine von { $other }. Wähle eine andere Wortliste oder ein anderes Regelblatt.

## Am Tisch

service-no-game = Dieses Spiel gibt es nicht. Prüfe den Link.
service-seen-too-much = Deine Seite passt nicht zu diesem Spiel. Lade sie neu.
service-command-id = Die Kennung eines Befehls hat 1 bis { $most } Buchstaben oder Ziffern.
service-asked-team = Dein Team ist gefragt. Antwortet niemand, kannst du in ein paar Sekunden aufgeben.
service-only-players-draft = Nur wer mitspielt, kann Steine ausprobieren.
service-draft-too-long = Du kannst höchstens { $most } Steine ausprobieren.
service-name-the-blank = Sag, für welchen Buchstaben der Blankostein steht.
service-not-one-tile = „{ $text }“ ist kein einzelner Stein.
service-off-the-board = Feld { $number } liegt nicht auf dem Brett.
service-only-shared-screen-pauses = Nur wenn alle Spieler einen Bildschirm teilen, kann die Uhr beim Weitergeben stehen bleiben.
service-only-players-peek = Nur wer mitspielt, kann einen Blick ins Wörterbuch kaufen.
service-no-peek = Du hast jetzt keinen Blick ins Wörterbuch. Kauf einen, wenn du am Zug bist.
service-no-call = An diesem Tisch hat niemand einen Wortrichter gerufen.
service-no-list-to-rule = Für dieses Spiel ist keine Wortliste geladen. Entscheide nach dem Buch.
service-desk-recorded = Der Turniertisch hat ein Ergebnis für diese Begegnung eingetragen. Stimmt das nicht, sag es dort.
service-played-elsewhere = Diese Begegnung wird hier nicht mehr gespielt: Der Turniertisch hat anders gepaart oder ein neues Spiel angesetzt. Öffne sie von der Seite des Turniers.

## Verbindungen

service-closing = Verbindung wird wieder aufgebaut … Dein Zug bleibt erhalten.
service-place-lost = Du bist in diesem Spiel nicht mehr dabei. Willst du zurück, dann bitte den, dem das Spiel gehört, um einen Link.
service-look-again = Es hat sich geändert, wer hier zusehen darf. Öffne das Spiel noch einmal.
service-too-slow = Deine Verbindung kam nicht mit. Öffne das Spiel noch einmal.
service-just-back = Wir sind eben erst zurück. Versuch es gleich noch einmal.

## Beendete Spiele und Aufzeichnungen

service-no-advice-yet = Die Analyse gibt es, wenn das Spiel vorbei ist.
service-turns-in-game = { $count ->
        [one] Dieses Spiel hat { $count } Zug.
       *[other] Dieses Spiel hat { $count } Züge.
    }
service-racks-unknown = Die Bänke dieses Spiels sind nicht bekannt, deshalb gibt es keine Analyse.
service-racks-still-hidden = Das Spiel ist nicht vorbei, und seine Aufzeichnung würde die Bänke zeigen. Versuch es danach noch einmal.
service-picture-when-over = Das Spiel ist nicht vorbei. Danach gibt es ein Bild davon.
service-finish-first = Beende erst dieses Spiel.
service-record-too-large = Die Aufzeichnung ist zu groß: Mehr als { $most } Bytes können nicht gelesen werden.
service-record-too-long = Die Aufzeichnung ist zu lang: Mehr als { $most } Zeilen können nicht gelesen werden.
service-unfinished-elsewhere = Dieses Spiel ist nicht vorbei, und seine Ziehungen sind nur dort bekannt, wo es begonnen hat. Beende es dort.
service-nobody-acts = Die Spieler warten aufeinander, und niemand handelt.
service-no-answer-to = Kein Spieler beantwortet die Frage „{ $kind }“.
service-no-thought = Der Prozess der Engine bekam eine Frage, die er nicht lesen kann.
service-no-conclusion = Der Prozess der Engine schickte eine Antwort, die nicht zu lesen ist.

## Warum ein Spiel angehalten ist

service-pause-woke = Der Server war einen Augenblick weg. Diese Zeit zählt nicht. Spielt weiter, wenn ihr so weit seid.
service-pause-closed = Der Server schließt für einen Augenblick. Diese Zeit zählt nicht. Spielt weiter, wenn er zurück ist.
service-pause-passed-on = Der Bildschirm wird weitergegeben. Diese Zeit zählt nicht.
service-pause-imported = Dieses Spiel kommt aus einer Datei.

## Wortlisten, die jemand mitbringt

service-list-unknown = Für dich gibt es keine Wortliste { $name }. Wähle eine aus der Auswahl, oder bring eine eigene mit.
service-list-not-in-rated = Das ist deine eigene Liste, und ein gewertetes Spiel braucht eine, die alle benutzen dürfen. Wähle eine andere Liste, oder spiel ohne Wertung.
service-list-changes = Das sind mehr als { $most } Wörter, die dazukommen und wegfallen. Bring stattdessen die ganze Liste als Datei mit.
service-list-same = Die Liste hat schon alle Wörter, die dazukommen sollen, und keines, das wegfallen soll. Ändere etwas, oder spiel mit der Liste, wie sie ist.
service-list-not-yours = Diese Liste gehört jemand anderem. Nur ihr Besitzer oder ein Betreuer des Servers kann sie entfernen.
service-list-keeper-shares = Nur ein Betreuer des Servers kann eine Liste für alle freigeben. Behalte sie für deine eigenen Spiele.
service-list-too-many = Du hast schon { $most } Listen. Entferne erst eine.
service-list-hall-full = Dieser Server nimmt keine weiteren Wortlisten auf. Frag seinen Betreuer.
service-list-too-large = Die Datei ist größer als { $megabytes } MB. Pack sie mit gzip, oder prüf, ob sie wirklich eine Wortliste ist.
service-list-words = Die Liste hat mehr als { $most } Wörter. Prüf, ob es die richtige Datei ist.
service-list-is-dictionary = Diese Datei ist ein Wörterbuch mit Wortarten. Bitte den, der den Server betreibt, sie mit rackhouse lexicon import einzulesen.

## Streams

service-stream-key = Dieser Stream-Schlüssel gilt nicht. Mach auf der Seite mit den Adressen des Streams einen neuen.
service-stream-no-racks = Bänke darf ein Zuschauer im Stream zeigen, den alle Spieler zugelassen haben, oder die Leitung eines Turniers, das es erlaubt. Ohne Schlüssel zeigt der Stream das Spiel ohne Bänke.
