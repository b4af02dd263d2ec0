abort-do = Spiel abbrechen
abort-text = Bis zum zweiten Zug kannst du dieses Spiel ohne Ergebnis beenden.
abort-title = Abbrechen
again-ask = Revanche
again-asked =
    { $name ->
       *[one] { $name } möchte eine Revanche.
        [other] { $name } möchten eine Revanche.
    }
again-sit = Revanche annehmen
asks-agree = Zustimmen
asks-object = Ablehnen
asks-office = { $name } möchte dazukommen: { $place }.
asks-own = { $name } möchte auf deinen Platz.
asks-own-text = Bist du das an einem anderen Gerät, stimm zu. Wenn nicht, lehn ab: Dein Platz bleibt deiner.
asks-seat = { $name } möchte auf den Platz von { $holder }.
asks-seat-free = { $name } möchte auf Platz { $seat }, der frei ist.
asks-seat-text = Wer dort sitzt, sieht die Steine dieses Platzes und spielt für ihn weiter. Das steht dann im Protokoll.
asks-somebody = Jemand
asks-team = { $name } möchte ins Team von { $holder }.
asks-watch = { $name } möchte zuschauen und alle Steine sehen.
asks-watch-text = Deine Steine sind dann während des Spiels zu sehen. Stimm nur zu, wenn du weißt, wer es ist.
back-ask = Um Zurücknehmen bitten
back-asked =
    { $name ->
       *[one] { $name } möchte den letzten Zug zurücknehmen.
        [other] { $name } möchten ihren letzten Zug zurücknehmen.
    }
back-asked-two =
    { $name ->
       *[one] { $name } möchte einen Zug zurücknehmen, und deinen danach.
        [other] { $name } möchten einen Zug zurücknehmen, und deinen danach.
    }
back-not = Weiterspielen
back-own = Du möchtest deinen letzten Zug zurücknehmen.
back-text = Brett, Bänke, Punkte und Uhren sind dann wie vor diesem Zug.
back-text-short = Alles wie davor.
back-title = Zurücknehmen
back-waits = Es fehlt noch { $names }.
back-what = Stimmen die anderen zu, wird dein letzter Zug zurückgenommen und alles danach.
back-withdraw = Doch nicht
back-yes = Zurücknehmen
book-heard-good =
    { $name ->
       *[one] { $name } sagt: gültig.
        [other] { $name } sagen: gültig.
    }
book-heard-not =
    { $name ->
       *[one] { $name } sagt: nicht gültig.
        [other] { $name } sagen: nicht gültig.
    }
book-text = Schlagt nach: { $title }. Gebt eine Antwort für alle Wörter.
book-title = Was sagt das Buch zu { $words }?
book-wait = Beide Seiten schlagen nach: { $title }.
cost-fee = Erfolglos angezweifelt, { $name }
cost-points = An { $name }
cost-points-own = An dich
cost-time = Vom Zug von { $name }
cost-turn =
    { $name ->
       *[one] { $name } verliert
        [other] { $name } verlieren
    }
cost-turn-next = den nächsten Zug
cost-turn-own = Du verlierst
cost-turn-this = diesen Zug
dictionary-agree = Einverstanden
dictionary-change = Anderes Wörterbuch nehmen
dictionary-decline = Ablehnen
dictionary-declined = Du hast { $title } vorgeschlagen. Nicht alle sind einverstanden.
dictionary-edition = Auflage
dictionary-name = Titel des Buches
dictionary-now = Es gilt { $title }. Alle Seiten können sich auf ein anderes einigen.
dictionary-other = { $name } schlägt { $title } vor.
dictionary-own =
    { $names ->
       *[one] Dein Vorschlag: { $title }. Es gilt, sobald { $names } zustimmt.
        [other] Dein Vorschlag: { $title }. Es gilt, sobald { $names } zustimmen.
    }
dictionary-propose = Dieses Buch vorschlagen
dictionary-title = Das Wörterbuch
dictionary-withdraw = Zurückziehen
helps-accepts = Kaufst du eine Hilfe, nimmst du { $play } an und beginnst deinen Zug.
helps-bought = In diesem Zug gekauft.
helps-buy = Für { $amount } kaufen
helps-letter = { $amount } für jeden Punkt auf dem Stein. Er kommt aus dem Beutel.
helps-letter-buy = { $letter } für { $amount } kaufen
helps-letter-give = Der Stein, den du dafür gibst
helps-letter-price = { $letter }, { $amount }
helps-letter-which = Welcher Buchstabe?
helps-owed = Auf deiner Rechnung: { $amount }.
helps-title = Hilfen zum Kaufen
house-bell = Runde abläuten
house-certify = Ergebnis bestätigen
house-correct = Punkte berichtigen
house-correct-do = Punkte berichtigen
house-correct-play = Welcher Zug?
house-correct-score = Richtige Punkte
house-fee = { $name }: { $cause }, { $amount }
house-fee-void = Streichen: ein Irrtum
house-fee-waive = Erlassen
house-fees =
    { $count ->
        [one] { $count } Gebühr auf den Rechnungen
       *[other] { $count } Gebühren auf den Rechnungen
    }
house-forfeit = Seite kampflos verlieren lassen
house-forfeit-do = Diese Seite verliert kampflos
house-forfeit-text = Diese Seite verliert kampflos, die anderen spielen weiter. Das lässt sich nicht rückgängig machen.
house-forfeit-who = Welche Seite?
house-forfeit-why = Warum? Der Grund kommt ins Protokoll.
house-paid =
    { $name ->
       *[one] { $name } hat { $amount } bezahlt
        [other] { $name } haben { $amount } bezahlt
    }
house-pause = Spiel anhalten
house-points = Punkte
house-round = Zeit der Runde
house-round-left =
    { $count ->
        [one] Die Runde endet in spätestens { $count } Minute.
       *[other] Die Runde endet in spätestens { $count } Minuten.
    }
house-round-minutes = Minuten von jetzt an
house-round-open = Die Runde hat noch kein Ende.
house-round-set = Ende der Runde setzen
house-ruling = Deine Entscheidung
house-ruling-awarded = Spiel einer Seite zusprechen
house-ruling-do = Entscheidung speichern
house-ruling-note = Eine Notiz fürs Protokoll
house-ruling-points = Punkte jenes Zuges ändern
house-ruling-resumed = Von dort weiterspielen
house-ruling-resumed-text = Die Züge nach dem vermerkten werden rückgängig gemacht, und das Spiel geht weiter.
house-ruling-stands = Das Ergebnis bleibt
house-ruling-to = An welche Seite?
house-tie = Gleichstand auflösen:
house-tie-draw = Steine ziehen
house-tie-first =
    { $name ->
       *[one] { $name } gewinnt
        [other] { $name } gewinnen
    }
layout-declined = Du hast dieses Brett vorgeschlagen: { $title }. Nicht alle sind einverstanden.
layout-now = Jetzt: { $title }. Alle Seiten können sich auf ein anderes einigen.
layout-other =
    { $name ->
       *[one] { $name } schlägt dieses Brett vor: { $title }.
        [other] { $name } schlagen dieses Brett vor: { $title }.
    }
layout-own =
    { $names ->
       *[one] Du schlägst dieses Brett vor: { $title }. Es gilt, sobald { $names } zustimmt.
        [other] Du schlägst dieses Brett vor: { $title }. Es gilt, sobald { $names } zustimmen.
    }
layout-propose = Vorschlagen: { $title }
layout-title = Das Brett
marker-at = { $name }, nach Zug { $turn }:
marker-at-draw = { $name }, zur Auslosung:
marker-awarded = Die Turnierleitung hat das Spiel zugesprochen.
marker-director = Darüber kann nur die Turnierleitung entscheiden.
marker-director-ask = Wer den Tisch eröffnet hat, kann jemanden als Turnierleitung einladen.
marker-do = Unstimmigkeit vermerken
marker-draw = Es geht um die Auslosung, nicht um den letzten Zug
marker-draw-only = Noch hat niemand gespielt, also wird die Auslosung vermerkt.
marker-note = Was strittig ist
marker-open = Die Turnierleitung entscheidet nach dem Spiel.
marker-points = Die Turnierleitung hat die Punkte geändert.
marker-resumed = Von dort wurde weitergespielt.
marker-stands = Das Ergebnis bleibt
marker-text = Vermerkt, worüber ihr uneins seid, und spielt weiter. Die Turnierleitung entscheidet nach dem Spiel.
marker-title = Eine Unstimmigkeit
more-tab = Geschuldet
more-title = Mehr
paused-house = Der Schreiber oder die Turnierleitung hat das Spiel angehalten und setzt es fort. Keine Uhr läuft.
paused-resume = Weiterspielen
paused-text = Keine Uhr läuft.
paused-title = Das Spiel ist angehalten.
peek-buy = Nachsehen, für { $amount }
peek-letters =
    { $count ->
        [one] Der erste Buchstabe
       *[other] Die ersten { $count } Buchstaben
    }
peek-none = Kein Wort beginnt so.
peek-open = Wörter, die mit { $letters } beginnen.
peek-paper = Schlag jetzt dein Wörterbuch auf.
peek-text = Tippe die ersten { $letters } Buchstaben. Du siehst { $seconds } Sekunden lang die Wörter, die so beginnen.
peek-words = Wörter des Wörterbuchs
plays-no = Kein Zug mehr
plays-text = Hast du noch einen Zug? Hat keine Seite einen, ist das Spiel aus. Niemand erfährt deine Antwort.
plays-title = Kein Zug mehr?
plays-wait = Jede Seite wird für sich gefragt.
plays-yes = Ich habe einen Zug
press-other =
    { $name ->
       *[one] { $name } hat die Uhr noch nicht gedrückt.
        [other] { $name } haben die Uhr noch nicht gedrückt.
    }
press-own = Drück die Uhr, um deinen Zug zu beenden. Deine Zeit läuft.
press-title = { $play } ist angesagt.
resign-do = Aufgeben
resign-not = Weiterspielen
resign-sure =
    { $name ->
       *[one] Damit endet dein Spiel. Sicher?
        [other] Damit endet das Spiel für dein ganzes Team; es wird vorher gefragt. Sicher?
    }
resign-text = Du gibst dieses Spiel auf.
resign-title = Aufgeben
resign-yes = Ja, aufgeben
result-aborted = Das Spiel wurde abgebrochen.
result-agree = Dem Ergebnis zustimmen
result-back = Spiel ansehen
result-back-short = Ansehen
result-certified = Das Ergebnis ist bestätigt.
result-event = Zum Turnier
result-racks = Das Spiel ist zu Ende.
result-rating-down = { $rating } (−{ $change })
result-rating-up = { $rating } (+{ $change })
result-ratings = Wertungen nach diesem Spiel
result-shared = { $names } teilen sich den Sieg.
result-text = Das Ergebnis gilt, sobald alle Seiten zustimmen.
result-text-short = Alle müssen zustimmen.
result-title = Ergebnis
result-waits = Es fehlt die Zustimmung von { $names }.
result-wins =
    { $name ->
       *[one] { $name } gewinnt.
        [other] { $name } gewinnen.
    }
setup-begin = Beginnen
setup-keeper = Wer schreibt die Punkte?
setup-team = Lade zuerst dein Team ein. Sind alle da, wird gelost und ausgeteilt.
setup-text = Ihr lost, wer beginnt, und die Steine werden ausgeteilt.
setup-title = Vor dem ersten Zug
setup-waits = Warten auf { $names }. Es geht weiter, sobald alle am Tisch sind.
time-ask =
    { $name ->
       *[one] Mehr Zeit für { $name }, oder ein verpasster Zug?
        [other] Mehr Zeit für { $name }, oder ein verpasster Zug?
    }
time-days =
    { $count ->
        [one] Ein Tag ist um.
       *[other] { $count } Tage sind um.
    }
time-grant = Eine Minute mehr
time-grant-day = Ein Tag mehr
time-minutes =
    { $count ->
        [one] Eine Minute ist um.
       *[other] { $count } Minuten sind um.
    }
time-missed = Verpasster Zug
time-seconds =
    { $count ->
        [one] { $count } Sekunde ist um.
       *[other] { $count } Sekunden sind um.
    }
time-two = Zwei Minuten sind um.
time-wait =
    { $name ->
       *[one] Der Schreiber entscheidet, ob { $name } mehr Zeit bekommt.
        [other] Der Schreiber entscheidet, ob { $name } mehr Zeit bekommen.
    }
verdict-called =
    { $name ->
       *[one] { $name } hat { $words } angezweifelt.
        [other] { $name } haben { $words } angezweifelt.
    }
verdict-called-own = Du hast { $words } angezweifelt.
verdict-good = Gültig
verdict-good-text = Der Zug bleibt liegen.
verdict-not = Nicht gültig
verdict-not-own = Dein Zug kommt vom Brett, und du verlierst ihn.
verdict-not-text =
    { $name ->
       *[one] Der Zug kommt vom Brett; { $name } verliert ihn.
        [other] Der Zug kommt vom Brett; { $name } verlieren ihn.
    }
verdict-open = Offen gelassen
verdict-open-text = Die Seiten lesen das Buch verschieden. Der Zug bleibt, und die Unstimmigkeit ist vermerkt.
