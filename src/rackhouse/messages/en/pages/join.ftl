invitations-all = Everybody is there.
invitations-begun = The game has begun.
invitations-begun-text = The game has begun. Whoever opens this link asks everyone at the table to agree.
invitations-director = Director
invitations-director-text = Stops the game, ends the round and rules on what is in dispute, without playing.
invitations-judge = Judge
invitations-judge-text = Rules on challenges, from any device.
invitations-make = Make a link
invitations-missing =
    { $count ->
        [one] { $count } seat is still free. The game begins when all are there.
       *[other] { $count } seats are still free. The game begins when all are there.
    }
invitations-none = This is not a table of yours. Open it from your games.
invitations-others = Others
invitations-public = Those who look on
invitations-public-text = See the board, scores and clocks; they cannot play.
invitations-score-keeper = Score-keeper
invitations-score-keeper-text = Confirms scores and grants time, without playing.
invitations-seat = Seat { $seat }
invitations-seat-text = Whoever opens this link sits down here.
invitations-seats = Seats
invitations-stranger = Nobody is signed in on this device. Open your table on the device you set it up with, or sign in under Settings.
invitations-table = To the table
invitations-there = Here: { $names }
invitations-title = Invitations
join-against = Together you play against { $names }.
join-as = You come as { $place }.
join-ask = Ask for this place
join-ask-text = The game has begun, so everyone at the table is asked first.
join-ask-watch = Spectators of this game see racks, so the players are asked first.
join-asked = Asked. You go to the table as soon as everyone agrees. Keep this page open.
join-asked-by = Still to agree: { $names }.
join-called = You are { $name }.
join-held = { $names } holds this seat. If that is you, sign in with your account or a sign-in link from your other device; then nobody has to agree.
join-held-settings = Sign in
join-meets = You play against { $names }.
join-none = This link carries no invitation. Open the whole link, or ask for a new one.
join-opening = Opening the invitation…
join-racks =
    { $count ->
        [one] Spectators admitted by every player see your rack, { $count } minute later.
       *[other] Spectators admitted by every player see your rack, { $count } minutes later.
    }
join-racks-agree = I agree to that
join-racks-never = Spectators do not see your rack before the game is over.
join-racks-now = Spectators admitted by every player see your rack during the game, without delay.
join-role = Take this place
join-sit = Sit down
join-team = You sit with { $names }, as one team.
join-there = At the table: { $names }.
join-title = You are invited
join-waits =
    { $names ->
       *[one] { $names } waits for you at the table.
        [other] { $names } wait for you at the table.
    }
join-watch = Look on
link-code = QR code: { $label }
link-copied = Copied.
link-copy = Copy the link
link-label = Link: { $label }
link-renew = Make a new link; the old ones stop working
link-renewed = The old links do not work any more.
link-selected = The link is selected; copy it.
lost-text = There is no page at this address. Check the link, or begin at the first page.
lost-title = No such page
sign-coming = Signing you in…
sign-none = This link carries no way in. Open the whole link, or ask for a new one.
sign-title = Welcome back
