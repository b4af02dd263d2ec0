### Plätze, und was die trennt, die gleichauf sind.

standings-by-wins = Siege
standings-by-points = Punkte
standings-by-spread = Punktdifferenz
standings-by-head-to-head = direkter Vergleich
standings-by-better-round = die bessere Runde
standings-by-high-game = das höchste Spiel
standings-by-opponents-wins = Siege der Gegner
standings-by-best-play = der höchste Zug
standings-by-stage = die erreichte Runde
standings-by-rung = die Sprosse der Leiter
standings-shared = geteilt, gleichauf: { $measures }
standings-ahead = vorn: { $measure }, { $more } zu { $less }
standings-behind = zurück: { $measure }, { $less } zu { $more }
standings-reached-winner = Sieger
standings-reached-final = Finale
standings-reached-semi-final = Halbfinale
standings-reached-quarter-final = Viertelfinale
standings-round = Runde { $round }
standings-not-in-bracket = nicht im Turnierbaum
standings-not-comparable = Diese Turniere zählen Restbuchstaben verschieden, ihre Begegnungen lassen sich nicht in einer Liste vergleichen.
standings-winners-bracket = Siegerbaum
standings-reached-grand-final = großes Finale
standings-losers-final = Verliererfinale
standings-losers-round = Verliererrunde { $round }
standings-by-group = die Gruppe
standings-quad = Gruppe { $number }
