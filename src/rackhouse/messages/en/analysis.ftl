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
analysis-pre-endgame-bag =
    { $count ->
        [0] The bag is empty. Solve the endgame.
       *[other] The bag holds { $count } tiles. A pre-endgame has 1 to { $most }; simulate instead.
    }
analysis-pre-endgame-blanks = More than { $most } blanks are left. The pre-endgame is solved with at most { $most }.
analysis-halving = A move that is worse by 0.001 to 1000 points is half as likely.
analysis-leaves = Try at most { $most } leaves.
analysis-nothing-hidden = The bag was empty, so the opponent's tiles are known. There is nothing to infer.
analysis-impossible-move = The side on turn cannot have made this move with the unseen tiles. Check the position and the move.
analysis-win-share = The chance to win counts from 0 to 1 of the comparison.
analysis-win-sides = Chances to win are known for 2 to { $most } sides.
analysis-win-points = Give scores as numbers of points, at most a million.
analysis-no-win-model = { $path } is not a file with chances to win.
analysis-damaged-win-model = { $path } is damaged. Train it again with rackhouse train --win, or reinstall Rackhouse.
analysis-win-elsewhere = The chances to win were learned with the tiles “{ $tiles }” on the board “{ $board }”. Here they are only a guess.

## A game looked back on

analysis-still-hidden = The game is not over, and its racks are still hidden. Analyse it when it has ended.
analysis-players = The game has { $count } players. Games of { $least } to { $most } are analysed.
analysis-other-board = The game was played on the board “{ $board }” with the tiles “{ $tiles }”. Use an engine for them.
analysis-other-list = Played with { $played }, judged by { $judged }: words that { $judged } does not have are not counted as phonies.
analysis-more-slips =
    { $count ->
        [one] 1 more slip in the file.
       *[other] { $count } more slips in the file.
    }

analysis-mistake-missed-bonus = Missed bonus
analysis-mistake-weak-leave = Weak leave
analysis-mistake-risky-opening = Risky opening
analysis-mistake-fewer-points = Fewer points
analysis-mistake-missed-exchange = Missed exchange
analysis-mistake-needless-exchange = Needless exchange
analysis-mistake-endgame-slip = Endgame slip
analysis-mistake-phony-played = Phony played
analysis-mistake-phony-not-challenged = Phony not challenged
analysis-mistake-wrong-challenge = Wrong challenge

analysis-about-missed-bonus = A play with a bonus was there, and it was the best.
analysis-about-weak-leave = Other plays kept better tiles.
analysis-about-risky-opening = The play opened more for the opponent than the best one.
analysis-about-fewer-points = Another play scored more and cost nothing else.
analysis-about-missed-exchange = It was better to exchange than to play.
analysis-about-needless-exchange = There was a play better than exchanging or passing.
analysis-about-endgame-slip = With the bag empty, another move led to a better final score for certain.
analysis-about-phony-played = The play had a word that is not in the list, or it was challenged off the board.
analysis-about-phony-not-challenged = The opponent's play had a word that is not in the list, and it was not challenged.
analysis-about-wrong-challenge = A good play was challenged.

## Many games

analysis-other-words = The word list { $words } on this machine has other words than the one the games are judged by. Copy that list to every machine.
analysis-other-letters = The word list { $words } cannot judge games with the tiles “{ $tiles }”. Name a list of that language with --lexicon.
analysis-no-ray = Ray is not installed. Install it with: pip install "rackhouse[ray]"
analysis-no-cluster = No Ray cluster answers at { $address }: { $detail }. Start one there, or leave out --ray.
analysis-gone = The review of { $file } has been deleted. Run the analysis again.
