### What the server says about games, seats and people, beside the referee.

## Who may do what

service-not-your-place = You do not have this role in this game. Ask its owner for a link.
service-private = This game is private. Ask a player for a link.
service-kept-private = This game is private: only those who were at its table can open it.
service-only-for = Only { $place } can do that.
service-on-their-phone = { $name } must do that on their own phone.
service-forfeit-by-neutral-director = Only a director who does not play in this game can forfeit a player. Players resign for themselves.
service-for-owner-or-director = Only the game's owner or its director can do that.
service-for-others-to-agree = Only the other players or a director can answer that.
service-only-players-make-private = Only those who played can make a game private.
service-only-players-rematch = Only those who played can ask for a rematch.
service-place-judge = the judge
service-place-score-keeper = the score-keeper
service-place-director = the director
service-place-public = a spectator

## People and their ways in

service-has-account = You have an account already.
service-login-taken = This login is taken. Choose another one.
service-link-used-up = This link has been used or has expired. Ask for a new one.
service-no-person = There is no such person.
service-no-profile = There is no such profile, or its owner keeps it private.
service-profile-needs-account = Create an account first. Without one, nobody else sees your profile.
service-code-wrong = This code wins back no account. Check every sign. If you have made a newer code, only that one works.
service-forgotten = Your name and your games' links have been deleted.
service-invitation-used-up = This invitation is no longer valid. Ask for a new one.

## Taking places

service-seat-refused = The players did not agree to let you take this seat.
service-place-not-free = It's too late to join in here. Nobody can be added any more.
service-too-many-asking = Too many people are asking for a place in this game. Try again later.
service-nobody-asks = Nobody is asking for that any more.
service-begun-nobody-removed = The game has begun, so nobody can be removed. Whoever should take over opens the link of this place and asks the players.
service-not-sitting-there = One of the people to remove does not sit there. Reload and look again.
service-no-such-place = There is no such place at this table.
service-engine-sits-there = A computer player sits there.
service-place-taken = This place is taken. Ask its owner for another one.
service-racks-shown =
    { $minutes ->
        [0] If every player lets them in, spectators see your rack at once. Agree to that to sit down.
        [one] If every player lets them in, spectators see your rack after { $minutes } minute. Agree to that to sit down.
       *[other] If every player lets them in, spectators see your rack after { $minutes } minutes. Agree to that to sit down.
    }
service-rated-between-people = A rated game is between people. Leave computer players out, or play without a rating.
service-rated-needs-dealt-tiles = A rated game needs tiles that the program deals. Choose that, or play without a rating.
service-rated-needs-list = A rated game needs a word list that rules on challenges. Choose one, or play without a rating.
service-rated-as-published = A rated game is played under a sheet as it is published; only times can be changed. Undo the other changes, or play without a rating.
service-rated-same-browser = You and another player here have signed in with the same browser, so this rated game can't have you both. Play without a rating.
service-rated-seat-is-kept = You can't give up your seat in a rated game. You can resign.
service-you-blocked = You have blocked somebody at this table. Unblock them in the settings to sit down here.
service-not-welcome = You can't sit down with these players.
service-nobody-to-block = Nobody else sits there.
service-only-players-report = Only its players can report a game.
service-one-place-in-rated = In a rated game nobody can take more than one place.
service-players-see-no-racks = You have a place in this game, so you can't watch its racks.
service-seen-racks = You have seen the racks of this game, so you can't play in it.
service-plays-other-side = You play for another side of this game.
service-holder-plays-other-side = Whoever sits here plays for another side too.
service-unknown-place = “{ $text }” is not a place in a game. Places are seat-1, seat-2 and so on, { $places }.

## Setting a table

service-racks-hidden-when-rated = In rated games and at events spectators see no racks before the end.
service-seats-at-table = This table has seats 1 to { $count }.
service-place-twice = A place is named twice. Name each one once.
service-engine-limits = A computer player takes up to { $pace } ms a turn and has a budget of up to { $cents } cents.
service-engine-needs-dealt-tiles = Computer players can't draw real tiles. Leave them out, or let the program deal.
service-days-need-dealt-tiles = With real tiles you meet at a board. Choose another pace, or let the program deal.
service-vacation-too-long = A vacation can last { $most } at most.
service-no-mail-here = This server sends no mail.
service-no-push-here = This server sends no notifications.
service-push-address = The server can't send notifications to this browser. Try another browser, or ask for mail.
service-mail-asked-often = This address has had three letters today. Open the link in one of them, or try again tomorrow.
service-mail-link-old = This link has expired or was replaced by a newer one. Ask for a new one in the settings.
service-rack-delay-limits = Racks can be shown after 0 to { $most } seconds.
service-team-size = 1 to { $most } people can share a seat.
service-no-player = There is no computer player “{ $name }”. There are { $players }.
service-tiles-differ = The words of { $lexicon } are spelt with { $tiles } tiles, but the rule sheet has { $other } tiles. Choose another word list or rule sheet.

## At the table

service-no-game = There is no such game. Check the link.
service-seen-too-much = Your page does not match this game. Reload it.
service-command-id = A command's id has 1 to { $most } letters or digits.
service-asked-team = Your team mates have been asked. If none of them answers, you can resign in a few seconds.
service-only-players-draft = Only players can try tiles out.
service-draft-too-long = You can try out at most { $most } tiles.
service-name-the-blank = Say which letter the blank stands for.
service-not-one-tile = “{ $text }” is not one tile.
service-off-the-board = Square { $number } is not on the board.
service-only-shared-screen-pauses = Only on a screen that all players share can the clock stop while it is passed on.
service-only-players-peek = Only players can buy a peek.
service-no-peek = You have no peek now. Buy one in your turn.
service-no-call = Nobody has called a judge at this table.
service-no-list-to-rule = No word list is loaded for this game. Rule from the book.
service-desk-recorded = The desk has recorded a result for this match. If that is wrong, tell the desk.
service-played-elsewhere = This match is no longer played here: the desk has changed the pairing or ordered a replay. Open it from the event's page.

## Connections

service-closing = Reconnecting… Your play is kept.
service-place-lost = You are no longer in this game. To come back, ask its owner for a link.
service-look-again = Who may watch this game has changed. Open it again.
service-too-slow = Your connection fell behind. Open the game again.
service-just-back = We have only just come back online. Try again in a moment.

## Finished games and records

service-no-advice-yet = The analysis opens when the game is over.
service-turns-in-game = { $count ->
        [one] This game has { $count } turn.
       *[other] This game has { $count } turns.
    }
service-racks-unknown = The racks of this game are not known, so there is no analysis.
service-racks-still-hidden = The game is not over, and its record would show the racks. Try again when it is.
service-picture-when-over = The game is not over. There is a picture of it when it is.
service-finish-first = Finish this game first.
service-record-too-large = The record is too large: at most { $most } bytes can be read.
service-record-too-long = The record is too long: at most { $most } lines can be read.
service-unfinished-elsewhere = This game is not over, and its draws are known only where it was begun. Finish it there.
service-nobody-acts = The players wait for each other, and nobody acts.
service-no-answer-to = No player answers the question “{ $kind }”.
service-no-thought = The engine's process got a question that it can't read.
service-no-conclusion = The engine's process sent an answer that can't be read.

## Why a game is paused

service-pause-woke = The server was away for a moment. That time does not count. Resume when you are ready.
service-pause-closed = The server closes for a moment. That time does not count. Resume when it is back.
service-pause-passed-on = The screen is being passed on. That time does not count.
service-pause-imported = This game was imported from a file.

## Word lists that people bring

service-list-unknown = There is no word list { $name } for you. Choose one from the list, or bring your own.
service-list-not-in-rated = This list is your own, and a rated game needs one that everybody may use. Choose another list, or play unrated.
service-list-changes = That is more than { $most } words to add and remove. Bring the whole list as a file instead.
service-list-same = The list already has all words to add and none to remove. Change something, or play with the list as it is.
service-list-not-yours = This list is somebody else’s. Only its owner or a keeper of the server can remove it.
service-list-keeper-shares = Only a keeper of the server can give everybody a list. Keep it for your own games.
service-list-too-many = You have { $most } lists already. Remove one first.
service-list-hall-full = This server keeps no more word lists. Ask its keeper.
service-list-too-large = The file is larger than { $megabytes } MB. Pack it with gzip, or check that it is a word list.
service-list-words = The list has more than { $most } words. Check that it is the right file.
service-list-is-dictionary = This file is a dictionary with parts of speech. Ask whoever runs the server to import it with rackhouse lexicon import.

## Streams

service-stream-key = This stream key is not valid. Make a new one on the page with the stream’s addresses.
service-stream-no-racks = Racks can be streamed by a spectator whom every player has admitted, or by the organiser of an event that allows it. Without a key the stream shows the game without racks.
