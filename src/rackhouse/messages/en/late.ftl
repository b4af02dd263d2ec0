### Why a command comes too late: what happened before it arrived.

late-moved-on = Too late: the game has moved on. Look at the board and decide again.
late-another-play = Too late: another play has been made. Look at the board and decide again.
late-another-turn = Too late: the next turn has begun.
late-play-withdrawn = Too late: the play has been taken off the board. Look at the board and decide again.
late-play-stands = Too late: the play stands.
late-game-over = Too late: the game is over.
late-time-up = Too late: the time for this turn is up.
late-challenged = Too late: the play has been challenged. Wait for the ruling.
late-ruled = Too late: the challenge has been ruled on.
late-challenge-withdrawn = Too late: the challenge has been withdrawn.
late-played-on = Too late: the game goes on.
late-plays-asked = Too late: every player is being asked whether they can still play.
late-result-changed = The result has just changed. Look at it again and decide again.
late-score-corrected = A score has just been corrected. Look at it again and decide again.
late-taken-back = Too late: the last entry has been taken back. Look at the board and decide again.
