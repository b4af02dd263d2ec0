### Wortlisten und Wörterbücher: was sie über Wörter sagen, und was an einer Datei falsch ist.

lexicon-found = { $word } steht in { $title }.
lexicon-found-as = { $word } steht in { $title } ({ $label }).
lexicon-not-found = { $word } steht nicht in { $title }.
lexicon-no-part = { $word } steht in { $title } ohne Wortart.
lexicon-marked =
    { $mark ->
        [abbreviation] { $word } ist eine Abkürzung.
        [prefix] { $word } ist eine Vorsilbe und steht nicht allein.
        [suffix] { $word } ist eine Nachsilbe und steht nicht allein.
        [hyphen] { $word } braucht einen Bindestrich: { $spelling }.
        [apostrophe] { $word } braucht einen Apostroph: { $spelling }.
       *[capitalised] { $word } wird immer großgeschrieben.
    }
lexicon-unknown-class = „{ $name }“ ist keine Klasse von Wörtern. Es gibt { $names }.
lexicon-unknown =
    { $kind ->
        [words] Es gibt keine Liste „{ $name }“. Es gibt: { $names }.
        [dictionary] Es gibt kein Wörterbuch „{ $name }“. Es gibt: { $names }.
       *[any] Es gibt weder eine Liste noch ein Wörterbuch „{ $name }“. Es gibt: { $names }.
    }
lexicon-no-words = { $path } hat kein Wort, das sich mit den Steinen „{ $tiles }“ legen lässt. Schreib ein Wort in jede Zeile, in UTF-8.
lexicon-no-headwords = { $path } hat kein Stichwort, das sich mit den Steinen „{ $tiles }“ legen lässt. Schreib in jede Zeile eines, in die erste Spalte oder die mit der Überschrift „headword“.
lexicon-no-commonness = { $path } sagt nicht, wie häufig die Wörter von { $name } sind. Installiere Rackhouse neu.
lexicon-no-file = { $path } ist keine gewöhnliche Datei. Speichere die Liste zuerst als Datei: Sie wird mehrmals gelesen.
lexicon-empty-file = { $path } ist leer: Es gibt kein Wort einzulesen.
lexicon-half-utf16 = { $path } beginnt als UTF-16, geht aber nicht so weiter. Speichere es als UTF-8.
lexicon-long-line = Zeile { $line } von { $path } hat mehr als { $most } Zeichen. Schreib ein Wort in jede Zeile.
lexicon-control-character = Zeile { $line } von { $path } hat das Steuerzeichen { $code }, ist also kein Text. Speichere die Liste als einfachen Text in UTF-8.
lexicon-too-long = { $path } hat mehr als { $most } Zeichen, mehr als jede Wortliste. Sieh nach, ob es die richtige Datei ist.
lexicon-damaged-gzip = { $path } ist eine beschädigte gzip-Datei. Kopiere oder packe sie noch einmal.
lexicon-other-file =
    { $kind ->
        [dictionary] { $path } ist kein Wörterbuch von Rackhouse. Lies es noch einmal ein, oder installiere Rackhouse neu, wenn es eingebaut ist.
       *[words] { $path } ist keine Wortliste von Rackhouse. Lies sie noch einmal ein, oder installiere Rackhouse neu, wenn sie eingebaut ist.
    }
lexicon-other-format = { $path } hat das Format { $found }, und dieses Rackhouse liest Format { $known }. Aktualisiere Rackhouse, oder lies die Liste noch einmal ein.
lexicon-damaged-header = Der Kopf von { $path } ist beschädigt. Lies die Datei noch einmal ein, oder installiere Rackhouse neu, wenn sie eingebaut ist.
lexicon-cut-short = { $path } ist abgeschnitten: { $have } von { $size } Bytes der Wörter sind da. Lies die Datei noch einmal ein, oder installiere Rackhouse neu, wenn sie eingebaut ist.
lexicon-damaged-words = { $path } ist beschädigt: Die Wörter passen nicht zur Prüfsumme. Lies die Datei noch einmal ein, oder installiere Rackhouse neu, wenn sie eingebaut ist.
lexicon-no-change = Zeile { $line } von { $path } ist „{ $text }“. Schreib +WORT, um ein Wort hinzuzufügen, oder -WORT, um eines zu streichen.
lexicon-open-quote = Zeile { $line } von { $path } hat einen Wert in Anführungszeichen, der nicht endet. Schließ das Anführungszeichen, und verdopple die darin.
lexicon-ruling-overturned = Das Urteil über { $word } ist aufgehoben. Sieh dir das Angebot noch einmal an.
lexicon-no-ruling =
    { $count ->
        [one] Es gibt kein Urteil { $number }. Es gibt 1.
       *[other] Es gibt kein Urteil { $number }. Es gibt { $count }.
    }
lexicon-rulings-version = { $path } hat Version { $found }, und dieses Rackhouse liest Version { $known }. Aktualisiere Rackhouse.
lexicon-no-rulings = { $path } ist kein Buch von Urteilen ({ $detail }). Stell es aus einer Kopie wieder her.
lexicon-no-name = „{ $name }“ kann nicht der Name einer Liste sein. Nimm höchstens 64 kleine Buchstaben, Ziffern und - _ + . und beginne mit einem Buchstaben oder einer Ziffer.
lexicon-built-in = „{ $name }“ ist eingebaut. Wähle einen anderen Namen.
lexicon-name-taken =
    { $kind ->
        [dictionary] „{ $name }“ heißt schon ein Wörterbuch. Wähle einen anderen Namen.
       *[words] „{ $name }“ heißt schon eine Liste. Wähle einen anderen Namen.
    }
lexicon-name-replace = „{ $name }“ gibt es schon. Wähle einen anderen Namen, oder nimm --replace.
lexicon-added-and-removed = { $word } wird zugleich hinzugefügt und gestrichen. Entscheide dich.
lexicon-unspellable = „{ $word }“ lässt sich mit den Steinen „{ $tiles }“ nicht legen.
lexicon-no-entry = „{ $text }“ ist kein Eintrag eines Wörterbuchs.
lexicon-line = Zeile { $line }: { $text }
lexicon-lines = { $said }, { $more }
lexicon-remark = { $count } { $remark ->
        [small-letters] klein geschrieben, als Großbuchstaben genommen
        [duplicate] schon da, einmal genommen
        [comment] Kommentare mit # am Anfang, übergangen
        [unspellable] ausgelassen: mit den Steinen nicht zu legen
        [several-words] ausgelassen: mehr als ein Wort
        [too-short] ausgelassen: kürzer als zwei Steine
        [too-long] ausgelassen: länger als das breiteste Brett
       *[no-word] ausgelassen: kein Wort in der Wortspalte
    } ({ $more ->
        [yes] { $lines } …
       *[no] { $lines }
    })
lexicon-all-capitals = Alle Stichwörter stehen in Großbuchstaben; nur die Vermerke sagen, was immer großgeschrieben wird.
