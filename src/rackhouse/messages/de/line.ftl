### Wie Leute sich und ihre Sachen nennen.

line-not-writable =
    { $what ->
        [login] In diesem Anmeldenamen ist ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
        [label] In dieser Bezeichnung ist ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
        [title] In diesem Titel ist ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
        [book] Im Titel dieses Buches ist ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
        [edition] In dieser Auflage ist ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
        [line] In dieser Zeile ist ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
       *[name] In diesem Namen ist ein Zeichen, das nicht gespeichert werden kann. Nimm es weg.
    }
line-length =
    { $what ->
        [login] Schreib einen Anmeldenamen mit { $least } bis { $most } Zeichen.
        [label] Schreib eine Bezeichnung mit höchstens { $most } Zeichen.
        [title] Schreib einen Titel mit höchstens { $most } Zeichen.
        [book] Schreib den Titel des Buches, mit höchstens { $most } Zeichen.
        [edition] Schreib die Auflage mit höchstens { $most } Zeichen.
        [line] Schreib höchstens { $most } Zeichen.
       *[name] Schreib einen Namen, mit höchstens { $most } Zeichen.
    }
line-invisible =
    { $what ->
        [login] Von diesem Anmeldenamen ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
        [label] Von dieser Bezeichnung ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
        [title] Von diesem Titel ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
        [book] Vom Titel dieses Buches ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
        [edition] Von dieser Auflage ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
        [line] Von dieser Zeile ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
       *[name] Von diesem Namen ist nichts zu sehen. Schreib mindestens einen Buchstaben oder eine Ziffer.
    }
