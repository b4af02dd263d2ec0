invitations-all = Everybody is here.
invitations-begun = The game has started.
invitations-begun-text = The game has started. Whoever opens this link can join once everybody at the table agrees.
invitations-director = Director
invitations-director-text = Pauses the game, ends the round and settles disputes, without playing.
invitations-judge = Judge
invitations-judge-text = Rules on challenges, from any device.
invitations-make = Create link
invitations-missing =
    { $count ->
        [one] { $count } seat is still free. The game starts when everybody is here.
       *[other] { $count } seats are still free. The game starts when everybody is here.
    }
invitations-none = This is not your table. Open it from My games.
invitations-others = Other roles
invitations-public = Spectators
invitations-public-text = Watch the board, scores and clocks, without playing.
invitations-score-keeper = Score-keeper
invitations-score-keeper-text = Confirms scores and grants time, without playing.
invitations-seat = Seat { $seat }
invitations-seat-text = Whoever opens this link takes this seat.
invitations-seats = Seats
invitations-stream = Stream this game
invitations-stranger = You are not signed in on this device. Open the table on the device you set it up with, or sign in under Settings.
invitations-table = Go to the table
invitations-there = Here: { $names }
invitations-title = Invitations
join-against = Together you play against { $names }.
join-as = Your role: { $place }.
join-ask = Ask to join
join-ask-text = The game has started, so everybody at the table has to agree first.
join-ask-watch = Spectators of this game see racks, so the players have to agree first.
join-asked = Request sent. You join as soon as everybody agrees. Keep this page open.
join-asked-by = Still to agree: { $names }.
join-called = You are { $name }.
join-clock =
    { $count ->
        [one] Each side has { $count } minute for the whole game.
       *[other] Each side has { $count } minutes for the whole game.
    }
join-days =
    { $count ->
        [one] By correspondence: { $count } day for each turn.
       *[other] By correspondence: { $count } days for each turn.
    }
join-held = { $names } has this seat. If that is you, sign in with your account or with a sign-in link from your other device. Then nobody has to agree.
join-held-settings = Sign in
join-meets = You play against { $names }.
join-none = There is no invitation in this link. Open the complete link, or ask for a new one.
join-opening = Opening the invitation…
join-racks =
    { $count ->
        [one] Spectators see your rack { $count } minute later, and only if every player lets them in.
       *[other] Spectators see your rack { $count } minutes later, and only if every player lets them in.
    }
join-racks-agree = I agree to that
join-racks-never = Spectators see your rack only after the game.
join-racks-now = Spectators see your rack only if every player lets them in, and then without delay.
join-rated = This game is rated.
join-rated-more = About fair play
join-rated-text = The result counts for your rating. You agree to that by sitting down.
join-role = Accept this role
join-sit = Sit down
join-team = Your teammates at this seat: { $names }.
join-there = At the table: { $names }.
join-title = You are invited
join-turn =
    { $count ->
        [one] { $count } minute for each turn.
       *[other] { $count } minutes for each turn.
    }
join-turn-seconds =
    { $count ->
        [one] { $count } second for each turn.
       *[other] { $count } seconds for each turn.
    }
join-waits =
    { $names ->
       *[one] { $names } is waiting for you at the table.
        [other] { $names } are waiting for you at the table.
    }
join-watch = Watch
link-code = QR code: { $label }
link-copied = Copied.
link-copy = Copy link
link-label = Link: { $label }
link-renew = Create a new link and disable the old ones
link-renewed = The old links no longer work.
link-selected = The link is selected. Copy it.
lost-text = There is no page at this address. Check the link, or start from the home page.
lost-title = Page not found
mail-link-coming = One moment…
mail-link-confirmed = Your address is confirmed. It can win back your account, and you get mail when it is your move.
mail-link-none = This link is not complete. Open it as it stands in the mail.
mail-link-stopped = You get no more mail about your games. Your address can still win back your account; you can delete it under Settings.
mail-link-title = Mail
sign-coming = Signing you in…
sign-none = This link cannot sign you in. Open the complete link, or ask for a new one.
sign-title = Welcome back
