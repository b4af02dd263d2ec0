### Mail to players.

mail-challenge = { $name } challenges you for your rung. Agree on a time on your page of the event.
mail-confirm =
    { $by ->
        [none] { $name } reported: { $scores }. Please confirm it on your page of the event, or report the result you have.
       *[other] { $name } reported: { $scores }. Please confirm it on your page of the event by { $by }, or report the result you have.
    }
mail-days = The dates of the event have changed:
mail-format = { $division } will be played as { $format }.
mail-format-after = After round { $round }, { $division } will be played as { $format }.
mail-play-by =
    { $by ->
        [none] Play your match against { $others } and report the result. If you cannot reach your opponent, tell the organiser.
       *[other] Play your match against { $others } and report the result by { $by }. If you cannot reach your opponent, tell the organiser.
    }
mail-score = { $name } { $score }
mail-subject-challenge = { $event }: { $name } challenges you
mail-subject-change = { $event }: a change
mail-subject-receipt = { $event }: your receipt
mail-subject-match = { $event }: your match against { $others }
mail-time-agreed = { $name } has agreed to { $when }, at { $venue }.
mail-time-proposed = { $name } proposes { $when }, at { $venue }.
mail-unconfirmed = { $others ->
        [one] { $others } has
       *[other] { $others } have
    } { $by ->
        [none] not confirmed your report yet. It counts once they do.
       *[other] not confirmed your report yet. It counts once they do; the deadline is { $by }.
    }
mail-venue = The event has moved to { $venue }.
mail-no-address = “{ $text }” is not a mail address. Write it like ann@example.org.
mail-subject-moved-up = { $event }: you have a place
mail-moved-up = A place at { $event } is free, and you were first on the waiting list. You are in. If you cannot come, withdraw on your page or tell the organiser, so that the next player can have your place.
mail-contact = You can reach { $name } here: { $reached }.
mail-subject-prove = Confirm your mail address
mail-prove = Somebody has entered this mail address on a Rackhouse server, to get mail about games and to win back a lost account. If that was you, open this link within a day: { $link }. If not, do nothing, and you will get no more mail.
mail-subject-win-back = Win back your account
mail-win-back = Somebody wants to win back the account of { $name }. If that is you, open this link within 10 minutes: { $link }. It works once. If it was somebody else, do nothing; nothing changes.
mail-subject-your-turn = Your move against { $others }
mail-your-turn = It is your move in the game against { $others }. You have { $time } left.
mail-subject-your-reminder = Your time runs out: { $others }
mail-your-reminder = You have { $time } left for your move in the game against { $others }.
mail-subject-your-begun = Your game against { $others } has begun
mail-your-begun = Your game against { $others } has begun, and they have the first move. You get mail when it is your move.
mail-open-game = Open the game: { $link }
mail-stop = Stop mail about games: { $link }
