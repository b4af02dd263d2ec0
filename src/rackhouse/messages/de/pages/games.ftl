games-aborted = Abgebrochen
games-bring = Spiel importieren
games-bring-choose = Datei wählen
games-bring-reading = Wird gelesen …
games-bring-text = Wähle eine GCG-Datei eines anderen Programms oder ein gespeichertes Spiel von Rackhouse, oder zieh die Datei hierher. Jeder Zug wird geprüft, dann steht das Spiel in deiner Liste.
games-due = noch { $time }
games-empty = Freier Platz
games-guest = Gast
games-more = Ältere Spiele zeigen
games-next =
    { $count ->
        [one] Zum Spiel, in dem du am Zug bist
       *[other] Zum nächsten von { $count } Spielen, in denen du am Zug bist
    }
games-none = Noch keine Spiele. Beginne eines auf der Startseite oder importiere eines.
games-none-found = Kein Spiel passt zu deiner Suche.
games-over = Beendet
games-pace-fast = bis 10 Minuten
games-pace-slow = über 10 Minuten
games-pace-days = Tage für jeden Zug
games-pace-untimed = ohne Zeitlimit
games-paused = Angehalten
games-player = Spieler { $number }
games-profile = Mein Profil
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
games-rematch = Revanche
games-running = Laufend
games-search = Nach Name oder Titel suchen
games-sheet = Spielbogen
games-title = Deine Spiele
games-vacation = Urlaub
games-vacation-end = Urlaub beenden
games-vacation-last = Letzter Urlaubstag
games-vacation-on = Du bist bis { $time } im Urlaub. In deinen Fernspielen steht deine Zeit still. Spielen kannst du trotzdem.
games-vacation-refused =
    { $count ->
        [one] In einem Spiel hast du deine 30 Urlaubstage aufgebraucht. Dort läuft deine Zeit weiter.
       *[other] In { $count } Spielen hast du deine 30 Urlaubstage aufgebraucht. Dort läuft deine Zeit weiter.
    }
games-vacation-take = Urlaub nehmen
games-vacation-text = In allen deinen Fernspielen steht deine Zeit still, und wer mit dir spielt, sieht es. In jedem Spiel hast du 30 Tage.
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
