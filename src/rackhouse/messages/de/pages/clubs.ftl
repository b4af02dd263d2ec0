clubs-about = Über den Verein
clubs-against = gegen { $names }
clubs-best =
    { $count ->
        [one] Für alle zählt ihr bestes Turnier.
       *[other] Für alle zählen ihre besten { $count } Turniere.
    }
clubs-by = Punkte
clubs-by-places = Ein Punkt für jede Person, die du hinter dir lässt.
clubs-by-wins = Ein Punkt pro Sieg.
clubs-choose = Turnier wählen
clubs-count = Wie viele Turniere pro Person zählen
clubs-count-hint = Bei 0 zählen alle.
clubs-delete = Verein löschen
clubs-delete-sure = Endgültig löschen? Die Turniere bleiben.
clubs-dropped = { $points }, zählt nicht
clubs-edit = Verein und Saisons bearbeiten
clubs-event-add = Eines deiner öffentlichen Turniere
clubs-event-add-go = Turnier hinzufügen
clubs-event-new = Neues Turnier
clubs-event-remove = Turnier entfernen
clubs-event-remove-go = Entfernen
clubs-events = Turniere
clubs-events-count =
    { $count ->
        [0] Noch kein Turnier
        [one] { $count } Turnier
       *[other] { $count } Turniere
    }
clubs-events-none = Noch kein Turnier.
clubs-events-none-yours = Noch kein Turnier. Erstelle eines und füge es dann hier dem Verein hinzu.
clubs-first = Erster Tag
clubs-found = Verein erstellen
clubs-games = Partien
clubs-games-won = Gewonnen
clubs-high-games = Höchste Ergebnisse
clubs-high-plays = Höchste Züge
clubs-join = Einen Verein leiten
clubs-join-go = Leitung beitreten
clubs-join-text = Mit diesem Link kannst du einem Verein Turniere und Saisons hinzufügen.
clubs-last = Letzter Tag
clubs-name = Name des Vereins
clubs-new = Neuer Verein
clubs-none = Hier gibt es noch keinen Verein.
clubs-organise = Für die Leitung
clubs-place = Platz
clubs-player = Name
clubs-players = Alle, die hier gespielt haben
clubs-points = Punkte
clubs-save = Verein speichern
clubs-season = Saison { $title }
clubs-season-add = Saison hinzufügen
clubs-season-days = { $first } bis { $last }.
clubs-season-empty = In dieser Saison gab es noch keine Partie.
clubs-season-remove = Saison entfernen
clubs-season-title = Titel
clubs-share = Leitungslink holen
clubs-share-text = Wer diesen Link öffnet, kann den Verein leiten. Ein neuer Link ersetzt den alten. Sichere ihn: er wird nicht noch einmal gezeigt.
clubs-spread = Differenz
clubs-text = Ein Verein hat alle Turniere, Personen und Rekorde auf einer Seite, dazu Tabellen über eine Saison.
clubs-title = Vereine
clubs-widest-wins = Höchste Siege
clubs-won = Gewonnen: { $names }
clubs-yours = Du leitest ihn
