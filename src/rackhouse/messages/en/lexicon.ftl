### Word lists and dictionaries: what they say of words, and what is wrong with a file.

lexicon-found = { $word } is in { $title }.
lexicon-found-as = { $word } is in { $title } ({ $label }).
lexicon-not-found = { $word } is not in { $title }.
lexicon-no-part = { $word } is in { $title } without a part of speech.
lexicon-marked =
    { $mark ->
        [abbreviation] { $word } is an abbreviation.
        [prefix] { $word } is a prefix and does not stand alone.
        [suffix] { $word } is a suffix and does not stand alone.
        [hyphen] { $word } needs a hyphen: { $spelling }.
        [apostrophe] { $word } needs an apostrophe: { $spelling }.
       *[capitalised] { $word } is always capitalised.
    }
lexicon-unknown-class = “{ $name }” is not a class of words. There are { $names }.
lexicon-unknown =
    { $kind ->
        [words] There is no list called “{ $name }”. There are: { $names }.
        [dictionary] There is no dictionary called “{ $name }”. There are: { $names }.
       *[any] There is no list or dictionary called “{ $name }”. There are: { $names }.
    }
lexicon-no-words = { $path } has no word that { $tiles } tiles can spell. Put one word on each line, in UTF-8.
lexicon-no-headwords = { $path } has no headword that { $tiles } tiles can spell. Put one in each row, in the first column or the one headed “headword”.
lexicon-no-commonness = { $path } does not say how common the words of { $name } are. Reinstall Rackhouse.
lexicon-no-file = { $path } is a pipe or a device. Save the list as a file first: it is read more than once.
lexicon-empty-file = { $path } is empty: it has no word to import.
lexicon-half-utf16 = { $path } begins as UTF-16 but does not go on as UTF-16. Save it as UTF-8.
lexicon-long-line = { $path }, line { $line }, has more than { $most } characters. Put one word on each line.
lexicon-control-character = { $path }, line { $line }, has the control character { $code }, so it is not text. Save the list as plain text in UTF-8.
lexicon-too-long = { $path } has more than { $most } characters, more than any word list. Check that it is the right file.
lexicon-damaged-gzip = { $path } is a damaged gzip file. Copy or pack it again.
lexicon-other-file =
    { $kind ->
        [dictionary] { $path } is not a Rackhouse dictionary. Import it again, or reinstall Rackhouse if it is built in.
       *[words] { $path } is not a Rackhouse word list. Import it again, or reinstall Rackhouse if it is built in.
    }
lexicon-other-format = { $path } has format { $found }, and this Rackhouse reads format { $known }. Update Rackhouse, or import the list again.
lexicon-damaged-header = { $path } has a damaged header. Import it again, or reinstall Rackhouse if it is built in.
lexicon-cut-short = { $path } was cut short: it has { $have } of its { $size } bytes of words. Import it again, or reinstall Rackhouse if it is built in.
lexicon-damaged-words = { $path } is damaged: its words do not match its checksum. Import it again, or reinstall Rackhouse if it is built in.
lexicon-no-change = { $path }, line { $line }, is “{ $text }”. Write +WORD to add a word or -WORD to remove one.
lexicon-open-quote = { $path }, line { $line }, has a quoted value that does not end. Close the quotation mark, and double those inside.
lexicon-ruling-overturned = The ruling on { $word } has been overturned. Look at the offer again.
lexicon-no-ruling =
    { $count ->
        [one] There is no ruling { $number }. There is 1.
       *[other] There is no ruling { $number }. There are { $count }.
    }
lexicon-rulings-version = { $path } has version { $found }, and this Rackhouse reads version { $known }. Update Rackhouse.
lexicon-no-rulings = { $path } is not a book of rulings ({ $detail }). Restore it from a copy.
lexicon-no-name = “{ $name }” cannot be the name of a list. Use at most 64 small letters, digits and - _ + . and begin with a letter or digit.
lexicon-built-in = “{ $name }” is built in. Choose another name.
lexicon-name-taken =
    { $kind ->
        [dictionary] “{ $name }” is already the name of a dictionary. Choose another name.
       *[words] “{ $name }” is already the name of a list. Choose another name.
    }
lexicon-name-replace = “{ $name }” is already there. Choose another name, or use --replace.
lexicon-added-and-removed = { $word } is both added and removed. Choose one.
lexicon-unspellable = “{ $word }” cannot be spelt with { $tiles } tiles.
lexicon-no-entry = “{ $text }” is not an entry of a dictionary.
lexicon-line = line { $line }: { $text }
lexicon-lines = { $said }, { $more }
lexicon-remark = { $count } { $remark ->
        [small-letters] written with small letters, taken as capitals
        [duplicate] listed already, taken once
        [comment] comments beginning with #, skipped
        [unspellable] left out: the tiles cannot spell them
        [several-words] left out: more than one word
        [too-short] left out: shorter than two tiles
        [too-long] left out: longer than the widest board
       *[no-word] left out: no word in the word column
    } ({ $more ->
        [yes] { $lines } …
       *[no] { $lines }
    })
lexicon-all-capitals = All headwords are in capitals, so only the marks show which words are always capitalised.
