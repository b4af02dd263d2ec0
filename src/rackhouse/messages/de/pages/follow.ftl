### Die öffentliche Seite eines Turniers, die mit dem beginnt, was gerade läuft, und jemand zum Mitverfolgen.

now-between = Zwischen zwei Runden
now-done = { $done } von { $all } beendet
now-final = Endergebnis
now-left = Verbleibende Zeit
now-next = Nächster Beginn
now-round = Jetzt läuft
follow = Mitverfolgen
follow-code = Auf dem Handy mitverfolgen
follow-event = Zurück zum Turnier
follow-link = Spiele von { $name } mitverfolgen
follow-more = Die nächste Runde ist noch nicht ausgelost.
follow-next = Nächste Begegnung
follow-nobody = Bei diesem Turnier hat niemand die Nummer { $number }. Suche den Namen auf der Seite des Turniers.
follow-out = Ausgeschieden.
follow-over = Alle Begegnungen sind gespielt.
follow-past = Ergebnisse bisher
follow-place = Platz { $place } von { $of }
follow-table = Tisch { $table }
follow-waits = Der Gegner spielt noch.
follow-won = Hat das Turnier gewonnen.
follow-withdrawn = Hat die Meldung zurückgezogen.
follow-yet = Es wird noch nicht gespielt.

embed = Auf deiner Website zeigen
embed-bracket = Turnierbaum
embed-code = Code zum Einbetten
embed-copy = Code kopieren
embed-nothing = Es wird noch nicht gespielt.
embed-standings = Tabelle
embed-text = Setze diese Zeilen in eine eigene Seite. Sie folgt dem Turnier von selbst.
embed-what = Was gezeigt wird

photos = Fotos und Notizen
photos-add = Foto hinzufügen
photos-caption = Bildunterschrift
photos-caption-save = Bildunterschrift speichern
photos-alt = Foto { $number }
photos-note = Notizen zu diesem Turnier
photos-note-save = Notizen speichern
photos-remove = Foto entfernen
photos-text = Alle sehen sie. Ort und Kamera der Aufnahme werden entfernt. Frag vorher die Leute auf dem Bild.
