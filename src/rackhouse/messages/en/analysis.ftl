### What a position is worth: why it cannot be said.

analysis-two-sides = The endgame is solved for two sides, not for { $count }.
analysis-bag =
    { $count ->
        [one] The bag still holds 1 tile. The endgame begins when it is empty.
       *[other] The bag still holds { $count } tiles. The endgame begins when it is empty.
    }
analysis-too-many-tiles = Board and racks have more of { $tiles } than the tile set. Check the position.
analysis-over = The game is over. Give a position in which both sides hold tiles and may still play.
analysis-no-going-out = In this house the game goes on after somebody has gone out. The endgame is solved only where it ends.
analysis-no-passing = In this house nobody may pass. The endgame is solved only where passing is allowed.
analysis-repeats = In this house no word may be played twice. The endgame is solved only where words may repeat.
analysis-no-rack = The position has no rack for the side on turn. Give its tiles.
analysis-plies = Look 1 to { $most } turns ahead.
analysis-candidates = Compare 1 to { $most } candidates.
analysis-samples = Play each candidate on 1 to { $most } times.
analysis-threads = Use 1 to { $most } threads.
analysis-confidence = A confidence is at least 50 % and less than 100 %, such as 0.99.
analysis-simulated-sides = Candidates are simulated for two sides, not for { $count }.
analysis-simulated-going-out = In this house the game goes on after somebody has gone out. Candidates are simulated only where it ends.
analysis-simulated-repeats = In this house no word may be played twice. Candidates are simulated only where words may repeat.
analysis-win-sides = Chances to win are known for 2 to { $most } sides.
analysis-win-points = Give scores as numbers of points, at most a million.
analysis-no-win-model = { $path } is not a file with chances to win.
analysis-damaged-win-model = { $path } is damaged. Train it again with rackhouse train --win, or reinstall Rackhouse.
analysis-win-elsewhere = The chances to win were learned with the tiles “{ $tiles }” on the board “{ $board }”. Here they are only a guess.
