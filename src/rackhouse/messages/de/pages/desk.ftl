desk-all = Alle zeigen
desk-away = Der Saal ist nicht zu erreichen. Wir versuchen es weiter.
desk-band = { $youngest } bis { $oldest }
desk-band-over = { $youngest } und älter
desk-call = Noch einmal aufrufen
desk-called =
    { $count ->
        [one] um { $time } aufgerufen
       *[other] { $count }-mal aufgerufen, zuletzt um { $time }
    }
desk-checkin-all = Alle
desk-checkin-do = Ist da
desk-checkin-here = Da
desk-checkin-id = Ausweis gesehen
desk-checkin-id-do = Ausweis gesehen und da
desk-checkin-id-no = hat keinen dabei
desk-checkin-id-none = Kein gültiger Ausweis
desk-checkin-id-seen = ✓ Ausweis
desk-checkin-missing = Fehlen
desk-checkin-nobody = Noch niemand.
desk-checkin-nobody-missing = Niemand fehlt.
desk-checkin-view = Wer gezeigt wird
desk-clock = Uhr der Runde
desk-clock-anew = Neu starten
desk-clock-begin = Starten
desk-clock-change = Uhr ändern
desk-clock-extend = Verlängern
desk-clock-left = verbleiben in der Runde
desk-clock-minutes = Minuten der Runde
desk-clock-more = Minuten mehr
desk-clock-none = Keine Runde läuft auf der Uhr.
desk-clock-over = Die Zeit der Runde ist um.
desk-clock-pause = Anhalten
desk-clock-resume = Weiter
desk-clock-stands = verbleiben; die Uhr steht
desk-clock-start = Uhr starten
desk-closed = Dieser Turniertisch ist für alle, die das Turnier leiten. Wenn du hilfst, öffne den Link, den du bekommen hast.
desk-csv-again = Andere Tabelle
desk-csv-asked = Dieses Turnier fragt noch mehr; jedes hat eine eigene Spalte: { $titles }.
desk-csv-enter =
    { $count ->
        [one] { $count } melden
       *[other] Alle { $count } melden
    }
desk-csv-example =
    name,phone,club
    Ruth Ames,555 0101,Bücherei
desk-csv-file = Eine Datei
desk-csv-good =
    { $count ->
        [one] { $count } Zeile lässt sich melden:
       *[other] { $count } Zeilen lassen sich melden:
    }
desk-csv-look = Lesen
desk-csv-missing = Dafür hat die Tabelle keine Spalte. Was gilt für alle Zeilen?
desk-csv-missing-choose = Wähle aus
desk-csv-missing-division = Gruppe
desk-csv-missing-take = Für alle Zeilen übernehmen
desk-csv-missing-yes = Ja, für alle
desk-csv-paste = Oder die Zeilen einfügen
desk-csv-problems =
    { $count ->
        [one] { $count } Zeile lässt sich nicht melden:
       *[other] { $count } Zeilen lassen sich nicht melden:
    }
desk-csv-row = Zeile { $row }:
desk-csv-text = Eine erste Zeile mit den Titeln der Spalten: name, und wenn du magst division, members, born, phone, mail, club. Niemand wird gemeldet, bevor du gesehen hast, was gelesen wurde.
desk-csv-title = Meldungen aus einer Tabelle
desk-csv-unread = Spalten, die hier nichts bedeuten und wegbleiben: { $titles }.
desk-doubt = Stimmt das?
desk-doubt-right = Ja, es stimmt
desk-doubt-wrong = Nein, ich sehe nach
desk-entries-add = Meldung aufnehmen
desk-entries-count =
    { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
desk-entries-csv = Aus einer Tabelle (CSV)
desk-entries-divisions = Alle Gruppen
desk-entries-entered = Gemeldet: { $names } ({ $numbers }).
desk-entries-link = Anmeldelink
desk-entries-link-text = Wer ihn öffnet, meldet sich an: allein oder mehrere einer Familie auf einmal.
desk-entries-link-text-alone = Wer ihn öffnet, meldet sich selbst an.
desk-entries-link-text-team = Wer ihn öffnet, meldet ein Team an.
desk-entries-none = Noch ist niemand gemeldet. Nimm sie hier auf, oder lass die Leute sich über diesen Link anmelden.
desk-entries-none-found = Keine Meldung passt dazu.
desk-entries-search = Nach ein paar Buchstaben oder der Nummer suchen
desk-entries-twin = { $name } ist schon Meldung { $number }. Noch einmal „Aufnehmen“ nimmt beide auf.
desk-entry-apart = Getrennt gehalten
desk-entry-apart-allow = Treffen lassen
desk-entry-apart-do = Getrennt halten
desk-entry-apart-done = Sie werden nicht gegeneinander gelost.
desk-entry-apart-from = Soll nicht treffen auf
desk-entry-apart-undone = Sie dürfen sich wieder treffen.
desk-entry-apart-why = Warum (Geschwister, gleicher Verein)
desk-entry-band = Altersklasse
desk-entry-band-unknown = Altersklasse nicht bekannt
desk-entry-born = Geburtsdatum
desk-entry-brings = Bringt mit
desk-entry-change = Speichern
desk-entry-changed = Gespeichert.
desk-entry-classes = Spielt um die Preise von
desk-entry-club = Verein
desk-entry-division = Gruppe
desk-entry-enter = Aufnehmen
desk-entry-family = Noch eine Person der Familie
desk-entry-forget = Vergessen, wer das ist
desk-entry-forget-do = Endgültig vergessen
desk-entry-forget-text = Name, Geburtsdatum und Kontakt werden endgültig gelöscht, und niemand spielt mehr durch die Links. Was gespielt wurde, bleibt unter der Nummer.
desk-entry-here = da
desk-entry-kind = Was gemeldet wird
desk-entry-kind-house = Hausteam
desk-entry-kind-player = Ein Spieler
desk-entry-kind-team = Ein Team
desk-entry-mail = Mail
desk-entry-may = wenn du magst
desk-entry-member = Mitglied { $number }
desk-entry-member-add = Noch ein Mitglied
desk-entry-members = Mitglieder
desk-entry-members-lines = Mitglieder, je eines pro Zeile
desk-entry-move = In eine andere Gruppe
desk-entry-move-do = Verschieben
desk-entry-moved = Verschoben.
desk-entry-name = Name
desk-entry-needed = Was mit * bezeichnet ist, muss ausgefüllt sein.
desk-entry-out = Setzt in einer Runde aus
desk-entry-out-back = Spielt doch
desk-entry-out-do = In dieser Runde aussetzen lassen
desk-entry-out-round = Runde { $round }
desk-entry-out-which = Welche Runde
desk-entry-out-why = Warum
desk-entry-person = Person { $number }
desk-entry-phone = Telefon
desk-entry-private = Nur wer das Turnier leitet, sieht das. Mit deiner Nummer und den letzten vier Ziffern des Telefons meldest du dich am Tag an.
desk-entry-rated = Wertung { $rating }
desk-entry-rating = Wertung
desk-entry-reinstate = Weiterspielen lassen
desk-entry-reinstate-text = Diese Meldung ist zurückgezogen.
desk-entry-reinstated = { $name } spielt weiter.
desk-entry-sign = Anmelden
desk-entry-team = Name des Teams
desk-entry-withdraw = Meldung zurückziehen
desk-entry-withdraw-text = Was noch zu spielen war, gilt als verloren; was gespielt ist, bleibt.
desk-entry-withdrawn = zurückgezogen
desk-entry-withdrawn-now = { $name } hat zurückgezogen.
desk-entry-without = Ohne { $name }
desk-equipment-add = Noch etwas zu verleihen
desk-equipment-add-do = Aufnehmen
desk-equipment-against = Ein Ausweis bleibt dafür am Tisch.
desk-equipment-back = Zurückgegeben
desk-equipment-back-title = { $label } ist zurück
desk-equipment-bring = Wer Eigenes mitbringt
desk-equipment-brought = { $count } mitgebracht.
desk-equipment-here = Am Tisch
desk-equipment-id = Der Ausweis bleibt am Tisch
desk-equipment-id-held = Ausweis liegt hier.
desk-equipment-id-may = Ein Ausweis bleibt dafür am Tisch
desk-equipment-id-return = Gib den Ausweis zurück.
desk-equipment-kind = Art
desk-equipment-label = Aufschrift (Brett 9)
desk-equipment-left = zu verleihen
desk-equipment-lend = Verleihen
desk-equipment-lend-text = Wähle, was verliehen wird.
desk-equipment-lend-title = { $label } verleihen
desk-equipment-out = { $count } verliehen.
desk-equipment-remark = Etwas zu vermerken (ein Stein fehlt)
desk-equipment-still-out = Noch verliehen
desk-equipment-to = An wen
desk-equipment-to-more =
    { $count ->
        [one] { $count } weitere Person: ein paar Buchstaben genügen.
       *[other] { $count } weitere: ein paar Buchstaben genügen.
    }
desk-equipment-where = Verliehen wird hier: { $where }.
desk-equipment-within = Es bleibt im Haus.
desk-fewer = Weniger zeigen
desk-glance = Auf einen Blick
desk-just-now = Gerade eben
desk-keep = Sichere deinen Leitungs-Link
desk-keep-body = Mit diesem Link leitest du { $title }. Gib ihn niemandem weiter.
desk-keep-done = Ich habe ihn gesichert
desk-keep-mail = Link mailen
desk-keep-print = Link drucken
desk-keep-subject = Leitungs-Link: { $title }
desk-keep-text = Damit leitest du das Turnier von jedem Gerät aus. Ohne ihn verlierst du das Turnier, wenn dieser Browser dich vergisst.
desk-kind-board = Brett
desk-kind-clock = Uhr
desk-kind-dictionary = Wörterbuch
desk-kind-tile-set = Steinsatz
desk-log-anybody = Von allen
desk-log-brought = importiert, { $role }
desk-log-none = Nichts im Protokoll passt.
desk-log-search = Suchen, was getan wurde
desk-log-undone = rückgängig gemacht
desk-log-who = Von wem
desk-mail-kept = Bleibt im Ausgang: Dieses Haus schickt Briefe nur für Veranstaltungen, deren Leitung seine Losung genannt hat. Frag, wer das Haus betreibt.
desk-mail-most = Bis dahin bleiben höchstens { $count } Briefe liegen: ältere machen Platz.
desk-mail-none = Noch wurde nichts geschrieben.
desk-mail-phrase = Die Losung des Hauses
desk-mail-phrase-say = Nennen
desk-mail-send = Jetzt senden
desk-mail-sent = gesendet { $at }
desk-mail-tell = Selbst gesagt
desk-mail-text = Was das Turnier den Gemeldeten schreibt. Kennt der Saal keinen Mailserver, wartet es hier.
desk-mail-told = selbst gesagt
desk-mail-waits = wartet auf den Versand
desk-opening = Der Turniertisch wird geöffnet …
desk-outstanding = Offen
desk-outstanding-absent = Nicht erschienen
desk-outstanding-count =
    { $count ->
        [one] { $count } Sache
       *[other] { $count } Sachen
    }
desk-outstanding-none = Nichts wartet auf dich.
desk-outstanding-open = Ansehen
desk-people-digits = Mit den Ziffern angemeldet
desk-people-digits-text = Sie kannten die Nummer einer Meldung und die letzten Ziffern ihres Telefons. Beenden schließt diesen Weg, bis die Meldung ein anderes Telefon hat; ein Link gilt weiter.
desk-people-end = Beenden
desk-people-ends = Mit ihm enden: { $links }
desk-people-fell = Endete mit dem Link von { $name }, der ihn gemacht hat
desk-people-label = Für wen (für deine Liste)
desk-people-links = Vergebene Links
desk-people-made = gemacht von { $name }
desk-people-make = Link erzeugen
desk-people-new = Jemandem eine Rolle geben
desk-people-none = Noch kein Link wurde erzeugt.
desk-people-once = Der Link wird nur jetzt gezeigt. Kopiere ihn oder lass ihn scannen.
desk-people-ready = Zum Weitergeben bereit
desk-people-ready-text = Mit dem Turnier erzeugt und nur in diesem Tab zu sehen.
desk-people-revoke = Zurücknehmen
desk-people-revoked = zurückgenommen
desk-people-role = Rolle
desk-people-text = Wer einen Link öffnet, hat seine Rolle bei diesem Turnier. Nimm den Link zurück, und die Rollen, die durch ihn kamen, sind weg.
desk-plan-contact = Wen man fragt
desk-plan-days = Tage und Zeiten
desk-plan-notices = Was gilt, ein Satz pro Zeile
desk-plan-order = Reihenfolge der Feinwertung
desk-plan-order-text = Die erste Zeile entscheidet über die Plätze; wer gleichauf ist, wird nach der nächsten getrennt, und so weiter. Seiten und Drucke zeigen diese Reihenfolge. Sie lässt sich ändern, bis die Plätze beglaubigt sind.
desk-plan-reason = Warum (alle Gemeldeten können es lesen)
desk-plan-tables = Wie an den Tischen gespielt wird
desk-plan-tables-text = Für Tische, die von jetzt an eröffnet werden.
desk-plan-title = Titel
desk-plan-venue = Ort
desk-plan-venue-address = Adresse
desk-plan-venue-directions = Wie man hinkommt
desk-plan-venue-name = Name des Orts
desk-plan-words = Was auf der Seite steht
desk-prints-calendar = Kalenderdatei
desk-prints-export = Das ganze Turnier
desk-prints-files = Dateien
desk-prints-later = Sobald es begonnen hat
desk-prints-open = PDF öffnen
desk-prints-paper = Auf Papier
desk-prints-round = Runde
desk-prints-size = Papier
desk-prints-size-a4 = A4
desk-prints-size-letter = Letter
desk-reason = Grund
desk-reason-may = Grund (wenn du magst); er bleibt in den Akten, nenne also niemanden
desk-role-clock = Das Programm
desk-role-desk = Turniertisch
desk-role-desk-text = Meldet an, lost aus, nimmt Ergebnisse und Geld entgegen, verleiht Ausrüstung.
desk-role-organiser = Leitung
desk-role-organiser-text = Darf alles: den Plan ändern, über Streitfälle entscheiden, Plätze bestätigen.
desk-role-player = Spieler
desk-role-player-of = Spieler, Meldung { $number }
desk-role-public = Alle
desk-role-score-keeper = Schreiber
desk-role-score-keeper-text = Führt den Spielstand eines Tisches und gibt das Ergebnis ab.
desk-role-word-judge = Wortrichter
desk-role-word-judge-text = Beantwortet die Rufe aller Tische auf einem Telefon.
desk-sign = Anmeldung
desk-sign-close = Anmeldung schließen
desk-sign-limits = Nach Datum oder Anzahl schließen
desk-sign-most = Höchstens so viele
desk-sign-open = Die Anmeldung ist offen.
desk-sign-open-most = Platz ist für { $count }.
desk-sign-open-until = Sie schließt { $at }.
desk-sign-reopen = Anmeldung öffnen
desk-sign-text = Sobald gespielt wird, trägt nur noch der Turniertisch ein.
desk-sign-until = Schließt am
desk-tab-check-in = Anwesenheit
desk-tab-divisions = Gruppen
desk-tab-entries = Meldungen
desk-tab-equipment = Ausrüstung
desk-tab-judge = Wortrichter
desk-tab-log = Protokoll
desk-tab-mail = Post
desk-tab-matters = Strittiges
desk-tab-money = Geld
desk-tab-people = Helfer
desk-tab-plan = Plan
desk-tab-prints = Drucke
desk-tab-results = Ergebnisse
desk-tab-rounds = Runden
desk-tab-standings = Stand
desk-table-entries = Meldungen
desk-table-ledger = Kassenbuch
desk-table-pairings = Paarungen
desk-table-results = Ergebnisse
desk-table-standings = Tabelle
desk-tabs = Teile des Turniertischs
desk-title = Turniertisch
desk-to-event = Zur Seite des Turniers
desk-undo = Rückgängig machen
desk-undo-all = Alles zusammen rückgängig machen
desk-undo-last = Letztes rückgängig
desk-undo-none = Es gibt noch nichts rückgängig zu machen.
desk-undo-short = Rückgängig
desk-undo-stays = Was danach geschah, bleibt, denn es lässt sich nicht zurücknehmen: { $what }.
desk-undo-this = Rückgängig machen
desk-undo-together =
    { $count ->
        [one] { $count } Handlung baut darauf auf. Sie wird mit rückgängig gemacht, oder gar nichts.
       *[other] { $count } Handlungen bauen darauf auf. Sie werden zusammen rückgängig gemacht, oder gar nichts.
    }
desk-waiting-discrepancy = eine Unstimmigkeit wartet
desk-waiting-double-forfeit = beidseitiger Verlust vorgeschlagen
desk-waiting-here = offen
desk-waiting-id = kein Ausweis gesehen
desk-waiting-item-out = noch verliehen
desk-waiting-judge-call = wartet auf das Wortgericht
desk-waiting-no-pad = noch kein Spielblock
desk-waiting-no-table = hat keinen Tisch
desk-waiting-not-started = hat nicht begonnen
desk-waiting-report = eine Meldung wartet auf die andere Seite
desk-waiting-resting = neu zu paaren
desk-waiting-result = noch kein Ergebnis
desk-waiting-ruling-asked = eine Entscheidung ist erbeten
desk-waiting-tie = ein Gleichstand ist zu lösen
desk-waiting-unseated = hat keine Begegnung
desk-waiting-unsent-mail = Mail nicht gesendet
desk-wall = Wandanzeige
desk-weeks-from = ab { $day }
