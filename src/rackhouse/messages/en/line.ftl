### What people call themselves and their things.

line-not-writable =
    { $what ->
        [login] This login has a character that cannot be saved. Remove it.
        [label] This label has a character that cannot be saved. Remove it.
        [title] This title has a character that cannot be saved. Remove it.
        [book] The title of this book has a character that cannot be saved. Remove it.
        [edition] This edition has a character that cannot be saved. Remove it.
        [line] This line has a character that cannot be saved. Remove it.
       *[name] This name has a character that cannot be saved. Remove it.
    }
line-length =
    { $what ->
        [login] Write a login of { $least } to { $most } characters.
        [label] Write a label of at most { $most } characters.
        [title] Write a title of at most { $most } characters.
        [book] Write the title of the book, in at most { $most } characters.
        [edition] Write the edition in at most { $most } characters.
        [line] Write at most { $most } characters.
       *[name] Write a name, of at most { $most } characters.
    }
line-invisible =
    { $what ->
        [login] Nothing of this login can be seen. Write at least one letter or digit.
        [label] Nothing of this label can be seen. Write at least one letter or digit.
        [title] Nothing of this title can be seen. Write at least one letter or digit.
        [book] Nothing of the title of this book can be seen. Write at least one letter or digit.
        [edition] Nothing of this edition can be seen. Write at least one letter or digit.
        [line] Nothing of this line can be seen. Write at least one letter or digit.
       *[name] Nothing of this name can be seen. Write at least one letter or digit.
    }
