desk-all = Alle zeigen
desk-away-not-saved = Die Verbindung war unterbrochen, das ist nicht gespeichert. Versuch es noch einmal.
desk-away = Verbindung verloren. Neue Verbindung wird gesucht …
desk-band = { $youngest } bis { $oldest }
desk-band-over = { $youngest } und älter
desk-call = Aufrufen
desk-call-again = Noch einmal aufrufen
desk-called =
    { $count ->
        [one] um { $time } aufgerufen
       *[other] { $count }-mal aufgerufen, zuletzt um { $time }
    }
desk-checkin-all = Alle
desk-checkin-all-do = Alle { $count } einchecken
desk-checkin-all-id = Alle { $count } einchecken, Ausweise gesehen
desk-checkin-do = Einchecken
desk-checkin-here = Eingecheckt
desk-checkin-id = Ausweis gesehen
desk-checkin-id-do = Einchecken, Ausweis gesehen
desk-checkin-id-no = kein Ausweis
desk-checkin-id-none = Kein gültiger Ausweis
desk-checkin-id-seen = ✓ Ausweis
desk-checkin-missing = Fehlen
desk-checkin-nobody = Noch niemand.
desk-checkin-nobody-missing = Niemand fehlt.
desk-checkin-view = Wer gezeigt wird
desk-clock = Rundenuhr
desk-clock-anew = Neu starten
desk-clock-begin = Starten
desk-clock-change = Uhr ändern
desk-clock-extend = Verlängern
desk-clock-left = verbleiben in der Runde
desk-clock-minutes = Minuten für die Runde
desk-clock-more = Minuten mehr
desk-clock-none = Keine Rundenuhr läuft.
desk-clock-over = Die Zeit der Runde ist um.
desk-clock-pause = Anhalten
desk-clock-resume = Fortsetzen
desk-clock-stands = verbleiben; die Uhr ist angehalten
desk-clock-start = Uhr starten
desk-closed = Nur Leitung und Helfer können diesen Turniertisch öffnen. Wenn du hilfst, öffne den Link, den du bekommen hast.
desk-csv-again = Andere Liste importieren
desk-csv-asked = Dieses Turnier fragt auch nach: { $titles }. Füge für jedes eine Spalte hinzu, oder antworte im nächsten Schritt einmal für alle Zeilen.
desk-csv-enter =
    { $count ->
        [one] { $count } melden
       *[other] Alle { $count } melden
    }
desk-csv-example =
    name,telefon,verein
    Ruth Ames,555 0101,Bücherei
desk-csv-file = Eine Datei
desk-csv-good =
    { $count ->
        [one] { $count } Zeile ist bereit:
       *[other] { $count } Zeilen sind bereit:
    }
desk-csv-look = Liste lesen
desk-csv-missing = Dafür hat die Liste keine Spalte. Was gilt für alle Zeilen?
desk-csv-missing-choose = Wähle aus
desk-csv-missing-take = Für alle Zeilen übernehmen
desk-csv-missing-yes = Ja, für alle
desk-csv-paste = Oder die Zeilen einfügen
desk-csv-problems =
    { $count ->
        [one] { $count } Zeile muss verbessert werden, bevor sie aufgenommen wird:
       *[other] { $count } Zeilen müssen verbessert werden, bevor sie aufgenommen werden:
    }
desk-csv-row = Zeile { $row }
desk-csv-text = Eine Tabelle, eine Wertungsliste oder die Datei eines anderen Turnierprogramms (.t, .tou), mit oder ohne Überschriften. Du siehst, was gelesen wurde, bevor jemand gemeldet wird.
desk-csv-title = Meldungen importieren
desk-csv-columns = Was jede Spalte ist. Ändere es, wenn es nicht stimmt.
desk-csv-column = Spalte { $number }
desk-csv-column-out = Weglassen
desk-csv-headings = Die erste Zeile hat die Überschriften
desk-csv-name-missing = Wähle aus, in welcher Spalte die Namen stehen.
desk-csv-mend-cell = { $column } in Zeile { $row }
desk-csv-mend = Noch einmal prüfen
desk-csv-leave-out = Zeile { $row } weglassen
desk-csv-entered =
    { $count ->
        [one] { $count } Meldung ist aufgenommen. Die Zeilen unten bleiben hier, bis du sie verbesserst oder das Fenster schließt.
       *[other] { $count } Meldungen sind aufgenommen. Die Zeilen unten bleiben hier, bis du sie verbesserst oder das Fenster schließt.
    }
desk-doubt = Stimmt das?
desk-doubt-right = Ja, es stimmt
desk-doubt-wrong = Nein, ich sehe nach
desk-entries-add = Meldung aufnehmen
desk-entries-count =
    { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
desk-entries-csv = Liste importieren
desk-entries-divisions = Alle Gruppen
desk-entries-entered = Gemeldet: { $names } ({ $numbers }).
desk-entries-link = Anmeldelink
desk-entries-link-text = Über diesen Link kann sich jeder anmelden: allein oder gleich die ganze Familie.
desk-entries-link-text-alone = Über diesen Link kann sich jeder anmelden.
desk-entries-link-text-team = Über diesen Link kann jeder ein Team anmelden.
desk-entries-none = Noch keine Meldungen. Nimm sie hier auf, oder gib diesen Link zum Anmelden weiter.
desk-entries-none-found = Keine Meldung passt zu deiner Suche.
desk-entries-search = Nach Name oder Nummer suchen
desk-entries-twin = { $name } ist schon Meldung { $number }. Drück noch einmal Aufnehmen, um beide aufzunehmen.
desk-entry-apart = Getrennt gehalten
desk-entry-apart-allow = Paarung erlauben
desk-entry-apart-do = Getrennt halten
desk-entry-apart-done = Sie werden nicht gegeneinander gepaart.
desk-entry-apart-from = Nicht paaren mit
desk-entry-apart-undone = Sie können wieder gepaart werden.
desk-entry-apart-why = Grund (Geschwister, gleicher Verein)
desk-entry-band = Altersklasse
desk-entry-band-unknown = Altersklasse unbekannt
desk-entry-born = Geburtsdatum
desk-entry-brings = Bringt mit
desk-entry-change = Speichern
desk-entry-changed = Gespeichert.
desk-entry-classes = Spielt für
desk-entry-club = Verein
desk-entry-division = Gruppe
desk-entry-enter = Aufnehmen
desk-entry-family = Noch ein Familienmitglied
desk-entry-forget = Persönliche Daten löschen
desk-entry-forget-do = Endgültig löschen
desk-entry-forget-text = Name, Geburtsdatum und Kontakt werden endgültig gelöscht, und die Links der Meldung gelten nicht mehr. Ergebnisse bleiben unter der Nummer.
desk-entry-here = da
desk-entry-kind = Art der Meldung
desk-entry-kind-house = Hausteam
desk-entry-kind-player = Ein Spieler
desk-entry-kind-team = Ein Team
desk-entry-mail = Mail
desk-entry-may = freiwillig
desk-entry-member = Mitglied { $number }
desk-entry-member-add = Mitglied hinzufügen
desk-entry-members = Mitglieder
desk-entry-members-lines = Mitglieder, eines pro Zeile
desk-entry-move = In eine andere Gruppe
desk-entry-move-do = Verschieben
desk-entry-moved = Verschoben.
desk-entry-name = Name
desk-entry-needed = Felder mit * sind nötig.
desk-entry-out = Setzt in einer Runde aus
desk-entry-out-back = Wieder mitspielen lassen
desk-entry-out-do = Diese Runde aussetzen lassen
desk-entry-out-round = Runde { $round }
desk-entry-out-which = Welche Runde
desk-entry-out-why = Grund
desk-entry-person = Person { $number }
desk-entry-phone = Telefon
desk-entry-private = Deine Mailadresse und Telefonnummer sehen nur Leitung und Turniertisch. Am Turniertag meldest du dich mit deiner Nummer und den letzten vier Ziffern deiner Telefonnummer an.
desk-entry-returned = { $name } ist von anderen Turnieren bekannt: { $rating }.
desk-entry-returning = Schon einmal hier gespielt:
desk-entry-rated = Wertung { $rating }
desk-entry-rating = Wertung
desk-entry-reinstate = Meldung wieder aufnehmen
desk-entry-reinstate-text = Diese Meldung ist zurückgezogen.
desk-entry-reinstated = { $name } ist wieder dabei.
desk-entry-sign = Anmelden
desk-entry-team = Name des Teams
desk-entry-withdraw = Meldung zurückziehen
desk-entry-withdraw-text = Ausstehende Begegnungen gelten als kampflos verloren. Bisherige Ergebnisse bleiben. Spielt jeder gegen jeden, übernimmt die nächste Nachmeldung die ausstehenden Begegnungen.
desk-entry-withdrawn = zurückgezogen
desk-entry-withdrawn-now = { $name } hat zurückgezogen.
desk-entry-without = { $name } entfernen
desk-equipment-add = Ausrüstung zum Verleihen hinzufügen
desk-equipment-add-do = Aufnehmen
desk-equipment-against = Dafür bleibt ein Ausweis am Turniertisch.
desk-equipment-back = Zurückgegeben
desk-equipment-back-title = { $label } ist zurück
desk-equipment-bring = Wer Eigenes mitbringt
desk-equipment-brought = { $count } mitgebracht.
desk-equipment-here = Am Turniertisch
desk-equipment-id = Der Ausweis bleibt am Turniertisch
desk-equipment-id-held = Ausweis liegt hier.
desk-equipment-id-may = Dafür bleibt ein Ausweis am Turniertisch
desk-equipment-id-return = Gib den Ausweis zurück.
desk-equipment-kind = Art
desk-equipment-label = Aufschrift (Brett 9)
desk-equipment-left = verfügbar
desk-equipment-lend = Verleihen
desk-equipment-lend-text = Wähle, was du verleihst.
desk-equipment-lend-title = { $label } verleihen
desk-equipment-out = { $count } verliehen.
desk-equipment-remark = Notiz (ein Stein fehlt)
desk-equipment-still-out = Noch nicht zurück
desk-equipment-to = An wen
desk-equipment-to-more =
    { $count ->
        [one] { $count } weitere Person: Tippe ein paar Buchstaben.
       *[other] { $count } weitere: Tippe ein paar Buchstaben.
    }
desk-equipment-where = Ausleihe: { $where }.
desk-equipment-within = Es muss im Haus bleiben.
desk-fewer = Weniger zeigen
desk-glance = Auf einen Blick
desk-just-now = Gerade eben
desk-keep = Sichere deinen Leitungslink
desk-keep-body = Mit diesem Link leitest du { $title }. Gib ihn niemandem weiter.
desk-keep-done = Ich habe ihn gesichert
desk-keep-mail = Link mailen
desk-keep-print = Link drucken
desk-keep-subject = Leitungslink: { $title }
desk-keep-text = Damit leitest du das Turnier von jedem Gerät aus. Ohne ihn verlierst du das Turnier, wenn dieser Browser dich vergisst.
desk-kind-board = Brett
desk-kind-clock = Uhr
desk-kind-dictionary = Wörterbuch
desk-kind-tile-set = Steinsatz
desk-log-anybody = Von allen
desk-log-brought = importiert, { $role }
desk-log-none = Kein Eintrag passt zu deiner Suche.
desk-log-search = Protokoll durchsuchen
desk-log-undone = rückgängig gemacht
desk-log-who = Von wem
desk-mail-kept = Nicht gesendet: Dieser Server schickt Mails erst, wenn die Leitung sein Kennwort eingegeben hat. Frag, wer den Server betreibt.
desk-mail-most = Im Ausgang bleiben höchstens { $count } Mails. Ist er voll, fallen die ältesten weg.
desk-mail-none = Noch keine Mails.
desk-mail-phrase = Kennwort
desk-mail-phrase-say = Kennwort eingeben
desk-mail-send = Jetzt senden
desk-mail-sent = gesendet { $at }
desk-mail-tell = Als persönlich gesagt vermerken
desk-mail-text = Mails an alle Gemeldeten. Kann dieser Server keine senden, warten sie hier.
desk-mail-told = persönlich gesagt
desk-mail-waits = noch nicht gesendet
desk-opening = Der Turniertisch wird geöffnet …
desk-outstanding = Offen
desk-outstanding-absent = Als nicht erschienen werten
desk-outstanding-count =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
desk-outstanding-none = Gerade ist nichts zu tun.
desk-people-digits = Mit der Telefonnummer angemeldet
desk-people-digits-text = Diese Personen haben sich mit der Nummer einer Meldung und den letzten vier Ziffern ihrer Telefonnummer angemeldet. War das falsch, melde sie ab: So kann sich niemand mehr anmelden, bis die Meldung eine andere Telefonnummer hat. Links gelten weiter.
desk-people-end = Abmelden
desk-people-ends = Damit enden auch: { $links }
desk-people-fell = Endete mit dem Link von { $name }, der ihn erzeugt hat
desk-people-label = Für wen (nur für deine Liste)
desk-people-links = Vergebene Links
desk-people-made = erzeugt von { $name }
desk-people-make = Link erzeugen
desk-people-new = Jemandem eine Rolle geben
desk-people-none = Noch keine Links.
desk-people-once = Dieser Link wird nur einmal gezeigt. Kopiere ihn oder lass ihn scannen.
desk-people-ready = Zum Weitergeben bereit
desk-people-ready-text = Mit dem Turnier erzeugt. Du siehst sie nur in diesem Tab.
desk-people-revoke = Widerrufen
desk-people-revoked = widerrufen
desk-people-role = Rolle
desk-people-text = Wer einen Link öffnet, hat bei diesem Turnier die Rolle des Links. Widerrufst du den Link, endet sie für alle, die ihn benutzt haben.
desk-plan-stream = Bänke im Stream der Leitung
desk-plan-stream-after = { $count } Minuten später
desk-plan-stream-never = nach jedem Spiel
desk-plan-chat = Chat unter Spielern
desk-plan-chat-off = Aus
desk-plan-chat-phrases = Fertige Sätze (aus, wenn jemand unter 18 ist)
desk-plan-contact = Kontakt
desk-plan-days = Tage und Zeiten
desk-plan-notices = Bitte beachten, ein Satz pro Zeile
desk-plan-order = Reihenfolge der Feinwertung
desk-plan-order-text = Die Plätze gehen nach der ersten Zeile, bei Gleichstand nach der nächsten und so weiter. Seiten und Drucke zeigen diese Reihenfolge. Sie lässt sich ändern, bis die Tabelle bestätigt ist.
desk-plan-reason = Grund (alle Gemeldeten können ihn lesen)
desk-plan-tables = Wie gespielt wird
desk-plan-tables-text = Für Spiele, die ab jetzt eröffnet werden.
desk-plan-title = Titel
desk-plan-venue = Spielort
desk-plan-venue-address = Adresse
desk-plan-venue-directions = Anfahrt
desk-plan-venue-name = Name des Spielorts
desk-plan-words = Texte der Turnierseite
desk-prints-calendar = Kalenderdatei
desk-prints-export = Das ganze Turnier
desk-prints-files = Dateien
desk-prints-here = Die Codes auf Plakaten, Namensschildern und Zetteln gehen nur auf diesem Rechner. Damit Handys sie öffnen können, starte den Server vorher mit ./run serve --hall.
desk-prints-language = Sprache
desk-prints-later = Verfügbar, sobald gespielt wird
desk-prints-not-final = Die Tabelle ist noch nicht bestätigt.
desk-prints-open = PDF öffnen
desk-prints-paper = Auf Papier
desk-prints-round = Runde
desk-prints-size = Papier
desk-prints-size-a4 = A4
desk-prints-size-letter = Letter
desk-rating-tou = Ergebnisse zur Wertung (.tou)
desk-rating-tsh = Gruppe für tsh (.t)
desk-reason = Grund
desk-reason-may = Grund (freiwillig). Er bleibt im Protokoll, nenne also niemanden.
desk-role-clock = Das Programm
desk-role-desk = Turniertisch
desk-role-desk-text = Checkt ein, paart Runden, nimmt Ergebnisse und Geld entgegen, verleiht Ausrüstung.
desk-role-organiser = Leitung
desk-role-organiser-text = Darf alles: den Plan ändern, Streitfälle entscheiden, die Tabelle bestätigen.
desk-role-player = Spieler
desk-role-player-of = Spieler, Meldung { $number }
desk-role-public = Alle
desk-role-score-keeper = Schreiber
desk-role-score-keeper-text = Schreibt die Punkte an einem Tisch und gibt das Ergebnis ab.
desk-role-word-judge = Wortrichter
desk-role-word-judge-text = Entscheidet die Anzweiflungen aller Tische auf einem Telefon.
desk-ratings = Wertungen aus einer Liste
desk-ratings-text = Wertungen werden nach dem Namen gesucht. Nimm die Liste eures Verbands, oder die Wertungen aus Turnieren dieses Servers.
desk-ratings-own = Wertungen dieses Servers nehmen
desk-ratings-found =
    { $count ->
        [one] { $count } Wertung gefunden:
       *[other] { $count } Wertungen gefunden:
    }
desk-ratings-of = Wertung von { $name }
desk-ratings-none = Nichts ändern
desk-ratings-asked = Ist das dieselbe Person? Wähle eine aus, oder lass es so.
desk-ratings-unfound = Nicht in der Liste: { $names }.
desk-ratings-set =
    { $count ->
        [one] { $count } Wertung übernehmen
       *[other] { $count } Wertungen übernehmen
    }
desk-ratings-option = { $name }: { $rating }
desk-sign = Anmeldung
desk-sign-close = Anmeldung schließen
desk-sign-limits = Plätze, Startgeld, Anmeldeschluss
desk-sign-most = Höchstzahl der Meldungen
desk-sign-open = Die Anmeldung ist offen.
desk-sign-open-most = Platz ist für { $count }.
desk-sign-open-until = Sie schließt { $at }.
desk-sign-reopen = Anmeldung öffnen
desk-sign-text = Sobald gespielt wird, kann nur noch der Turniertisch Meldungen aufnehmen.
desk-sign-until = Schließt am
desk-rehearsal = Probe
desk-rehearsal-end = Probe wegwerfen
desk-rehearsal-end-do = Wegwerfen
desk-rehearsal-end-text = Alles, was du hier getan hast, wird gelöscht. Das echte Turnier bleibt, wie es ist.
desk-rehearsal-invent = Fehlende Ergebnisse erfinden
desk-rehearsal-invented =
    { $count ->
        [one] { $count } Ergebnis erfunden.
       *[other] { $count } Ergebnisse erfunden.
    }
desk-rehearsal-text = Nichts hier ist echt: Es geht keine Mail hinaus, und kein Spiel zählt für die Wertung.
desk-rehearsal-try = Ausprobieren
desk-tab-check-in = Anwesenheit
desk-tab-divisions = Gruppen
desk-tab-entries = Meldungen
desk-tab-equipment = Ausrüstung
desk-tab-judge = Wortrichter
desk-tab-log = Protokoll
desk-tab-mail = Mails
desk-tab-matters = Entscheidungen
desk-tab-money = Geld
desk-tab-people = Helfer
desk-tab-plan = Plan
desk-tab-prints = Drucke
desk-tab-results = Ergebnisse
desk-tab-rounds = Runden
desk-tab-standings = Tabelle
desk-table-entries = Meldungen
desk-table-causes = Bezahlt und zugesagt nach Anlass
desk-table-ledger = Kassenbuch
desk-table-pairings = Paarungen
desk-table-results = Ergebnisse
desk-table-standings = Tabelle
desk-tabs = Teile des Turniertischs
desk-to-do-certify = Bestätigen
desk-to-do-check-in = Anwesend melden
desk-to-do-discrepancy = Entscheiden
desk-to-do-double-forfeit = Bestätigen
desk-to-do-item-out = Zurücknehmen
desk-to-do-judge-call = Urteilen
desk-to-do-no-pad = Block öffnen
desk-to-do-no-slot = Zum Protokoll
desk-to-do-no-table = Setzen
desk-to-do-not-started = Begegnung öffnen
desk-to-do-pair = Runde paaren
desk-to-do-report = Bestätigen
desk-to-do-resting = Paarungen ansehen
desk-to-do-result = Eintragen
desk-to-do-ruling-asked = Entscheiden
desk-to-do-start = Starten
desk-to-do-tie = Auflösen
desk-to-do-unseated = Paaren
desk-to-do-unsent-mail = Mail ansehen
desk-to-do-many-check-in = { $count } noch nicht da
desk-to-do-many-discrepancy = { $count } Unstimmigkeiten zu entscheiden
desk-to-do-many-double-forfeit = { $count } mal beidseitig kampflos, zu bestätigen
desk-to-do-many-item-out = { $count } Geräte noch nicht zurück
desk-to-do-many-judge-call = { $count } Tische warten auf den Wortrichter
desk-to-do-many-no-pad =
    { $round ->
        [0] { $count } Begegnungen haben keinen Spielblock
       *[other] { $count } Begegnungen haben keinen Spielblock in Runde { $round }
    }
desk-to-do-many-no-slot = { $count } Meldungen haben keinen Platz im Turnierbaum
desk-to-do-many-no-table =
    { $round ->
        [0] { $count } Begegnungen haben keinen Tisch
       *[other] { $count } Begegnungen haben keinen Tisch in Runde { $round }
    }
desk-to-do-many-not-started =
    { $round ->
        [0] { $count } Begegnungen haben nicht begonnen
       *[other] { $count } Begegnungen haben nicht begonnen in Runde { $round }
    }
desk-to-do-many-report = { $count } Ergebnisse muss die andere Seite bestätigen
desk-to-do-many-result =
    { $round ->
        [0] { $count } Ergebnisse fehlen
       *[other] { $count } Ergebnisse fehlen in Runde { $round }
    }
desk-to-do-many-ruling-asked = { $count } Entscheidungen erbeten
desk-to-do-many-tie = { $count } Gleichstände aufzulösen
desk-to-do-many-unseated = { $count } ohne Begegnung
desk-to-do-many-unsent-mail = { $count } Mails nicht gesendet
desk-to-do-now-certify = Alle Ergebnisse sind da: Plätze bestätigen
desk-to-do-now-start = Das Turnier kann beginnen
desk-to-do-now-pair = Runde { $round } kann gepaart werden
desk-to-do-results = Eintragen
desk-title = Turniertisch
desk-to-event = Turnierseite öffnen
desk-undo = Rückgängig machen
desk-undo-all = Alles rückgängig machen
desk-undo-last = Letztes rückgängig
desk-undo-none = Es gibt noch nichts rückgängig zu machen.
desk-undo-short = Rückgängig
desk-undo-stays = Das bleibt, weil es sich nicht rückgängig machen lässt: { $what }.
desk-undo-this = Rückgängig machen
desk-undo-together =
    { $count ->
        [one] { $count } spätere Aktion hängt davon ab und wird auch rückgängig gemacht.
       *[other] { $count } spätere Aktionen hängen davon ab und werden auch rückgängig gemacht.
    }
desk-waiting-check-in = noch nicht da
desk-waiting-discrepancy = Unstimmigkeit zu entscheiden
desk-waiting-double-forfeit = beidseitig kampflos, zu bestätigen
desk-waiting-here = offen
desk-waiting-item-out = noch nicht zurück
desk-waiting-judge-call = wartet auf den Wortrichter
desk-waiting-no-pad = noch kein Spielblock
desk-waiting-no-slot = hat keinen Platz im Turnierbaum
desk-waiting-no-table = hat keinen Tisch
desk-waiting-not-started = hat nicht begonnen
desk-waiting-report = die andere Seite muss das Ergebnis bestätigen
desk-waiting-resting = zu lassen oder neu zu paaren
desk-waiting-result = noch kein Ergebnis
desk-waiting-ruling-asked = um Entscheidung gebeten
desk-waiting-tie = Gleichstand aufzulösen
desk-waiting-unseated = hat in dieser Runde keine Begegnung
desk-waiting-unsent-mail = Mail nicht gesendet
desk-wall = Wandanzeige öffnen
desk-weeks-from = ab { $day }

desk-mailing = An alle oder einige schreiben
desk-mailing-all = Alle
desk-mailing-division = Eine Gruppe
desk-mailing-owing = Alle, die noch Geld schulden
desk-mailing-absent = Alle, die noch nicht da sind
desk-mailing-chosen = Ausgewählte
desk-mailing-choose = Wer sie bekommt
desk-mailing-name-hint = Schreibe { $sign }, wo der Name des Empfängers stehen soll.
desk-mailing-subject = Betreff
desk-mailing-text = Text
desk-mailing-preview = Vorschau zeigen
desk-mailing-preview-of = So bekommt es { $name }
desk-mailing-count =
    { $count ->
        [0] Niemand davon hat eine Mailadresse angegeben.
        [one] { $count } Person bekommt die Mail.
       *[other] { $count } Personen bekommen die Mail.
    }
desk-mailing-unreachable = Ohne Mailadresse: { $names }
desk-mailing-send = Mail senden
desk-mailing-sent =
    { $count ->
        [one] { $count } Mail geschrieben. Unten steht, ob sie gesendet ist.
       *[other] { $count } Mails geschrieben. Unten steht, welche gesendet sind.
    }
desk-mailing-to = An
desk-firsts = Wer beginnt
desk-firsts-text = Ausgeglichen: Es beginnt, wer seltener begonnen hat, dann wer in der letzten Begegnung der beiden nachgezogen hat. Paarungen, Ergebniszettel und Spielblöcke sagen, wer es ist. Ausgelost: Die beiden ziehen am Brett Steine.
desk-firsts-by = Wer beginnt
desk-firsts-balanced = Ausgeglichen: gleich oft Beginn und Nachzug
desk-firsts-drawn = Am Brett ausgelost
desk-waiting = Warteliste
desk-waiting-text = Wenn jemand zurückzieht, rückt die erste Person von selbst nach und bekommt eine Mail. Sobald gespielt wird, entscheidest du.
desk-waiting-up = Nachrücken lassen
desk-waiting-moved = { $name } hat jetzt einen Platz.
desk-sign-list = Warteliste, wenn alles voll ist
desk-sign-full = Alle Plätze sind vergeben. Wer sich jetzt meldet, kommt auf die Warteliste.
desk-fee = Startgeld
desk-fee-paid = bezahlt
desk-fee-open = nicht bezahlt
desk-fee-of = Startgeld von { $name }: { $state }
desk-fee-count = { $paid } von { $count } haben bezahlt
desk-fee-filter = Startgeld
desk-fee-all = Bezahlt oder nicht
desk-entry-private-shared = Deine Mailadresse und Telefonnummer sehen nur Leitung, Turniertisch und deine Gegner. Am Turniertag meldest du dich mit deiner Nummer und den letzten vier Ziffern deiner Telefonnummer an.
desk-entry-share = Meine Gegner dürfen meine Mail und mein Telefon sehen, um unsere Begegnungen auszumachen.
