words-add = Words to add
words-base = Start from
words-bring = Bring a list
words-bring-text = A text file with one word on each line, or a CSV file with the words in a column called “word”. You see what is in it before it is saved.
words-called = What people call it
words-checksum = Checksum { $checksum }.
words-choose = Choose file
words-edition = Edition, if it has one
words-first = Take only the first word of each line
words-for-all = Everybody here can play with it.
words-for-you = Only for your own games and events.
words-found =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
words-guest = Guest
words-house = Add your house’s words
words-house-text = Your club takes QI and ZA, or leaves a word out? Make a list of your own from another one. It gets a checksum of its own, so the two are never mistaken for each other.
words-intro = Games look challenged words up in a word list. These are the lists you can play with; a game’s rules name the one it uses.
words-kept = Saved. You can choose it for a new game now.
words-licence = Bring only lists that you are allowed to use: many official lists belong to their publishers, and the ENABLE list that comes with Rackhouse is free for everyone.
words-lines =
    { $count ->
        [one] from { $lines } lines. { $count } line is left out.
       *[other] from { $lines } lines. { $count } lines are left out.
    }
words-lines-all = from { $lines } lines.
words-on-top = { $title }, with house changes.
words-play = Start a game
words-preview = What is in the file
words-reading = Reading the file…
words-remove = Remove list
words-samples = For example { $words }.
words-save = Save list
words-share = Let everybody on this server play with it
words-take-away = Words to leave out
words-heading = Word lists
