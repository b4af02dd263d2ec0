end-aborted = Das Spiel wurde abgebrochen. Es hat kein Ergebnis.
end-awarded = Die Turnierleitung hat das Spiel zugesprochen.
end-bell = Die Glocke hat die Runde beendet.
end-last-side-left = Nur eine Seite war übrig.
end-missed-goes = Alle haben nacheinander ihren Zug verpasst.
end-no-more-plays = Alle waren einig, dass es keinen Zug mehr gab.
end-out =
    { $name ->
       *[one] { $name } hat alle Steine gelegt.
        [other] { $name } haben alle Steine gelegt.
    }
end-out-of-time =
    { $name ->
       *[one] { $name } hat die Zeit überschritten.
        [other] { $name } haben die Zeit überschritten.
    }
end-passes = Alle haben nacheinander gepasst.
end-passes-and-missed-goes = Alle haben nacheinander gepasst oder ihren Zug verpasst.
end-resignation =
    { $name ->
       *[one] { $name } hat aufgegeben.
        [other] { $name } haben aufgegeben.
    }
end-scoreless-turns = Zu viele Züge hintereinander brachten keine Punkte.
