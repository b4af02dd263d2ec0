ask-reason = Grund
ask-reason-stays = Er bleibt im Protokoll; nenne daher niemanden.
bracket-from = Zeigen ab
bracket-seeds = Kleine Zahlen sind Setzplätze.
bracket-third = Platz drei
bracket-title = Turnierbaum
formats-cap = Was eine Partie zur Punktdifferenz höchstens beiträgt (0: ohne Grenze)
formats-change = Format ändern
formats-days = Binnen wie vieler Tage gespielt wird (0: ohne Frist)
formats-double-elimination = Doppel-K.-o.-System
formats-end = Die letzten Runden, sichere Plätze, begrenzte Punktdifferenz
formats-end-text = Auf dem Hügel trifft Erster auf Zweiten, Dritter auf Vierten. Gibt es Plätze, die zählen, so trifft, wer einen davon sicher hat, auf jemanden, der keinen mehr erreichen kann; der Grund steht bei der Paarung. Ohne Begrenzung der Punktdifferenz, und ohne Angabe, was eine Runde ändern kann, ist nur ein Vorsprung an Siegen sicher.
formats-fresh-tables = Jede Runde neue Tische
formats-gibson = Plätze, die zählen (0: sichere Plätze ändern keine Paarung)
formats-gibson_spread = Was eine Runde an der Punktdifferenz zweier höchstens ändert (0: nach der Grenze)
formats-hill = Runden King of the Hill am Ende (0: keine)
formats-idle_days = Tage ohne Partie, nach denen andere vorbeiziehen (0: nie)
formats-into = In welche Gruppe
formats-kept = Die letzte Runde, die bleibt, wie sie ist
formats-king-of-the-hill = King of the Hill
formats-knockout = K.-o.-System
formats-ladder = Rangliste (Leiter)
formats-merge = Mit einer anderen Gruppe vereinen
formats-merge-do = Vereinen
formats-merge-named = Die gemeinsame Gruppe heißt nach allen ihren Altersstufen: aus 50 bis 54 und 65 bis 69 wird 50 bis 69.
formats-per-band = Preise in jeder Altersklasse vergeben
formats-per-band-text = Gespielt wird in jedem Fall zusammen. Mit Haken gewinnen die Besten jeder Altersklasse deren Preise, ohne Haken die Besten der gemeinsamen Gruppe.
formats-reach = Wie viele Sprossen höher man fordern darf
formats-round-robin = Jeder gegen jeden
formats-rounds = Wie viele Runden
formats-swiss = Schweizer System
formats-text = Alle Gemeldeten erfahren es, mit dem Grund.
formats-text-begun = Die Gruppe hat begonnen: Was gespielt ist, bleibt, und das neue Format gilt für die kommenden Runden. Gezählt wird ab der ersten Runde. Alle Gemeldeten erfahren es, mit dem Grund.
formats-total-points = Feste Runden, Summe der Punkte
formats-which = Format
game-links = Links zeigen
game-none = Für diese Begegnung ist noch kein Spiel offen.
game-open = An den Tisch
game-pad = Punkteblock öffnen
game-screens = An Bildschirmen spielen
hand-entry = Meldung { $number }
hand-nobody = Niemand
hand-pair = Von Hand paaren
hand-pair-text = Wer in dieser Runde ein Freilos oder keine Begegnung hat, setzt sich zusammen; einer allein hat ein Freilos.
hand-swap = Zwei tauschen
hand-swap-text = Die beiden tauschen die Plätze. Keiner darf in dieser Runde gespielt haben.
hand-title = Von Hand ändern
ladder-challenger = Wer fordert
ladder-enter = Forderung eintragen
ladder-enter-do = Eintragen
ladder-enter-text = Für jemanden, der es dem Tisch der Leitung sagt. Gefordert wird sonst von den eigenen Seiten aus.
ladder-opponent = Wen
ladder-record = { $wins } gewonnen, { $losses } verloren
ladder-title = Die Leiter
lock-apart = Zwei trennen
lock-apart-text = Geschwister oder derselbe Verein: Diese zwei werden in keiner Runde gepaart.
lock-bye = Freilos geben
lock-bye-text = Diese Meldung hat das Freilos der Runde; es zählt, wie das Format es vorsieht.
lock-lock = Zwei treffen lassen
lock-lock-text = Diese zwei treffen in der Runde aufeinander, gleich auf welchen Plätzen.
lock-out = Jemanden aussetzen lassen
lock-out-text = Diese Meldung ist nicht da: Sie hat in der Runde weder ein Freilos noch Punkte und wird in der nächsten wieder gepaart.
match-agreed = Verabredet für { $at }.
match-alone = die Begegnung
match-away = Noch nicht da: { $names }.
match-before = { $scores } vor Resten
match-by = Zu melden bis { $at }.
match-by-hand = Von Hand: { $reason }
match-correct = Ergebnis berichtigen
match-game = Spiel
match-loser = unterlegen von { $one } und { $other }
match-loser-table = Verlierer von Tisch { $table }
match-no-game = noch kein Block
match-open = Öffnen
match-result = Ergebnis
match-seat = Tischnummer
match-seat-do = Dorthin setzen
match-seated = nicht begonnen
match-seed = Setzplatz { $seed }
match-table = Tisch { $table }
match-tied = Gleichstand
match-tied-waits = Du musst nichts weiter tun: das Pult löst den Gleichstand.
match-to-agree = noch zu bestätigen
match-turn = Zug { $turn }
match-unknown = noch offen
match-winner = { $one } oder { $other }
match-winner-table = Sieger von Tisch { $table }
match-won = hat gewonnen
missing-count =
    { $count ->
        [one] { $count } ist nicht eingecheckt und wird trotzdem gepaart
       *[other] { $count } sind nicht eingecheckt und werden trotzdem gepaart
    }
missing-count-out =
    { $count ->
        [one] { $count } ist nicht eingecheckt und wird gepaart, wenn sie nicht aussetzt
       *[other] { $count } sind nicht eingecheckt und werden gepaart, wenn sie nicht aussetzen
    }
missing-leave = In Runde { $round } aussetzen lassen
missing-leave-all = Alle in Runde { $round } aussetzen lassen
missing-reason = noch nicht da
missing-text = Wer nicht kommt, wird unter Meldungen zurückgezogen und kann weiterspielen, wenn er doch noch kommt.
missing-text-out = Wer aussetzt, hat in dieser Runde weder ein Freilos noch Punkte und wird in der nächsten wieder gepaart. Wer gar nicht kommt, wird unter Meldungen zurückgezogen.
next-bye = { $names } hat das Freilos: { $reason }
next-house = Hausteam hinzufügen
next-house-name = Das Haus
next-house-why = Eine ungerade Zahl von Teams: eines spielt gegen ein Team des Hauses.
next-lock = { $names } treffen sich: { $reason }
next-pair = Runde paaren
next-set = Etwas von Hand setzen
next-title = Runde { $number }
next-waits =
    { $count ->
        [one] { $count } Begegnung der Runde davor hat kein Ergebnis.
       *[other] { $count } Begegnungen der Runde davor haben kein Ergebnis.
    }
out-back = Spielt doch
out-title = Setzt in dieser Runde aus
out-who = { $name } setzt aus.
place-director = Turnierleitung
place-judge = Wortrichter
place-public = Zuschauer
place-score-keeper = Punkteführer
replay-do = Neu spielen lassen
replay-text = Womit sie geendet hat, zählt nicht mehr.
replay-title = Neu spielen
resting-again = Neu paaren
resting-begun = Hat begonnen und bleibt.
resting-corrected = Seitdem berichtigt: { $matches }. Diese Paarungen beruhen auf dem alten Ergebnis:
resting-none = Alle haben begonnen und bleiben daher.
resting-text = Neu gepaart wird nach dem jetzigen Stand. Begonnene Partien bleiben, ebenso Paarungen von Hand.
resting-title = Runde { $number } wurde gepaart, bevor ein Ergebnis berichtigt wurde
result-absent = Hat nicht gespielt
result-before = Stand vor den Restbuchstaben
result-before-of = Stand von { $name } vor den Restbuchstaben
result-best = Bester Zug von jedem, falls er notiert ist
result-best-of = Bester Zug von { $name }
result-by-scores = Nach den Punkten, oder niemand
result-correct = Berichtigen
result-kind = Wie sie endete
result-kind-default = Nicht zugelassen
result-kind-double-forfeit = Beide aufgegeben
result-kind-forfeit = Aufgegeben
result-kind-no-show = Nicht erschienen
result-kind-played = Gespielt
result-kind-ruled = Entschieden
result-means-default = Eine Seite durfte nicht spielen: kein Ausweis, nicht berechtigt.
result-means-double-forfeit = Niemand bekommt die Begegnung.
result-means-forfeit = Eine Seite hat die Begegnung aufgegeben.
result-means-no-show = Eine Seite kam nicht. Kam keine, bekommt niemand die Begegnung.
result-means-played = Ein Spiel mit Punkten, nach den Restbuchstaben.
result-means-ruled = Die Turnierleitung hat entschieden; der Grund ist nötig.
result-missing-best = Gib den besten Zug jeder Seite ein, oder keinen.
result-missing-scores = Gib für jede Seite Punkte ein.
result-missing-winner = Sag, wer die Begegnung bekommt.
result-neither = Keiner kam
result-reason = Grund
result-record = Eintragen
result-score-of = Punkte von { $name }
result-scores = Punkte
result-tie = Gleichstand. Zählt im Haus der Stand vor den Restbuchstaben, gib auch den ein.
result-why = Warum berichtigt wird
result-winner = Wer die Begegnung bekommt
results-all = Auch die eingetragenen
results-find = Finden nach Tisch, Nummer oder ein paar Buchstaben
results-none = Jede gepaarte Begegnung hat ihr Ergebnis.
results-not-found = Keine Begegnung passt dazu.
results-other = Anderes …
results-save = Speichern
results-tie = Bei Gleichstand entscheidet der höhere Stand vor den Restbuchstaben. Gib auch diese Punkte an.
round-challenges = Forderungen
round-done = fertig
round-final = Finale
round-grand = Großes Finale
round-later = später
round-losers = Verliererrunde { $number }
round-losers-last = Verliererfinale
round-progress = { $done } von { $all } da
round-quarter = Viertelfinale
round-reset = Entscheidungsspiel, falls nötig
round-section-final = Großes Finale
round-section-losers = Verliererbaum
round-section-winners = Siegerbaum
round-semi = Halbfinale
round-title = Runde { $number }
round-week = Woche { $number }
round-winners = Siegerrunde { $number }
round-winners-last = Siegerfinale
rounds-certified = bestätigt
rounds-certify = Plätze bestätigen
rounds-division = Gruppe
rounds-entries =
    { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
rounds-format = Format oder vereinen
rounds-pads = Alle Punkteblöcke öffnen
rounds-screens = Alle Partien öffnen
rounds-tables = Tische zuweisen
rounds-which = Runde
says-absent = fehlte
says-bye = Freilos
says-default = nicht zugelassen
says-forfeit = aufgegeben
says-no-show = nicht da
says-nobody = niemand
says-w-o = kampflos
seats-by-name = Nach Namen
seats-by-table = Nach Tischen
seats-find = Ein paar Buchstaben oder der Tisch
seats-print = Drucken
seats-title = Wer wo sitzt
seed-down = { $name }: einen tiefer
seed-of = Setzplatz von { $name }
seed-up = { $name }: einen höher
start-bracket = Der Turnierbaum steht sofort, mit Freilosen für die ersten Setzplätze.
start-circle = Alle Wochen stehen sofort; jeder trifft jeden.
start-draw = Auslosen und beginnen
start-entered =
    { $count ->
        [one] { $count } ist gemeldet.
       *[other] { $count } sind gemeldet.
    }
start-few = Eine Gruppe beginnt mit mindestens zwei Meldungen.
start-hand = Von Hand setzen
start-ladder = Wer zuerst gesetzt ist, steht oben. Gefordert wird von den eigenen Seiten aus.
start-missing =
    { $count ->
        [one] { $count } bleibt draußen
       *[other] { $count } bleiben draußen
    }
start-order = Ziehen, verschieben oder einen Platz eintippen; der erste Setzplatz steht oben.
start-repeats = { $rounds } Runden sind geplant, und nach { $most } hat jeder jeden getroffen: manche treffen sich wieder.
start-rounds = Jede Runde wird gepaart, wenn die davor vorbei ist.
start-seeded = In dieser Reihenfolge beginnen
start-there =
    { $count ->
        [one] { $count } ist da.
       *[other] { $count } sind da.
    }
start-title = Bereit zum Beginn
tables-assign = Setzen
tables-first = Erster Tisch
tables-text = Jede Partie der Runde ohne Tisch bekommt einen, der Reihe nach. Wer schon sitzt, bleibt sitzen; besetzte Tische werden ausgelassen.
tie-director = Die Turnierleitung entscheidet
tie-draw = Ein Ziehen von Steinen
tie-here = Hier ziehen
tie-text = Nach den Punkten steht nicht fest, wer die Begegnung gewinnt.
tie-text-director = Auch vor den Restbuchstaben steht es gleich. Die Turnierleitung entscheidet.
tie-to = An { $name }
