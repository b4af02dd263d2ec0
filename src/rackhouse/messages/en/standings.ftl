### Places, and what separates those who are level.

standings-by-wins = wins
standings-by-points = points
standings-by-spread = spread
standings-by-head-to-head = wins against each other
standings-by-better-round = the better round
standings-by-high-game = the highest game
standings-by-opponents-wins = the wins of the opponents met
standings-by-best-play = the highest play
standings-by-stage = the round reached
standings-by-rung = the rung of the ladder
standings-shared = shared: level on { $measures }
standings-ahead = ahead on { $measure }, { $more } to { $less }
standings-behind = behind on { $measure }, { $less } to { $more }
standings-reached-winner = winner
standings-reached-final = final
standings-reached-semi-final = semi-final
standings-reached-quarter-final = quarter-final
standings-round = round { $round }
standings-not-in-bracket = not in the bracket
standings-not-comparable = These events count unplayed letters differently, so their games cannot share one list.
standings-winners-bracket = winners' bracket
standings-reached-grand-final = grand final
standings-losers-final = losers' final
standings-losers-round = losers' round { $round }
standings-by-group = the group
standings-quad = Quad { $number }
