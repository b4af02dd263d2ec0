engine-at = Feld
engine-best =
    { $name ->
       *[one] { $name } fand den besten von { $plays } Zügen.
        [other] { $name } fanden den besten von { $plays } Zügen.
    }
engine-exchange = { $tiles } tauschen
engine-keeps = Behält
engine-less =
    { $count ->
        [one] { $less } weniger wert als der beste Zug: { $better } von { $choices } Möglichkeiten war besser.
       *[other] { $less } weniger wert als der beste Zug: { $better } von { $choices } Möglichkeiten waren besser.
    }
engine-made = (gespielt)
engine-none = nichts
engine-pass = passen
engine-play = Zug
engine-rack =
    { $name ->
       *[one] { $name } hatte { $tiles }
        [other] { $name } hatten { $tiles }
    }
engine-racks = Bei echten Steinen sind die Bänke nicht aufgezeichnet, darum kann der Computer dieses Spiel nicht bewerten.
engine-stuck = Es gab keinen Zug.
engine-thinks = Der Computer denkt nach …
engine-title = Was der Computer meint
engine-unknown = { $words } steht nicht in der Wortliste des Computers, darum kann er diesen Zug nicht bewerten.
engine-words = Wörter: { $list }.
engine-worth = Wert
finished-all = Alle Züge
finished-as = Blankostein als { $letter }
finished-back = Einen Zug zurück
finished-bad =
    { $name ->
       *[one] { $name } hat { $words } angezweifelt: nicht gültig.
        [other] { $name } haben { $words } angezweifelt: nicht gültig.
    }
finished-blank = Blankostein
finished-bonus = Alle Steine
finished-bonus-for =
    { $count ->
        [one] { $count } Stein in einem Zug gelegt
       *[other] { $count } Steine in einem Zug gelegt
    }
finished-challenged = angezweifelt von { $name }
finished-corrected = Gezählt { $counted }, berichtigt auf { $score }.
finished-forward = Einen Zug weiter
finished-gains =
    { $count ->
        [one] { $name }: plus { $count } Punkt { $why }.
       *[other] { $name }: plus { $count } Punkte { $why }.
    }
finished-good =
    { $name ->
       *[one] { $name } hat { $words } angezweifelt: gültig.
        [other] { $name } haben { $words } angezweifelt: gültig.
    }
finished-held =
    { $name ->
       *[one] { $name } hatte { $tiles }.
        [other] { $name } hatten { $tiles }.
    }
finished-hint = Über der gepunkteten Linie führt { $first }, darunter { $second }.
finished-hint-more = Über der gepunkteten Linie führt { $first }.
finished-keys = Die Pfeiltasten links und rechts gehen durch die Züge.
finished-kind-exchange =
    { $count ->
        [one] hat { $count } Stein getauscht
       *[other] hat { $count } Steine getauscht
    }
finished-kind-expired = hatte keine Zeit mehr
finished-kind-lost = hat den Zug verloren
finished-kind-missed-go = hat einen Zug verpasst
finished-kind-pass = hat gepasst
finished-kind-resigned = hat aufgegeben
finished-kind-skipped = hat ausgesetzt (verlorener Zug)
finished-left = Nach der Wortliste wäre noch ein Zug möglich gewesen.
finished-left-none = Nach der Wortliste war kein Zug mehr möglich.
finished-letters = Buchstaben und Sonderfelder
finished-link = Link zu diesem Spiel
finished-loses =
    { $count ->
        [one] { $name }: minus { $count } Punkt { $why }.
       *[other] { $name }: minus { $count } Punkte { $why }.
    }
finished-of = Zug { $turn } von { $count }, { $name }
finished-off = zurückgenommen
finished-open = Wer den Link hat, kann dieses Spiel sehen.
finished-points = Punkte
finished-private = Dieses Spiel ist privat: Nur wer mitgespielt hat, kann es öffnen.
finished-private-make = Privat machen
finished-private-other = Dein Gegner hält dieses Spiel privat: Nur wer mitgespielt hat, kann es öffnen.
finished-private-undo = Für alle mit dem Link freigeben
finished-picture = Bild
finished-record = Aufzeichnung
finished-refilled = Den Platz von { $name } hat während des Spiels jemand übernommen. Zugestimmt: { $agreed }.
finished-refilled-desk = der Turniertisch
finished-refilled-director = die Turnierleitung
finished-rematch = Revanche
finished-replay = Nachspielen
finished-sheet = Spielbogen
finished-slider = Zug
finished-start = Das leere Brett vor dem ersten Zug.
finished-sum = Die Punkte, Wort für Wort
finished-table = Zum Tisch
finished-times = Wort ×{ $times }
finished-title = Beendetes Spiel
finished-turn = Zug { $turn }: { $name }, { $place } { $word }
finished-turn-other = Zug { $turn }: { $name } { $what }
finished-unlisted = Nicht in der Wortliste und nicht angezweifelt: { $words }.
finished-withdrawn = Der Zug wurde zurückgenommen und brachte nichts.
finished-word = Wort
proof-here = Hier geprüft
proof-here-no = Dieser Browser hat nachgerechnet: Das Geheimnis passt nicht zum Versprechen.
proof-here-yes = Dieser Browser hat nachgerechnet: Das Geheimnis passt zum Versprechen.
proof-later = Wird gezeigt, sobald das Ergebnis bestätigt ist.
proof-none = Dieses Spiel wurde mit echten Steinen gespielt; es gibt keine Ziehungen zu prüfen.
proof-promise = Versprechen
proof-right =
    { $count ->
        [one] { $count } Ziehung stimmt
       *[other] alle { $count } Ziehungen stimmen
    }
proof-secret = Geheimnis
proof-text = Niemand konnte Steine aussuchen: Die Reihenfolge im Beutel stand vor der ersten Ziehung fest. Sie ist aus einem Geheimnis des Servers und einer Zahl von jeder Seite berechnet. Vor dem Spiel hat der Server die Prüfsumme (SHA-256) seines Geheimnisses als Versprechen veröffentlicht.
proof-title = Beweis der Ziehungen
proof-wrong = die Ziehungen stimmen nicht
proof-yourself = Selbst prüfen
tabs-after = Nach Zug { $turn }
tabs-before = Vor dem ersten Zug
tabs-fee = { $cause }
tabs-owes = { $amount } offen
tabs-paid = nichts offen
tabs-payment = bezahlt
tabs-reversal = { $cause }: gestrichen
tabs-title = Geld und Hilfen
tabs-waiver = { $cause }: erlassen
