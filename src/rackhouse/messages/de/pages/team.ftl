deed-challenge = { $name } hat { $words } angezweifelt.
deed-exchange =
    { $count ->
        [one] { $name } hat einen Stein getauscht.
       *[other] { $name } hat { $count } Steine getauscht.
    }
deed-letter = { $name } hat { $letter } für { $amount } gekauft; es war im Beutel.
deed-letter-none = { $name } hat nach { $letter } gefragt; im Beutel war keins.
deed-pass = { $name } hat gepasst.
deed-peek = { $name } hat { $letters }… für { $amount } nachgeschlagen. Die Wörter stehen unter Hilfen.
deed-play = { $name } hat { $play } gelegt, { $score }.
deed-service = { $name } hat { $help } für { $amount } gekauft.
team-ask = Link für dein Team
team-away = nicht da
team-deeds = Wer was getan hat
team-here = da
team-invite = Ins Team einladen
team-invite-close = Einladung schließen
team-resign-asked = { $name } möchte für euer Team aufgeben.
team-resign-do = Aufgeben
team-resign-objected = { $name } möchte lieber weiterspielen.
team-resign-on = Weiterspielen
team-resign-own = Dein Team wird gefragt.
team-resign-silent = Niemand hat geantwortet. Du kannst für euch alle aufgeben.
team-resign-text = Wenn du zustimmst, ist das Spiel für euch alle verloren.
team-resign-wait =
    { $count ->
        [one] Euer Team gibt auf, sobald jemand zustimmt. Widerspricht niemand, kannst du in einer Sekunde aufgeben.
       *[other] Euer Team gibt auf, sobald jemand zustimmt. Widerspricht niemand, kannst du in { $count } Sekunden aufgeben.
    }
team-somebody = Jemand aus dem Team
team-title = Dein Team
