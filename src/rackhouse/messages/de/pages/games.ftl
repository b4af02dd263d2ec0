games-bring = Eine Partie von anderswo mitbringen
games-bring-choose = Datei wählen
games-bring-reading = Wird gelesen …
games-bring-text = Eine GCG-Datei eines anderen Programms oder eine Aufzeichnung von Rackhouse: Sie wird Zug für Zug geprüft und dann bei deinen Partien aufbewahrt. Du kannst sie auch hier fallen lassen.
games-empty = Freier Platz
games-guest = Gast
games-more = Ältere Partien zeigen
games-none = Noch keine Partien. Beginne eine auf der ersten Seite oder bring eine von anderswo mit.
games-none-found = Keine Partie passt zu dieser Suche.
games-over = Beendet
games-paused = Angehalten
games-player = Spieler { $number }
games-rematch = Revanche
games-running = Laufend
games-search = Nach Name oder Titel suchen
games-sheet = Spielbogen
games-title = Deine Partien
games-waiting = Noch nicht begonnen
move-book-own = Schlag die angezweifelten Wörter nach
move-confirm-own = Bestätige die Punkte
move-ending = Das Ergebnis steht noch aus
move-judge = Der Schiedsrichter ist gefragt
move-judge-own = Entscheide über die Anzweiflung
move-plays-own = Sag, ob du noch legen kannst
move-press-own = Drück die Uhr
move-racks-own = Gib deine Steine ein
move-turn =
    { $name ->
       *[one] { $name } ist am Zug
        [other] { $name } sind am Zug
    }
move-turn-own = Du bist am Zug
move-wait = { $name } ist gefragt
move-window =
    { $name ->
       *[one] { $name } kann noch anzweifeln
        [other] { $name } können noch anzweifeln
    }
move-window-own = Nimm den Zug an oder zweifle ihn an
