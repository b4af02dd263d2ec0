### Der Plan eines Turniers: Tage, Alter, Gruppen, Preise und was eine Vorlage fragt.

plan-created-already = Dieses Turnier ist schon angelegt.
plan-schedule-needs-reason = Schreib den Grund für die neuen Zeiten auf.
plan-venue-needs-reason = Schreib den Grund für den neuen Ort auf.
plan-format-needs-reason = Schreib den Grund für den neuen Modus auf.
plan-tie-breaks-need-reason = Schreib den Grund für die neue Feinwertung auf.
plan-merger-needs-reason = Schreib den Grund für die Zusammenlegung auf.
plan-title-needed = Gib dem Turnier einen Titel.
plan-one-band = Die Gruppe { $division } hat höchstens eine Altersklasse, ihre Preise sind für alle.
plan-merge-with-other = Eine Gruppe lässt sich nicht mit sich selbst zusammenlegen. Nenn eine andere.
plan-awards-per-band = Preise für jede Altersklasse gibt es nur, wo mehrere zusammengelegt sind.
plan-tables-contradict = In der Gruppe { $division } ist der kleinste Tisch größer als der größte.
plan-too-many-at-table = Die Gruppe { $division } würde { $count } an einen Tisch setzen, ihr Regelblatt erlaubt aber höchstens { $most }.
plan-wins-first = Die Gibson-Regel gilt nur, wo Siege zuerst zählen. Ändere die Feinwertung der Gruppe { $division }.
plan-gibson-needs-hill = In der Gruppe { $division } ändert die Gibson-Regel nichts ohne Runden King of the Hill.
plan-hill-too-long = Die Gruppe { $division } hat nur { $rounds } Runden, aber mehr Runden King of the Hill.
plan-head-to-head-first = Der direkte Vergleich kann nicht an erster Stelle stehen: Er trennt nur, wer gleichauf ist.
plan-points-first = In diesem Modus zählen die Punkte zuerst. Setz andere Feinwertungen dahinter.
plan-measure-twice = Die Gruppe { $division } nennt eine Feinwertung zweimal. Nenn jede einmal.
plan-stages-for-knockout = Nur ein K.-o.-System ordnet nach der erreichten Runde. Ändere die Feinwertung der Gruppe { $division }.
plan-rungs-for-ladder = Nur eine Leiter ordnet nach Sprossen und nach nichts anderem. Ändere die Feinwertung der Gruppe { $division }.
plan-no-award-for = Für { $measure } kann es keinen Preis geben. Wähl eine Zahl, die zu einem Spieler gehört.
plan-award-for-what = Gib an, ob der Preis { $award } für einen Platz oder für das meiste von etwas ist.
plan-asks-twice = Das Turnier fragt zweimal nach { $key }. Entfern eines davon.
plan-stock-twice = Die Ausrüstung nennt { $key } zweimal. Entfern eines davon.
plan-sells-twice = Zwei Angebote haben den Schlüssel { $key }. Ändere eines davon.
plan-age-day-needed = Altersklassen brauchen den Tag, an dem das Alter zählt. Gib ihn an.
plan-division-needed = Ein Turnier braucht mindestens eine Gruppe. Leg eine an.
plan-division-twice = Zwei Gruppen haben den Schlüssel { $key }. Gib jeder einen eigenen.
plan-band = { $youngest } bis { $oldest }
plan-band-over = { $youngest } und älter
plan-born-later = Wer am { $born } geboren ist, hat am { $day } noch kein Alter. Prüf das Geburtsdatum.
plan-band-empty = In der Altersklasse { $band } ist niemand. Gib das jüngere Alter zuerst an.
plan-bands-overlap = Die Altersklassen { $band } und { $other } überschneiden sich. Ordne jedes Alter nur einer zu.
plan-no-band-for-age = Keine Altersklasse ist für { $age } Jahre. { $bands ->
        [0] Es gibt keine.
       *[other] Es gibt: { $bands }.
    }
plan-no-zone = Es gibt keine Zeitzone { $zone }. Gib ihren IANA-Namen an, etwa Europe/Berlin.
plan-year-wrong = { $year } kann nicht das Jahr eines Turniers sein. Schreib das Jahr aus.
plan-moment-wrong = Zu dieser Zeit kann kein Turnier sein. Gib eine zwischen 1970 und 2200 an.
plan-weekday-wrong = Der { $day } ist ein { $weekday }, kein { $written }. Was stimmt?
plan-weekday =
    { $weekday ->
        [Monday] Montag
        [Tuesday] Dienstag
        [Wednesday] Mittwoch
        [Thursday] Donnerstag
        [Friday] Freitag
        [Saturday] Samstag
       *[other] Sonntag
    }
plan-closes-before-opening = Am { $day } würde das Turnier um { $opens } beginnen und um { $closes } enden. Lass es später enden.
plan-time-skipped = Am { $day } gibt es { $time } in { $zone } nicht: Die Uhren werden vorgestellt.
plan-session = { $day }, { $opens } bis { $closes }
plan-sessions-overlap = { $session } überschneidet sich mit einem anderen Termin dieses Tages. Gib jedem seine eigene Zeit.
plan-preset-unreadable = Die Vorlage { $name } lässt sich nicht lesen: { $fault }.
plan-no-preset = Es gibt keine Vorlage { $name }. Es gibt { $names }.
plan-answer-missing = Bitte beantworte das noch: { $ask }
plan-answer-wrong = Eine Antwort passt nicht: { $fault }.
plan-round-minutes-needed = Gib an, wie viele Minuten eine Runde dauert.
plan-no-such-place = Ein Turnier hat keine Einstellung { $key }.
plan-bands-wrong = Die Altersklassen passen nicht: { $fault }.
plan-groups-for-quads = Bei Vierergruppen gehen die Plätze zuerst nach der Gruppe, und nur dort. Setze die Gruppe an den Anfang, oder lass sie bei anderen Modi weg.
plan-cop-by-wins = { $division }: COP simuliert Siege und Punktdifferenz. Die Plätze müssen also nach Siegen, dann nach Punktdifferenz gehen.
plan-teams-same-name = Beide Teams von { $division } heißen gleich. Gib ihnen verschiedene Namen.
