stream-board = Brett
stream-clocks = Uhren
stream-delay =
    { $count ->
        [one] Die Adressen oben zeigen jetzt die Bänke und das ganze Spiel { $count } Minute später. Behalte sie für dich.
       *[other] Die Adressen oben zeigen jetzt die Bänke und das ganze Spiel { $count } Minuten später. Behalte sie für dich.
    }
stream-delay-none = Die Adressen oben zeigen jetzt die Bänke, ohne Verzögerung. Behalte sie für dich.
stream-ground = Hintergrund
stream-ground-dark = Dunkel
stream-ground-light = Hell
stream-ground-transparent = Durchsichtig
stream-intro = Füge jede Adresse in deinem Streaming-Programm als Browserquelle ein. Jedes Teil füllt die Größe, die du seiner Quelle gibst.
stream-key = Auch Bänke zeigen
stream-last = Letzter Zug
stream-racks = Bänke
stream-scores = Namen und Punkte
stream-size = Eine gute Größe: { $wide } mal { $high }.
stream-title = Spiel streamen
stream-with-racks = Bänke im Stream
stream-with-racks-text = Ein Zuschauer, den alle Spieler zugelassen haben, kann die Bänke zeigen, so spät, wie es beim Eröffnen des Spiels festgelegt wurde. Bei einem Turnier kann das die Leitung, wenn die Einstellungen es erlauben. Alle Teile sind dann gleich spät.
