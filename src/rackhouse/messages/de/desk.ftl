### Was der Turniertisch sagt: Absagen, was noch zu tun ist, was sich geändert hat.

desk-again-not-yours = Nur Leitung und Turniertisch eines Turniers können ein gleiches anlegen.
desk-announcement-stays = Die Ankündigung eines Turniers kann nicht rückgängig gemacht werden. Mach stattdessen rückgängig, was danach kam.
desk-answer-of-another-kind = Eine Antwort passt nicht zu ihrer Frage. Prüfe deine Antworten.
desk-because = { $said }: { $reason }
desk-before-director = der Turnierleitung vorgelegt
desk-birth-date-needed = Gespielt wird nach Altersklassen. Gib das Geburtsdatum an.
desk-bye = Freilos
desk-calls-not-yours = Die Anzweiflungen dieses Turniers sehen nur der Wortrichter und der Turniertisch.
desk-changes-running-match = Das ändert eine Begegnung, die gerade läuft: { $matches }. Das Spiel beenden?
desk-choose-division = Wähle eine Gruppe: { $divisions }.
desk-claim-not-yours = Das kann nur die Person selbst bestätigen oder wer das Turnier leitet, bei dem sie zuerst gespielt hat.
desk-claim-unknown = Bei diesem Turnier ist niemand dieser Person zugeordnet.
desk-days-changed = Tage oder Zeiten haben sich geändert.
desk-division-round = { $division }, Runde { $round }
desk-file-empty = Diese Datei enthält kein Turnier.
desk-file-no-event = Das ist keine Turnierdatei, oder ein Teil davon fehlt.
desk-file-not-yours = Die Turnierdatei können nur die Leitung und der Turniertisch herunterladen.
desk-file-people-damaged = Die Personenliste in dieser Datei ist beschädigt und nicht lesbar.
desk-file-too-large = { $part } in dieser Datei ist für ein Turnier zu groß.
desk-format-after = Nach Runde { $round } wird { $division } so gespielt: { $format }.
desk-format-is = { $division } wird so gespielt: { $format }.
desk-item-with = bei { $entry }
desk-late-instead = spielt anstelle von { $entry }
desk-late-meets = trifft in Runde 1 auf { $entry }
desk-late-more-rounds = es sind jetzt { $count } Runden statt { $before }
desk-late-more-weeks = es sind jetzt { $count } Wochen statt { $before }, bis { $day }
desk-late-rounds = spielt in den Runden { $numbers }
desk-late-weeks = spielt in den Wochen { $numbers }
desk-letter-going = Diese Mail wird gerade gesendet.
desk-letter-sent = Diese Mail ist schon gesendet.
desk-letter-to = { $entry }: { $subject }
desk-link-expired = Dieser Link gilt nicht mehr. Bitte die Leitung um einen neuen.
desk-link-make-organiser = Leitungslinks kann nur die Leitung erstellen.
desk-link-of-opponent = Du hast eine Begegnung mit { $name }. Bitte jemand anderen aus der Leitung, diesen Link zu widerrufen.
desk-link-revoke-organiser = Einen Leitungslink kann nur die Leitung widerrufen.
desk-link-unknown = Diesen Link gibt es bei diesem Turnier nicht.
desk-log-not-yours = Das Protokoll sehen nur die Leitung und der Turniertisch.
desk-mail-held = Nicht gesendet: Mails gehen erst hinaus, wenn die Leitung das Kennwort für Mails eingegeben hat. Frag, wer diesen Server betreibt.
desk-mail-limit = Dieses Turnier hat so viele Mails gesendet, wie an einem Tag erlaubt sind. Der Rest geht später hinaus.
desk-mail-no-address = Dafür ist keine Mailadresse bekannt.
desk-mail-no-server = Es ist kein Mailserver eingerichtet. Starte den Server mit --smtp, oder sag es ihnen selbst.
desk-mail-not-yours = Die Mails sehen nur die Leitung und der Turniertisch.
desk-receipt-no-address = Es ist keine Mailadresse bekannt. Drucke die Quittung stattdessen.
desk-mailing-nobody = Niemand davon hat eine Mailadresse angegeben. Wähle andere aus.
desk-mailing-empty = Schreibe zuerst einen Text.
desk-photo-too-large = Dieses Bild ist zu groß. Nimm eines mit höchstens { $megabytes } Megabyte und 60 Millionen Pixeln.
desk-photo-too-many = Ein Turnier hat Platz für { $most } Fotos. Entferne zuerst eines.
desk-photo-unreadable = Das ist kein lesbares Bild. Nimm eine Datei in JPEG, PNG oder WebP.
desk-no-photo = Dieses Foto wurde entfernt.
desk-mail-told-in-person = Persönlich gesagt.
desk-mail-waiting = wartet auf den Versand
desk-marked-at-turn =
    { $turn ->
        [0] bei der Auslosung vermerkt
       *[other] bei Zug { $turn } vermerkt
    }
desk-match-has-result = { $match } hat schon ein Ergebnis. Setze zuerst eine Wiederholung an.
desk-match-is-bye = { $match } ist ein Freilos und wird nicht gespielt.
desk-matching-not-yours = Personen zuordnen können nur die Leitung und der Turniertisch.
desk-member-unknown = Dieses Team hat kein solches Mitglied.
desk-no-action = Eine Aktion { $number } gibt es bei diesem Turnier nicht.
desk-no-currency = Es gibt keine Währung { $currency }; gib ihr ISO-Kürzel an, etwa EUR.
desk-no-entry = Eine Meldung { $number } gibt es bei diesem Turnier nicht.
desk-no-event = Dieses Turnier gibt es nicht. Prüfe den Link.
desk-no-letter = Diese Mail gibt es bei diesem Turnier nicht.
desk-no-match = Eine Begegnung { $number } gibt es noch nicht, oder wer sie spielt, steht noch nicht fest.
desk-no-player = Diese Person gibt es hier nicht.
desk-no-pledge = Eine Zusage { $number } gibt es nicht.
desk-no-seat = Du hast an diesem Tisch keinen Platz.
desk-bracket-full = Um mit allen neu auszulosen, mach den Start im Protokoll rückgängig.
desk-not-signed-in = Diese Anmeldung ist schon beendet.
desk-not-started = nicht begonnen
desk-not-your-role = Du bist bei diesem Turnier nicht { $role }.
desk-office-only = Das können nur die Leitung und der Turniertisch.
desk-only-at-venue = Alle Spiele dieses Turniers werden hier gespielt: { $venue }. Öffne dort einen Spielblock.
desk-order-is = Über die Plätze in { $division } entscheiden der Reihe nach { $measures }.
desk-organiser-only = Das kann nur die Leitung.
desk-outcome-kind =
    { $kind ->
        [bye] Freilos
        [forfeit] kampflos
        [default] nicht zugelassen
        [no-show] nicht erschienen
        [double-forfeit] beidseitig kampflos
        [absent] abwesend
        [played] gespielt
       *[ruled] entschieden
    }
desk-outcome-to = { $outcome }, Sieg für { $entry }
desk-paired-before-correction = gepaart, bevor ein Ergebnis berichtigt wurde: { $matches }
desk-person-not-yours = Das können nur die Person selbst, die Leitung oder der Turniertisch ändern.
desk-phrase-needed = Um hier Turniere anzulegen, brauchst du ein Kennwort. Frag, wer diesen Server betreibt, und gib es hier ein.
desk-phrase-wrong = Das Kennwort stimmt nicht. Frag, wer diesen Server betreibt.
desk-play-together = { $one } und { $other } spielen zusammen als { $title }.
desk-plays-with = { $one } spielt zusammen mit { $other }.
desk-recorded-as = eingetragen: { $outcome }
desk-report-overdue = Bis zur Frist wurde kein Ergebnis gemeldet.
desk-report-unconfirmed = { $report }. Die andere Seite hat das nicht bestätigt.
desk-reports = { $entry } meldet { $scores }
desk-round = Runde { $round }
desk-round-board = Runde { $round }, Brett { $board }
desk-ruling-asked = Bitte entscheiden: Die andere Seite ist nicht zu erreichen.
desk-same-player-twice = Diese Person spielt bei diesem Turnier schon mit. Wähle jemanden aus einem anderen Turnier.
desk-scores-before = { $scores } ({ $before } vor den Restbuchstaben)
desk-sheet-counts-differently = Diese Regeln werten Ergebnisse anders als die, mit denen das Turnier begonnen hat. Lege dafür ein neues Turnier an.
desk-sheet-prices-differ = Diese Regeln haben andere Preise als die, mit denen das Turnier begonnen hat. Lege dafür ein neues Turnier an.
desk-still-playing = { $match } spielen noch, es steht { $scores }. Das Spiel mit diesem Ergebnis beenden?
desk-table = Tisch { $table }
desk-table-not-open = An diesem Tisch ist noch kein Spiel offen. Bitte den Turniertisch darum.
desk-tied = steht auch vor den Restbuchstaben gleich
desk-too-many-entries = Du kannst bis zu { $most } selbst melden. Bitte den Turniertisch, die übrigen zu melden.
desk-turn = Zug { $turn }
desk-unknown-role = { $role } ist keine Rolle bei einem Turnier. Rollen sind { $roles }.
desk-venue-is = Der Ort ist { $venue }.
desk-wrong-digits = Nummer und Ziffern passen nicht zusammen. Frag am Turniertisch.
desk-yes-needed = Zum Melden ist ein Ja nötig: { $question }
desk-table-not-yours = Den Tisch können nur der Turniertisch, ein Schreiber oder wer dort spielt einrichten.
desk-pause-clock = Die Rundenuhr steht.
desk-pause-decided = Der Turniertisch hat dieses Spiel beendet: Die Begegnung ist entschieden oder neu gepaart.

desk-column-name = Name
desk-column-given = Vorname
desk-column-surname = Nachname
desk-column-division = Gruppe
desk-column-members = Teammitglieder
desk-column-brings = Bringt mit
desk-column-born = Geburtsdatum oder -jahr
desk-column-email = Mail
desk-column-phone = Telefon
desk-column-club = Verein oder Ort
desk-column-rating = Wertung
desk-column-paid = Startgeld bezahlt
# Vereine
desk-club-unknown = Diesen Verein gibt es nicht. Prüfe den Link.
desk-club-not-yours = Das kann nur die Leitung dieses Vereins. Bitte sie um den Leitungslink.
desk-club-too-many = Du leitest schon { $most } Vereine. Lösche erst einen.
desk-club-link-expired = Dieser Link gilt nicht mehr. Bitte die Leitung des Vereins um einen neuen.
desk-club-last-organiser = Außer dir leitet niemand diesen Verein. Gib erst jemandem den Leitungslink, oder lösche den Verein.
desk-club-event-not-yours = Nur die Leitung eines Turniers kann es einem Verein zuordnen.
desk-club-event-hidden = Dieses Turnier ist nicht öffentlich. Ändere das erst in seinen Einstellungen.
desk-club-season-days = Die Saison { $title } endet, bevor sie beginnt. Ändere eines der Daten.
desk-rehearsal-no-mail = Nicht gesendet: Das ist eine Probe.
desk-rehearsal-nothing-open = Keine Begegnung wartet auf ein Ergebnis. Starte oder paare zuerst eine Runde.
desk-rehearsal-of-rehearsal = Das ist schon eine Probe. Spiel sie durch oder wirf sie weg.
desk-rehearsal-only = Nur bei einer Probe lassen sich Ergebnisse erfinden, und nur sie lässt sich wegwerfen.
desk-rehearsal-title = Probe: { $title }
