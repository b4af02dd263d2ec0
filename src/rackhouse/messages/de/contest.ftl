### Wer was darf, was es gibt, Rückgängigmachen und die Aufzeichnung selbst.

contest-role-organiser = die Leitung
contest-role-desk = der Turniertisch
contest-role-word-judge = ein Wortrichter
contest-role-score-keeper = ein Schreiber
contest-role-player = ein Spieler
contest-role-clock = die Uhr
contest-role-public = ein Zuschauer
contest-only = Das kann nur { $who }.
contest-only-undo = Rückgängig machen kann das nur { $who }.
contest-own-entry-only = Das kannst du nur für dich oder dein eigenes Team tun.
contest-house-team-by-desk = Nur der Turniertisch kann ein Hausteam aufnehmen.
contest-no-event = Es gibt noch kein Turnier. Leg es zuerst an.
contest-no-entry = Es gibt keine Meldung { $number }.
contest-no-division = Es gibt keine Gruppe { $key }.
contest-no-match = Eine Begegnung { $number } gibt es noch nicht, oder wer sie spielt, steht noch nicht fest.
contest-not-started = Die Gruppe { $division } hat noch nicht begonnen.
contest-started = Die Gruppe { $division } hat begonnen, das lässt sich nicht mehr ändern.
contest-certified = Die Plätze der Gruppe { $division } sind bestätigt. Mach das zuerst rückgängig.
contest-no-action = Es gibt keine Aktion { $number }.
contest-undone-already = Aktion { $number } ist schon rückgängig gemacht.
contest-reversal-stays = Eine Stornierung oder ein Erlass lässt sich nicht rückgängig machen. Buche den Betrag stattdessen neu.
contest-undo-reversed-money = Dabei wurde Geld storniert, und das bleibt so. Führ die Aktion stattdessen noch einmal aus.
contest-others-depend = Auf Aktion { $number } bauen spätere auf: { $more ->
        [0] Nr. { $actions }
        [one] Nr. { $actions } und 1 weitere
       *[other] Nr. { $actions } und { $more } weitere
    }. Mach alle zusammen rückgängig oder keine.
contest-action-undone = Aktion { $number } wurde rückgängig gemacht.
contest-line-misnumbered = Zeile { $number } des Turniers fehlt, ist doppelt oder falsch nummeriert.
contest-line-wrong-moment = Zeile { $number } des Turniers hat eine falsche Zeit. { $why }
contest-line-undoes-nothing = Zeile { $number } des Turniers macht nichts rückgängig, was vor ihr kam.
contest-record-damaged = Die Aufzeichnung des Turniers ist beschädigt. { $why }
contest-line-does-not-follow = Die Aufzeichnung des Turniers ist beschädigt: Eine Zeile folgt nicht aus den vorigen.
