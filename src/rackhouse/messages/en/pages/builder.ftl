build-coming = Fetching the rules…
build-count =
    { $count ->
        [one] { $count } rule set by you
       *[other] { $count } rules set by you
    }
build-cut = This link does not carry a whole sheet; it may have been cut short. Ask for it again, or begin with one of these.
build-event = Hold an event
build-from = Begin with the rules of
build-head = What it stands on and what it is called
build-help = Add a help for money
build-help-add = Add it
build-help-drop = Take it out
build-help-text = Something that can be bought at a table: a letter, a look into the dictionary, time, or a service that changes nothing in the game, such as a cup of tea. What else there is to say of it stands among the sections above, once it is added.
build-many = { $count } changed
build-play = Play by it
build-read = Read the whole sheet
build-restore = As it was
build-says = What the rules say then
build-says-nothing = No sentence of the rules speaks of this as it is set.
build-sections = The rules, section by section
build-text = Take the rules that are nearest to yours and change what your house does otherwise. Whatever does not go together is said at once. The link of the finished sheet carries all of it: keep the link, or keep the file.
build-title = A sheet of your own
