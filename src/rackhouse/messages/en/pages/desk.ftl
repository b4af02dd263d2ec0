desk-all = Show all
desk-away = The hall cannot be reached. We keep trying.
desk-band = { $youngest } to { $oldest }
desk-band-over = { $youngest } and over
desk-call = Call again
desk-called =
    { $count ->
        [one] called at { $time }
       *[other] called { $count } times, last at { $time }
    }
desk-checkin-all = All
desk-checkin-do = Here
desk-checkin-here = Here
desk-checkin-id = ID seen
desk-checkin-id-do = ID seen and here
desk-checkin-id-no = none to show
desk-checkin-id-none = No proper ID
desk-checkin-id-seen = ✓ ID
desk-checkin-missing = Missing
desk-checkin-nobody = Nobody yet.
desk-checkin-nobody-missing = Nobody is missing.
desk-checkin-view = Who is shown
desk-clock = Clock of the round
desk-clock-anew = Start anew
desk-clock-begin = Start
desk-clock-change = Change the clock
desk-clock-extend = Extend
desk-clock-left = left in the round
desk-clock-minutes = Minutes of the round
desk-clock-more = Minutes more
desk-clock-none = No round is on the clock.
desk-clock-over = The time of the round is over.
desk-clock-pause = Pause
desk-clock-resume = Go on
desk-clock-stands = left; the clock stands
desk-clock-start = Start the clock
desk-closed = This desk is for those who run the event. If you help, open the link that you were given.
desk-csv-again = Another table
desk-csv-asked = This event asks more; each has a column of its own: { $titles }.
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
        [one] { $count } row can be entered:
       *[other] { $count } rows can be entered:
    }
desk-csv-look = Read it
desk-csv-missing = The table has no column for this. What holds for every row?
desk-csv-missing-choose = Choose one
desk-csv-missing-division = Division
desk-csv-missing-take = Use for all rows
desk-csv-missing-yes = Yes, for everybody
desk-csv-paste = Or paste the rows
desk-csv-problems =
    { $count ->
        [one] { $count } row cannot be entered:
       *[other] { $count } rows cannot be entered:
    }
desk-csv-row = Row { $row }:
desk-csv-text = A first row with the titles of the columns: name, and if you like division, members, born, phone, mail, club. Nobody is entered before you have seen what was read.
desk-csv-title = Entries from a table
desk-csv-unread = Columns that mean nothing here and are left out: { $titles }.
desk-doubt = Is it right?
desk-doubt-right = Yes, it is right
desk-doubt-wrong = No, let me look again
desk-entries-add = Add an entry
desk-entries-count =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
desk-entries-csv = From a table (CSV)
desk-entries-divisions = All divisions
desk-entries-entered = Entered: { $names } ({ $numbers }).
desk-entries-link = Sign-up link
desk-entries-link-text = Whoever opens it signs up: themselves, or several of a family in one go.
desk-entries-link-text-alone = Whoever opens it signs up for themselves.
desk-entries-link-text-team = Whoever opens it signs up a team.
desk-entries-none = Nobody is entered yet. Add them here, or let people sign up by this link.
desk-entries-none-found = No entry fits that.
desk-entries-search = Find by a few letters, or the number
desk-entries-twin = { $name } is entry { $number } already. Press Enter once more to enter both.
desk-entry-apart = Kept apart
desk-entry-apart-allow = Let them meet
desk-entry-apart-do = Keep them apart
desk-entry-apart-done = They will not be paired.
desk-entry-apart-from = Not to meet
desk-entry-apart-undone = They may meet again.
desk-entry-apart-why = Why (siblings, same club)
desk-entry-band = Age band
desk-entry-band-unknown = Age band not known
desk-entry-born = Date of birth
desk-entry-brings = Brings along
desk-entry-change = Save
desk-entry-changed = Saved.
desk-entry-classes = Plays for the awards of
desk-entry-club = Club
desk-entry-division = Division
desk-entry-enter = Enter
desk-entry-family = Add another person of the family
desk-entry-forget = Forget who this is
desk-entry-forget-do = Forget for good
desk-entry-forget-text = Name, birth date and contact are erased for good, and nobody plays by its links any more. What was played stays, under the number.
desk-entry-here = here
desk-entry-kind = What is entered
desk-entry-kind-house = House team
desk-entry-kind-player = A player
desk-entry-kind-team = A team
desk-entry-mail = Mail
desk-entry-may = if you like
desk-entry-member = Member { $number }
desk-entry-member-add = Another member
desk-entry-members = Members
desk-entry-members-lines = Members, one on each line
desk-entry-move = Move to another division
desk-entry-move-do = Move
desk-entry-moved = Moved.
desk-entry-name = Name
desk-entry-needed = What is marked * has to be filled in.
desk-entry-out = Sits out a round
desk-entry-out-back = Plays after all
desk-entry-out-do = Leave out of this round
desk-entry-out-round = Round { $round }
desk-entry-out-which = Which round
desk-entry-out-why = Why
desk-entry-person = Person { $number }
desk-entry-phone = Phone
desk-entry-private = Only those who run the event see this. Your number and the last four digits of the phone sign you in on the day.
desk-entry-rated = rated { $rating }
desk-entry-rating = Rating
desk-entry-reinstate = Let it play on
desk-entry-reinstate-text = This entry has withdrawn.
desk-entry-reinstated = { $name } plays on.
desk-entry-sign = Sign up
desk-entry-team = Name of the team
desk-entry-withdraw = Withdraw this entry
desk-entry-withdraw-text = What was still to be played is forfeited; what was played stands.
desk-entry-withdrawn = withdrawn
desk-entry-withdrawn-now = { $name } has withdrawn.
desk-entry-without = Without { $name }
desk-equipment-add = Something more to lend
desk-equipment-add-do = Add
desk-equipment-against = An ID stays at the desk for it.
desk-equipment-back = Returned
desk-equipment-back-title = { $label } is back
desk-equipment-bring = Who brings their own
desk-equipment-brought = { $count } brought along.
desk-equipment-here = At the desk
desk-equipment-id = The ID stays at the desk
desk-equipment-id-held = ID held.
desk-equipment-id-may = An ID stays at the desk for it
desk-equipment-id-return = Give the ID back.
desk-equipment-kind = Kind
desk-equipment-label = Label (board 9)
desk-equipment-left = to lend
desk-equipment-lend = Lend
desk-equipment-lend-text = Choose what is lent.
desk-equipment-lend-title = Lend { $label }
desk-equipment-out = { $count } out.
desk-equipment-remark = Anything to note (a tile missing)
desk-equipment-still-out = Still out
desk-equipment-to = To whom
desk-equipment-to-more =
    { $count ->
        [one] { $count } more: a few letters find them.
       *[other] { $count } more: a few letters find them.
    }
desk-equipment-where = Lent at { $where }.
desk-equipment-within = It stays in the house.
desk-fewer = Show fewer
desk-glance = At a glance
desk-just-now = Just now
desk-keep = Save your organiser link
desk-keep-body = This link lets you run { $title }. Give it to nobody else.
desk-keep-done = I have saved it
desk-keep-mail = Mail the link
desk-keep-print = Print the link
desk-keep-subject = Organiser link: { $title }
desk-keep-text = It lets you run this event from any device. Without it you lose the event when this browser forgets you.
desk-kind-board = board
desk-kind-clock = clock
desk-kind-dictionary = dictionary
desk-kind-tile-set = tile set
desk-log-anybody = Anybody
desk-log-brought = imported, { $role }
desk-log-none = Nothing in the log fits.
desk-log-search = Search what was done
desk-log-undone = undone
desk-log-who = By whom
desk-mail-kept = Kept in the outbox: this hall sends letters only for events whose organiser has said its phrase. Ask whoever runs the hall for it.
desk-mail-most = At most { $count } letters are kept meanwhile: older ones make room.
desk-mail-none = Nothing has been written yet.
desk-mail-phrase = The hall’s phrase
desk-mail-phrase-say = Say it
desk-mail-send = Send now
desk-mail-sent = sent { $at }
desk-mail-tell = Told by hand
desk-mail-text = What the event writes to its entries. Where the hall knows no mail server, it waits here.
desk-mail-told = told by hand
desk-mail-waits = waits to be sent
desk-opening = Opening the desk…
desk-outstanding = Outstanding
desk-outstanding-absent = Rule a no-show
desk-outstanding-count =
    { $count ->
        [one] { $count } thing
       *[other] { $count } things
    }
desk-outstanding-none = Nothing waits for you.
desk-outstanding-open = See to it
desk-people-digits = Signed in by their digits
desk-people-digits-text = They knew an entry’s number and the last digits of its phone. To end it closes that way in, until the entry has another phone; a link still lets them in.
desk-people-end = End
desk-people-ends = With it end: { $links }
desk-people-fell = Ended with the link of { $name }, who made it
desk-people-label = For whom (for your own list)
desk-people-links = Links given away
desk-people-made = made by { $name }
desk-people-make = Make a link
desk-people-new = Give somebody a role
desk-people-none = No link has been made yet.
desk-people-once = The link is shown only now. Copy it, or let it be scanned.
desk-people-ready = Ready to give away
desk-people-ready-text = Made with the event, and shown in this tab only.
desk-people-revoke = Take back
desk-people-revoked = taken back
desk-people-role = Role
desk-people-text = Whoever opens a link has its role at this event. Take the link back, and the roles that came by it are gone.
desk-plan-contact = Whom to ask
desk-plan-days = Days and hours
desk-plan-notices = What holds, a sentence on each line
desk-plan-order = Order of tie-breaks
desk-plan-order-text = Places go by the first line; whoever is level is separated by the next one, and so on. Pages and prints show this order. It can be changed until places are certified.
desk-plan-reason = Why (everybody who has entered may read it)
desk-plan-tables = How tables play
desk-plan-tables-text = For tables that are opened from now on.
desk-plan-title = Title
desk-plan-venue = Place
desk-plan-venue-address = Address
desk-plan-venue-directions = How one gets there
desk-plan-venue-name = Name of the place
desk-plan-words = What the page says
desk-prints-calendar = Calendar file
desk-prints-export = The whole event
desk-prints-files = Files
desk-prints-later = Once it has started
desk-prints-open = Open the PDF
desk-prints-paper = On paper
desk-prints-round = Round
desk-prints-size = Paper
desk-prints-size-a4 = A4
desk-prints-size-letter = Letter
desk-reason = Reason
desk-reason-may = Reason (if you like); it stays in the record, so name nobody
desk-role-clock = The program
desk-role-desk = Desk
desk-role-desk-text = Signs people in, pairs, takes results and money, lends equipment.
desk-role-organiser = Organiser
desk-role-organiser-text = May do everything: change the plan, rule on disputes, certify places.
desk-role-player = Player
desk-role-player-of = Player, entry { $number }
desk-role-public = Everybody
desk-role-score-keeper = Score-keeper
desk-role-score-keeper-text = Keeps the score of a table and hands its result in.
desk-role-word-judge = Word judge
desk-role-word-judge-text = Answers the calls of all tables on one phone.
desk-sign = Sign-up
desk-sign-close = Close sign-up
desk-sign-limits = Close by date or number
desk-sign-most = Most entries
desk-sign-open = Sign-up is open.
desk-sign-open-most = There is room for { $count } entries.
desk-sign-open-until = It closes { $at }.
desk-sign-reopen = Open sign-up
desk-sign-text = Once play has started, only the desk enters people.
desk-sign-until = Closes at
desk-tab-check-in = Check-in
desk-tab-divisions = Divisions
desk-tab-entries = Entries
desk-tab-equipment = Equipment
desk-tab-judge = Judge
desk-tab-log = Log
desk-tab-mail = Mail
desk-tab-matters = Matters
desk-tab-money = Money
desk-tab-people = Helpers
desk-tab-plan = Plan
desk-tab-prints = Prints
desk-tab-results = Results
desk-tab-rounds = Rounds
desk-tab-standings = Standings
desk-table-entries = Entries
desk-table-ledger = Ledger
desk-table-pairings = Pairings
desk-table-results = Results
desk-table-standings = Standings
desk-tabs = Parts of the desk
desk-title = Desk
desk-to-event = To the event’s page
desk-undo = Undo
desk-undo-all = Undo them together
desk-undo-last = Undo last
desk-undo-none = There is nothing to undo yet.
desk-undo-short = Undo
desk-undo-stays = What was done since then stays, for it cannot be undone: { $what }.
desk-undo-this = Undo it
desk-undo-together =
    { $count ->
        [one] { $count } action stands on it. It is undone together with it, or not at all.
       *[other] { $count } actions stand on it. They are undone together, or not at all.
    }
desk-waiting-discrepancy = a discrepancy waits
desk-waiting-double-forfeit = a double forfeit is proposed
desk-waiting-here = waiting
desk-waiting-id = no ID seen
desk-waiting-item-out = still out
desk-waiting-judge-call = waits for the word judge
desk-waiting-no-pad = no score pad yet
desk-waiting-no-table = has no table
desk-waiting-not-started = has not started
desk-waiting-report = a report waits for the other side
desk-waiting-resting = to be paired again
desk-waiting-result = no result yet
desk-waiting-ruling-asked = a ruling is asked for
desk-waiting-tie = a tie to be broken
desk-waiting-unseated = has no match
desk-waiting-unsent-mail = mail not sent
desk-wall = Open the wall
desk-weeks-from = from { $day }
