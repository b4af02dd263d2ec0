desk-all = Show all
desk-away = Connection lost. Reconnecting…
desk-away-not-saved = The connection was lost, so this is not saved. Try again.
desk-band = { $youngest } to { $oldest }
desk-band-over = { $youngest } and over
desk-call = Call
desk-call-again = Call again
desk-called =
    { $count ->
        [one] called at { $time }
       *[other] called { $count } times, last at { $time }
    }
desk-checkin-all = All
desk-checkin-all-do = Check in all { $count }
desk-checkin-all-id = Check in all { $count }, IDs seen
desk-checkin-do = Check in
desk-checkin-here = Checked in
desk-checkin-id = ID seen
desk-checkin-id-do = Check in, ID seen
desk-checkin-id-no = no ID
desk-checkin-id-none = No proper ID
desk-checkin-id-seen = ✓ ID
desk-checkin-missing = Missing
desk-checkin-nobody = Nobody yet.
desk-checkin-nobody-missing = Nobody is missing.
desk-checkin-view = Who is shown
desk-clock = Round clock
desk-clock-anew = Restart
desk-clock-begin = Start
desk-clock-change = Change the clock
desk-clock-extend = Extend
desk-clock-left = left in the round
desk-clock-minutes = Minutes for the round
desk-clock-more = Extra minutes
desk-clock-none = No round clock is running.
desk-clock-over = The round’s time is up.
desk-clock-pause = Pause
desk-clock-resume = Resume
desk-clock-stands = left; the clock is paused
desk-clock-start = Start the clock
desk-closed = Only the organiser and helpers can open this desk. If you help, open the link that you were given.
desk-csv-again = Import another list
desk-csv-asked = This event also asks for: { $titles }. Add a column for each, or answer once for all rows in the next step.
desk-csv-enter =
    { $count ->
        [one] Enter { $count }
       *[other] Enter all { $count }
    }
desk-csv-example =
    name,phone,club
    Ruth Ames,555 0101,Library
desk-csv-file = A file
desk-csv-good =
    { $count ->
        [one] { $count } row is ready:
       *[other] { $count } rows are ready:
    }
desk-csv-look = Read list
desk-csv-missing = The list has no column for this. What applies to every row?
desk-csv-missing-choose = Choose one
desk-csv-missing-take = Use for all rows
desk-csv-missing-yes = Yes, for everybody
desk-csv-paste = Or paste the rows
desk-csv-problems =
    { $count ->
        [one] { $count } row has to be mended before it can be entered:
       *[other] { $count } rows have to be mended before they can be entered:
    }
desk-csv-row = Row { $row }
desk-csv-text = A spreadsheet, a rating list or a file of another tournament program (.t, .tou), with headings or without. You see what was read before anybody is entered.
desk-csv-title = Import entries
desk-csv-columns = What each column is. Change it if it is wrong.
desk-csv-column = Column { $number }
desk-csv-column-out = Leave out
desk-csv-headings = The first row has the headings
desk-csv-name-missing = Choose which column has the names.
desk-csv-mend-cell = { $column } in row { $row }
desk-csv-mend = Check again
desk-csv-leave-out = Leave row { $row } out
desk-csv-entered =
    { $count ->
        [one] { $count } entry is in. The rows below are kept here until you mend them or close this.
       *[other] { $count } entries are in. The rows below are kept here until you mend them or close this.
    }
desk-doubt = Is this right?
desk-doubt-right = Yes, it is right
desk-doubt-wrong = No, let me check
desk-entries-add = Add an entry
desk-entries-count =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
desk-entries-csv = Import a list
desk-entries-divisions = All divisions
desk-entries-entered = Entered: { $names } ({ $numbers }).
desk-entries-link = Sign-up link
desk-entries-link-text = Anybody can sign up with this link: themselves, or a whole family in one go.
desk-entries-link-text-alone = Anybody can sign up with this link.
desk-entries-link-text-team = Anybody can sign up a team with this link.
desk-entries-none = No entries yet. Add them here, or share this link so that people sign up.
desk-entries-none-found = No entry matches your search.
desk-entries-search = Search by name or number
desk-entries-twin = { $name } is already entry { $number }. Press Enter again to enter both.
desk-entry-apart = Kept apart
desk-entry-apart-allow = Allow this pairing
desk-entry-apart-do = Keep apart
desk-entry-apart-done = They will not be paired.
desk-entry-apart-from = Do not pair with
desk-entry-apart-undone = They can be paired again.
desk-entry-apart-why = Reason (siblings, same club)
desk-entry-band = Age band
desk-entry-band-unknown = Age band unknown
desk-entry-born = Date of birth
desk-entry-brings = Brings along
desk-entry-change = Save
desk-entry-changed = Saved.
desk-entry-classes = Plays for
desk-entry-club = Club
desk-entry-division = Division
desk-entry-enter = Enter
desk-entry-family = Add another family member
desk-entry-forget = Erase personal data
desk-entry-forget-do = Erase for good
desk-entry-forget-text = Name, birth date and contact are erased for good, and the entry’s links stop working. Results stay, under the number.
desk-entry-here = here
desk-entry-kind = Kind of entry
desk-entry-kind-house = House team
desk-entry-kind-player = A player
desk-entry-kind-team = A team
desk-entry-mail = Mail
desk-entry-may = optional
desk-entry-member = Member { $number }
desk-entry-member-add = Add a member
desk-entry-members = Members
desk-entry-members-lines = Members, one per line
desk-entry-move = Move to another division
desk-entry-move-do = Move
desk-entry-moved = Moved.
desk-entry-name = Name
desk-entry-needed = Fields marked * are required.
desk-entry-out = Sits out a round
desk-entry-out-back = Put back in
desk-entry-out-do = Sit out this round
desk-entry-out-round = Round { $round }
desk-entry-out-which = Which round
desk-entry-out-why = Reason
desk-entry-person = Person { $number }
desk-entry-phone = Phone
desk-entry-private = Only the organiser and the desk see your mail and phone number. On the day you sign in with your number and the last four digits of your phone number.
desk-entry-returned = { $name } is known from other events: { $rating }.
desk-entry-returning = Played here before:
desk-entry-rated = rated { $rating }
desk-entry-rating = Rating
desk-entry-reinstate = Reinstate entry
desk-entry-reinstate-text = This entry has withdrawn.
desk-entry-reinstated = { $name } is back in.
desk-entry-sign = Sign up
desk-entry-team = Team name
desk-entry-withdraw = Withdraw entry
desk-entry-withdraw-text = Remaining matches are forfeited. Results so far stand. In a round robin, whoever you enter next plays the remaining matches instead.
desk-entry-withdrawn = withdrawn
desk-entry-withdrawn-now = { $name } has withdrawn.
desk-entry-without = Remove { $name }
desk-equipment-add = Add equipment to lend
desk-equipment-add-do = Add
desk-equipment-against = The desk keeps an ID for it.
desk-equipment-back = Returned
desk-equipment-back-title = { $label } is back
desk-equipment-bring = Who brings their own
desk-equipment-brought = { $count } brought by players.
desk-equipment-here = At the desk
desk-equipment-id = The desk keeps the ID
desk-equipment-id-held = ID held.
desk-equipment-id-may = The desk keeps an ID for it
desk-equipment-id-return = Give the ID back.
desk-equipment-kind = Kind
desk-equipment-label = Label (board 9)
desk-equipment-left = available
desk-equipment-lend = Lend
desk-equipment-lend-text = Choose what to lend.
desk-equipment-lend-title = Lend { $label }
desk-equipment-out = { $count } lent.
desk-equipment-remark = Note (a tile is missing)
desk-equipment-still-out = Not returned yet
desk-equipment-to = Lend to
desk-equipment-to-more =
    { $count ->
        [one] { $count } more: type a few letters to find them.
       *[other] { $count } more: type a few letters to find them.
    }
desk-equipment-where = Lent at { $where }.
desk-equipment-within = It must stay in the building.
desk-fewer = Show fewer
desk-glance = At a glance
desk-just-now = Just now
desk-keep = Save your organiser link
desk-keep-body = This link lets you run { $title }. Give it to nobody else.
desk-keep-done = I have saved it
desk-keep-mail = Mail the link
desk-keep-print = Print the link
desk-keep-subject = Organiser link: { $title }
desk-keep-text = It lets you run this event from any device. Without it, you lose the event if this browser forgets you.
desk-kind-board = board
desk-kind-clock = clock
desk-kind-dictionary = dictionary
desk-kind-tile-set = tile set
desk-log-anybody = Anybody
desk-log-brought = imported, { $role }
desk-log-none = No log entry matches your search.
desk-log-search = Search the log
desk-log-undone = undone
desk-log-who = By whom
desk-mail-kept = Not sent: this server sends mail only after the organiser has entered its passphrase. Ask whoever runs the server for it.
desk-mail-most = The outbox keeps at most { $count } messages. When it is full, the oldest are dropped.
desk-mail-none = No mail yet.
desk-mail-phrase = Passphrase
desk-mail-phrase-say = Enter passphrase
desk-mail-send = Send now
desk-mail-sent = sent { $at }
desk-mail-tell = Mark as told in person
desk-mail-text = Mail to everybody who has entered. If this server cannot send mail, it waits here.
desk-mail-told = told in person
desk-mail-waits = not sent yet
desk-opening = Opening the desk…
desk-outstanding = Outstanding
desk-outstanding-absent = Rule a no-show
desk-outstanding-count =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
desk-outstanding-none = Nothing to do right now.
desk-people-digits = Signed in by phone number
desk-people-digits-text = These people signed in with an entry’s number and the last four digits of its phone number. Sign them out if that was wrong: nobody can sign in this way again until the entry has another phone number. Links still work.
desk-people-end = Sign out
desk-people-ends = This also ends: { $links }
desk-people-fell = Ended with the link of { $name }, who created it
desk-people-label = For whom (only for your list)
desk-people-links = Links you have shared
desk-people-made = created by { $name }
desk-people-make = Create link
desk-people-new = Give somebody a role
desk-people-none = No links yet.
desk-people-once = This link is shown only once. Copy it, or let somebody scan it.
desk-people-ready = Ready to share
desk-people-ready-text = Created with the event. You see them only in this tab.
desk-people-revoke = Revoke
desk-people-revoked = revoked
desk-people-role = Role
desk-people-text = Whoever opens a link gets its role at this event. Revoke the link to end that role for everybody who used it.
desk-plan-stream = Racks on the organiser’s stream
desk-plan-stream-after = { $count } minutes late
desk-plan-stream-never = after each game
desk-plan-chat = Chat between players
desk-plan-chat-off = Off
desk-plan-chat-phrases = Quick phrases (off if somebody is under 18)
desk-plan-contact = Contact
desk-plan-days = Days and hours
desk-plan-notices = Please note, one sentence per line
desk-plan-order = Order of tie-breaks
desk-plan-order-text = Places go by the first line. Ties go to the next line, and so on. Pages and prints show this order. You can change it until the standings are certified.
desk-plan-reason = Reason (everybody who has entered can read it)
desk-plan-tables = How games are played
desk-plan-tables-text = For games opened from now on.
desk-plan-title = Title
desk-plan-venue = Venue
desk-plan-venue-address = Address
desk-plan-venue-directions = Directions
desk-plan-venue-name = Name of the venue
desk-plan-words = Texts on the event page
desk-prints-calendar = Calendar file
desk-prints-export = The whole event
desk-prints-files = Files
desk-prints-here = The codes on posters, badges and slips work only on this computer. To hang up codes that phones can open, start the server with ./run serve --hall first.
desk-prints-language = Language
desk-prints-later = Available once play has started
desk-prints-not-final = The standings are not certified yet.
desk-prints-open = Open the PDF
desk-prints-paper = On paper
desk-prints-round = Round
desk-prints-size = Paper
desk-prints-size-a4 = A4
desk-prints-size-letter = Letter
desk-rating-tou = Results for rating (.tou)
desk-rating-tsh = Division for tsh (.t)
desk-reason = Reason
desk-reason-may = Reason (optional). It stays in the record, so name nobody.
desk-role-clock = The program
desk-role-desk = Desk
desk-role-desk-text = Checks people in, pairs rounds, takes results and money, lends equipment.
desk-role-organiser = Organiser
desk-role-organiser-text = Can do everything: change the plan, settle disputes, certify the standings.
desk-role-player = Player
desk-role-player-of = Player, entry { $number }
desk-role-public = Everybody
desk-role-score-keeper = Score-keeper
desk-role-score-keeper-text = Keeps score at a table and hands in its result.
desk-role-word-judge = Word judge
desk-role-word-judge-text = Rules on the challenges of all tables, on one phone.
desk-ratings = Ratings from a list
desk-ratings-text = Ratings are looked up by name. Bring the list of your rating body, or use the ratings from events on this server.
desk-ratings-own = Use ratings from this server
desk-ratings-found =
    { $count ->
        [one] { $count } rating found:
       *[other] { $count } ratings found:
    }
desk-ratings-of = Rating of { $name }
desk-ratings-none = No change
desk-ratings-asked = Is this the same person? Choose one, or leave it.
desk-ratings-unfound = Not in the list: { $names }.
desk-ratings-set =
    { $count ->
        [one] Set { $count } rating
       *[other] Set { $count } ratings
    }
desk-ratings-option = { $name }: { $rating }
desk-sign = Sign-up
desk-sign-close = Close sign-up
desk-sign-limits = Places, entry fee, closing time
desk-sign-most = Maximum number of entries
desk-sign-open = Sign-up is open.
desk-sign-open-most = There is room for { $count } entries.
desk-sign-open-until = It closes { $at }.
desk-sign-reopen = Open sign-up
desk-sign-text = Once play has started, only the desk can add entries.
desk-sign-until = Closes at
desk-rehearsal = Rehearsal
desk-rehearsal-end = Throw rehearsal away
desk-rehearsal-end-do = Throw it away
desk-rehearsal-end-text = Everything you did here is deleted. The real event stays as it is.
desk-rehearsal-invent = Invent missing results
desk-rehearsal-invented =
    { $count ->
        [one] { $count } result invented.
       *[other] { $count } results invented.
    }
desk-rehearsal-text = Nothing here is real: no mail goes out, and no game counts for ratings.
desk-rehearsal-try = Try it out
desk-tab-check-in = Check-in
desk-tab-divisions = Divisions
desk-tab-entries = Entries
desk-tab-equipment = Equipment
desk-tab-judge = Judge
desk-tab-log = Log
desk-tab-mail = Mail
desk-tab-matters = Rulings
desk-tab-money = Money
desk-tab-people = Helpers
desk-tab-plan = Plan
desk-tab-prints = Prints
desk-tab-results = Results
desk-tab-rounds = Rounds
desk-tab-standings = Standings
desk-table-entries = Entries
desk-table-causes = Paid and promised by cause
desk-table-ledger = Ledger
desk-table-pairings = Pairings
desk-table-results = Results
desk-table-standings = Standings
desk-tabs = Parts of the desk
desk-to-do-certify = Certify
desk-to-do-check-in = Check in
desk-to-do-discrepancy = Rule
desk-to-do-double-forfeit = Confirm
desk-to-do-item-out = Take back
desk-to-do-judge-call = Judge
desk-to-do-no-pad = Open pad
desk-to-do-no-slot = See log
desk-to-do-no-table = Seat
desk-to-do-not-started = See match
desk-to-do-pair = Pair round
desk-to-do-report = Confirm
desk-to-do-resting = See pairings
desk-to-do-result = Enter result
desk-to-do-ruling-asked = Rule
desk-to-do-start = Start
desk-to-do-tie = Break tie
desk-to-do-unseated = Pair
desk-to-do-unsent-mail = See mail
desk-to-do-many-check-in = { $count } entries not checked in
desk-to-do-many-discrepancy = { $count } discrepancies to rule on
desk-to-do-many-double-forfeit = { $count } double forfeits to confirm
desk-to-do-many-item-out = { $count } items not returned yet
desk-to-do-many-judge-call = { $count } tables wait for the word judge
desk-to-do-many-no-pad =
    { $round ->
        [0] { $count } matches have no score pad
       *[other] { $count } matches have no score pad in round { $round }
    }
desk-to-do-many-no-slot = { $count } entries have no place in the bracket
desk-to-do-many-no-table =
    { $round ->
        [0] { $count } matches have no table
       *[other] { $count } matches have no table in round { $round }
    }
desk-to-do-many-not-started =
    { $round ->
        [0] { $count } matches have not started
       *[other] { $count } matches have not started in round { $round }
    }
desk-to-do-many-report = { $count } reports to be confirmed by the other side
desk-to-do-many-result =
    { $round ->
        [0] { $count } results missing
       *[other] { $count } results missing in round { $round }
    }
desk-to-do-many-ruling-asked = { $count } rulings requested
desk-to-do-many-tie = { $count } ties to break
desk-to-do-many-unseated = { $count } entries have no match
desk-to-do-many-unsent-mail = { $count } mails not sent
desk-to-do-now-certify = All results are in: places can be certified
desk-to-do-now-start = The event can start
desk-to-do-now-pair = Round { $round } can be paired
desk-to-do-results = Enter results
desk-title = Desk
desk-to-event = Open the event page
desk-undo = Undo
desk-undo-all = Undo all of it
desk-undo-last = Undo last
desk-undo-none = There is nothing to undo yet.
desk-undo-short = Undo
desk-undo-stays = These later actions stay, because they cannot be undone: { $what }.
desk-undo-this = Undo it
desk-undo-together =
    { $count ->
        [one] { $count } later action depends on it and is undone as well.
       *[other] { $count } later actions depend on it and are undone as well.
    }
desk-waiting-check-in = not checked in
desk-waiting-discrepancy = discrepancy to rule on
desk-waiting-double-forfeit = double forfeit to confirm
desk-waiting-here = waiting
desk-waiting-item-out = not returned yet
desk-waiting-judge-call = waiting for the word judge
desk-waiting-no-pad = no score pad yet
desk-waiting-no-slot = has no place in the bracket
desk-waiting-no-table = has no table
desk-waiting-not-started = has not started
desk-waiting-report = report to be confirmed by the other side
desk-waiting-resting = to be kept or paired again
desk-waiting-result = no result yet
desk-waiting-ruling-asked = ruling requested
desk-waiting-tie = tie to break
desk-waiting-unseated = has no match in this round
desk-waiting-unsent-mail = mail not sent
desk-wall = Open the wall
desk-weeks-from = from { $day }

desk-mailing = Write to all or some
desk-mailing-all = Everybody
desk-mailing-division = A division
desk-mailing-owing = Those who still owe money
desk-mailing-absent = Those who are not checked in
desk-mailing-chosen = Chosen names
desk-mailing-choose = Who gets it
desk-mailing-name-hint = Write { $sign } where each recipient’s own name should stand.
desk-mailing-subject = Subject
desk-mailing-text = Text
desk-mailing-preview = Show preview
desk-mailing-preview-of = As { $name } gets it
desk-mailing-count =
    { $count ->
        [0] Nobody of these has given a mail address.
        [one] { $count } person gets it.
       *[other] { $count } people get it.
    }
desk-mailing-unreachable = Without a mail address: { $names }
desk-mailing-send = Send mail
desk-mailing-sent =
    { $count ->
        [one] { $count } letter written. The list below shows whether it is sent.
       *[other] { $count } letters written. The list below shows which are sent.
    }
desk-mailing-to = To
desk-firsts = Who goes first
desk-firsts-text = Balanced: whoever has gone first less often goes first, then whoever went second in their last meeting. Pairings, slips and score pads say who it is. Drawn: the two draw tiles at the board.
desk-firsts-by = Who goes first
desk-firsts-balanced = Balanced: firsts and seconds evened out
desk-firsts-drawn = Drawn at the board
desk-waiting = Waiting list
desk-waiting-text = When somebody withdraws, the first in line moves up by themselves and is told by mail. Once play has started, you decide.
desk-waiting-up = Move up
desk-waiting-moved = { $name } has a place now.
desk-sign-list = Waiting list when it is full
desk-sign-full = Every place is taken. Whoever signs up now goes on the waiting list.
desk-fee = Entry fee
desk-fee-paid = paid
desk-fee-open = unpaid
desk-fee-of = Entry fee of { $name }: { $state }
desk-fee-count = { $paid } of { $count } paid
desk-fee-filter = Entry fee
desk-fee-all = Paid or not
desk-entry-private-shared = Only the organiser, the desk and your opponents see your mail and phone number. On the day you sign in with your number and the last four digits of your phone number.
desk-entry-share = My opponents may see my mail and phone, to arrange our matches.
