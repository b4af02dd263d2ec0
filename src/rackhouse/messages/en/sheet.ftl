### What is wrong with a rule sheet, and what it leaves to the organiser.

## Where it is

sheet-in-file = { $file }: { $problem }
sheet-in-file-line = { $file }, line { $line }: { $problem }
sheet-in-file-column = { $file }, line { $line }, column { $column }: { $problem }

## What may stand at a key, and what does

sheet-may-be-yes-no = true or false
sheet-may-be-number = a whole number from { $least } to { $most }
sheet-may-be-text = a line of text of at most { $most } characters
sheet-may-be-choices = a list, each once, of { $choices }
sheet-value-table = a table
sheet-value-huge = a number that is far too large
sheet-value-date = the date or time { $date }
sheet-value-other = a { $type }
sheet-must-be = { $key } is { $value }, but it must be { $allowed }.
sheet-key-missing = { $key } is missing; it must be { $allowed }.
sheet-value-missing = { $key } has no value; write it as "is" beside its basis.
sheet-must-be-section = { $key } is { $value }, but it must be a section of its own.
sheet-must-be-help = { $key } is { $value }, but it must be a table of its own, or "none".
sheet-must-be-sheet-name = extends is { $value }, but it must be the name of a sheet.
sheet-must-be-statements = event is { $value }, but it must be a list of at most { $most } sentences, each under [[event]].
sheet-statement-empty = event is empty, but it must be { $allowed }.
sheet-key-empty = { $key } is empty; write what the players should read.
sheet-help-name = { $name } is no name for a help; use small letters, digits and hyphens.
sheet-no-key = There is no key { $key }.
sheet-no-key-but = There is no key { $key }; did you mean { $meant }?
sheet-no-key-here = There is no key { $key } in this sheet.
sheet-no-key-here-but = There is no key { $key } in this sheet; did you mean { $meant }?
sheet-no-help-here = There is no key { $key } in this sheet; write a new help into a sheet of your own.
sheet-no-key-anywhere = There is no key { $key } in any sheet.

## Who says so

sheet-basis-unknown = { $key } has { $found } beside its value, but a basis is "text", "inherited" or "chosen".
sheet-basis-missing = { $key } has no basis, but it must have one: text, inherited or chosen (or stand plain, as this house's own rule).
sheet-basis-twice = { $key } has the bases { $bases }, but it must have one: text, inherited or chosen (or stand plain, as this house's own rule).
sheet-basis-ids = The basis of { $key } is { $value }, but it must be IDs such as "W-37".
sheet-says-ids = The basis that says gives { $key } is { $value }, but it must be IDs such as "W-37".
sheet-says-no-key = says names { $key }, which is no key.
sheet-says-no-key-but = says names { $key }, which is no key; did you mean { $meant }?
sheet-says-stated = says names { $key }, which this sheet states itself; give the IDs there.
sheet-says-not-below = says names { $key }, which the sheet below does not have.

## The file, and the sheet below it

sheet-too-long = A sheet has at most { $most } characters; check that this is the right file.
sheet-line-too-long = The line has { $count } characters, but a sheet's have at most { $most }; check that this is the right file.
sheet-too-deep = The tables are nested too deeply.
sheet-not-toml = This is not TOML: { $reason }.
sheet-stands-alone = The sheet extends no other and leaves out { $count } keys, { $key } first. Begin it with extends = "…" and the name of a sheet.
sheet-nothing-to-drop = { $key } is "none", but the sheet below offers no help of that name.
sheet-not-among = { $key } is { $value }, but there are only { $names }.
sheet-unknown = There is no rule sheet called { $name }; there are { $names }.
sheet-parent-unknown = There is no sheet { $name } to extend: there are { $names }.
sheet-parent-no-folder = There is no sheet { $name } to extend: a text without a file has none beside it.
sheet-parent-elsewhere = There is no sheet { $name } to extend: it must be a file in the same folder.
sheet-parent-too-deep = There is no sheet { $name } to extend: no more than { $most } sheets stand on one another.
sheet-parent-ring = There is no sheet { $name } to extend: these sheets extend one another in a ring.
sheet-parent-unreadable = There is no sheet { $name } to extend: { $reason }.

## Left to the organiser

sheet-name-dictionary = Name the dictionary in force (words.dictionary): this sheet leaves it to the organiser.
sheet-set-round-time = Set the time for the round in seconds (round.seconds): this sheet leaves it to the organiser.
sheet-clocks-unsaid =
    { $which ->
        [seconds] clocks.use is "on". How much time does each side have (clocks.seconds; 1500 is 25 minutes)?
        [overtime_points] clocks.use is "on". How many points does each started minute over cost (clocks.overtime_points; 10 is usual, 0 is none)?
       *[both] clocks.use is "on". How much time does each side have (clocks.seconds; 1500 is 25 minutes)? How many points does each started minute over cost (clocks.overtime_points; 10 is usual, 0 is none)?
    }

## Values that contradict each other

sheet-sides-reversed = sides.minimum is { $minimum }, but sides.maximum is only { $maximum }.
sheet-sides-usual = sides.usual is { $usual }, but sides.minimum and sides.maximum allow { $minimum } to { $maximum }.
sheet-tiles-short = tiles.rack is { $rack } and sides.maximum { $sides }, which leaves { $left } of { $total } tiles in the bag, but exchange.least_in_bag asks for { $least }.
sheet-opening-too-long = placing.opening_tiles is { $tiles }, but tiles.rack is { $rack }; nobody could open.
sheet-bonus-too-long = scoring.bonus_tiles is { $tiles }, but at most { $most } tiles can be laid in a turn (tiles.rack is { $rack }).
sheet-colours-same = colours.{ $premium } is { $colour }, but so is colours.{ $other }; nobody could tell them apart.
sheet-window-no-time = window.shuts is "{ $shuts }", but drawing.when is "at-once"; it must be "when-window-shuts", or nobody has time to challenge.
sheet-score-unconfirmed = window.shuts is "score-confirmed", but scoring.confirmed_by is "program", which counts at once; it must be "score-keeper".
sheet-no-score-keeper = scoring.confirmed_by is "score-keeper", but score_keeper.chosen is "none"; it must be "a-player".
sheet-nothing-to-hold = window.hold_seconds is { $seconds }, but a hold delays a draw and window.shuts is "{ $shuts }"; it must be "draw", or the hold 0.
sheet-turn-unlimited = turn.{ $field } is { $seconds }, but turn.limit is "none"; it must be 0.
sheet-turn-no-time = turn.limit is "{ $limit }", but turn.seconds is 0; say how long a turn is.
sheet-warning-late = turn.warn_seconds is { $warning }, but turn.seconds is { $seconds }; the warning must come earlier, or be 0 for none.
sheet-clocks-no-time = clocks.use is "on", but clocks.seconds is 0; say how long each side has.
sheet-round-no-time = round.limit is "set", but round.seconds is 0; say how long the round is.
sheet-round-unlimited = round.seconds is { $seconds }, but round.limit is "none"; it must be 0.
sheet-no-time-to-lose = challenge.{ $field } is { $value }, but turn.limit is "none" and clocks.use is "off": there is no time to lose.
sheet-none-is-no-pass = exchange.none_is is "pass", but passing.allowed is false.
sheet-stuck = passing.allowed is false, but neither turn.limit nor round.limit is set; a side without a play could never go on.
sheet-endless = ending.agreement, ending.pass_rounds and ending.scoreless_turns leave no end for a game that nobody goes out of; set one of them (the first two need passes), or round.limit.
sheet-void-costs = challenge.{ $field } is { $value }, but words.phonies is "void", so nobody can challenge; it must be 0.
sheet-help-untitled = helps.{ $help }.title is empty; write what the players ask for.
sheet-help-moot = helps.{ $help }.{ $field } is set, but helps.{ $help }.kind is "{ $kind }", which has no use for it; leave it out.
sheet-help-taken = The sheet offers a help called { $help } already; change that one.
sheet-peek-forbidden = helps.{ $help }.kind is "peek", but words.look_ups is "{ $lookups }"; it must be "challenges-and-peeks".
sheet-no-peek = words.look_ups is "challenges-and-peeks", but no help of the kind "peek" is offered; add one, or allow look-ups for challenges only.
sheet-peek-no-time = helps.{ $help }.seconds is 0; say how long a peek lasts.
sheet-peek-no-letters = helps.{ $help }.known_letters is 0; say how many first letters must be known.
sheet-peek-too-long = helps.{ $help }.seconds is { $seconds }, but turn.seconds is { $turn }; a peek must fit into a turn.
sheet-bought-no-time = helps.{ $help }.seconds is 0; say how much time is bought.
sheet-no-time-to-buy = helps.{ $help }.kind is "time", but turn.limit is "none" and clocks.use is "off": there is no time to buy.
sheet-letter-free = helps.{ $help }.price is 0; say what a letter costs for each point on its face.
