### Was die Datendateien sagen.

## Die Titel der Häuser

data-title-base = Grundregeln: das klassische Spiel
data-title-depaul = DePaul: Campusliga
data-title-fundraiser = FUNdraiser: Benefizabend in Teams
data-title-hasbro = Hasbro: Regeln aus der Schachtel
data-title-iowa = Iowa: Seniorenspiele
data-title-mattel = Mattel: Regeln aus der Schachtel
data-title-naspa = NASPA: Turnier
data-title-priston = Priston: Dorfabend
data-title-washburn = Washburn: Pokal der Universität
data-title-wespa = WESPA: Turnier

## Ein Haus in einem Satz

data-summary-base = Das klassische Spiel für zwei bis vier, wie es in der Schachtel liegt.
data-summary-depaul = Zwei Spieler; sie dürfen sich auf ein eigenes Wörterbuch oder Brett einigen; Unstimmiges wird vermerkt, das Spiel zu Ende gespielt, die Turnierleitung entscheidet.
data-summary-fundraiser = Zwei Teams, Züge von drei Minuten, ein Wortrichter; Buchstaben und ein Blick ins Wörterbuch sind zu kaufen, erfolgloses Anzweifeln kostet Geld und Zeit.
data-summary-hasbro = Zwei bis vier Spieler; erfolgloses Anzweifeln kostet den nächsten Zug; bei Gleichstand zählt der Stand vor den Restbuchstaben.
data-summary-iowa = Zwei Spieler, Uhren, wenn die Leitung sie stellt; ein Zug kann angezweifelt werden, bis gezogen ist; wer ausspielt, bekommt die Steine des anderen doppelt.
data-summary-mattel = Zwei bis vier Spieler; Anzweifeln ist frei, wenn ihr keinen Preis setzt; zwei Runden Passen beenden das Spiel.
data-summary-naspa = Zwei Spieler und Uhren von 25 Minuten; erfolgloses Anzweifeln kostet den nächsten Zug; sechs Züge ohne Punkte beenden das Spiel.
data-summary-priston = Zwei bis vier Spieler, einer schreibt auf; Züge von zwei Minuten; Anzweifeln ist frei; zwei Runden Passen beenden das Spiel.
data-summary-washburn = Zwei bis vier Spieler; wer erfolglos anzweifelt, verliert den nächsten Zug; bei Gleichstand zählt der Stand vor den Restbuchstaben.
data-summary-wespa = Zwei Spieler und Uhren von 25 Minuten; erfolgloses Anzweifeln kostet fünf Punkte je Wort; sechs Züge ohne Punkte beenden das Spiel.

## Farben der Sonderfelder

data-colour-light-blue = Hellblau
data-colour-dark-blue = Dunkelblau
data-colour-navy = Marineblau
data-colour-pink = Rosa
data-colour-red = Rot
data-colour-dark-red = Dunkelrot
data-colour-light-red = Hellrot
data-colour-crimson = Karmesinrot

## Wo Steine gemischt werden

data-kept-a-pouch-or-face-down-beside = in einem Beutel oder verdeckt neben dem Brett
data-kept-face-down-or-in-a-pouch = verdeckt oder in einem Beutel oder anderen Behälter
data-kept-face-down-or-in-the-bag = verdeckt oder im Beutel
data-kept-an-opaque-sack = in einem undurchsichtigen Sack
data-kept-the-tile-bag = im Beutel der Steine

## Hilfen, die verkauft werden

data-help-letter = Ein Buchstabe
data-help-peek = Ins Wörterbuch spicken

## Bretter

data-board-classic = Klassisch, 15 mal 15
data-board-super = Groß, 21 mal 21

## Steinsätze

data-tiles-english-super = Englisch, 200 Steine
data-tiles-english = Englisch, 100 Steine
data-tiles-spanish = Spanisch, 100 Steine

## Was Blätter über ihre Veranstaltung sagen

data-event-depaul-opponents-schedule-their-own = Die Gegner verabreden ihre Begegnungen selbst.
data-event-depaul-all-games-are-played = Alle Spiele werden hier gespielt: Ray Meyer Fitness and Recreation Center.
data-event-depaul-boards-and-a-dictionary = Bretter und ein Wörterbuch werden dort am Empfang gegen Ausweis ausgeliehen.
data-event-depaul-if-you-have-difficulty = Wenn du deinen Gegner per Mail oder Telefon schwer erreichst, sag es dem Büro des Hochschulsports.
data-event-depaul-where-repeated-efforts-are = Sind wiederholte Bemühungen belegt, so entscheidet das Büro über die Begegnung dieser Woche.
data-event-depaul-to-win-a-match = Um eine Begegnung zu gewinnen, muss ihr Ergebnis an das Büro gemailt werden; dafür sorgt, wer gewonnen hat.
data-event-depaul-a-game-that-is = Ein Spiel, das nicht gemeldet wird, ist für beide verloren.
data-event-fundraiser-the-tournament-has-two = Das Turnier hat zwei Runden; es gewinnt das Team mit den meisten Punkten aus beiden zusammen.
data-event-iowa-the-schedule-gives-a = Der Zeitplan nennt einen Tag von 9 bis 17 Uhr; die Leitung sagt welchen, da Wochentag und Datum der Ausschreibung nicht zusammenpassen.
data-event-iowa-the-venue-is-valley = Der Ort ist Valley High School, 3650 Woodland Avenue, West Des Moines; es gibt eine Wegbeschreibung.
data-event-iowa-please-bring-your-own = Bring bitte Brett, Steine und Uhr mit, wenn du kannst; es gibt nur wenige zu leihen.
data-event-iowa-the-organiser-may-change = Die Leitung kann den Modus jeder Altersklasse ändern, wegen der Zahl der Meldungen, des Platzes oder aus anderen Gründen.
data-event-priston-mobile-phones-must-not = Telefone dürfen nicht beim Finden von Wörtern helfen.
data-event-washburn-bring-your-current-picture = Bring deinen gültigen Lichtbildausweis mit: Du brauchst ihn für den Eintritt.
data-event-washburn-ids-may-be-checked = Ausweise können geprüft werden, um die Teilnahmeberechtigung festzustellen.
data-event-washburn-without-proper-id-nobody = Ohne gültigen Ausweis spielt niemand mit.
data-event-washburn-the-intramural-guidelines-on = Es gelten die Richtlinien des Hochschulsports zur Teilnahmeberechtigung.
data-event-washburn-the-tournament-is-single = Gespielt wird im einfachen K.-o.-System, wenn nichts anderes mitgeteilt wird.
data-event-washburn-boards-pieces-and-dictionaries = Bretter, Steine und Wörterbücher werden am Empfang ausgeliehen und bleiben im Haus.
data-event-washburn-general-intramural-information-and = Allgemeines zum Hochschulsport und zur Fairness: www.washburn.edu/getfit.

## Wie Lücken in den Blättern gelesen werden

data-reading-A-01 = Wo ein Blatt nicht sagt, wie viele spielen, sind es zwei; bis zu vier, wo es von weiteren Spielern spricht.
data-reading-A-02 = Passen Wochentag und Datum nicht zusammen, so gilt keines: Die Leitung sagt, welcher Tag gemeint ist.
data-reading-A-03 = Die Plätze stehen fest, bevor um den Anfang gezogen wird, und gespielt wird im Uhrzeigersinn von dem an, der gewinnt. Nur wer gleichauf ist, zieht noch einmal, und jedes Los geht zurück.
data-reading-A-05 = Kein Blatt gibt ein Brett oder einen Satz Steine vor: Das klassische Brett von 15 mal 15 und 100 englische Steine sind aus den Regeln in der Schachtel. Die Farben sind die des Blattes, wo es sie nennt.
data-reading-A-06 = Die Arten, Wörter zu bilden, gelten nebeneinander, und jedes berührte Wort muss gültig sein.
data-reading-A-07 = Was ein Blatt zu Blankosteinen und Sonderfeldern auslässt, kommt aus den Regeln in der Schachtel: Jedes gebildete Wort wird gezählt, und ein Blankostein zählt null.
data-reading-A-08 = Sonderfelder für Wörter vervielfachen einander: Zwei doppelte ergeben das Vierfache, zwei dreifache das Neunfache.
data-reading-A-09 = Ein Stein ist gespielt, sobald der Zug angesagt ist; bis dahin darf er verschoben werden. Wo Uhren benutzt werden, legt das Ansagen die Steine fest, und der Druck auf die Uhr gibt den Zug weiter.
data-reading-A-10 = Reicht der Beutel nicht, so wird gezogen, was noch da ist.
data-reading-A-11 = Was für den ersten Zug gilt, hängt am leeren Brett, nicht an der Nummer des Zugs.
data-reading-A-12 = Die Zählung des Programms geht über eine falsch angesagte Punktzahl. Ein falscher Eintrag an einem echten Tisch wird berichtigt, wenn beide Seiten zustimmen.
data-reading-A-13 = Zuerst wird gezogen und dann untergemischt; darum müssen im Beutel so viele Steine sein, wie getauscht werden.
data-reading-A-14 = Passen muss möglich sein, sonst könnte ein Spiel stillstehen. Wo das Blatt das Passen kennt, wird mindestens ein Stein getauscht.
data-reading-A-15 = Die Reihe von Passen, die ein Spiel beendet, wird unterbrochen durch einen gelegten Zug, einen Tausch oder einen Zug, der vom Brett geht; Aussetzen gilt als Passen.
data-reading-A-16 = Ob nichts mehr zu legen ist, klärt eine Frage: Haben alle hintereinander gepasst, wird jede Seite für sich gefragt, und niemand erfährt, wer nein gesagt hat.
data-reading-A-19 = Das Programm verbietet kein Wort, bevor es angezweifelt ist: Ein ungültiges Wort bleibt stehen, wenn niemand es rechtzeitig anzweifelt, und nichts verrät es vorher.
data-reading-A-20 = Die genannten Wörterbücher sind nicht dabei: Die Leitung bringt eine Liste mit, die sie hat, oder ein Wortrichter entscheidet nach dem Buch.
data-reading-A-21 = Ein anderes Wörterbuch oder Brett gilt nur, wenn alle Seiten vor dem ersten Ziehen zugestimmt haben; das steht in der Aufzeichnung.
data-reading-A-22 = Wer anzweifelt, nennt Wörter, sonst gelten alle, und bekommt ein Urteil über sie zusammen; ein ungültiges nimmt den ganzen Zug vom Brett.
data-reading-A-23 = Jeder Gegner darf anzweifeln, und der erste Ruf zählt. Ein Zug hat begonnen, wenn die nächste Seite annimmt, eine Hilfe kauft, legt, passt oder tauscht; wer nur für sich Steine ordnet, beginnt nichts.
data-reading-A-24 = Geht ein Zug vom Brett, nachdem seine Seite gezogen hat, so gehen genau die gezogenen Steine in den Beutel zurück und die gelegten auf die Bank.
data-reading-A-25 = Jedes erfolglose Anzweifeln kostet einen weiteren Zug, der entfällt, wenn die Reihe an diese Seite kommt; was am Ende übrig ist, verfällt. Ein verlorener Zug ist kein Passen.
data-reading-A-26 = Wer ruft, hält die Zeit des Zugs an; war das Anzweifeln erfolglos, so gehen die Zeit der Entscheidung und die Strafe vom Rest ab.
data-reading-A-27 = Ist der Schreiber selbst am Zug, bestätigt die nächste Seite die Punkte, und damit steht der Zug.
data-reading-A-28 = Eine weiche Grenze warnt und fragt dann. Eine harte macht zum Zug, was auf dem Brett liegt, wenn es erlaubt ist; sonst ist der Zug verloren.
data-reading-A-29 = Bei der Glocke geht ein Zug zurück, der nicht angesagt war, und eine laufende Entscheidung wird zu Ende gebracht. Die Leitung setzt die Länge der Runde.
data-reading-A-30 = Uhren sind die Wahl der Leitung, mit Zeit und Abzug. Gespielt wird über null hinaus; der Abzug kommt zuletzt.
data-reading-A-31 = Ein gekaufter Buchstabe kostet den Wert, der auf ihm steht, und kommt für diesen Zug dazu; niemand beginnt einen Zug mit einem Stein zu viel.
data-reading-A-32 = Der Blick ins Wörterbuch läuft auf die Zeit des Zugs und zeigt nur Wörter, die mit den angesagten Buchstaben beginnen.
data-reading-A-33 = Geld ändert nie einen Spielstand; was geschuldet ist, wird eingetragen, und ein Fehler wird gegengebucht, nie gelöscht.
data-reading-A-34 = Wo ein Blatt keinen Sieger nennt, ist es der höchste Stand.
data-reading-A-35 = Bei Gleichstand zählen zuerst die Stände vor dem Zählen der Restbuchstaben. Steht es dann noch gleich, sagt das Blatt, was entscheidet.
data-reading-A-38 = Eine Unstimmigkeit wird bei ihrem Zug vermerkt, und das Spiel geht weiter; die Entscheidung der Turnierleitung ist ein Eintrag, der den Zug nennt und was daraus folgt.

## Gruppen, Auszeichnungen, Hinweise, Fragen und Sachen der Vorlagen

data-division-main = Hauptgruppe
data-division-league = Liga
data-division-teams = Teams
data-division-evening = Der Abend
data-division-knockout = Pokal
data-award-winner = Turniersieg
data-award-game = Höchstes Spiel
data-award-play = Höchster Zug
data-award-points = Meiste Punkte
data-award-gold = Gold
data-award-silver = Silber
data-award-bronze = Bronze
data-award-champion = Pokalsieg
data-notice-schedule = Die Gegner verabreden ihre Begegnungen selbst.
data-notice-reach = Wenn du deinen Gegner per Mail oder Telefon schwer erreichst, sag es dem Büro.
data-notice-report = Wer gewinnt, meldet das Ergebnis; ein Spiel, das niemand meldet, ist für beide verloren.
data-notice-discrepancy = Vermerkt eine Unstimmigkeit, wo sie entsteht, spielt zu Ende und geht damit zur Turnierleitung.
data-notice-bring = Bring bitte Brett, Steine und Uhr mit, wenn du kannst; es gibt nur wenige zu leihen.
data-notice-format = Die Leitung kann den Modus jeder Altersklasse ändern, wegen der Zahl der Meldungen, des Platzes oder aus anderen Gründen.
data-notice-phones = Telefone dürfen nicht beim Finden von Wörtern helfen.
data-ask-eligible = Bist du nach den Richtlinien des Hochschulsports teilnahmeberechtigt?
data-field-eligibility = Berechtigung
data-thing-board = Brett
data-thing-tiles = Steinsatz
data-where-desk = Empfang
data-document-picture = gültiger Ausweis mit Foto
data-link-washburn = Allgemeines zum Hochschulsport und Regeln der Fairness
data-thing-dictionary = Wörterbuch
data-thing-clock = Uhr

## Wofür bezahlt wird, und Bücher

data-per-point = Punkt
data-cause-letter = Ein Buchstabe
data-cause-peek = Ins Wörterbuch spicken
data-cause-entry-fee = Startgeld
data-cause-donation = Spende
data-cause-payment = Zahlung
data-cause-failed-challenge = Erfolglos angezweifelt
data-cause-failed = erfolglos angezweifelt
data-book-unknown = unbekannt
data-book-enable = die Wortliste ENABLE
data-book-rackhouse = das englische Wörterbuch von Rackhouse
