### Ergebnisse, Gleichstände, Meldungen, Fristen und Entscheidungen.

result-first-not-in-match = { $entry } spielt nicht in dieser Begegnung und hat sie nicht begonnen.
result-has-one = { $match } hat schon ein Ergebnis. Berichtige es stattdessen.
result-match-has-one = { $match } hat schon ein Ergebnis.
result-not-forfeited = { $entry } hat sich nicht zurückgezogen, also ist das kein kampfloser Verlust.
result-none-to-correct = { $match } hat noch kein Ergebnis.
result-correction-needs-reason = Schreib den Grund für die Berichtigung auf.
result-of-bye = { $match } ist ein Freilos und hat kein anderes Ergebnis.
result-other-sides = { $match } wird zwischen { $sides } gespielt, nicht { $given }. Prüf den Zettel.
result-not-played = { $match } ist noch nicht gespielt.
result-replay-needs-reason = Schreib den Grund für die Wiederholung auf.
result-tie-stays = Nach den Regeln dieses Turniers bleibt ein Gleichstand bestehen.
result-not-tied = { $match } steht nicht unentschieden.
result-not-among-tied = { $entry } ist nicht unter denen, die gleichauf sind.
result-tie-by-draw = Der Gleichstand wurde durch Steinziehen gelöst.
result-tie-by-director = Die Turnierleitung hat den Gleichstand gelöst.
result-figures-for-all = Gib für jede der { $count } Seiten eine Zahl an oder für keine.
result-scores-for-all = Gib für jede der { $count } Seiten Punkte an oder für keine.
result-winner-not-in-match = { $entry } spielt nicht in dieser Begegnung und kann sie nicht gewinnen.
result-score-for-each = Eine gespielte Begegnung hat Punkte für jede ihrer { $count } Seiten, angegeben { $given ->
        [one] ist aber 1 Punktzahl
       *[other] sind aber { $given } Punktzahlen
    }.
result-bye-for-one = Ein Freilos ist für eine Meldung allein. Gib der Begegnung ein anderes Ergebnis.
result-winner-needed = Gib an, wer die Begegnung gewinnt.
result-double-forfeit-has-no-winner = Ist eine Begegnung beidseitig kampflos, gewinnt niemand. Lass den Sieger weg.
result-ruling-needs-reason = Schreib den Grund für die Entscheidung auf.
result-score-unusual = { $score } Punkte wären ungewöhnlich. Stimmt das?
result-scores-far-apart = { $score } Punkte nach den Restbuchstaben und { $before } davor liegen weiter auseinander, als Bänke hergeben. Stimmt beides?
result-withdrew = zurückgezogen
result-reported = Von den Spielern gemeldet.
result-unreported = Bis zur Frist nicht gemeldet.
result-decided-with-attempts = Entschieden bei { $made } von { $wanted } notierten Versuchen: { $reason }
result-before-needed = Bei Gleichstand entscheidet der höhere Stand vor dem Zählen der Restbuchstaben. Gib auch diese Punkte an. Kennt sie niemand, entscheidet die Turnierleitung.
result-efforts-need-reason = { $entry } hat { $made } von { $wanted } Versuchen notiert, die Begegnung zu verabreden, und sie kann noch gespielt werden. Um sie trotzdem zu entscheiden, gib einen Grund an.
result-efforts-sure = { $entry } hat { $made } von { $wanted } Versuchen notiert, die Begegnung zu verabreden, und sie kann noch gespielt werden. Trotzdem entscheiden, aus dem angegebenen Grund?
result-takes-back = { $count ->
        [one] { $matches } wurde aufgrund dieses Ergebnisses gespielt. Wenn du es berichtigst, zählt diese Begegnung nicht mehr, und es geht mit dem richtigen Ergebnis weiter.
       *[other] { $matches } wurden aufgrund dieses Ergebnisses gespielt. Wenn du es berichtigst, zählen diese Begegnungen nicht mehr, und es geht mit dem richtigen Ergebnis weiter.
    } Trotzdem berichtigen?
result-tie-by-draw-only = In dieser Gruppe löst Steinziehen einen Gleichstand, keine Wiederholung.
result-tie-by-replay-only = In dieser Gruppe löst eine Wiederholung einen Gleichstand, kein Steinziehen.
result-director-breaks-ties = Nach den Regeln dieses Turniers löst die Turnierleitung einen Gleichstand.
result-say-whom-director-chose = Gib an, für welche Seite die Turnierleitung entschieden hat.
result-bye-not-arranged = { $match } ist ein Freilos, also gibt es niemanden, mit dem du dich verabreden kannst.
result-not-a-side = { $entry } spielt nicht in { $match }.
result-time-not-proposed = Die andere Seite hat diese Zeit nicht vorgeschlagen. Schlag sie selbst vor.
result-office-asked-already = Du hast die Turnierleitung schon gefragt.
result-decision-needs-reason = Schreib den Grund für die Entscheidung auf.
result-nobody-asked = Niemand hat um eine Entscheidung über diese Begegnung gebeten.
result-no-forfeit-while-asked = Über { $match } muss noch die Turnierleitung entscheiden, die Begegnung ist also nicht kampflos.
result-nothing-to-confirm = Noch hat niemand sonst { $match } gemeldet. Melde das Ergebnis selbst.
result-only-at-venue = Alle Begegnungen dieses Turniers werden hier gespielt: { $venue }.
result-time-passed = Diese Zeit ist schon vorbei. Schlag eine spätere vor.
result-deadline-over = Die Frist dieser Begegnung war { $deadline }. Bitte die Leitung um mehr Zeit.
result-after-deadline = Die Begegnung muss bis { $deadline } gemeldet sein. Schlag eine frühere Zeit vor.
result-desk-takes-them = Bei diesem Turnier nimmt der Turniertisch die Ergebnisse auf. Sag dort deines.
result-version = { $entry } meldet { $scores }.
result-version-before = { $entry } meldet { $scores } ({ $before } vor den Restbuchstaben).
result-at-table = Das Spiel am Tisch endete { $scores }.
result-recorded-scores = Eingetragen ist { $scores }.
result-recorded-kind =
    { $kind ->
        [ruled] Eingetragen ist eine Entscheidung.
        [forfeit] Eingetragen ist ein kampfloser Sieg.
        [double-forfeit] Eingetragen ist: beidseitig kampflos.
        [default] Eingetragen ist, dass eine Seite nicht spielen durfte.
        [no-show] Eingetragen ist, dass jemand nicht erschienen ist.
       *[other] Eingetragen ist ein anderes Ergebnis.
    }
result-reports-differ = Die beiden Seiten melden Verschiedenes. Darüber entscheidet die Turnierleitung.
result-no-double-forfeit-proposed = Für { $match } ist „beidseitig kampflos“ nicht vorgeschlagen.
result-discrepancy-taken = Es gibt schon eine Unstimmigkeit { $number }.
result-no-discrepancy = Es gibt keine Unstimmigkeit { $number }.
result-discrepancy-ruled = Die Turnierleitung hat darüber schon entschieden. Mach das zuerst rückgängig.
result-ruling-on-words = Nenn die Wörter, über die entschieden wird.
result-ruling-taken = Es gibt schon eine Entscheidung { $number }.
result-no-ruling = Es gibt keine Entscheidung { $number }.
result-ruling-overturned = Diese Entscheidung ist aufgehoben.
result-overturning-needs-reason = Schreib den Grund für das Aufheben der Entscheidung auf.
result-ruling-touched-others = Entscheidung { $number } betraf andere Begegnungen als die genannten.
result-only-its-players = Nur wer in { $match } spielt, kann sie der Turnierleitung vorlegen.
result-in-own-words = Beschreib mit eigenen Worten, was geschehen ist.
result-none-stands = Es gibt noch kein Ergebnis, das stehen bleiben könnte. Gib an, wie die Begegnung ausging.
result-say-how-it-ended = Gib an, wie die Begegnung ausging.
result-say-who-wins = Gib an, wem die Begegnung zugesprochen wird.
result-ruled-in-game =
    { $outcome ->
        [stands] Die Punkte bleiben. { $note }
        [points] Punkte wurden gegeben oder genommen. { $note }
        [resumed] Es wurde weitergespielt. { $note }
       *[awarded] Die Begegnung wurde zugesprochen. { $note }
    }
result-ended-by =
    { $reason ->
        [out] Jemand hat alle Steine gelegt.
        [no-more-plays] Alle waren sich einig, dass kein Zug mehr möglich war.
        [passes] Alle haben gepasst.
        [missed-goes] Alle haben ihren Zug verpasst.
        [passes-and-missed-goes] Alle haben gepasst oder ihren Zug verpasst.
        [scoreless-turns] Es gab zu viele Züge ohne Punkte.
        [bell] Die Zeit war um.
        [resignation] Jemand hat aufgegeben.
        [out-of-time] Jemand hat die Zeit überschritten.
        [last-side-left] Nur eine Seite war übrig.
        [aborted] Das Spiel wurde abgebrochen.
       *[awarded] Die Begegnung wurde zugesprochen.
    }
result-money-at-table =
    { $kind ->
        [waiver] Am Tisch erlassen.
       *[reversal] Am Tisch storniert.
    }
