discrepancy-brought = Vor die Turnierleitung gebracht.
discrepancy-director = Darüber muss die Turnierleitung entscheiden.
discrepancy-draw = Bei der Auslosung vermerkt.
discrepancy-game = Das Spiel ansehen
discrepancy-recorded = Eingetragen: { $words }
discrepancy-reports = Die beiden Seiten melden verschiedene Ergebnisse.
discrepancy-says = { $name } meldet
discrepancy-turn = Bei Zug { $turn } vermerkt.
discrepancy-version = Fassung { $number }
discrepancy-words = In eigenen Worten
later-deadline = Neue Frist ({ $zone })
marked-awarded = Die Begegnung einer Seite zusprechen
marked-points = Die Punkte dieses Zugs ändern
marked-points-how = Punkte dazu; ein Minus zieht sie ab
marked-resumed = Von dort weiterspielen
marked-stands = Der Zug bleibt
marked-turn = Zug { $turn }
marked-whole = Stattdessen über die ganze Begegnung entscheiden
matters-asked = Um Entscheidung gebeten
matters-discrepancies = Unstimmigkeiten
matters-none = Nichts zu entscheiden. Sind zwei sich uneins, öffne ihre Begegnung unter Ergebnisse und leg sie hier vor.
matters-reported = Von einer Seite gemeldet
matters-ruled = Entschieden
matters-silent = Nicht rechtzeitig gemeldet
matters-ties = Gleichstände
means-email = per E-Mail
means-in-person = persönlich
means-message = per Nachricht
means-phone = telefonisch
outcome-awarded = Einer Seite zugesprochen
outcome-corrected = Berichtigt
outcome-double-forfeit = Beidseitig kampflos
outcome-in-the-game = Im Spiel entschieden
outcome-replayed = Neu gespielt
outcome-stands = Bleibt bestehen
reported-take = Dieses Ergebnis übernehmen
reported-text = { $name } hat gemeldet: { $words }. Das zählt, sobald die andere Seite es bestätigt.
result-before-short = { $score } vor den Restbuchstaben
rule-awarded = Begegnung einer Seite zusprechen
rule-corrected = Punkte berichtigen
rule-do = Entscheidung speichern
rule-double-forfeit = Beidseitig kampflos
rule-replayed = Begegnung neu spielen
rule-stands = Das Ergebnis bleibt
rule-title = Entscheidung
ruling-decline = Beiden Seiten überlassen, mit mehr Zeit
ruling-decline-do = Ihnen überlassen
ruling-efforts = { $count } von { $wanted } Versuchen notiert.
ruling-for = Für { $name }
ruling-nobody = Für niemanden
silent-confirm = Als beidseitig kampflos werten
silent-later = Mehr Zeit geben
silent-later-do = Frist setzen
silent-not-reminded = Es ging keine Erinnerung hinaus.
silent-reminded = Beide wurden erinnert.
silent-text = Das Ergebnis war bis { $at } fällig.
words-bad =
    { $count ->
        [one] ist nicht gültig
       *[other] sind nicht gültig
    }
words-good =
    { $count ->
        [one] ist gültig
       *[other] sind gültig
    }
words-overturn = Entscheidung aufheben
words-overturn-text = Du siehst, welche Begegnungen betroffen sind, und kannst sie prüfen.
words-overturn-title = Entscheidung über { $words } aufheben
words-overturned = Aufgehoben.
words-tables =
    { $count ->
        [one] Benutzt an Tisch { $tables }.
       *[other] Benutzt an den Tischen { $tables }.
    }
words-title = Entscheidungen über Wörter
