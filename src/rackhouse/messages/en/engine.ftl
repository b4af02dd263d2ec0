### The engine: its players, racks, words and files.

engine-share = { $name } has a share of { $share }. Give one from 0 to 1.
engine-habit = { $name } has a habit below 0. Give numbers from 0.
engine-unknown-player = There is no player called “{ $name }”. From the gentlest to the strongest there are { $names }.
engine-rack-size = The engine plays with racks of 1 to { $most } tiles, not of { $count }.
engine-endless-game = A game of the engine needs a limit of scoreless turns, and at least 1 tile in the bag for an exchange.
engine-blank-in-word = “{ $word }” has a blank. Write a whole word to see its hooks.
engine-no-word = { $word } is not in the list, and no letter makes it a word.
engine-pattern-length = Give a pattern such as P?T*, of at most { $most } letters.
engine-pattern = “{ $text }” has a sign that is not a letter of this list. Write letters, ? for any letter and * for any number of letters.
engine-tiles =
    { $kind ->
        [letters] Give 1 to { $most } letters, not { $count }.
        [word] Give a word of 1 to { $most } tiles, not { $count }.
       *[rack] Give a rack of 1 to { $most } tiles, not { $count }.
    }
engine-no-rack = A rack holds tiles 0 (a blank) to { $most } of this set.
engine-rack-too-large = The engine takes racks of up to { $most } tiles, { $blanks } of them blank.
engine-bag-size = A bag holds 0 to { $most } tiles, not { $count }.
engine-damaged-leaves = { $path } is damaged. Train the values again, or reinstall Rackhouse.
engine-no-leaves = { $path } is not a file of leave values.
engine-no-network = { $path } is not a file with a network.
engine-old-network = { $path } was learned with another version of Rackhouse. Train it again with rackhouse train --net.
engine-damaged-network = { $path } is damaged. Train it again, or reinstall Rackhouse.
engine-network-letters = The network was learned with the tiles “{ $tiles }” and needs as many letters. Train one for your tiles with rackhouse train --net.
engine-network-elsewhere = The network was learned with the tiles “{ $tiles }” on the board “{ $board }”. It works here too, but nobody has measured how well.
engine-other-rows = { $folder } has rows made with other words or figures. Name another folder.
engine-player = { $name ->
        [Pip] Pip is learning: everyday words, short ones, and whatever fits first.
        [Nora] Nora plays on Sundays: plain words, laid with care, and no plan for later.
        [Otto] Otto knows the words of the newspaper and likes points above all.
        [Ines] Ines has read a lot, learned the two-letter words and saves her blanks.
        [Hugo] Hugo plays at a club: all three-letter words, and a bonus when he spots it.
        [Vera] Vera wins tournaments: few words are new to her, and few plays escape her.
        [Ruth] Ruth knows what Maud knows and also sees what each play opens for whom.
        [Karl] Karl plays every idea on in his head, over and over, before he picks one.
        [Zeno] Zeno guesses what you hold, plays to win and tries all of the last draws.
        [Thea] Thea thinks further ahead than Karl, most of all when the bag runs low.
       *[Maud] Maud knows every word, misses nothing and keeps what pays best.
    }
engine-no-repository = An older core is built from the repository. Run this in a checkout with git.
engine-no-commit = There is no commit { $commit } in this repository.
engine-no-builder = Building a core needs cmake. ./test sets it up.
engine-core-not-built = The older core does not build: { $reason }
engine-older-core-ended = A core ended before it answered. Try again, or choose a newer commit.
