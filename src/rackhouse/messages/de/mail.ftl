### Post an die Spieler.

mail-challenge = { $name } fordert dich um deine Sprosse heraus. Verabredet auf deiner Turnierseite eine Zeit.
mail-confirm =
    { $by ->
        [none] { $name } hat gemeldet: { $scores }. Bitte bestätige das auf deiner Turnierseite, oder melde dein Ergebnis.
       *[other] { $name } hat gemeldet: { $scores }. Bitte bestätige das bis { $by } auf deiner Turnierseite, oder melde dein Ergebnis.
    }
mail-days = Die Termine des Turniers haben sich geändert:
mail-format = { $division } wird so gespielt: { $format }.
mail-format-after = Nach Runde { $round } wird { $division } so gespielt: { $format }.
mail-play-by =
    { $by ->
        [none] Spiele deine Begegnung mit { $others } und melde das Ergebnis. Wenn du die andere Seite nicht erreichst, sag es der Leitung.
       *[other] Spiele deine Begegnung mit { $others } und melde das Ergebnis bis { $by }. Wenn du die andere Seite nicht erreichst, sag es der Leitung.
    }
mail-score = { $name } { $score }
mail-subject-challenge = { $event }: { $name } fordert dich heraus
mail-subject-change = { $event }: eine Änderung
mail-subject-receipt = { $event }: deine Quittung
mail-subject-match = { $event }: deine Begegnung mit { $others }
mail-time-agreed = { $name } ist mit { $when } einverstanden, { $venue }.
mail-time-proposed = { $name } schlägt { $when } vor, { $venue }.
mail-unconfirmed = { $others ->
        [one] { $others } hat
       *[other] { $others } haben
    } { $by ->
        [none] dein Ergebnis noch nicht bestätigt. Erst dann zählt es.
       *[other] dein Ergebnis noch nicht bestätigt. Erst dann zählt es; die Frist ist { $by }.
    }
mail-venue = Das Turnier findet jetzt hier statt: { $venue }.
mail-no-address = „{ $text }“ ist keine Mailadresse. Schreib sie wie ann@example.org.
mail-subject-moved-up = { $event }: du hast einen Platz
mail-moved-up = Bei { $event } ist ein Platz frei geworden, und du warst als Nächstes an der Reihe. Du bist dabei. Wenn du nicht kommen kannst, zieh auf deiner Seite zurück oder sag der Leitung Bescheid, damit die nächste Person deinen Platz bekommt.
mail-contact = { $name } erreichst du hier: { $reached }.
mail-subject-prove = Bestätige deine Mailadresse
mail-prove = Jemand hat auf einem Rackhouse-Server diese Mailadresse angegeben, für Mail zu Spielen und um ein verlorenes Konto zurückzuholen. Warst du das, dann öffne innerhalb eines Tages diesen Link: { $link }. Wenn nicht, tu nichts; dann kommt keine Mail mehr.
mail-subject-win-back = Hol dein Konto zurück
mail-win-back = Jemand möchte das Konto von { $name } zurückholen. Bist du das, dann öffne innerhalb von 10 Minuten diesen Link: { $link }. Er gilt einmal. War es jemand anderes, tu nichts; dann ändert sich nichts.
mail-subject-your-turn = Du bist am Zug: { $others }
mail-your-turn = Im Spiel gegen { $others } bist du am Zug. Dir bleiben noch { $time }.
mail-subject-your-reminder = Deine Zeit läuft ab: { $others }
mail-your-reminder = Für deinen Zug im Spiel gegen { $others } bleiben dir noch { $time }.
mail-subject-your-begun = Dein Spiel gegen { $others } hat begonnen
mail-your-begun = Dein Spiel gegen { $others } hat begonnen, und die andere Seite macht den ersten Zug. Du bekommst Mail, wenn du am Zug bist.
mail-open-game = Das Spiel öffnen: { $link }
mail-stop = Mail zu Spielen abbestellen: { $link }
