ask-reason = Grund
ask-reason-stays = Er bleibt im Protokoll; nenne daher niemanden.
bracket-from = Zeigen ab
bracket-seeds = Kleine Zahlen sind Setzplätze.
bracket-third = Platz drei
bracket-title = Turnierbaum
formats-cap = Wie viel Punktdifferenz ein Spiel höchstens zählt (0: ohne Grenze)
formats-change = Modus ändern
formats-cop = COP: nach dem, was noch zu gewinnen ist
formats-club-match = Vereinskampf an Brettern
formats-days = Tage, um eine Forderung zu spielen (0: ohne Frist)
formats-double-elimination = Doppel-K.-o.-System
formats-end = Mehr: erneute Begegnungen, King of the Hill, Gibson-Regel, Grenze der Punktdifferenz
formats-end-text = King of the Hill: Erster gegen Zweiten, Dritter gegen Vierten. Gibson-Regel: Wer einen Preis sicher hat, spielt gegen jemanden, der keinen mehr erreichen kann; der Grund steht bei der Paarung. Ohne Grenze für die Punktdifferenz eines Spiels oder einer Runde gilt nur ein Vorsprung an Siegen als sicher.
formats-fresh-tables = Jede Runde neue Tische
formats-gibson = Preisplätze für die Gibson-Regel (0: ohne)
formats-gibson_spread = Wie weit eine Runde die Punktdifferenz zweier Spieler verschieben kann (0: nach der Grenze je Spiel)
formats-hill = Runden King of the Hill am Ende (0: keine)
formats-idle_days = Tage ohne Spiel, bis andere vorbeiziehen (0: nie)
formats-into = Zusammenlegen mit
formats-kept = Letzte Runde, die bleibt, wie sie ist
formats-king-of-the-hill = King of the Hill
formats-knockout = K.-o.-System
formats-ladder = Leiter
formats-legs = Wie oft jeder gegen jeden spielt
formats-merge = Mit einer anderen Gruppe zusammenlegen
formats-merge-do = Gruppen zusammenlegen
formats-merge-named = Die gemeinsame Gruppe heißt nach allen ihren Altersstufen: Aus 50 bis 54 und 65 bis 69 wird 50 bis 69.
formats-per-band = Preise in jeder Altersklasse vergeben
formats-per-band-text = Gespielt wird in jedem Fall zusammen. Mit Haken gewinnen die Besten jeder Altersklasse deren Preise, ohne Haken die Besten der gemeinsamen Gruppe.
formats-quads = Vierergruppen (Quads)
formats-meetings = Wie oft zwei höchstens aufeinandertreffen (0: beliebig oft)
formats-reach = Sprossen, die man nach oben fordern darf
formats-repeats_from = Keine erneuten Begegnungen vor Runde (0: wie für das Turnier festgelegt)
formats-round-robin = Jeder gegen jeden
formats-rounds = Zahl der Runden
formats-swiss = Schweizer System
formats-swiss_first = Runden Schweizer System vor COP
formats-text = Alle Gemeldeten erfahren es, mit dem Grund.
formats-text-begun = Die Gruppe hat begonnen. Ergebnisse bleiben, und der neue Modus gilt für spätere Runden. Gezählt wird ab der ersten Runde. Alle Gemeldeten erfahren es, mit dem Grund.
formats-total-points = Feste Runden, Summe der Punkte
formats-which = Modus
game-links = Links zeigen
game-none = Für diese Begegnung ist noch kein Spiel offen.
game-open = Zum Tisch
game-pad = Spielblock öffnen
game-screens = An Bildschirmen spielen
hall-agree = zu bestätigen
hall-away = noch nicht da
hall-by-hand = Zieh einen Namen auf einen anderen, um die beiden zu tauschen. Ohne Maus: Drück auf einen Namen, dann auf den, mit dem er tauscht. Eine festgehaltene Begegnung bleibt, wenn du neu paarst.
hall-disputed = strittig
hall-done = Fertig
hall-idle = nicht begonnen
hall-in = Ergebnis da
hall-lock = Begegnung festhalten
hall-locked = festgehalten
hall-missing = Ergebnis fehlt
hall-moved = von der Leitung geändert
hall-pair = Mit Begründung tauschen oder paaren
hall-picked = { $name }: Drück auf den Namen, mit dem getauscht wird, oder Escape.
hall-playing = spielt
hall-reasons = Gründe zeigen
hall-rematch = wie in Runde { $round }
hall-swapped = { $one } und { $other } haben getauscht. „Letztes rückgängig“ nimmt es zurück.
hall-tied = Gleichstand
hall-unlock = Begegnung freigeben
hand-entry = Meldung { $number }
hand-nobody = Niemand
hand-pair = Von Hand paaren
hand-pair-text = Paare Meldungen, die in dieser Runde ein Freilos oder keine Begegnung haben. Eine allein bekommt ein Freilos.
hand-swap = Zwei Meldungen tauschen
hand-swap-text = Die beiden tauschen die Plätze. Keine darf in dieser Runde gespielt haben.
hand-title = Paarungen von Hand ändern
ladder-challenger = Wer fordert
ladder-enter = Forderung eintragen
ladder-enter-do = Forderung eintragen
ladder-enter-text = Für alle, die es dem Turniertisch sagen. Die anderen fordern von ihrer eigenen Seite aus.
ladder-opponent = Wen
ladder-record = { $wins } gewonnen, { $losses } verloren
ladder-title = Die Leiter
lock-apart = Zwei trennen
lock-apart-text = Für Geschwister oder Vereinskollegen: Diese zwei werden in keiner Runde gepaart.
lock-bye = Freilos geben
lock-bye-text = Diese Meldung bekommt das Freilos dieser Runde. Es zählt, wie es der Modus vorsieht.
lock-lock = Diese zwei paaren
lock-lock-text = Diese zwei spielen in dieser Runde gegeneinander, gleich auf welchen Plätzen.
lock-out = Jemanden aussetzen lassen
lock-out-text = Diese Meldung setzt in der Runde aus, ohne Freilos und ohne Punkte. In der nächsten wird sie wieder gepaart.
match-agreed = Verabredet für { $at }.
match-alone = die Begegnung
match-away = Noch nicht da: { $names }.
match-before = { $scores } vor den Restbuchstaben
match-by = Zu melden bis { $at }.
match-board = Brett { $board }
match-by-hand = Von Hand: { $reason }
match-correct = Ergebnis berichtigen
match-dispute = Die Seiten sind uneins
match-dispute-do = Der Turnierleitung vorlegen
match-dispute-one = Was die eine Seite sagt
match-dispute-other = Was die andere Seite sagt (freiwillig)
match-dispute-text = Es wartet unter Entscheidungen. Bis dahin bleibt das Ergebnis, wie es ist.
match-game = Spiel
match-loser = Verlierer von { $one } und { $other }
match-loser-table = Verlierer von Tisch { $table }
match-no-game = noch kein Spielblock
match-open = Öffnen
match-overdue = War zu melden bis { $at }.
match-result = Ergebnis
match-seat = Tischnummer
match-seat-do = Tisch zuweisen
match-seated = nicht begonnen
match-seed = Setzplatz { $seed }
match-table = Tisch { $table }
match-tied = Gleichstand
match-tied-waits = Der Turniertisch löst den Gleichstand auf. Du musst nichts tun.
match-to-agree = noch zu bestätigen
match-turn = Zug { $turn }
match-unknown = noch nicht bekannt
match-winner = { $one } oder { $other }
match-winner-table = Sieger von Tisch { $table }
match-won = hat gewonnen
missing-count =
    { $count ->
        [one] { $count } ist nicht eingecheckt, wird aber gepaart
       *[other] { $count } sind nicht eingecheckt, werden aber gepaart
    }
missing-count-out =
    { $count ->
        [one] { $count } ist nicht eingecheckt und wird gepaart, wenn du sie nicht aussetzen lässt
       *[other] { $count } sind nicht eingecheckt und werden gepaart, wenn du sie nicht aussetzen lässt
    }
missing-leave = In Runde { $round } aussetzen lassen
missing-leave-all = Alle in Runde { $round } aussetzen lassen
missing-reason = noch nicht da
missing-text = Zieh Nichterschienene unter Meldungen zurück. Kommen sie doch noch, nimm sie dort wieder auf.
missing-text-out = Wer aussetzt, bekommt in dieser Runde weder ein Freilos noch Punkte und wird in der nächsten wieder gepaart. Zieh Nichterschienene unter Meldungen zurück.
next-bye = { $names } hat das Freilos: { $reason }
next-house = Hausteam hinzufügen
next-house-name = Das Haus
next-house-why = Die Zahl der Teams ist ungerade, also spielt eines gegen ein Hausteam.
next-lock = { $names } treffen sich: { $reason }
next-early = Vor dem Ende von Runde { $before } paaren
next-early-why = Wenn du jetzt paarst, zählt die Tabelle ohne Runde { $before }.
next-pair = Runde paaren
next-set = Paarungen von Hand setzen
next-title = Runde { $number }
next-waits =
    { $count ->
        [one] { $count } Begegnung hat noch kein Ergebnis.
       *[other] { $count } Begegnungen haben noch kein Ergebnis.
    }
out-back = Wieder mitspielen lassen
out-title = Setzt in dieser Runde aus
out-who = { $name } setzt aus.
place-director = Turnierleitung
place-judge = Wortrichter
place-public = Zuschauer
place-score-keeper = Schreiber
replay-do = Begegnung neu spielen
replay-text = Ihr Ergebnis zählt nicht mehr.
replay-title = Begegnung neu spielen
resting-again = Neu paaren
resting-begun = Hat begonnen und bleibt.
resting-corrected = Seitdem berichtigt: { $matches }. Diese Paarungen gehen nach dem alten Ergebnis:
resting-keep = Paarungen lassen
resting-text = Sitzen alle schon an ihren Tischen, lass die Paarungen; die nächste Runde geht nach der berichtigten Tabelle. Neu gepaart geht schon diese Runde danach: Begonnene Begegnungen bleiben, ebenso Paarungen von Hand.
resting-title = Runde { $number } wurde gepaart, bevor ein Ergebnis berichtigt wurde
result-absent = Hat nicht gespielt
result-before = Stand vor den Restbuchstaben
result-before-of = Stand von { $name } vor den Restbuchstaben
result-best = Bester Zug jeder Seite (freiwillig)
result-best-of = Bester Zug von { $name }
result-by-scores = Nach den Punkten, oder niemand
result-correct = Ergebnis berichtigen
result-first = Wer begonnen hat
result-kind = Wie es ausging
result-kind-default = Nicht zugelassen
result-kind-double-forfeit = Beidseitig kampflos
result-kind-forfeit = Aufgegeben
result-kind-no-show = Nicht erschienen
result-kind-played = Gespielt
result-kind-ruled = Entschieden
result-means-default = Eine Seite durfte nicht spielen: kein Ausweis, nicht berechtigt.
result-means-double-forfeit = Niemand gewinnt die Begegnung.
result-means-forfeit = Eine Seite hat die Begegnung aufgegeben.
result-means-no-show = Eine Seite kam nicht. Kam keine, gewinnt niemand.
result-means-played = Ein Spiel mit Punkten, nach den Restbuchstaben.
result-means-ruled = Die Turnierleitung hat entschieden. Gib den Grund an.
result-missing-best = Gib den besten Zug jeder Seite ein, oder keinen.
result-missing-scores = Gib für jede Seite Punkte ein.
result-missing-winner = Wähle, wer gewonnen hat.
result-neither = Keiner kam
result-reason = Grund
result-record = Ergebnis speichern
result-score-of = Punkte von { $name }
result-scores = Punkte
result-tie = Gleichstand. Nach den Regeln dieser Veranstaltung bleibt es dabei.
result-why = Grund der Berichtigung
result-winner = Wer gewonnen hat
results-all = Auch beendete Begegnungen zeigen
results-find = Nach Tisch, Nummer oder Name suchen
results-none = Jede gepaarte Begegnung hat ihr Ergebnis.
results-not-found = Keine Begegnung gefunden.
results-other = Anderes …
results-save = Speichern
results-tie = Bei Gleichstand entscheidet der höhere Stand vor den Restbuchstaben. Gib auch diese Punkte ein.
round-challenges = Forderungen
round-done = fertig
round-final = Finale
round-grand = Großes Finale
round-later = später
round-losers = Verliererrunde { $number }
round-losers-last = Verliererfinale
round-reasoning = Wie diese Runde gepaart wurde
round-progress = { $done } von { $all } Ergebnissen
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
rounds-certify = Tabelle bestätigen
rounds-division = Gruppe
rounds-entries =
    { $count ->
        [one] { $count } Meldung
       *[other] { $count } Meldungen
    }
rounds-format = Modus ändern oder zusammenlegen
rounds-pads = Alle Spielblöcke öffnen
rounds-screens = Alle Spiele öffnen
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
seats-find = Nach Name oder Tisch suchen
seats-print = Drucken
seats-title = Wer wo sitzt
seed-down = { $name } nach unten
seed-of = Setzplatz von { $name }
seed-up = { $name } nach oben
start-bracket = Der ganze Turnierbaum entsteht auf einmal. Die ersten Setzplätze bekommen die Freilose.
start-circle = Alle Runden werden auf einmal gepaart. Jeder spielt gegen jeden.
start-draw = Auslosen und beginnen
start-entered =
    { $count ->
        [one] { $count } ist gemeldet.
       *[other] { $count } sind gemeldet.
    }
start-check-in = Hak unter Anwesenheit mindestens zwei ab und starte dann hier.
start-few = Eine Gruppe braucht mindestens zwei Meldungen, um zu beginnen.
start-hand = Von Hand setzen
start-ladder = Der erste Setzplatz beginnt oben. Gefordert wird nach oben, von der eigenen Seite aus.
start-missing =
    { $count ->
        [one] { $count } bleibt draußen
       *[other] { $count } bleiben draußen
    }
start-rated = Nach Wertung setzen
start-unrated =
    { $count ->
        [one] { $count } Spieler hat keine Wertung und wird zuletzt gesetzt.
       *[other] { $count } Spieler haben keine Wertung und werden zuletzt gesetzt, in der Reihenfolge ihrer Nummern.
    }
start-order = Ziehen, mit den Pfeilen verschieben oder einen Platz eintippen. Der erste Setzplatz steht oben.
start-repeats = { $rounds } Runden sind geplant, aber nach { $most } hat jeder gegen jeden gespielt. Manche treffen sich also wieder.
start-quads = Nach Setzplatz entstehen Vierergruppen: die ersten vier, die nächsten vier und so weiter. Eine letzte Gruppe von fünf bis sieben spielt drei Runden Schweizer System.
start-rounds = Jede Runde wird gepaart, wenn die davor fertig ist.
start-seeded = In dieser Reihenfolge beginnen
start-there =
    { $count ->
        [one] { $count } ist da.
       *[other] { $count } sind da.
    }
start-title = Bereit zum Beginn
start-title-soon = Vor dem Start
tables-assign = Tische zuweisen
tables-first = Erster Tisch
tables-text = Jede Begegnung ohne Tisch bekommt den nächsten freien. Wer schon einen Tisch hat, behält ihn.
tie-director = Die Turnierleitung entscheidet
tie-draw = Steine ziehen
tie-here = Hier ziehen
tie-text = Nach den Punkten ist diese Begegnung nicht entschieden.
tie-text-director = Auch vor den Restbuchstaben steht es gleich. Die Turnierleitung entscheidet.
tie-to = An { $name }

side-first = beginnt
side-second = zieht nach
unpaired-find = Gegner suchen
unpaired-who = { $name } hat in dieser Runde keine Begegnung.
