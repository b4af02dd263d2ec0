### Meldungen, ihre Nachweise, Ausrüstung und Geld.

entry-division-certified = Die Plätze der Gruppe { $division } sind bestätigt, niemand kann mehr dazukommen.
entry-number-taken = Es gibt schon eine Meldung { $number }.
entry-field-not-asked = Dieses Turnier fragt nicht nach { $field }.
entry-answer-needed = Ohne Antwort auf diese Frage wird niemand aufgenommen: { $ask }
entry-move-needs-reason = Schreib den Grund für den Wechsel in eine andere Gruppe auf.
entry-paired-already = { $entry } ist in der eigenen Gruppe schon gepaart und bleibt dort.
entry-withdrawn-already = { $entry } hat sich schon zurückgezogen.
entry-withdrawn = { $entry } hat sich zurückgezogen.
entry-reinstate-first = { $entry } hat sich zurückgezogen. Nimm den Rückzug zuerst zurück.
entry-not-withdrawn = { $entry } hat sich nicht zurückgezogen.
entry-single-player = { $entry } spielt einzeln und hat keine Mitglieder.
entry-no-award-for-class = Kein Preis dieser Gruppe ist für die Klasse { $category }.
entry-not-for-band = Die Gruppe { $division } ist nicht für das Alter { $band }.
entry-nobody-to-check-in = Alle sind schon eingecheckt.
entry-no-ids-checked = Dieses Turnier prüft keine Ausweise.
entry-checked-in-already = { $entry } ist schon eingecheckt.
entry-no-proper-id = { $entry } hat keinen gültigen Nachweis gezeigt ({ $document }) und darf nicht spielen.
entry-id-not-seen = { $entry } darf erst spielen, wenn der Turniertisch den Nachweis gesehen hat ({ $document }).
entry-not-eligible = { $entry } ist nicht spielberechtigt ({ $field }) und darf nicht spielen.
entry-not-verified = { $entry } darf erst spielen, wenn der Turniertisch das geprüft hat: { $field }.
entry-not-checked-in = { $entry } hat noch nicht eingecheckt.
entry-sign-up-closed = Die Anmeldung ist geschlossen. Frag am Turniertisch, ob du noch mitspielen kannst.
entry-sign-up-over = Die Anmeldung war bis { $when } offen. Frag am Turniertisch, ob du noch mitspielen kannst.
entry-event-full = Alle { $most } Plätze sind vergeben. Frag am Turniertisch, ob du noch mitspielen kannst.
entry-play-started = Das Turnier läuft schon. Frag am Turniertisch, ob du noch mitspielen kannst.
entry-no-slot-left = Im Turnierbaum der Gruppe { $division } ist kein Platz mehr frei. Mach den Start rückgängig, um mit allen neu auszulosen, oder nimm sie in eine andere Gruppe auf.
entry-label-taken = { $label } gibt es schon. Wähl eine andere Aufschrift.
entry-label-needed = Gib der Ausrüstung eine Art und eine Aufschrift.
entry-item = { $thing } { $number }
entry-item-out = { $entry } hat gerade { $label }.
entry-item-against-id = { $label } gibt es nur gegen einen Ausweis. Lass ihn dir zuerst geben.
entry-item-not-out = { $label } ist nicht verliehen.
entry-no-item = { $label } ist nicht unter der Ausrüstung.
entry-house-team-pays-nothing = Ein Hausteam zahlt nichts. Berechne es jemand anderem.
entry-house-team-no-pledge = Für ein Hausteam kann niemand etwas zusagen. Wähl jemand anderen.
entry-amount-needed = Gib einen Betrag über 0 an. Um Geld zurückzunehmen, storniere die Buchung.
entry-reversal-needs-reason = Schreib den Grund für die Stornierung auf.
entry-waiver-needs-reason = Schreib den Grund für den Erlass auf.
entry-pledge-empty = Sag einen Betrag über 0 zu.
entry-pledge-taken = Es gibt schon eine Zusage { $number }.
entry-no-donor = Diese Spende gibt es nicht. Nimm eine neue auf.
entry-no-pledge = Es gibt keine Zusage { $number }.
entry-pledge-collected = Zusage { $number } ist schon eingesammelt.
entry-points-not-final = Die Punkte stehen fest, wenn die Plätze der Gruppe { $division } bestätigt sind. Sammle die Zusage dann ein.
entry-not-in-catalogue = { $help } ist nicht im Angebot. { $names ->
        [0] Das Angebot ist leer.
       *[other] Es gibt: { $names }.
    }
entry-count-needed = Gib an, wie viele gekauft werden.
entry-fee-needs-cause = Gib an, wofür die Gebühr ist.
entry-list-empty = Die Liste ist leer, also wurde niemand gemeldet.
entry-waits = { $entry } steht auf der Warteliste. Lass sie zuerst nachrücken.
entry-does-not-wait = { $entry } steht nicht auf der Warteliste.
entry-no-fee = Dieses Turnier hat kein Startgeld. Leg es unter Meldungen fest.
entry-fee-not-paid = Das Startgeld war doch nicht bezahlt.
entry-fee-so-already =
    { $paid ->
        [true] { $entry } hat das Startgeld schon bezahlt.
       *[false] { $entry } hat das Startgeld nicht bezahlt.
    }
