### Warum ein Befehl zu spät kommt: was vorher geschah.

late-moved-on = Zu spät: Das Spiel ist schon weiter. Schau auf das Brett und entscheide neu.
late-another-play = Zu spät: Es ist ein anderer Zug gemacht worden. Schau auf das Brett und entscheide neu.
late-another-turn = Zu spät: Der nächste Zug hat begonnen.
late-play-withdrawn = Zu spät: Der Zug ist vom Brett genommen. Schau auf das Brett und entscheide neu.
late-play-stands = Zu spät: Der Zug bleibt liegen.
late-game-over = Zu spät: Das Spiel ist aus.
late-time-up = Zu spät: Die Zeit für diesen Zug ist um.
late-challenged = Zu spät: Der Zug ist angezweifelt. Warte auf die Entscheidung.
late-ruled = Zu spät: Über die Anzweiflung ist entschieden.
late-challenge-withdrawn = Zu spät: Die Anzweiflung ist zurückgenommen.
late-played-on = Zu spät: Das Spiel geht weiter.
late-plays-asked = Zu spät: Alle werden gefragt, ob sie noch legen können.
late-result-changed = Das Ergebnis hat sich gerade geändert. Sieh es dir noch einmal an und entscheide neu.
late-score-corrected = Punkte sind gerade berichtigt worden. Sieh noch einmal nach und entscheide neu.
late-taken-back = Zu spät: Der letzte Eintrag ist zurückgenommen. Schau auf das Brett und entscheide neu.
