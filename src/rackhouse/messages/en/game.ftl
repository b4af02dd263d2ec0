### A game as a program opens it.

game-list-changed = The word list { $name } has changed since this game began. Import the old one under its name to go on.
game-name-words = Name a word list, or the book that decides challenges.
game-nonces = Give a nonce for each of the { $count } seats, or none at all.
