games-aborted = Abgebrochen
games-bring = Spiel importieren
games-bring-choose = Datei wählen
games-bring-reading = Wird gelesen …
games-bring-text = Wähle eine GCG-Datei eines anderen Programms oder ein gespeichertes Spiel von Rackhouse, oder zieh die Datei hierher. Jeder Zug wird geprüft, dann steht das Spiel in deiner Liste.
games-empty = Freier Platz
games-guest = Gast
games-more = Ältere Spiele zeigen
games-none = Noch keine Spiele. Beginne eines auf der Startseite oder importiere eines.
games-none-found = Kein Spiel passt zu deiner Suche.
games-over = Beendet
games-pace-fast = bis 10 Minuten
games-pace-slow = über 10 Minuten
games-pace-untimed = ohne Zeitlimit
games-paused = Angehalten
games-player = Spieler { $number }
games-rated = Gewertet
games-rating-doubt =
    { $count ->
        [one] ± { $doubt } · 1 Spiel
       *[other] ± { $doubt } · { $count } Spiele
    }
games-rating-early =
    { $count ->
        [one] vorläufig, ± { $doubt } · 1 Spiel
       *[other] vorläufig, ± { $doubt } · { $count } Spiele
    }
games-rating-kind = { $title }, { $words }, { $pace }
games-ratings = Deine Wertungen
games-ratings-more = Was Wertungen sagen
games-rematch = Revanche
games-running = Laufend
games-search = Nach Name oder Titel suchen
games-sheet = Spielbogen
games-title = Deine Spiele
games-waiting = Noch nicht begonnen
move-book-own = Schlag die angezweifelten Wörter nach
move-confirm-own = Bestätige die Punkte
move-ending = Das Ergebnis steht noch aus
move-judge = Warten auf den Wortrichter
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
move-wait = Warten auf { $name }
move-window =
    { $name ->
       *[one] { $name } kann noch anzweifeln
        [other] { $name } können noch anzweifeln
    }
move-window-own = Nimm den Zug an oder zweifle ihn an
