again-ask = Revanche
again-asked =
    { $name ->
       *[one] { $name } möchte eine Revanche.
        [other] { $name } möchten eine Revanche.
    }
again-sit = Hinsetzen
asks-agree = Zustimmen
asks-object = Nicht zustimmen
asks-office = { $name } möchte dazukommen: { $place }.
asks-own = { $name } möchte auf deinen Platz.
asks-own-text = Bist du das an einem anderen Gerät, stimm zu. Wenn nicht, stimm nicht zu: Dein Platz bleibt deiner.
asks-seat = { $name } möchte auf den Platz von { $holder }.
asks-seat-free = { $name } möchte auf Platz { $seat }, der frei ist.
asks-seat-text = Wer dort sitzt, sieht die Steine dieses Platzes und spielt für ihn weiter. Das wird im Protokoll vermerkt.
asks-somebody = Jemand
asks-team = { $name } möchte ins Team von { $holder }.
asks-watch = { $name } möchte mit offenen Steinen zuschauen.
asks-watch-text = Deine Steine sind dann während des Spiels zu sehen. Stimm nur zu, wenn du weißt, wer es ist.
book-heard-good =
    { $name ->
       *[one] { $name } liest: gut.
        [other] { $name } lesen: gut.
    }
book-heard-not =
    { $name ->
       *[one] { $name } liest: nicht gut.
        [other] { $name } lesen: nicht gut.
    }
book-text = Schlagt sie nach: { $title }. Eine Antwort für alle.
book-title = Was sagt das Buch zu { $words }?
book-wait = Die beiden Seiten schlagen nach: { $title }.
cost-fee = Vergeblich angezweifelt, { $name }
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
dictionary-change = Nach einem anderen Buch spielen
dictionary-decline = Ablehnen
dictionary-declined = Du hast { $title } vorgeschlagen. Nicht alle sind einverstanden.
dictionary-edition = Auflage
dictionary-name = Titel des Buches
dictionary-now = Es gilt { $title }; alle Seiten können sich auf ein anderes einigen.
dictionary-other = Vorschlag von { $name }: { $title }.
dictionary-own =
    { $names ->
       *[one] Dein Vorschlag: { $title }. Es gilt, sobald { $names } zustimmt.
        [other] Dein Vorschlag: { $title }. Es gilt, sobald { $names } zustimmen.
    }
dictionary-propose = Dieses Buch vorschlagen
dictionary-title = Das Wörterbuch
dictionary-withdraw = Zurückziehen
helps-accepts = Eine Hilfe gehört zu deinem Zug: Sobald du eine kaufst, gilt { $play }.
helps-bought = In diesem Zug gekauft.
helps-buy = Für { $amount } kaufen
helps-letter = { $amount } für jeden Punkt auf dem Stein, aus dem Beutel.
helps-letter-buy = { $letter } für { $amount } kaufen
helps-letter-give = Der Stein, den du dafür gibst
helps-letter-price = { $letter }, { $amount }
helps-letter-which = Welcher Buchstabe?
helps-owed = Auf deiner Rechnung: { $amount }.
helps-title = Hilfen zu kaufen
house-bell = Die Glocke läuten
house-certify = Das Ergebnis beglaubigen
house-correct = Punkte berichtigen
house-correct-do = Berichtigen
house-correct-play = Welcher Zug?
house-correct-score = Richtige Punkte
house-fee = { $name }: { $cause }, { $amount }
house-fee-void = Ein Irrtum: streichen
house-fee-waive = Erlassen
house-fees =
    { $count ->
        [one] { $count } Gebühr auf den Rechnungen
       *[other] { $count } Gebühren auf den Rechnungen
    }
house-forfeit = Eine Seite ausschließen
house-forfeit-do = Aus dem Spiel nehmen
house-forfeit-text = Die Seite verliert kampflos, die anderen spielen weiter. Das lässt sich nicht zurücknehmen.
house-forfeit-who = Welche Seite?
house-forfeit-why = Warum? Es kommt in die Aufzeichnung.
house-paid =
    { $name ->
       *[one] { $name } hat { $amount } bezahlt
        [other] { $name } haben { $amount } bezahlt
    }
house-pause = Das Spiel anhalten
house-points = Punkte
house-round = Die Zeit der Runde
house-round-left =
    { $count ->
        [one] Die Runde dauert noch höchstens { $count } Minute.
       *[other] Die Runde dauert noch höchstens { $count } Minuten.
    }
house-round-minutes = Minuten von jetzt an
house-round-open = Für die Runde ist kein Ende gesetzt.
house-round-set = Ende der Runde setzen
house-ruling = Deine Entscheidung
house-ruling-awarded = Die Partie geht an eine Seite
house-ruling-do = Entscheiden
house-ruling-note = Eine Notiz für die Aufzeichnung
house-ruling-points = Die Punkte jenes Zuges ändern sich
house-ruling-resumed = Es wird von dort weitergespielt
house-ruling-resumed-text = Die Züge nach dem vermerkten werden aufgehoben, und das Spiel geht weiter.
house-ruling-stands = Das Ergebnis bleibt
house-ruling-to = An welche Seite?
house-tie = Der Gleichstand ist aufzulösen:
house-tie-draw = Steine darum ziehen
house-tie-first =
    { $name ->
       *[one] { $name } gewinnt
        [other] { $name } gewinnen
    }
layout-declined = Du hast dieses Brett vorgeschlagen: { $title }. Nicht alle sind einverstanden.
layout-now = Jetzt: { $title }. Alle Seiten können sich auf ein anderes einigen.
layout-other =
    { $name ->
       *[one] { $name } möchte auf diesem Brett spielen: { $title }.
        [other] { $name } möchten auf diesem Brett spielen: { $title }.
    }
layout-own =
    { $names ->
       *[one] Du möchtest auf diesem Brett spielen: { $title }. Es gilt, sobald { $names } zustimmt.
        [other] Du möchtest auf diesem Brett spielen: { $title }. Es gilt, sobald { $names } zustimmen.
    }
layout-propose = Vorschlagen: { $title }
layout-title = Das Brett
marker-at = { $name }, nach Zug { $turn }:
marker-at-draw = { $name }, zur Auslosung:
marker-awarded = Die Partie wurde zugesprochen.
marker-director = Nur eine Leitung entscheidet darüber.
marker-director-ask = Wer den Tisch eröffnet hat, kann jemanden um die Leitung bitten.
marker-do = Vermerken
marker-draw = Es geht um die Auslosung, nicht um den letzten Zug
marker-draw-only = Noch hat niemand gezogen: markiert wird die Auslosung.
marker-note = Was strittig ist
marker-open = Die Leitung entscheidet nach dem Spiel.
marker-points = Punkte wurden geändert.
marker-resumed = Von dort wurde weitergespielt.
marker-stands = Das Ergebnis bleibt
marker-text = Vermerkt die Stelle und spielt weiter; die Leitung entscheidet nach dem Spiel.
marker-title = Eine Unstimmigkeit
more-tab = Geschuldet
more-title = Mehr
paused-house = Wer die Punkte schreibt oder leitet, hat unterbrochen und lässt weiterspielen. Es läuft keine Zeit.
paused-resume = Weiterspielen
paused-text = Für niemanden läuft Zeit.
paused-title = Das Spiel ist angehalten.
peek-buy = Nachsehen, für { $amount }
peek-letters =
    { $count ->
        [one] Der erste Buchstabe
       *[other] Die ersten { $count } Buchstaben
    }
peek-none = Kein Wort beginnt so.
peek-open = Wörter, die mit { $letters } beginnen.
peek-paper = Das Buch ist aus Papier: Schlag es jetzt dort auf.
peek-text = Schreib die ersten { $letters } Buchstaben; du hast { $seconds } Sekunden mit den Wörtern, die so beginnen.
peek-words = Wörter des Wörterbuchs
plays-no = Kein Zug mehr
plays-text = Siehst du noch einen Zug? Sieht keine Seite einen, ist das Spiel aus. Niemand erfährt, was du antwortest.
plays-title = Kein Zug mehr?
plays-wait = Die Seiten werden unter vier Augen gefragt.
plays-yes = Ich habe einen Zug
points-others-unplayed = { $points } für Steine der anderen
points-overtime = { $points } für Zeitüberschreitung
points-own-unplayed = { $points } für übrige Steine
press-other =
    { $name ->
       *[one] { $name } hat die Uhr noch nicht gedrückt.
        [other] { $name } haben die Uhr noch nicht gedrückt.
    }
press-own = Deine Zeit läuft, bis du die Uhr drückst.
press-title = { $play } ist angesagt.
resign-do = Aufgeben
resign-not = Weiterspielen
resign-sure =
    { $name ->
       *[one] Dein Spiel ist dann zu Ende. Sicher?
        [other] Das Spiel ist dann für dein ganzes Team zu Ende; es wird vorher gefragt. Sicher?
    }
resign-text = Du gibst dieses Spiel auf.
resign-title = Aufgeben
resign-yes = Ja, aufgeben
result-agree = Dem Ergebnis zustimmen
result-back = Auf die Partie zurückblicken
result-back-short = Rückblick
result-certified = Das Ergebnis ist beglaubigt.
result-event = Zum Turnier
result-racks = Das Spiel ist zu Ende.
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
setup-team = Bitte erst dein Team an den Platz; sind alle da, wird gelost und ausgeteilt.
setup-text = Es wird gelost und ausgeteilt.
setup-title = Vor dem ersten Zug
setup-waits = Warten auf { $names }. Es geht weiter, sobald alle am Tisch sind.
time-ask =
    { $name ->
       *[one] Bekommt { $name } mehr Zeit oder einen verpassten Zug?
        [other] Bekommen { $name } mehr Zeit oder einen verpassten Zug?
    }
time-grant = Eine Minute mehr
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
       *[one] Wer die Punkte schreibt, entscheidet, ob { $name } mehr bekommt.
        [other] Wer die Punkte schreibt, entscheidet, ob { $name } mehr bekommen.
    }
verdict-good = Gut
verdict-good-text = Der Zug bleibt liegen.
verdict-not = Nicht gut
verdict-not-own = Dein Zug wird zurückgenommen, und du verlierst ihn.
verdict-not-text =
    { $name ->
       *[one] Der Zug wird zurückgenommen; { $name } verliert ihn.
        [other] Der Zug wird zurückgenommen; { $name } verlieren ihn.
    }
verdict-open = Offen gelassen
verdict-open-text = Die Seiten lesen das Buch verschieden. Der Zug bleibt, und die Stelle ist vermerkt.
