build-coming = Loading the rules…
build-count =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
build-cut = This link is incomplete. Ask for it again, or start with one of these.
build-event = Create an event
build-from = Start with the rules of
build-head = Name and starting point
build-help = Add a help for sale
build-help-add = Add this help
build-help-drop = Remove it
build-help-text = Something players can buy at the table: a letter, a look into the dictionary, extra time, or a treat such as a cup of tea. Once you have added it, set its price and details in the sections above.
build-many = { $count } changed
build-play = Play by these rules
build-read = Read the whole sheet
build-restore = Reset
build-says = The rules will say
build-says-nothing = The rules do not mention this setting.
build-sections = The rules, section by section
build-text = Start from the rules closest to yours and change what your house plays differently. Conflicting settings are shown as you change them. The link contains the whole sheet: save the link or the file.
build-title = Your own rule sheet
