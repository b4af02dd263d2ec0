### What the commands say.

cli-rackhouse = Crossword-tile games under the rules of the house.
cli-lang = The language to speak: { $languages }.  [default: your shell's]
cli-commands = Commands
cli-error = Error: { $text }
cli-see-help = See '{ $command } --help'.

## The commands

cli-about-play = Play a game at this terminal, or resume one.
cli-about-serve = Start a server for browsers and programs.
cli-about-event = Create, move and simulate events.
cli-about-demo = Start a server with sample events, to look around in.
cli-about-keeper = Print a link for whoever looks after the server.
cli-about-rules = List, show and check rule sheets.
cli-about-judge = Say whether words are good.
cli-about-lexicon = List, describe and import word lists.
cli-about-replay = Check recorded games, move by move.
cli-about-moves = List the plays of a position, the best first.
cli-about-read = Read a photo of a real board.
cli-about-analyze = Find mistakes and luck in recorded games.
cli-about-study = Learn words: hooks, anagrams, bingos, patterns.
cli-about-selfplay = Let the engine play itself.
cli-about-train = Learn what the tiles you keep are worth.
cli-about-bench = Measure the engine on this machine.
cli-about-verify = Check every draw of a recorded game.
cli-about-export = Write a recorded game as GCG.
cli-about-backup = Back up all data of a server to one file.
cli-about-restore = Restore a backup to a server's database.
cli-about-completion = Print the shell's completion script.

## Playing

cli-play = Play a game at this terminal, or resume one.

    The game is saved after every move. Ctrl-D or `quit` leaves it, and --resume goes on.
cli-play-rules = The rule sheet: a name (see `rackhouse rules list`) or a file of your own.
cli-play-players = Who plays, two to four; `bot` or `bot:NAME` is the program.  [default: You,bot]
cli-play-against = Who `bot` is, from the gentlest on: { $names }.  [default: { $usual }]
cli-play-set = A setting, as turn.seconds=90.
cli-play-custody = Who holds the tiles: the program, or you, on a real board.
cli-play-lexicon = The word list to play by.
cli-play-paper = A book on paper decides instead.
cli-play-edition = The edition of that book.
cli-play-judge = Who answers where the sheet calls a judge.  [default: list for one person, or person]
cli-play-seed = The secret of the draws, to repeat a game.
cli-play-record = The file to save the game in.
cli-play-resume = Go on with a saved game.
cli-no-bot = There is no computer player at this table. Write `bot` among the --players.
cli-go-on = r  Resume: { $game }
cli-which-game = Which game? [1]
cli-type-a-number = Type a number from 1 to { $most }.
cli-choose-opponent = Against whom? From the gentlest to the strongest:
cli-against-whom = Against whom? [{ $usual }]
cli-give-round-time = This sheet leaves the time for the round to you. Give it in seconds with --set round.seconds=2700.
cli-how-many-minutes = How many minutes does the round last? [{ $usual }]
cli-minutes-please = A number of minutes from 1 to 1440, please.
cli-no-unfinished = There is no unfinished game. Start one with `{ $command }`.

## The other commands

cli-database = postgresql://… or a SQLite file.  [default: the one that rackhouse serve uses]
cli-config-database = The settings that name the database.  [default: those that rackhouse serve reads]
cli-force-file = Replace FILE if it exists.
cli-force-restore = Replace all games and people in the database.
cli-data-folder = The folder with the server's data, instead of yours.
cli-event-organiser = Whose event it is.
cli-event-answers = What the preset asks; a TOML file, or one answer as in venue.name=…; give it repeatedly.
cli-event-preset = See rackhouse event presets.
cli-event-title = What the event is called.
cli-event-out = A new folder for everything that the event shows and prints.
cli-port = The port to listen on; 0 is any free one.  [default: 8800]
cli-host = The address to listen on.  [default: 127.0.0.1]
cli-hall = Listen on the local network, and show the address and its QR code.
cli-public-url = The address that people use, if it is behind a proxy.
cli-root-path = The path it lies under, as in /hall.
cli-serve-database = postgresql://… or a SQLite file.  [default: a file in your data folder]
cli-fan-out = How several processes share news: memory, database or redis://….
cli-smtp = The mail server that sends mail to players.
cli-mail-from = The address that mail comes from.
cli-config = A file of settings.  [default: rackhouse.toml here, or in your data folder]
cli-export-gcg = The GCG file to write.  [default: standard output]
cli-export-pdf = The score sheet to write, as PDF.
cli-paper = The size of the paper.
cli-judge-lexicon = The word list or dictionary that decides.
cli-judge-define = Show a short definition of every good word.
cli-judge-json = Print the verdict as JSON.
cli-bench-times = How often each figure is taken; the middle one counts.
cli-bench-against = Build the core of an older commit and compare with it, in turns, instead of with the peer.
cli-json-figures = Print the figures as JSON.
cli-selfplay-games = How many.  [default: 1000, or 100 with players]
cli-selfplay-seed = Play the same games again.
cli-selfplay-player = One of the players of `rackhouse play`; give two, and the rules are checked.
cli-selfplay-rules = The rule sheet, a name or a file.  [default: base, or the classic terms of a tournament]
cli-selfplay-against = Whom the engine plays: itself, or one that only looks at the score.
cli-selfplay-gcg = Write each game as a GCG file into this folder.
cli-train-games = Games of each generation, for a network, or of two, three and four sides.  [default: 60000,120000,120000, or 300000, or 400000,200000,200000]
cli-study-json = Print the answer as JSON.
cli-rules-format = How to print the sheet.
cli-replay-json = Print a JSON list with an entry per file.
cli-replay-lexicon = Judge the words too, by the list of this name.
cli-moves-rules = The rule sheet, by name or file: board, rack, bonus, exchanges.  [default: base]
cli-moves-all = Every legal play.
cli-moves-best = The best N plays.
cli-moves-endgame = With the bag empty: the final spread if both sides play perfectly, and how they do. With 1 to 4 tiles in it: what each candidate comes to on average.
cli-moves-seconds = How long --endgame or --win may search.  [default: 10]
cli-moves-win = Find what wins most often: the exact endgame, all draws of the last 4 tiles, or before that a simulation that counts chances to win.
cli-moves-sim = Play the best candidates on over many draws, for at most so long: 2s, 500ms, 1m. --best says how many.
cli-moves-plies = How many turns --sim looks ahead.  [default: 2]
cli-moves-threads = Threads of --sim, --win and --endgame.  [default: 1]
cli-moves-seed = Draw the same tiles again with --sim and --win.
cli-moves-json = Print the plays as JSON.
cli-analyze-rules = The rule sheet that GCG files were played under, by name or file.  [default: base]
cli-analyze-sim = Play the best moves of each turn on, for about so long on one core: 2s, 500ms. It is counted, not timed, so the result is the same everywhere.
cli-analyze-ray = Share the games out over a Ray cluster: its address, auto, or local for one on this machine alone.
cli-analyze-title = What the report is called.  [default: the event's title]
cli-analyze-json = Print everything as one JSON document.
cli-analyze-csv = Print a CSV table with a row for every turn.
cli-analyze-html = Write a report as one page that needs nothing else.
cli-analyze-pdf = Write a report for paper.
cli-analyze-results = Where each review is kept, so that an interrupted analysis goes on.  [default: the cache folder]
cli-lexicon-name = What to call it: small letters, digits, '-', '_'.
cli-lexicon-title = What people call it; the name if not given.
cli-lexicon-edition = Its edition or date.
cli-lexicon-tiles = The tile set.
cli-lexicon-kind = A dictionary is a CSV or TSV file with a column headed 'part of speech'.
cli-lexicon-first-word = Ignore what follows the word on a line.
cli-lexicon-force = Replace what was imported under this name.
cli-lexicon-change-name = What to call the changed list.
cli-lexicon-change-title = What people call it.
cli-lexicon-change-force = Replace what is there under this name.
cli-file-exists = { $file } is there already. Give --force to replace it.
cli-no-database = There is no database { $name }.
cli-backed-up = { $games ->
        [one] Backed up { $games } game
       *[other] Backed up { $games } games
    }, { $rows } rows in all, to { $file }.
cli-restored = { $games ->
        [one] Restored { $games } game
       *[other] Restored { $games } games
    }, { $rows } rows in all, from { $file }.
cli-new-link = If an organiser has lost the link to their event, make a new one: { $command }
cli-new-link-database = If an organiser has lost the link to their event, make a new one: { $command }, with the same --database
cli-demo-at = The demonstration is at { $address }/   (Ctrl-C ends it, nothing is kept)
cli-demo-filling = Playing the events to about half way…
cli-demo-organise = Run one of them as its organiser:
cli-demo-watch = Or watch:
cli-events = Events
cli-record-itself = { $file } is the record itself. Give the new file another name.
cli-standard-input = Standard input
cli-in-file = { $where }: { $said }
cli-not-over = { $where }: the game is not over, and its racks would be shown. Finish it first.
cli-empty-word = A WORD is empty. Leave it out.
cli-good = good
cli-not-good = not good
cli-no-definition = No definition here.
cli-draws-right = { $count ->
        [one] The only draw is right.
       *[other] All { $count } draws are right.
    }
cli-draws-wrong = { $count ->
        [one] The only draw is wrong:
       *[other] Not all of the { $count } draws are right:
    }
cli-at = Rackhouse is at { $address }/   (Ctrl-C stops it)
cli-only-here = Phones and other computers can't open it. For them: { $command }
cli-input-closed = Standard input is closed. Name a file, or pipe the game in.
cli-input-too-large = Standard input has more than { $most } bytes. This is not a game.
cli-name-shell = Name your shell: bash, zsh or fish.
cli-must-answer = (must be answered)
cli-link-warning = Whoever opens it runs the event: give it to its organiser only.
cli-keeper-warning = Whoever opens it sees what was reported: give it only to people who look after the server.
cli-name-event = Name one of these events to get a link to it.
cli-no-events = There are no events.
cli-wrote-bytes = Wrote { $count } bytes to { $file }.
cli-not-empty = { $folder } is not empty. Name a new folder.
cli-wrote-files = { $count ->
        [one] Wrote { $count } file into { $folder }.
       *[other] Wrote { $count } files into { $folder }.
    }
cli-matches = Matches
cli-no-organiser = Nobody organises the event { $event } any more.
cli-answers-too-long = { $file } is too long for a file of answers.
cli-no-answers = { $file } is not a file of answers: { $detail }.
cli-all-or-best = Ask for --all or for --best N, not for both.
cli-endgame-or-plays = Ask for --endgame or --win, or for plays with --all or --best, not for both.
cli-seconds-of-endgame = --seconds is how long --endgame or --win may search. Add one of them.
cli-sim-or-plays = Ask for --sim, --endgame, --win or --all, not for two of them.
cli-options-of-sim = --plies belongs to --sim or --win, --threads and --seed to --sim, --win or --endgame. Add one of them.
cli-duration = { $text } is no time. Write 2s, 500ms or 1m.
cli-no-rack = The position has no rack. Give one after it, such as AEINRST.
cli-against-or-players = Players play each other. Leave --against out, or the players.
cli-two-players = Two players play each other. Give --player twice, not { $count ->
        [one] once
       *[other] { $count } times
    }.
cli-cannot-open = The file { $file } can't be opened: { $detail }.
cli-no-file-name = No file can be called { $name }.
cli-preparing = Preparing the words
cli-backup = Back up all data of a server to FILE, whether it is running or not.

    The backup shows one single moment. Whoever can read the file can see the racks of running games. Only you can read it; keep it that way.
cli-restore = Restore everything in a backup to a database: all of it or nothing.

    The backup may come from SQLite or PostgreSQL. Servers that are running on the database accept no plays until they are restarted.
cli-demo = Start a server with every kind of event half played, until Ctrl-C.

    Computer players go on playing at some of the tables, word by word. Nothing is kept, and no other server is touched.
cli-export = Write a recorded game as GCG, which other programs read, or as a score sheet for paper.

    RECORD is the record of a game that is over; - is standard input. Players have their names if the file with the names is still beside the record.
cli-judge = Say of each WORD whether it is good; the exit status is 0 only if all are.
cli-verify = Check every draw of a recorded game.

    RECORD is the record of a certified game, in which the secret of the draws is revealed; - is standard input. The exit status is 0 only if every draw is the one that the secret and the seats' nonces give.
cli-serve = Serve games to browsers and programs until Ctrl-C.

    Everything can also be set in rackhouse.toml and by RACKHOUSE_… variables; docs/operators.md lists them.
cli-game-file-exists = { $file } is there already. Name another folder.
cli-other-board = The position has { $rows } rows, but the board of these rules has { $other }. Name another sheet, or none.
cli-no-games = There is no game in { $folder }. Games end in .gcg or .rackhouse, events in .zip.
cli-no-event-file = { $file } is not the file of an event, or it is damaged.
cli-json-or-csv = Ask for --json or for --csv, not for both.
cli-analyze-skipped = Skipped { $file }: { $said }
cli-analyze-wrote = Written: { $file }
cli-other-tiles = The position is written with the tiles “{ $tiles }”, but these rules play with “{ $other }”. Write `ld { $other };` at its end.

## Help of commands

cli-replay = Check recorded games, move by move.

    FILE is a GCG file or a record of Rackhouse; - is standard input. The exit status is 0 only if everything in every file agrees.
cli-event = Create, move and simulate events, and make new links for organisers.
cli-event-presets = List the presets and what each asks.
cli-event-create = Create an event on a server, running or not, and print the links to its roles.
cli-event-link = Print a new organiser link for EVENT, whether the server is running or not.

    For an organiser who has lost theirs. Earlier links stay valid; revoke them at the desk, under Helpers. Without EVENT, the server's events are listed.
cli-event-export = Write EVENT to FILE: all that happened, who its entries are, and its certified games.
cli-event-import = Import the event in FILE to a server, and print the links to its roles.
cli-event-simulate = Play a whole event with computer players, and write all its pages, prints and games.

    Some come late, some withdraw, some never come, and other things go wrong as well. The same seed gives the same files.
cli-keeper = Print a link that makes whoever opens it a keeper of the server: they see what players have reported. An older link stops working.
cli-read = Read a photo of a real board: with --before as a play, else as a position.

    PHOTO is a JPEG, PNG or WebP file that shows the whole board. Squares in doubt are listed, and so are new blanks.
cli-read-before = The position before the play. A play in the photo is read from it.
cli-read-tiles = The tile set, if there is no --before.
cli-read-board = The board, if there is no --before.
cli-read-json = Print the answer as JSON.
cli-moves = List the plays of a position, the best first, and exchanges where they are better.

    The position is one line of CGP; RACK replaces the first rack in it.
cli-analyze = Look back on recorded games: the mistakes of each player, what they cost, how accurate everybody was, and who was lucky.

    GAME is a GCG file, a record of Rackhouse, a folder, or an event as written by rackhouse event export. An interrupted analysis goes on where it was. Files that can't be used are named and skipped; the exit status is then 1.
cli-completion = Print the completion script for SHELL, by default the one you are in.
cli-selfplay = Let the engine play itself, or two players play each other, and print the figures.

    The two begin in turn. The same seed gives the same games, whatever the number of threads.
cli-bench = Measure the engine, and print the figures beside those of the fastest peer, scaled to this machine.

    It takes less than a minute. Processor time is measured, so other programs disturb it little.
cli-rules = List, show and check rule sheets.
cli-rules-list = List the sheets that come with Rackhouse.
cli-rules-show = Explain SHEET, the name of a sheet or a file of your own, and say where each rule comes from.
cli-rules-check = Check the sheet in FILE: print all that is wrong, or how it differs.
cli-study = Learn words: what hooks on, what letters make, what fits a pattern.
cli-study-hooks = List the letters that go before WORD, and behind it.
cli-study-anagrams = List the words that use all LETTERS; ? is any letter.
cli-study-subanagrams = List the words that use some or all of LETTERS, the longest first; ? is any letter.
cli-study-bingos = List the words that use all of RACK, alone or through one letter on the board.
cli-study-pattern = List the words that fit PATTERN, such as 'P?T*', the shortest first.

    ? stands for one letter and * for any number of letters. Put the pattern in quotes, so that the shell leaves it alone.
cli-lexicon = List, describe and import word lists and dictionaries.
cli-lexicon-list = List the word lists and dictionaries.
cli-lexicon-info = Describe a list or dictionary: NAME, or the default list and dictionary.

    For a dictionary, this shows how much of the ENABLE list it accepts, and where they differ.
cli-lexicon-import = Import a word list, or a labelled dictionary, from FILE.

    A list is text with one word on each line, or CSV with the words in the first column or the one headed 'word'. It may be packed with gzip. Everything that is left out is reported.
cli-lexicon-change = Make a list of the list BASE and a house's changes in FILE: lines +WORD and -WORD.
cli-train = Learn values by self-play and write them to FILE, after every generation.

    If it is interrupted, the same command continues with the next generation. The same words and figures give the same file, whatever the number of threads.

## What they print

cli-replay-right = ok    { $plays } { $plays ->
        [one] play
       *[other] plays
    }  { $file }
cli-replay-wrong = wrong { $plays } { $plays ->
        [one] play
       *[other] plays
    }  { $file }
cli-replay-at = { $line ->
        [0] event { $event }: { $said }
       *[other] event { $event }, line { $line }: { $said }
    }
cli-replay-all = { $wrong ->
        [0] { $files } files, all ok.
       *[other] { $files } files, { $right } ok, { $wrong } wrong, { $errors } { $errors ->
            [one] error
           *[other] errors
        }.
    }
cli-one-line = Write a line of at most { $most } plain characters.
cli-lexicon-kind-of = { $kind ->
        [dictionary] dictionary
       *[words] list
    }
cli-lexicon-whose = { $whose ->
        [built-in] built in
       *[imported] imported
    }
cli-lexicon-unreadable = cannot be read: { $reason }
cli-lexicon-entries = { $count } entries
cli-lexicon-words-entries = { $words } with { $count } entries
cli-lexicon-label = { $label ->
        [edition] edition
        [tiles] tile set
        [words] words
        [checksum] checksum
        [source] source
        [licence] licence
        [lengths] by letters
        [accepts] accepts
        [refuses] refuses
        [only-list] only enable
       *[only-here] only here
    }
cli-lexicon-accepts = { $share } of enable ({ $accepted } of { $words } words)
cli-lexicon-accepts-alone = { $share } of enable ({ $accepted } of { $words } words); { $alone } without the headwords taken from enable itself
cli-lexicon-refuses-none = nothing
cli-lexicon-reading = Reading { $file }: { $share }
cli-lexicon-imported = Imported { $words ->
        [one] { $words } word
       *[other] { $words } words
    } as the { $kind ->
        [dictionary] dictionary
       *[words] list
    } '{ $name }' from { $file } ({ $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, { $encoding }).
cli-lexicon-saved = Saved { $words ->
        [one] { $words } word
       *[other] { $words } words
    } as the list '{ $name }': { $base } with { $added ->
        [one] { $added } addition
       *[other] { $added } additions
    } and { $removed ->
        [one] { $removed } removal
       *[other] { $removed } removals
    }.
cli-lexicon-idle = { $count ->
        [one] { $count } change makes no difference: { $words }
       *[other] { $count } changes make no difference: { $words }
    }
cli-rules-alone = { $file } is in order. It extends no other sheet.
cli-rules-differs = { $file } is in order. It extends { $parent } ({ $title }) and { $count ->
        [0] changes nothing
        [one] differs in { $count } point
       *[other] differs in { $count } points
    }.
cli-rules-before = Before a game: { $sentence }
cli-rules-help-gone = helps.{ $name }: no longer offered
cli-rules-help-new = helps.{ $name }: new
cli-rules-changed = { $key }: { $now } (was { $was })
cli-rules-sides = { $kind ->
        [team] { $least ->
            [same] { $most } teams
           *[other] { $least } to { $most } teams
        }
       *[player] { $least ->
            [same] { $most } players
           *[other] { $least } to { $most } players
        }
    }
cli-study-is-word = { $is ->
        [yes] { $word } is a word of { $name }.
       *[no] { $word } is not a word of { $name }.
    }
cli-study-front = in front  { $letters }
cli-study-behind = behind    { $letters }
cli-study-nothing = nothing
cli-study-none = There is no such word.
cli-study-alone = alone
cli-study-through = through { $letter }
cli-study-length = { $length ->
        [one] { $length } letter
       *[other] { $length } letters
    }, { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
cli-train-net = Learn a network that corrects static equity, instead of values of leaves.
cli-train-steps = Steps of learning, for a network.
cli-train-rows = Where the rows are kept that a network learns from.  [default: FILE.rows]
cli-train-needs-torch = Learning a network needs PyTorch. Install it with: pip install "rackhouse[train]"
cli-train-rows-made = { $done } of { $total } games turned into rows
cli-train-learning = Step { $step } of { $steps }: loss { $loss }, { $gain } points a turn over static (standard error { $error })
cli-train-network-ready = { $file }: { $gain } points a turn over static, standard error { $error }.
cli-train-numbers = { $kind ->
        [net] Write one number of games, such as 300000.
        [win] Write the games of two, of three and of four sides, such as 400000,200000,200000.
       *[leaves] Write numbers of games, such as 60000,120000.
    }
cli-train-win = Learn how likely a side is to win, instead of values of leaves.
cli-train-net-or-win = Learn a network or a win model: give --net or --win, not both.
cli-train-win-playing = Games of { $sides } sides: { $done } of { $total }
cli-train-win-ready = { $file }: how likely a side is to win, from { $count } games.
cli-train-done = { $file } has { $done } of { $all } generations.
cli-train-other = { $file } was learned with other words or figures. Name another file.
cli-train-playing = Generation { $generation }: { $played } of { $total } games
cli-train-ready = { $file }: { $count ->
        [one] { $count } generation
       *[other] { $count } generations
    } of games.
cli-read-play = { $play } for { $score }
cli-read-new = New tiles on { $squares }. They are no play yet.
cli-read-ends = These may not be all new tiles. Check both ends of the word.
cli-read-nothing = Nothing new lies on the board.
cli-read-check = Check { $square }: { $tile ->
        [empty] it looks empty
        [blank] a blank; say which letter it is
       *[other] it looks like { $tile }
    }{ $others ->
        [none] .
       *[other] , but it may be { $others }.
    }
cli-read-tile = { $tile ->
        [empty] empty
        [blank] a blank
       *[other] { $tile }
    }
cli-read-differences = The photo shows something else than before on { $squares }.
cli-games = Games
cli-selfplay-engine = the engine
cli-selfplay-other = { $other ->
        [score-only] score only
       *[itself] itself
    }
cli-selfplay-figures =
    players     { $first } and { $second }
    games       { $games }, seed { $seed }
    speed       { $wall } a second of wall time, { $processor } of processor time
    points      { $points } and { $others } a game
    first wins  { $share } (95 of 100 times { $low } to { $high })
    starter     wins { $starter }
    turns       { $turns } a game, { $bonuses } and { $more } bonuses
cli-bench-machine = machine    { $machine }
cli-bench-yardstick = yardstick  { $yardstick }
cli-bench-positions = positions  { $plays } plays each on average
cli-bench-head = { $column ->
        [work] work
        [ours] ours
        [older] older
        [range] lowest to highest
        [peer] peer here
        [ratio] ratio
       *[target] target here
    }
cli-bench-range = { $low } to { $high }
cli-bench-target = { $better ->
        [more] at least { $target }
       *[less] under { $target }
    }
cli-bench-met = met
cli-bench-missed = missed
cli-bench-games = { $found ->
        [same] Both play the same games and find the same plays (commit { $commit }).
       *[other] They do not play the same games (commit { $commit }).
    }
cli-bench-measuring = Measuring { $what }…
cli-moves-head = { $column ->
        [place] place
        [play] play
        [score] score
        [equity] equity
        [leave] leave
       *[words] words
    }
cli-moves-other = { $kind ->
        [pass] pass
       *[exchange] exchange { $tiles }
    }
cli-endgame-spread = { $known ->
        [proved] Final spread: { $spread }, proved.
        [between] Final spread: { $spread } so far, at least { $lower } and at most { $upper }. Search longer with --seconds.
        [lower] Final spread: { $spread } so far, at least { $lower }. Search longer with --seconds.
        [upper] Final spread: { $spread } so far, at most { $upper }. Search longer with --seconds.
       *[open] Final spread: { $spread } so far, not proved. Search longer with --seconds.
    }
cli-endgame-searching = Solving the endgame
cli-pre-endgame-searching = Trying all draws
cli-pre-endgame-head = { $column ->
        [place] place
        [play] play
        [score] score
        [win] wins %
        [spread] spread
        [draws] draws
       *[known] known
    }
cli-pre-endgame-known = { $certainty ->
        [exact] exact
        [bounds] not all proved
        [replies] with the engine's replies
       *[samples] some draws only
    }
cli-pre-endgame-summary = { $best } wins { $win } % of the games, with { $draws ->
        [one] 1 draw
       *[other] { $draws } different draws
    }. { $known ->
        [complete] All candidates were looked into.
        [settled] The two best candidates were looked into to the end; the others need more time.
       *[open] That may change: search longer with --seconds.
    }
cli-sim-head = { $column ->
        [place] place
        [play] play
        [score] score
        [equity] equity
        [worth] simulated
        [error] error
        [win] wins %
       *[samples] samples
    }
cli-sim-summary = { $known ->
        [sure] { $best } is the best with { $confidence } % confidence ({ $plies ->
            [one] 1 turn ahead
           *[other] { $plies } turns ahead
        }, { $iterations } iterations).
       *[open] { $best } leads, but { $open } candidates may still be the best ({ $plies ->
            [one] 1 turn ahead
           *[other] { $plies } turns ahead
        }, { $iterations } iterations). Give --sim more time.
    }
cli-sim-running = Simulating
cli-organiser = The organiser
cli-game = { $scores } ({ $title }, { $day }, { $time })
