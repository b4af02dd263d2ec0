around-away = An diesem Bildschirm spielt niemand. Öffne das Spiel von der Startseite.
around-doubt =
    { $name ->
       *[one] { $name } zweifelt an
        [other] { $name } zweifeln an
    }
around-doubt-text = Bevor es weitergeht: Zweifelt jemand den letzten Zug an?
around-has =
    { $name ->
       *[one] { $name } hat den Bildschirm.
        [other] { $name } haben den Bildschirm.
    }
around-here = Ich bin { $name }
around-hide = Bank verdecken
around-last =
    { $name ->
       *[one] { $name } hat { $play } gelegt: { $score }.
        [other] { $name } haben { $play } gelegt: { $score }.
    }
around-others = Jemand anders ist am Bildschirm:
around-over = Das Spiel ist aus. Wer dem Ergebnis zustimmt, stimmt für alle zu.
around-pass = Gib den Bildschirm an { $name }
around-scores = Punkte
around-still = Bis dahin läuft keine Uhr.
around-text =
    { $name ->
       *[one] Die Bänke bleiben verdeckt, bis { $name } da ist.
        [other] Die Bänke bleiben verdeckt, bis { $name } da sind.
    }
around-title = An einem Bildschirm
