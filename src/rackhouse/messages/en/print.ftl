### What is printed of games and events, and tables that come and go.

## Heads

print-rules = The rules
print-rules-annex = Annex
print-rules-sources = Where each rule comes from
print-page = Page { $page } of { $pages }
print-score-sheet = Score sheet
print-score-sheets = Score sheets
print-standings = Standings
print-league-table = League table
print-bracket = Bracket
print-badges = Badges
print-poster = Poster
print-fixtures = Fixtures
print-slips = Result slips
print-pairings-by-table = Pairings by table
print-pairings-by-name = Pairings by name
print-check-in = Check-in
print-certificates = Certificates
print-ledger = Ledger
print-statement-of = Statement: { $name }

## Labels

print-round = Round
print-division = Division
print-divisions = Divisions
print-divisions-all = all
print-day = Day
print-days = Days
print-days-of = { $first } to { $last }
print-until = Until
print-until-moment = until { $moment }
print-day-and-time = { $day }, { $time }
print-date = Date
print-rules-of = Rules
print-clocks = Clocks
print-clocks-of = { $time }, { $over } for each minute over
print-words = Words
print-result = Result
print-is-final = final
print-as-it-stands = provisional
print-winner = Winner
print-entries = Entries
print-entry = Entry
print-entry-number = No. { $entry }
print-number = No.
print-name = Name
print-place = Place
print-table = Table
print-board = Board
print-board-number = Board { $board }
print-table-number = Table { $table }
print-at-table = table { $table }
print-here = Here
print-id-seen = ID seen
print-waiting-list = Waiting list
print-fee-paid = Fee paid
print-brings = brings { $things }
print-organiser = Organiser
print-signed = Signed
print-side =
    { $side ->
        [team] Team
       *[player] Player
    }
print-yes = yes
print-no = no

## Rounds and matches

print-round-title = Round { $number }
print-round-week = Week { $number }
print-round-challenges = Challenge { $number }
print-round-final = Final
print-round-semi = Semi-finals
print-round-quarter = Quarter-finals
print-round-winners = Winners' round { $number }
print-round-winners-last = Winners' final
print-round-losers = Losers' round { $number }
print-round-losers-last = Losers' final
print-round-grand = Grand final
print-round-reset = Deciding match, if needed
print-section-winners = Winners' bracket
print-section-losers = Losers' bracket
print-section-final = Grand final
print-last-rounds = The last rounds
print-part = Part { $part } of { $parts }
print-bye = bye
print-has-bye = a bye
print-nobody = nobody
print-walkover = w/o
print-ruled = ruled
print-kind =
    { $kind ->
        [played] played
        [bye] bye
        [forfeit] forfeit
        [double-forfeit] double forfeit
        [default] default
        [no-show] no-show
       *[ruled] ruled
    }
print-outcome =
    { $how ->
        [tied] tied
        [lost] lost
        [won] won
       *[shared] shared
    }
print-plays = Plays
print-of-round = { $round }: { $what }
print-sits-out = sits out
print-member-out = for { $team }, sits out
print-member-against = for { $team }, against { $others }
print-member-bye = for { $team }, a bye

## Standings

print-won = Won
print-lost = Lost
print-played = Played
print-forfeited = Forfeited
print-byes = Byes
print-points = Points
print-against = Against
print-spread = Spread
print-high-game = High game
print-high-play = High play
print-reached = Reached
print-withdrew = Withdrew
print-places-go-by = Places go by { $measures }, in this order.

## Score sheets

print-column-at = At
print-column-word = Word
print-column-points = Points
print-column-total = Total
print-plays-first = plays first
print-final = Final
print-final-tied = Final, tied
print-final-winner = Final, winner
print-so-far = So far
print-turn =
    { $kind ->
        [exchange] exchanged { $tiles }
        [pass] passed
        [missed-go] missed go
        [expired] time ran out
        [skipped] lost turn
       *[lost] lost the turn
    }
print-came-off = came off
print-all-tiles = all { $count }
print-left = Left: { $rack }
print-not-deducted = not deducted
print-square =
    { $what ->
        [letter] { $times ->
            [2] { $colour }: letter counts double
            [3] { $colour }: letter counts triple
           *[other] { $colour }: letter counts four times
        }
       *[word] { $times ->
            [2] { $colour }: word counts double
            [3] { $colour }: word counts triple
           *[other] { $colour }: word counts four times
        }
    }
print-rulings = Rulings
print-no-rulings = None.
print-rest-in-record = … the record has the rest.
print-challenged =
    { $good ->
        [yes] Turn { $turn }: { $name } challenged { $words }: good.
       *[no] Turn { $turn }: { $name } challenged { $words }: not good.
    }
print-corrected = Turn { $turn }: counted { $counted }, corrected to { $score }.
print-marked =
    { $turn ->
        [0] The draw for first: a discrepancy was marked; { $outcome }.
       *[other] Turn { $turn }: a discrepancy was marked; { $outcome }.
    }
print-not-ruled = not ruled on
print-played-under = Played under: { $title }.
print-underlined-blanks = A letter with a line under it on the board was a blank.
print-commitment = Commitment to the draws: SHA-256 { $hash }

## Result slips

print-before-unplayed = Before unplayed
print-unplayed-sum = Unplayed, + or −
print-final-score = Final score
print-best-play = Best play
print-not-played = Not played:
print-see-director = see the director
print-entered = Entered

## Posters

print-come-and-play = COME AND PLAY
print-when = When
print-where = Where
print-who = Who
print-how = How
print-bring = Bring
print-know = Good to know
print-session = { $day }, { $opens } to { $closes }
print-more-days = and { $count } days more, to { $last }
print-weeks-from =
    { $days ->
        [7] From { $begin }, a match every week
       *[other] From { $begin }, a match every { $days } days
    }
print-if-you-can = { $things }, if you can.
print-id-to-borrow = An ID, to borrow what you need.
print-sign-up = Sign up
print-prices = Prices
print-price =
    { $is_each ->
        [yes] { $what }: { $price } for each { $per }
       *[no] { $what }: { $price }
    }
print-your-document = { $document }: nobody plays without one.
print-sign-up-by = Sign up
print-sign-up-until = until { $moment }
print-room-for =
    { $count ->
        [one] room for one entry
       *[other] room for { $count } entries
    }
print-scan = Point a phone’s camera at the code, or go to

## Certificates

print-certificate = CERTIFICATE
print-awarded-to = awarded to
print-first-place = First place
print-second-place = Second place
print-third-place = Third place
print-achieved-place =
    { $among ->
        [yes] { $kind ->
            [bracket] among { $group }, place { $place } of { $entries } in the knockout
            [place] among { $group }, place { $place } of { $entries }
            [wins] among { $group }, place { $place } of { $entries }, with { $wins ->
                [one] one win
               *[other] { $wins } wins
            } and { $points } points
           *[points] among { $group }, place { $place } of { $entries }, with { $points } points
        }
       *[no] { $kind ->
            [bracket] place { $place } of { $entries } in the knockout
            [place] place { $place } of { $entries }
            [wins] place { $place } of { $entries }, with { $wins ->
                [one] one win
               *[other] { $wins } wins
            } and { $points } points
           *[points] place { $place } of { $entries }, with { $points } points
        }
    }
print-achieved-game = with a game of { $points } points
print-achieved-play = with a play of { $points } points
print-achieved-points = with { $points } points
print-achieved-spread = with a spread of { $spread }
print-achieved-wins =
    with { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
print-shared-with = { $achieved }, shared with { $others }

## Money

print-raised-in-all = Raised in all
print-paid-and-promised = { $paid } paid, { $promised } still to be paid
print-raised-by = Raised by
print-pledged = Pledged for { $name }, to be collected
print-charged = Charged
print-paid = Paid
print-owed = Owed
print-balance = Balance
print-for = For
print-together = Total
print-for-the-house = For the house
print-credit = { $amount } in credit
print-owes = owes { $amount }
print-paid-up = paid up
print-payment = Payment, with thanks
print-voids =
    { $kind ->
        [reversal] Reversal of no. { $number }: { $cause }
       *[waiver] Waiver of no. { $number }: { $cause }
    }
print-voided-by =
    { $kind ->
        [reversal] Reversed by no. { $number }.
       *[waiver] Waived by no. { $number }.
    }
print-ledger-kind =
    { $kind ->
        [fee] fee
        [payment] payment
        [reversal] reversal
        [waiver] waiver
       *[pledge] pledge
    }
print-pledge-number = pledge { $number }

## Charity: price list, receipts, the evening's report

print-price-list = Price list
print-price-per = { $price } a { $per }
print-no-prices = Nothing is for sale yet, so there is no price list to print.
print-report = Report for the treasurer
print-report-note = Money on a tab pays for what was charged first. “Paid” is what is in the cash box.
print-cause = Cause
print-cause-pledges = pledges
print-cause-credit = paid in advance
print-promised = Promised
print-counted-by = Counted by
print-treasurer = Treasurer
print-receipt = Receipt
print-pledge = Pledge
print-receipt-payment = { $name } paid { $amount } at { $event }.
print-receipt-for = For: { $causes }.
print-receipt-number = Number { $number } in the ledger.
print-receipt-pledge = { $name } pledged { $amount } for { $for } at { $event }. It has not been collected yet.
print-receipt-collected = { $name } pledged and paid { $amount } for { $for } at { $event }.
print-receipt-thanks = Thank you!
print-anonymous = Somebody who gave no name
print-no-payment = There is no payment { $number } that still counts, so there is no receipt for it.

## Calendars

print-match-in-calendar = { $event }: { $meeting }
print-deadline-in-calendar = { $event }: deadline for { $meeting }

## Columns of tables for spreadsheets

print-csv-entry = entry
print-csv-name = name
print-csv-division = division
print-csv-kind = kind
print-csv-members = members
print-csv-brings = brings
print-csv-rating = rating
print-csv-id_seen = id_seen
print-csv-here = here
print-csv-withdrawn = withdrawn
print-csv-match = match
print-csv-round = round
print-csv-table = table
print-csv-seat = seat
print-csv-bye = bye
print-csv-reason = reason
print-csv-score = score
print-csv-before_unplayed = before_unplayed
print-csv-best_play = best_play
print-csv-outcome = outcome
print-csv-place = place
print-csv-played = played
print-csv-wins = wins
print-csv-losses = losses
print-csv-draws = draws
print-csv-byes = byes
print-csv-forfeits = forfeits
print-csv-points = points
print-csv-against = against
print-csv-spread = spread
print-csv-high_game = high_game
print-csv-reached = reached
print-csv-separated_by = separated_by
print-csv-number = number
print-csv-cause = cause
print-csv-charged_cents = charged_cents
print-csv-paid_cents = paid_cents
print-csv-reverses = reverses
print-csv-promised_cents = promised_cents
print-csv-raised_cents = raised_cents
print-csv-pledged_cents = pledged_cents
print-csv-sponsor = sponsor

## What cannot be printed yet

print-no-round = No round is paired yet, so there is nothing to print. Pair one first.
print-round-not-paired = Round { $round } is not paired yet, so there is nothing to print. Pair it first.
print-no-badges = Nobody is entered yet, so there are no badges to print.
print-no-fixtures = Nothing is paired yet, so there are no fixtures to print.
print-no-slips = Nobody plays in round { $round }, so it has no slips.
print-no-awards = Nobody has earned an award yet, so there is no certificate to print.

## Lists of entries that are read

print-list-known-name = name; player; player name; team; full name
print-list-known-given = first name; given name; forename
print-list-known-surname = surname; last name; family name
print-list-known-division = division; class; group
print-list-known-members = members; team members; players
print-list-known-brings = brings; equipment
print-list-known-born = born; birth date; date of birth; birthday; dob; birth year; year of birth
print-list-known-email = email; e-mail; mail; email address; e-mail address
print-list-known-phone = phone; telephone; mobile; cell; cell phone; mobile phone; phone number
print-list-known-club = club; town; city; location; country; state
print-list-known-rating = rating; rated; elo; current rating
print-list-known-paid = paid; fee paid; fee; payment
print-list-yes = yes; y; x; true; paid; ok; ✓
print-list-no = no; n; false; open; unpaid; -
print-list-paid-unclear = { $cell } does not say whether the fee is paid. Write yes or no.
print-list-too-large = The file has more than { $most } bytes, which is too large for a list of entries. Check that it is the right file.
print-list-no-csv = The file is not CSV. Save the sheet as CSV and try again.
print-list-line-unreadable = Line { $line } of the file cannot be read ({ $reason }). Check its quotation marks.
print-list-empty = The file is empty. Give each player a row.
print-list-too-many-rows = The file has { $rows } rows, but an event takes { $most }. Split it.
print-list-no-text = The file is neither UTF-8 nor Windows text. Save it as CSV in UTF-8.
print-list-too-many-cells = The row has { $cells } cells, but there are { $headings } headings. Put texts with separators in quotation marks.
print-list-entered = { $name } has already been entered (no. { $entry }). Remove the row, or tell the two apart.
print-list-row-twice = { $name } is already in row { $row }. Remove one, or tell the two apart.
print-list-long-cell = { $heading } is too long. Write one line of at most { $most } characters.
print-list-no-name = The row has no name. Write one, or remove the row.
print-list-no-date = { $what }: { $cell } is not a date. Write it like 1960-06-19.
print-list-birth-date = Date of birth
print-list-no-rating = The rating { $cell } is not a number. Write it like 1500.
print-list-unanswered = The row does not answer this: { $question }
print-list-no-choice = { $what } is { $cell }. Choose one of: { $choices }.
print-list-no-division = There is no division { $cell }. There are: { $divisions }.
print-list-say-division = The event has several divisions. Give the division in each row.
print-list-say-division-or-age = The event has several divisions. Give the division or the date of birth in each row.
print-whose-statement = Choose whose statement to print.

## What the desk offers

print-offer-badges = Badges
print-offer-badges-about = Name and number, with a code that opens the player’s matches.
print-offer-bracket = Bracket
print-offer-bracket-about = All matches, with scores so far.
print-offer-certificates = Certificates
print-offer-certificates-about = For prize winners.
print-offer-check-in = Check-in list
print-offer-check-in-about = Everybody by name, to tick off.
print-offer-fixtures = Fixtures
print-offer-fixtures-about = All rounds paired so far.
print-offer-league-table = League table
print-offer-league-table-about = Wins, losses, forfeits and points.
print-offer-ledger = Ledger
print-offer-price-list = Price list
print-offer-price-list-about = What can be bought and for how much, to hang up.
print-offer-report = Report for the treasurer
print-offer-report-about = What is paid and promised for each cause.
print-offer-ledger-about = What was raised, by whom, and what is owed.
print-offer-pairings-by-name = Pairings by name
print-offer-pairings-by-name-about = Everybody finds their table.
print-offer-pairings-by-table = Pairings by table
print-offer-pairings-by-table-about = To hang beside the tables.
print-offer-poster = Poster
print-offer-poster-about = When, where, and a code to sign up with.
print-offer-rules = The rules
print-offer-rules-about = The rule sheet, with the source of each rule.
print-offer-score-sheets = Blank score sheets
print-offer-score-sheets-about = With the house’s premium squares.
print-offer-slips = Result slips
print-offer-slips-about = One for each table of the round.
print-offer-standings = Standings
print-offer-standings-about = Places and tie-breaks.

print-scorecards = Scorecards
print-cross-table = Cross-table
print-opponent = Opponent
print-card-order = 1st or 2nd
print-card-first-or-second = 1st   2nd
print-card-first = 1st
print-card-second = 2nd
print-card-own = Your score
print-card-other = Opponent’s
print-card-won = Won
print-card-lost = Lost
print-card-sum = Spread so far
print-cross-cell =
    { $outcome ->
        [won] W { $who }
        [lost] L { $who }
        [tied] T { $who }
        [bye] bye
        [open] { $who }
       *[out] –
    }
print-cross-key = W won, L lost, T tied, with the opponent’s number in this list; under it both scores. A number alone is a match still to be played.
print-offer-scorecards = Scorecards
print-offer-scorecards-about = One for each player, with opponents as far as they are paired.
print-offer-cross-table = Cross-table
print-offer-cross-table-about = Everybody’s rounds: opponent, outcome and scores.
print-prizes = Prizes
print-prize = Prize
print-prize-winner = Winner
print-prize-money = Money
print-prize-signed = Received, signed
print-rated-below = rated below { $rating }
print-prize-with = with { $points }
print-prizes-sum = { $sum } in all.
print-prizes-shared = Players who are level share the money of the places that they hold between them. A cent that cannot be divided goes to the lowest entry number.
print-no-prizes = There are no awards yet. Set them under Standings.
print-achieved-high-loss = with { $points } points in a lost game
print-achieved-high-win = with a win by { $points } points
print-achieved-high-combined = in a game of { $points } points together
print-offer-prizes = Prize list
print-offer-prizes-about = Prizes, winners and money, with a line to sign.
print-goes-first = { $name } (1st)
print-first = Goes first
print-second = Goes second
print-you-go = You go
print-turn-of =
    { $turn ->
        [first] 1st
        [second] 2nd
       *[later] later
    }
print-group = Group
