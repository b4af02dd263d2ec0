### What the game at the terminal says. A player called “You” is spoken to. Words to type stay as they are.

## What happened

terminal-lot = { $who ->
        [You] You draw
       *[other] { $who } draws
    } { $tile ->
        [blank] a blank
       *[other] { $tile }
    } { $purpose ->
        [tie] to break the tie
       *[first] for first
    }.
terminal-first = { $who ->
        [You] You play
       *[other] { $who } plays
    } first.
terminal-drawn = { $who ->
        [You] You draw
       *[other] { $who } draws
    } { $tiles }.
terminal-played-and-drew = { $play }; { $who ->
        [You] draw
       *[other] draws
    } { $tiles }.
terminal-play = { $who ->
        [You] You play
       *[other] { $who } plays
    } { $play } for { $score }.
terminal-play-sum = { $who ->
        [You] You play
       *[other] { $who } plays
    } { $play } for { $score }: { $sum }.
terminal-bonus = bonus { $points }
terminal-exchanged-own = { $who ->
        [You] You exchange
       *[other] { $who } exchanges
    } { $discarded } for { $drawn }.
terminal-exchanged = { $who ->
        [You] You exchange
       *[other] { $who } exchanges
    } { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
terminal-turn-skipped = { $who ->
        [You] You miss
       *[other] { $who } misses
    } the turn that a challenge cost.
terminal-passed = { $who ->
        [You] You pass
       *[other] { $who } passes
    }.
terminal-go-missed = { $who ->
        [You] You miss your go
       *[other] { $who } misses a go
    }.
terminal-turn-expired = { $who ->
        [You] You run
       *[other] { $who } runs
    } out of time: no play, no score.
terminal-turn-lost = { $who ->
        [You] You lose
       *[other] { $who } loses
    } the turn.
terminal-hold-called = { $who ->
        [You] You call
       *[other] { $who } calls
    } hold. Nobody draws yet.
terminal-challenged = { $who ->
        [You] You challenge
       *[other] { $who } challenges
    } { $words }.
terminal-call-withdrawn = { $who ->
        [You] You withdraw
       *[other] { $who } withdraws
    } the challenge.
terminal-book-read = { $who ->
        [You] You read
       *[other] { $who } reads
    } the book: { $verdict ->
        [good] good
       *[bad] not good
    }.
terminal-ruled = { $verdict ->
        [good] Good. The play stands.
       *[bad] Not good. The play comes off.
    }
terminal-call-left-open = The players disagree on what the book says. The play stands, and a discrepancy is marked.
terminal-play-withdrawn = { $who ->
        [You] You take the tiles back and lose
       *[other] { $who } takes the tiles back and loses
    } that turn.
terminal-turn-owed = { $who } will miss the next turn.
terminal-points-given = { $who ->
        [You] { $change ->
            [loses] You lose
           *[gets] You get
        }
       *[other] { $who } { $change ->
            [loses] loses
           *[gets] gets
        }
    } { $points } { $why }.
terminal-time-charged = { $who ->
        [You] You lose
       *[other] { $who } loses
    } { $time } on the clock.
terminal-posted = { $who ->
        [You] { $kind ->
            [fee] You owe
            [payment] You pay
           *[other] You are let off
        }
       *[other] { $kind ->
            [fee] { $who } owes
            [payment] { $who } pays
           *[other] { $who } is let off
        }
    } { $amount }: { $cause }.
terminal-time-asked = The time of this turn is up.
terminal-time-granted = { $who ->
        [You] You get
       *[other] { $who } gets
    } { $time } more.
terminal-bell = The bell: the time for the round is over.
terminal-paused = Paused. { $reason }
terminal-resumed = The game goes on.
terminal-bought = { $who ->
        [You] You buy
       *[other] { $who } buys
    } { $letter ->
        [hidden] a letter
       *[other] { $letter }
    }.
terminal-bought-for = { $who ->
        [You] You buy
       *[other] { $who } buys
    } { $letter ->
        [hidden] a letter
       *[other] { $letter }
    } for { $given }.
terminal-not-in-bag = { $who ->
        [You] You ask
       *[other] { $who } asks
    } for { $letter ->
        [hidden] a letter
       *[other] { $letter }
    }. The bag has none, so nothing is owed.
terminal-letter-returned = { $who ->
        [You] You put
       *[other] { $who } puts
    } the bought { $letter ->
        [hidden] letter
       *[other] { $letter }
    } back into the bag.
terminal-peeked = { $who ->
        [You] You peek
       *[other] { $who } peeks
    } into the dictionary.
terminal-plays-asked = Everybody has passed: each is asked whether plays are left.
terminal-play-went-on = Plays are left: the game goes on.
terminal-out-of-time = { $who ->
        [You] You run
       *[other] { $who } runs
    } out of time.
terminal-resigned = { $who ->
        [You] You resign
       *[other] { $who } resigns
    }.
terminal-rack-declared = { $who ->
        [You] You hold
       *[other] { $who } holds
    } { $tiles }.
terminal-score-corrected = Line { $line } of the pad is corrected to { $score }.
terminal-taken-back = The last turn is taken back.
terminal-marked = { $who ->
        [You] You mark
       *[other] { $who } marks
    } a discrepancy: { $note }
terminal-seat-refilled = Somebody else takes over a seat.
terminal-went-out = { $who ->
        [You] You go
       *[other] { $who } goes
    } out: the game is over.
terminal-ended = { $reason ->
        [no-more-plays] All agree that no plays are left: the game is over.
        [passes] Everybody has passed too often: the game is over.
        [missed-goes] Everybody has missed their go too often: the game is over.
        [passes-and-missed-goes] Everybody has passed or missed their go too often: the game is over.
        [scoreless-turns] Too many turns without points: the game is over.
        [bell] The time is up: the game is over.
        [last-side-left] One side is left: the game is over.
        [out] The bag is empty and a rack is played out: the game is over.
       *[other] The game is over.
    }
terminal-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The screen

terminal-you = You
terminal-over = the game is over
terminal-draw-for-first = the draw for first
terminal-turn = turn { $turn }, { $who ->
        [You] your
       *[other] { $who }'s
    } { $what ->
        [play] play
       *[turn] turn
    }
terminal-pad-pass = pass
terminal-pad-missed = missed go
terminal-pad-expired = time up
terminal-pad-lost = turn lost
terminal-pad-skipped = lost turn
terminal-pad-exchange = exch. { $tiles }
terminal-pad-off = { $word } (off)
terminal-totals = Totals: { $scores }.
terminal-bag = Bag { $count }
terminal-time-left = { $who }: { $time } left
terminal-time-over = { $who }: { $time } over
terminal-round-left = Round: { $time } left
terminal-misses-a-turn = { $who ->
        [You] You miss
       *[other] { $who } misses
    } a turn
terminal-owes = { $who ->
        [You] You owe
       *[other] { $who } owes
    } { $amount }
terminal-has-resigned = { $who } resigned
terminal-keeps-score = { $who ->
        [You] You keep
       *[other] { $who } keeps
    } the score

## What may be done

terminal-you-can = You can: { $orders }; help.
terminal-type-help = Type help to see what you can do.
terminal-help-heading = You can:
terminal-help-not-now = Not now:
terminal-help-looks = board rack shuffle score unseen clock why rules: look at things
terminal-help-looks-money = board rack shuffle score unseen clock money why rules: look at things
terminal-help-stop = stop; the game is saved after every move
terminal-help-places = Write 8D for across and D8 for down, and a blank as a small letter: 8D TRAiNER.
terminal-price-a-point = { $title }, { $price } a point
terminal-price = { $title }, { $price }
terminal-held = { $who ->
        [You] You played
       *[other] { $who } played
    } { $word } ({ $score }). { $holder } called hold: challenge or accept.
terminal-open-minute = { $who ->
        [You] You played
       *[other] { $who } played
    } { $word } ({ $score }). It can be challenged within a minute, or until all accept.
terminal-open-until-draw = { $who ->
        [You] You played { $word } ({ $score }). It can be challenged until you draw.
       *[other] { $who } played { $word } ({ $score }). It can be challenged until { $who } draws.
    }
terminal-open-until-score = { $who ->
        [You] You played
       *[other] { $who } played
    } { $word } ({ $score }). It can be challenged until { $other ->
        [You] you confirm
       *[other] { $other } confirms
    } the score.
terminal-open-until-turn = { $who ->
        [You] You played
       *[other] { $who } played
    } { $word } ({ $score }). It can be challenged until { $other ->
        [You] you start
       *[other] { $other } starts
    } the next turn.
terminal-challenge-costs = A failed challenge costs { $costs }.
terminal-cost-turn = the next turn
terminal-cost-points = { $points } to the other side
terminal-cost-points-each = { $points } to the other side for each word
terminal-cost-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## Questions

terminal-judge = Judge
terminal-director = Director
terminal-table = Table
terminal-confirm-score = { $who ->
        [You] You keep
       *[other] { $who } keeps
    } the score: press Enter to write { $score } down.
terminal-press-clock = The play is announced. Press Enter to press the clock.
terminal-ask-book = { $who }: is { $words } in { $title }? Type yes if every word is, or else no.
terminal-ask-plays = { $who }, privately: are you out of plays? Answer yes or no. If all say yes, the game is over.
terminal-ask-paused = The game is paused and no time runs. Press Enter to go on.
terminal-enter-lets-stand = Press Enter to accept it.
terminal-enter-writes = Press Enter to accept it and write { $score } down.
terminal-who-challenges = { $names }: press Enter to accept, or say who challenges, as in: { $example } challenge
terminal-who-challenges-writes = { $names }: press Enter to accept and write { $score } down, or say who challenges, as in: { $example } challenge
terminal-ask-judge = Judge: is { $words } good? Type yes if every word is, or else no.
terminal-ask-judge-which = Judge: is { $words } good? Type yes if every word is, or else no and which, as in: no { $word }.
terminal-judge-to-come = Press Enter when the judge is here. { $who } can still withdraw.
terminal-break-tie = To break the tie name the winner, as in: { $example }
terminal-break-tie-draw = To break the tie press Enter to draw tiles for it, or name the winner, as in: { $example }
terminal-marked-line = { $who } marked line { $line } of the pad: { $note }
terminal-marked-draw = { $who } marked the draw for first: { $note }
terminal-ask-director = Director: stands, points -12 (or +12, to that line), award NAME, or resumed.
terminal-ask-result = Press Enter if all agree to the result. score shows the pad, gcg saves a GCG file.
terminal-certified = Certified: { $scores }.
terminal-check-draws = Check the draws with:
terminal-write-gcg = Write the game as a GCG file with:
terminal-saved = Saved. Go on with:
terminal-too-late = Too late: time was up before you typed that.
terminal-left = { $time } left.
terminal-time-up = Time is up for { $who ->
        [You] you
       *[other] { $who }
    }. { $keeper }: type grant 60 for more time, or missed.
terminal-pass-keyboard = Pass the keyboard to { $who }, then press Enter.
terminal-not-read = Press Enter first to see your rack, then type that again.
terminal-enter-lots = Draw a tile each for first play and enter the letters for { $names }, as in: { $tiles } (? is a blank)
terminal-enter-rack = { $count ->
        [one] { $who ->
            [You] You hold
           *[other] { $who } holds
        } { $count } tile: which? As in: { $tiles } (? is a blank)
       *[other] { $who ->
            [You] You hold
           *[other] { $who } holds
        } { $count } tiles: which? As in: { $tiles } (? is a blank)
    }
terminal-and = And { $who }
terminal-drew-again = Those who drew again (Enter to start over)
terminal-who = Who? { $names }
terminal-nobody = Nobody, then.
terminal-sure-to-resign = { $who ->
        [You] You give
       *[other] { $who } gives
    } the game up. Sure? yes or no
terminal-would-take-back = The last turn would be taken back. Do all agree? yes or no
terminal-would-correct = Line { $line } of the pad would become { $score }. Do all agree? yes or no
terminal-unchanged = Nothing is changed.
terminal-written = Written to { $path }
terminal-earlier-unreadable = Earlier rulings can't be offered: { $error }
terminal-ruled-before = For the judge only: ruled before from { $title }: { $rulings }. It counts only if you rule so again.
terminal-ruled-good = { $word } good
terminal-ruled-bad = { $word } not good
terminal-ruling-not-kept = The ruling counts, but is not kept for other games: { $error }

## What can't be done

terminal-speaks-for-itself = { $who } speaks for itself.
terminal-answer-plays-first = First answer yes or no: are you out of plays?
terminal-no-answer = That does not answer the question. Type help.
terminal-yes-or-no = Answer the question above with yes or no, or type help.
terminal-which-tiles = Name the tiles to exchange, as in: { $example }. To keep them all, type pass.
terminal-how-many-tiles = With real tiles say how many you exchange, as in: exchange 3
terminal-nothing-to-accept = There is no play to accept now.
terminal-how-many-seconds = Say how many seconds more, as in: grant 60
terminal-which-line = Say which line of the pad and its right score, as in: correct 3 24
terminal-not-level = { $who } is not among those who are level.
terminal-how-many-points = Say how many points that line gains or loses, as in: points -12
terminal-not-challenged = { $word } can't be named there. Say yes, or no and which of { $words } are not good.
terminal-write-a-play = Write a place and a word: 8D TRAINER across, D8 TRAINER down.
terminal-which-is-blank = You have one { $letter } too few. Write the { $letter } that is a blank small, and all other letters in capitals.
terminal-did-you-mean = “{ $text }” is not a command. Did you mean { $order }?
terminal-unknown-order = “{ $text }” is not a command. Type help to see what you can do.
terminal-nobody-plays = Somebody has to play: name at least one person in --players.
terminal-same-name = Two players are called “{ $name }”. Give each a name.
terminal-no-name = A player has no name. Write the names as in --players Ann,bot.
terminal-not-a-name = “{ $name }” can't be a name here. Use up to { $most } letters.
terminal-reads-like-bot = “{ $name }” reads like a computer player. Write bot, or choose another name.
terminal-no-sheet = There is no rule sheet and no file called “{ $name }”. The sheets are { $sheets }.
terminal-no-setting = “{ $text }” is not a setting. Write it as in turn.seconds=120.
terminal-edition-needs-paper = An edition belongs to a book on paper. Name that book with --paper.
terminal-bots-need-dealt-tiles = A computer player can't draw real tiles. Leave bot out, or let the program deal.
terminal-file-exists = { $path } is there already. Resume it, or choose another name.
terminal-game-certified = { $path } is over and certified. `{ $verify }` checks its draws, `{ $export }` writes it as GCG.
terminal-words-in-force = Words are judged by { $title }.
terminal-words-in-force-instead = Words are judged by { $title } (the sheet names { $named }).
terminal-bad-seed = A seed is up to { $most } hexadecimal digits, not “{ $seed }”.
terminal-played-elsewhere = { $path } is being played at another terminal. Leave it there first.
terminal-private-missing = { $path } is missing, so this game can't go on: it holds the secret of the draws.
terminal-private-damaged = { $path } is damaged ({ $detail }). Restore it from a copy.
terminal-private-newer = { $path } is of version { $version }. Update Rackhouse.
terminal-private-other = { $path } belongs to another game. Restore it from a copy.

## Looking

terminal-racks-on-table = The racks are on your table. Look at your own.
terminal-unseen = Not seen yet: { $count }, { $bag } of them in the bag: { $tiles }
terminal-why-when = You can ask why while a play can be challenged. Type score to see the pad.
terminal-no-money = No money has changed hands.
terminal-money-line = { $who }: { $amount }, { $cause }
terminal-raised = Raised in all: { $amount }.
terminal-open-book = Open { $title } at { $prefix }.
terminal-no-word-begins = No word begins with { $prefix }.
terminal-and-longer = { $words } and { $count ->
        [one] { $count } longer one
       *[other] { $count } longer ones
    }
terminal-closes-dictionary = Press Enter to close the dictionary. It closes by itself in { $seconds } s.

## The result

terminal-sum-nothing = { $who }: { $score }, nothing to add or take off.
terminal-sum-own = { $tiles } unplayed
terminal-sum-others = { $tiles } of the others
terminal-sum-others-twice = twice { $tiles } of the others
terminal-gone = (resigned)
terminal-play-left = A play was still possible with the tiles left.
terminal-no-play-left = No play was possible with the tiles left.
terminal-owes-money = { $who ->
        [You] You owe
       *[other] { $who } owes
    } { $amount }.
terminal-tied = { $names } are level. { $then ->
        [replay-or-draw] The sheet wants a winner: play again, or draw tiles for it.
        [director] The director decides.
        [half-win-each] Each has half a win.
        [better-round] The better round decides between them.
       *[shared] They share the place.
    }
terminal-tie-before = { $names } are level; before unplayed tiles it was { $scores }.
terminal-stopped = The program was stopped.
