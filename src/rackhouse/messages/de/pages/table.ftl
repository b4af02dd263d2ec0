accept = Annehmen
act-exchange =
    { $count ->
        [one] { $name }: { $count } Stein getauscht.
       *[other] { $name }: { $count } Steine getauscht.
    }
act-exchange-own =
    { $count ->
        [one] Du hast { $count } Stein getauscht.
       *[other] Du hast { $count } Steine getauscht.
    }
act-expired = { $name }: die Zeit ist abgelaufen.
act-expired-own = Deine Zeit ist abgelaufen. Dieser Zug bringt nichts.
act-lost =
    { $name ->
       *[one] { $name } hat den Zug verloren.
        [other] { $name } haben den Zug verloren.
    }
act-lost-own = Du hast den Zug verloren.
act-missed-go =
    { $name ->
       *[one] { $name } hat einen Zug verpasst.
        [other] { $name } haben einen Zug verpasst.
    }
act-missed-go-own = Du hast einen Zug verpasst.
act-pass =
    { $name ->
       *[one] { $name } hat gepasst.
        [other] { $name } haben gepasst.
    }
act-pass-own = Du hast gepasst.
act-resigned =
    { $name ->
       *[one] { $name } hat aufgegeben.
        [other] { $name } haben aufgegeben.
    }
act-resigned-own = Du hast aufgegeben.
act-skipped =
    { $name ->
       *[one] { $name } hat nach erfolglosem Anzweifeln ausgesetzt.
        [other] { $name } haben nach erfolglosem Anzweifeln ausgesetzt.
    }
act-skipped-own = Du hast nach erfolglosem Anzweifeln ausgesetzt.
act-taken-back = Der letzte Zug wurde zurückgenommen.
act-withdrawn = { $play } von { $name } kam vom Brett.
act-withdrawn-own = Dein { $play } kam vom Brett.
announce-play =
    { $name ->
       *[one] { $name } spielt { $play }, { $score }.
        [other] { $name } spielen { $play }, { $score }.
    }
announce-turn =
    { $name ->
       *[one] { $name } ist am Zug.
        [other] { $name } sind am Zug.
    }
announce-turn-own = Du bist dran.
announce-verdict-good = Gültig. Der Zug bleibt.
announce-verdict-not = Nicht gültig. Der Zug kommt vom Brett.
blank-hint = Tippe oder wähle ihn.
blank-question = Welcher Buchstabe ist der Blankostein?
board = Brett
board-help = Pfeiltasten gehen von Feld zu Feld, Pos1 und Ende an die Enden einer Zeile. Buchstaben legen Steine, mit Umschalt einen Blankostein. Die Leertaste dreht den Pfeil, die Rücktaste nimmt den letzten Stein auf. Enter spielt, 2 passt, 3 zweifelt an, 4 tauscht, $ tauscht alle Steine.
board-help-locked = Pfeiltasten gehen von Feld zu Feld, Pos1 und Ende an die Enden einer Zeile.
challenge = Anzweifeln
challenge-again = 3 noch einmal drücken, um anzuzweifeln.
challenge-sure = Wirklich anzweifeln?
chat-open =
    { $count ->
        [one] Chat: { $count } neue Nachricht
       *[other] Chat: { $count } neue Nachrichten
    }
clock-low = Noch eine Minute.
clock-of = Uhr von { $name }
clock-over = { $time } darüber
clock-round = Die Runde endet in
command-done = Gesendet.
command-label = Befehlszeile
exchange = Tauschen
exchange-do =
    { $count ->
        [one] { $count } Stein tauschen
       *[other] { $count } Steine tauschen
    }
exchange-hint = Tippe die Buchstaben, die du tauschst. Minus kehrt die Wahl um, Enter bestätigt sie, Escape bricht ab.
exchange-invert = Wahl umkehren
exchange-many =
    { $count ->
        [one] Im Beutel ist { $count } Stein, also kannst du nur { $count } tauschen.
       *[other] Im Beutel sind { $count } Steine, also kannst du bis zu { $count } tauschen.
    }
exchange-none = Wähle mindestens einen Stein.
exchange-tap = Tippe die Steine an, die du tauschst.
exchange-title = Welche Steine tauschen?
invite-code = QR-Code des Links für Platz { $seat }
invite-copied = Kopiert.
invite-copy = Link kopieren
invite-link = Link für Platz { $seat }
invite-text = Schick diesen Link, oder lass ein Telefon den Code scannen.
invite-title = Lade deinen Gegner ein
lots =
    { $name ->
       *[one] { $draws }. { $name } beginnt.
        [other] { $draws }. { $name } beginnen.
    }
lots-blank = einen Blankostein
lots-draw =
    { $name ->
       *[one] { $name } hat { $tile } gezogen
        [other] { $name } haben { $tile } gezogen
    }
may-else = Was du sonst tun kannst
next-answer = Nimm { $word } an oder zweifle es an.
next-away =
    { $name ->
       *[one] { $name } ist bis { $day } im Urlaub.
        [other] { $name } sind bis { $day } im Urlaub.
    }
next-confirm = Bestätige die Punkte dieses Zugs.
next-draw = Zieh deine neuen Steine.
next-game =
    { $count ->
        [one] Nächstes Spiel
       *[other] Nächstes Spiel ({ $count })
    }
next-play = Du bist am Zug: Leg Steine und spiel sie.
next-play-or = Du bist am Zug: Leg Steine und spiel sie, oder zweifle { $word } an.
next-press = Drück die Uhr, um deinen Zug zu beenden.
next-ruling = Warte auf die Entscheidung.
next-wait =
    { $name ->
       *[one] { $name } ist am Zug. Du kannst schon Steine legen.
        [other] { $name } sind am Zug. Du kannst schon Steine legen.
    }
pad-all = alle Steine, +{ $bonus }
pad-draft = ergäbe
pad-empty = Noch keine Züge.
pad-end = am Ende
pad-exchange = getauscht
pad-expired = Zeit abgelaufen
pad-look = Auf dem Brett zeigen
pad-missed-go = Zug verpasst
pad-pass = gepasst
pad-resigned = aufgegeben
pad-skipped = Zug verloren
pad-title = Spielblock
pad-turn = Zug
pad-withdrawn = zurückgenommen
pass = Passen
pass-again = Drücke noch einmal 2, um zu passen.
pass-sure = Wirklich passen?
play = Spielen
play-kept = Wird gleich gesendet
play-later = Noch nicht
play-nothing = Lege Steine, um zu spielen
play-over = Das Spiel ist aus
play-press = Die Uhr drücken
premium-letter = { $sign }, { $times }-facher Buchstabe, { $colour }
premium-word = { $sign }, { $times }-faches Wort, { $colour }
rack = Deine Bank
rack-of = Bank von { $name }
rack-recall = Alle Steine zurücknehmen
rack-shuffle = Steine mischen
rack-well = leerer Platz { $number }
side-agreed = Stimmt dem Ergebnis zu.
side-away = Im Urlaub bis { $day }.
side-bank = Zeitkonto: { $time }.
side-empty = Freier Platz
side-holds =
    { $count ->
        [one] Hält { $count } Stein.
       *[other] Hält { $count } Steine.
    }
side-keeper = Schreibt die Punkte.
side-loses =
    { $count ->
        [one] Verliert den nächsten Zug.
       *[other] Verliert die nächsten { $count } Züge.
    }
side-over = Zeit überschritten: Für jede begonnene Minute gehen { $points } Punkte ab.
side-owes = Schuldet { $amount }.
side-resigned = Ist nicht mehr im Spiel.
side-turn = Am Zug
side-turn-own = Du bist dran
sides = Spieler
square-arrow-across = { $what }, Pfeil waagerecht
square-arrow-down = { $what }, Pfeil senkrecht
square-blank = { $square }, { $letter }, ein Blankostein
square-draft = { $what }, noch nicht gespielt
square-empty = { $square }, leer
square-last = { $what }, letzter Zug
square-premium = { $square }, { $premium }
square-star = { $square }, Stern, { $premium }
square-tile = { $square }, { $letter }, { $points }
stakes = Sind die Wörter gültig, { $costs }.
stakes-fee = schuldest du { $amount }
stakes-none = Erfolgloses Anzweifeln kostet nichts.
stakes-points =
    { $count ->
        [one] bekommt die andere Seite { $count } Punkt
       *[other] bekommt die andere Seite { $count } Punkte
    }
stakes-points-each =
    { $count ->
        [one] bekommt die andere Seite { $count } Punkt je Wort
       *[other] bekommt die andere Seite { $count } Punkte je Wort
    }
stakes-seconds =
    { $count ->
        [one] verlierst du { $count } Sekunde deines Zuges
       *[other] verlierst du { $count } Sekunden deines Zuges
    }
stakes-turns =
    { $count ->
        [one] verlierst du deinen nächsten Zug
       *[other] verlierst du deine nächsten { $count } Züge
    }
tab-chat = Chat
tab-command = Tippen
tab-helps = Hilfen
tab-may = Zug
tab-more = Mehr
tab-pad = Block
tab-unseen = Ungesehen
table-bag = Beutel
table-last = Zuletzt:
table-more = Mehr
table-sounds = Töne
table-stopped = Der Turniertisch hat dieses Spiel beendet
table-zen = Zen-Modus
tile-blank = Blankostein
tile-letter = { $letter }, { $points }
unseen-blank = Blankostein
unseen-count = { $count }, davon { $bag } im Beutel
unseen-letter = { $letter }: { $count }
unseen-title = Ungesehene Steine
window-and = und { $words }
window-bonus = alle Steine { $bonus }
window-call =
    { $name ->
       *[one] { $name } zweifelt { $words } an.
        [other] { $name } zweifeln { $words } an.
    }
window-call-taken = Der Wortrichter entscheidet.
window-call-waits = Der Wortrichter ist gerufen.
window-choose = Angezweifelt werden die markierten Wörter:
window-confirm = Kommst du auch auf { $score } Punkte? Bestätige sie, dann ist die nächste Seite dran.
window-confirm-do = Punkte bestätigen
window-confirm-other = { $name } schreibt die Punkte und hat selbst gespielt, also bestätigst du: { $score } Punkte.
window-draw = Sobald du ziehst, kann dein Zug nicht mehr angezweifelt werden.
window-draw-do = Steine ziehen
window-final =
    { $count ->
        [one] Der letzte Zug des Spiels gilt in { $count } Sekunde.
       *[other] Der letzte Zug des Spiels gilt in { $count } Sekunden.
    }
window-final-long = Der letzte Zug des Spiels gilt in { $time }.
window-held = { $name } überlegt noch: { $count } s.
window-hold = Halt
window-keeper =
    { $name ->
       *[one] { $name } bestätigt die Punkte; dann ist die nächste Seite dran.
        [other] { $name } bestätigen die Punkte; dann ist die nächste Seite dran.
    }
window-long = Noch { $time } zum Anzweifeln.
window-open = Nimm den Zug an oder zweifle ihn an.
window-others =
    { $names ->
       *[one] { $names } kann
        [other] { $names } können
    } noch { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    } lang anzweifeln.
window-own = { $word } kann angezweifelt werden.
window-ruled = Alle Wörter wurden für gültig erklärt.
window-seconds =
    { $count ->
        [one] Noch { $count } Sekunde zum Anzweifeln.
       *[other] Noch { $count } Sekunden zum Anzweifeln.
    }
window-stays =
    { $count ->
        [one] Der Zug kann noch mindestens { $count } Sekunde angezweifelt werden.
       *[other] Der Zug kann noch mindestens { $count } Sekunden angezweifelt werden.
    }
window-title = { $word } anzweifeln?
window-waiting = Warten auf { $names }.
window-withdraw = Anzweiflung zurückziehen
window-words = Wörter des Zuges
