around-away = Um diesen Bildschirm sitzt niemand. Öffne das Spiel von der ersten Seite.
around-doubt =
    { $name ->
       *[one] { $name } zweifelt an
        [other] { $name } zweifeln an
    }
around-doubt-text = Den letzten Zug anzweifeln, bevor es weitergeht:
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
around-others = Jemand anders hat den Bildschirm:
around-over = Das Spiel ist aus. Wer dem Ergebnis zustimmt, stimmt für euch alle zu.
around-pass = Gib den Bildschirm an { $name }
around-scores = Punkte
around-still = Bis dahin läuft für niemanden Zeit.
around-text =
    { $name ->
       *[one] Die Bänke sind verdeckt, bis { $name } da ist.
        [other] Die Bänke sind verdeckt, bis { $name } da sind.
    }
around-title = Um einen Bildschirm
