profile-all-games = Alle Spiele zeigen
profile-all-kinds = Alle Arten
profile-all-paces = Jedes Tempo
profile-average = Punkte pro Spiel
profile-best-bonuses = Meiste Prämien in einem Spiel
profile-best-comeback = Größte Aufholjagd
profile-best-game = Bestes Spiel
profile-best-play = Bester Zug
profile-best-word = Längstes Wort
profile-bests = Rekorde
profile-board = Brett zeigen
profile-board-coming = Das Brett wird geholt…
profile-change = Änderung
profile-chosen = Dieser Gegner
profile-counting = Ältere Spiele werden dazugezählt…
profile-day = Tag
profile-days-0 = Jede Zeit
profile-days-30 = Letzte 30 Tage
profile-days-365 = Letzte 12 Monate
profile-days-90 = Letzte 90 Tage
profile-empty = Noch keine beendeten Spiele
profile-empty-other = Noch ist kein Spiel von { $name } für andere sichtbar.
profile-empty-play = Jetzt spielen
profile-empty-text = Spiel eine Partie zu Ende, dann steht sie hier, mit deinen Rekorden und deiner Bilanz gegen alle, die du triffst. Gewertete Spiele geben dir eine Wertung.
profile-everybody = Alle
profile-filter = Welche Spiele
profile-filter-kind = Art des Spiels
profile-filter-pace = Tempo
profile-filter-time = Zeit
profile-hidden = Nur du siehst dieses Profil.
profile-kind = { $title }, { $words }
profile-make-account = Konto anlegen
profile-met = gegen { $names }
profile-more = Ältere Spiele zeigen
profile-most = · spielt meist { $kind }, { $pace }
profile-no-account = Nur du siehst dieses Profil. Mit einem Konto hast du es auf jedem Gerät und kannst es anderen zeigen.
profile-nobody = Hier stehen einmal deine Spiele, Wertungen und Rekorde. Spiel eine Partie, oder melde dich an, wenn du schon gespielt hast.
profile-none-fit = Dazu passt kein Spiel.
profile-ratings = Wertungen
profile-ratings-begin = Gewertetes Spiel beginnen
profile-ratings-more = Was Wertungen sagen
profile-ratings-none = Noch keine gewerteten Spiele. Wertungen kommen aus Spielen, die beide werten lassen wollten.
profile-show = Andere dürfen mein Profil sehen
profile-shown = Andere sehen deine Wertungen und die Spiele, die gewertet werden oder offen für Zuschauer waren. Alle anderen und private Spiele bleiben bei dir.
profile-sign-in = Anmelden
profile-since = Hier seit { $day }
profile-sum = Alle diese Spiele zusammen
profile-table = Als Tabelle zeigen
profile-title = Profil
profile-value-bonuses = { $value }
profile-value-comeback =
    { $value ->
        [one] { $value } Punkt zurück
       *[other] { $value } Punkte zurück
    }
profile-value-game =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
profile-value-play =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
profile-value-word = { $text }
