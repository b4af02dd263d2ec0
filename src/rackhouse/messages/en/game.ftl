### A game as a program opens it.

game-list-changed = The word list { $name } has changed since this game began. Import the old one under its name to go on.
game-name-words = Name a word list, or the book that decides challenges.
game-no-list-rules = There is no word list that could rule on this.
game-nonces = Give a nonce for each of the { $count } seats, or none at all.
game-not-rated-sides = The game { $game } cannot be rated. It needs two sides with somebody on each.
game-not-rated-twice = The game { $game } cannot be rated: one person holds two seats.
