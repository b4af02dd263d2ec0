### What is wrong with a results file of another tournament program.

exchange-tou-head = Das ist keine .tou-Datei: Die erste Zeile sollte aussehen wie „*M31.12.2027 Name des Turniers“.
exchange-tsh-line = Zeile { $line } beschreibt keinen Spieler für tsh. Schreib sie wie „Esche, Anna 1500 2 3; 410 388“.
exchange-no-such-opponent = { $name } spielt in Runde { $round } gegen Nummer { $number }, aber so viele Spieler hat die Gruppe nicht.
exchange-not-mutual = { $name } spielt in Runde { $round } gegen { $other }, aber in der Zeile von { $other } steht etwas anderes. Berichtige eine der beiden Zeilen.
exchange-two-at-a-table = Wertungsstellen nehmen nur Partien zu zweit an. In { $division } sitzen mehr als zwei am Tisch.
exchange-no-ratings = Diese Liste hat keine Spalte mit Namen oder keine mit Wertungen. Sieh nach, ob es eine Wertungsliste ist.
