### What the desk says: refusals, what waits to be done, what has changed.

desk-again-not-yours = Only the organiser and the desk of an event can make another like it.
desk-announcement-stays = An event that was announced cannot be unannounced. Undo what came after it instead.
desk-answer-of-another-kind = An answer does not fit its question. Check your answers.
desk-because = { $said }: { $reason }
desk-before-director = brought to the director
desk-birth-date-needed = Divisions are by age. Enter a date of birth.
desk-bye = bye
desk-calls-not-yours = Only the word judge and the desk see the calls of this event.
desk-changes-running-match = This changes a match that is being played: { $matches }. End that game?
desk-choose-division = Choose a division: { $divisions }.
desk-claim-not-yours = Only the player, or an organiser of the event where they first played, can confirm this.
desk-claim-unknown = Nobody at this event is matched with this player.
desk-days-changed = The days or times have changed.
desk-division-round = { $division }, round { $round }
desk-file-empty = This file contains no event.
desk-file-no-event = This is not an event file, or part of it is missing.
desk-file-not-yours = Only the organiser and the desk can download the event file.
desk-file-people-damaged = The list of people in this file is damaged and cannot be read.
desk-file-too-large = { $part } in this file is too large for an event.
desk-format-after = After round { $round }, { $division } is played as { $format }.
desk-format-is = { $division } is played as { $format }.
desk-item-with = with { $entry }
desk-late-instead = plays instead of { $entry }
desk-late-meets = meets { $entry } in round 1
desk-late-more-rounds = there are now { $count } rounds instead of { $before }
desk-late-more-weeks = there are now { $count } weeks instead of { $before }, until { $day }
desk-late-rounds = plays in rounds { $numbers }
desk-late-weeks = plays in weeks { $numbers }
desk-letter-going = This message is being sent right now.
desk-letter-sent = This message has already been sent.
desk-letter-to = { $entry }: { $subject }
desk-link-expired = This link no longer works. Ask the organiser for a new one.
desk-link-make-organiser = Only an organiser can make organiser links.
desk-link-of-opponent = You have a match against { $name }. Ask another organiser to revoke this link.
desk-link-revoke-organiser = Only an organiser can revoke an organiser link.
desk-link-unknown = This event has no such link.
desk-log-not-yours = Only the organiser and the desk see the log.
desk-mail-held = Not sent: mail goes out only after the organiser has entered the passphrase for mail. Ask whoever runs this server for it.
desk-mail-limit = This event has reached its limit of messages for one day. The rest is sent later.
desk-mail-no-address = No mail address is known for this.
desk-mail-no-server = No mail server is set up. Start the server with --smtp, or tell them yourself.
desk-mail-not-yours = Only the organiser and the desk see the mail.
desk-receipt-no-address = They have given no mail address. Print the receipt instead.
desk-mailing-nobody = Nobody of these has given a mail address, so there is nothing to send. Choose others.
desk-mailing-empty = Write a text first.
desk-photo-too-large = This picture is too large. Choose one of at most { $megabytes } megabytes and 60 million pixels.
desk-photo-too-many = An event has room for { $most } photographs. Remove one first.
desk-photo-unreadable = This is not a picture that can be read. Choose a JPEG, PNG or WebP file.
desk-no-photo = This photograph has been removed.
desk-mail-told-in-person = Told in person.
desk-mail-waiting = waiting to be sent
desk-marked-at-turn =
    { $turn ->
        [0] marked at the draw for first
       *[other] marked at turn { $turn }
    }
desk-match-has-result = { $match } already has a result. Order a replay first.
desk-match-is-bye = { $match } is a bye. Nobody plays it.
desk-matching-not-yours = Only the organiser and the desk can match players.
desk-member-unknown = This team has no such member.
desk-no-action = This event has no action { $number }.
desk-no-currency = There is no currency { $currency }; give its ISO code, such as USD.
desk-no-entry = This event has no entry { $number }.
desk-no-event = There is no such event. Check the link.
desk-no-letter = This event has no such message.
desk-no-match = There is no match { $number } yet, or its sides are not known.
desk-no-player = There is no such player here.
desk-no-pledge = There is no pledge { $number }.
desk-no-seat = You have no seat at this table.
desk-bracket-full = To draw again with everybody, undo the start in the log.
desk-not-signed-in = That sign-in has already ended.
desk-not-started = not started
desk-not-your-role = You are not { $role } at this event.
desk-office-only = Only the organiser and the desk can do this.
desk-only-at-venue = All games of this event are played at { $venue }. Open a score pad there.
desk-order-is = Places in { $division } are decided by { $measures }, in this order.
desk-organiser-only = Only the organiser can do this.
desk-outcome-kind =
    { $kind ->
        [bye] bye
        [forfeit] forfeit
        [default] default
        [no-show] no-show
        [double-forfeit] double forfeit
        [absent] absent
        [played] played
       *[ruled] ruled
    }
desk-outcome-to = { $outcome }, to { $entry }
desk-paired-before-correction = paired before a result was corrected: { $matches }
desk-person-not-yours = Only the player, the organiser or the desk can change this.
desk-phrase-needed = To create events here you need a passphrase. Ask whoever runs this server, then enter it here.
desk-phrase-wrong = That is not the right passphrase. Ask whoever runs this server.
desk-play-together = { $one } and { $other } play together as { $title }.
desk-plays-with = { $one } plays together with { $other }.
desk-recorded-as = recorded: { $outcome }
desk-report-overdue = No result was reported by the deadline.
desk-report-unconfirmed = { $report }. The opponent has not confirmed it.
desk-reports = { $entry } reports { $scores }
desk-round = Round { $round }
desk-round-board = Round { $round }, board { $board }
desk-ruling-asked = A ruling is needed: the opponent cannot be reached.
desk-same-player-twice = This player already takes part in this event. Choose a player from another event.
desk-scores-before = { $scores } ({ $before } before unplayed letters)
desk-sheet-counts-differently = These rules count results differently from the rules the event started with. Create a new event for them.
desk-sheet-prices-differ = These rules have different prices from the rules the event started with. Create a new event for them.
desk-still-playing = { $match } are still playing, at { $scores }. End their game with this result?
desk-table = Table { $table }
desk-table-not-open = No game is open at this table yet. Ask the desk to open it.
desk-tied = tied even before unplayed letters
desk-too-many-entries = You can enter up to { $most } yourself. Ask the desk to enter the others.
desk-turn = turn { $turn }
desk-unknown-role = { $role } is not a role at an event. Roles are { $roles }.
desk-venue-is = The venue is { $venue }.
desk-wrong-digits = Entry number and digits do not match. Ask the desk.
desk-yes-needed = To enter, answer yes to: { $question }
desk-table-not-yours = Only the desk, a score-keeper or a player of this match can set up its table.
desk-pause-clock = The round clock is stopped.
desk-pause-decided = The desk has ended this game: the match is decided, or was paired again.

desk-column-name = Name
desk-column-given = First name
desk-column-surname = Surname
desk-column-division = Division
desk-column-members = Team members
desk-column-brings = Brings along
desk-column-born = Date or year of birth
desk-column-email = Mail
desk-column-phone = Phone
desk-column-club = Club or town
desk-column-rating = Rating
desk-column-paid = Fee paid
# Clubs
desk-club-unknown = There is no such club. Check the link.
desk-club-not-yours = Only an organiser of this club can do that. Ask one for the organiser link.
desk-club-too-many = You already organise { $most } clubs. Delete one first.
desk-club-link-expired = This link no longer works. Ask an organiser of the club for a new one.
desk-club-last-organiser = You are the only organiser. Share the organiser link with somebody first, or delete the club.
desk-club-event-not-yours = Only an organiser of the event can add it to a club.
desk-club-event-hidden = This event is not public. Make it public in its settings first.
desk-club-season-days = The season { $title } ends before it begins. Change one of its dates.
desk-rehearsal-no-mail = Not sent: this is a rehearsal.
desk-rehearsal-nothing-open = No match waits for a result. Start or pair a round first.
desk-rehearsal-of-rehearsal = This is a rehearsal already. Run through it, or throw it away.
desk-rehearsal-only = Only a rehearsal can have invented results or be thrown away.
desk-rehearsal-title = Rehearsal: { $title }
