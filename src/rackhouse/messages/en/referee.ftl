### Why something cannot be done at a table, and what can.

## What a command does

referee-do-give-nonce = Add your own randomness to the draws
referee-do-agree-dictionary = Agree on a dictionary
referee-do-agree-board = Agree on a board
referee-do-choose-score-keeper = Choose the score-keeper
referee-do-begin = Begin the game
referee-do-lay-tiles = Lay tiles
referee-do-commit = Make a play
referee-do-press-clock = Press the clock
referee-do-exchange-tiles = Exchange tiles
referee-do-pass = Pass
referee-do-buy-help = Buy help
referee-do-accept = Accept the play
referee-do-call-hold = Call hold
referee-do-draw-tiles = Draw tiles
referee-do-confirm-score = Confirm the score
referee-do-challenge = Challenge the play
referee-do-take-up-call = Take up the challenge
referee-do-withdraw-call = Withdraw the challenge
referee-do-rule = Rule on the challenge
referee-do-confirm-verdict = Say what the book says
referee-do-tick = Let time pass
referee-do-grant-time = Grant time
referee-do-declare-missed-go = Declare a missed go
referee-do-take-vacation = Take a vacation
referee-do-set-round-end = Set the end of the round
referee-do-ring-bell = Ring the bell
referee-do-pause = Pause the game
referee-do-resume = Resume the game
referee-do-answer-plays = Say whether you can still play
referee-do-resign = Resign
referee-do-forfeit = Forfeit a player
referee-do-declare-rack = Enter a rack
referee-do-break-tie = Break the tie
referee-do-confirm-result = Agree to the result
referee-do-certify = Certify the result
referee-do-correct-score = Correct a score
referee-do-take-back = Take back the last turn
referee-do-refuse-take-back = Refuse to take back
referee-do-abort = Abort the game
referee-do-mark-discrepancy = Mark a discrepancy
referee-do-rule-discrepancy = Rule on a discrepancy
referee-do-settle-tab = Settle a tab
referee-do-void-fee = Void a fee
referee-do-refill-seat = Give a seat to somebody else

## Who may do it

referee-not-for-you = Only { $who } can do that.
referee-role-seat = a player
referee-role-judge = the judge
referee-role-score-keeper = the score-keeper
referee-role-director = the director
referee-role-clock = the program
referee-no-seat = This table has no seat { $number }.
referee-not-in-game = { $seat } is not in this game any more.
referee-you-resigned = You have resigned.

## When

referee-now-setting-up = The game has not begun yet.
referee-now-on-turn = The game is still being played.
referee-now-announced = Press the clock to end your turn.
referee-now-play-pending = The last play can still be challenged. Wait until that is over.
referee-now-adjudicating = Wait for the ruling on the challenge.
referee-now-asking = Every player is being asked whether they can still play. Wait for the answers.
referee-now-final-pending = The last play of the game can still be challenged: accept it or challenge it.
referee-now-racks = The game is over. Enter the racks that are left.
referee-now-finished = The game is over.
referee-now-certified = The game is over and its result is certified.
referee-now-paused = The game is paused.
referee-already-started = The game has already begun.
referee-nothing-announced = Make a play before you press the clock.
referee-no-open-play = There is no play to accept or challenge.
referee-no-open-challenge = There is no challenge to rule on.
referee-nobody-is-asked = Nobody is being asked whether they can still play.
referee-not-paused = The game is not paused.
referee-too-late-to-challenge = It's too late to challenge: { $seat } has started the next turn.
referee-clock-not-pressed = Wait for { $seat } to press the clock.

## Setting up

referee-number-of-sides =
    { $kind ->
        [team] This game is for { $least } to { $most } teams, not { $count }.
       *[other] This game is for { $least } to { $most } players, not { $count }.
    }
referee-exact-number-of-sides =
    { $kind ->
        [team] This game is for { $wanted } teams, not { $count }.
       *[other] This game is for { $wanted } players, not { $count }.
    }
referee-name-dictionary = Name the dictionary that decides challenges.
referee-no-commitment = Commit to the secret of the draws before the game is opened.
referee-no-phonies-needs-list = Phonies cannot be played under these rules, so the game needs a word list. Choose one.
referee-no-nonce-real-tiles = You draw real tiles from a bag, so no randomness needs to be added.
referee-nonce-given = You have already added your randomness to the draws.
referee-nonce-length = Give 1 to { $most } characters for the draws.
referee-nonces-missing = Not everybody is ready. Wait for { $seats }.
referee-no-own-dictionary = These rules do not let players agree on a dictionary of their own.
referee-no-own-board = These rules do not let players agree on a board of their own.
referee-board-size = A board needs 2 to 26 rows and columns, and a sign for each square.
referee-board-start = The start square must be on the board.
referee-answer-dictionary = { $seat } wants to play by { $title }. Wait for { $seats } to answer.
referee-answer-board = { $seat } wants to play on { $title }. Wait for { $seats } to answer.
referee-no-score-keeper = These rules have no score-keeper: the program keeps the score.
referee-choose-score-keeper = Choose a score-keeper first.
referee-lots-are-drawn = The program draws for first play: enter no tiles.
referee-draw-decided = The draw was decided before the last tiles you entered. Remove those tiles.
referee-one-tile-each = Enter one tile each for { $seats }.
referee-draw-tied = { $seats } are tied. They draw again: enter those tiles too.
referee-not-one-tile = Enter one tile, not “{ $text }”.
referee-too-few-in-set = There are not enough of { $tiles } in the set. Check the tiles.

## A turn

referee-not-your-turn = It's not your turn. Wait for { $seat } to play.
referee-confirm-score-first = Confirm the score of the last play first.
referee-score-first = Wait for { $seat } to confirm the score of the last play.
referee-no-turn-follows = The game ends with this play: accept it or challenge it.
referee-no-touch-move = You can move your tiles until you make the play.
referee-touched-tiles-stay = Tiles that you have laid stay where they are. Keep { $play }.
referee-too-many-tiles =
    { $held ->
        [one] You have only 1 tile; this play needs { $laid }.
       *[other] You have only { $held } tiles; this play needs { $laid }.
    }
referee-not-on-rack = You have no { $tiles }. You hold { $rack }.
referee-too-few-on-rack = You do not have enough of { $tiles }. You hold { $rack }.
referee-word-repeated = { $word } has already been played, and no word may be played twice. Play another word.
referee-not-in-list =
    { $words ->
        [one] { $words } is not in the word list. Play another word.
       *[other] { $words } are not in the word list. Play other words.
    }
referee-no-exchange-after-buying = You have bought a letter, so you cannot exchange in this turn.
referee-too-few-in-bag =
    { $least ->
        [one] You cannot exchange: the bag is empty.
       *[other] You cannot exchange: that takes { $least } tiles in the bag, and it has { $bag }.
    }
referee-exchange-none = Choose at least one tile to exchange. To keep them all, pass.
referee-exchange-too-many = You cannot exchange { $count } tiles: you have { $held }.
referee-exchange-number-only = Enter only how many tiles are exchanged.
referee-exchange-from-rack = Exchange tiles from your rack. You hold { $rack }.
referee-no-passing = These rules do not allow a pass.

## Helps

referee-no-helps = Nothing is for sale under these rules.
referee-bought-all = You have bought everything that can be bought in one turn.
referee-unknown-help = There is no help called “{ $help }”. There are { $names }.
referee-already-bought = You have already bought this in this turn: { $title }.
referee-no-blank-for-sale = Blanks are not for sale.
referee-none-left = Every { $letter } is already on the board.
referee-give-a-tile = Choose a tile from your rack to give for the letter.
referee-no-time-to-peek = A look into the dictionary takes { $seconds } seconds, and you have { $left } left.
referee-first-letters =
    { $count ->
        [one] Give the first letter of the word.
       *[other] Give the first { $count } letters of the word.
    }
referee-no-time-for-sale = Turns have no time limit in this game, so there is no time to buy.

## After a play

referee-own-play = This is your own play. The other players accept or challenge it.
referee-already-accepted = You have already accepted this play.
referee-others-may-challenge = { $seats } can still challenge. Wait { $time }, or until they accept.
referee-no-hold = These rules have no hold.
referee-already-held = Hold has already been called on this play.
referee-hold-called = { $seat } called hold. Wait for them to accept or challenge.
referee-draws-by-itself = The program draws the tiles.
referee-others-draw = Wait for { $seat } to draw.
referee-bag-is-empty = The bag is empty, so there is nothing to draw.
referee-wait-to-draw = The other players may still challenge. Draw in { $time }.
referee-keeps-the-score = { $seat } keeps the score of this turn.
referee-no-confirming = Scores are not confirmed under these rules.

## Challenges

referee-no-challenges-left =
    { $count ->
        [one] You have used your only challenge.
       *[other] You have used all your { $count } challenges.
    }
referee-all-words-good = Every word of this play has been ruled good.
referee-no-word-list = The word list of this game is missing, so nobody can rule. Tell whoever runs the server.
referee-challenge-whole-play = Challenge the whole play: these rules do not let you choose single words.
referee-not-in-play = { $word } is not a word of this play. It made { $words }.
referee-already-good = { $word } has already been ruled good.
referee-no-judge = This game is played without a judge.
referee-call-taken-up = The challenge has already been taken up.
referee-not-your-call = Only { $seat } can withdraw the challenge.
referee-judge-is-looking = The judge is already looking the words up.
referee-looking-up = The words are already being looked up.
referee-not-challenged = { $word } is not one of the challenged words.
referee-no-book = Nobody looks words up in a book in this game.
referee-others-read-book = Wait for { $seats } to look the words up.
referee-book-disputed = The players disagree on what the book says about { $words }.

## Time

referee-no-soft-limit = These rules have no time limit that can be extended.
referee-time-left = { $seat } still has time.
referee-grant-limits = Grant 1 to { $most } seconds.
referee-no-round-time = This game has no time limit for the round.
referee-bell-has-rung = The bell has already rung.
referee-round-end-past = Choose a time in the future. To end the round now, ring the bell.
referee-round-end-far = Choose a time within a year.
referee-vacation-needs-days = Only a game with days for each turn can be interrupted by a vacation.
referee-vacation-too-long = You have { $most } of vacation left in this game.
referee-paused-by-house = The director paused the game and will resume it.

## The end

referee-already-answered = You have already answered.
referee-why-forfeit = Say why: the reason goes into the record.
referee-all-racks-in = All racks have been entered.
referee-racks-missing = Enter the racks of { $seats }.
referee-rack-count =
    { $count ->
        [one] { $seat } holds 1 tile.
       *[other] { $seat } holds { $count } tiles.
    }
referee-no-tie = There is no tie to break.
referee-tie-first = Break the tie first.
referee-draw-real-tiles = Draw tiles from the bag and enter the order that they give.
referee-secret-is-known = The secret of the draws has been published, so the program cannot draw. Enter the order that you decide on.
referee-order-of-tied = Put { $seats } in order, the winner first.
referee-discrepancy-first = The director has to rule on the marked discrepancy first.
referee-already-agreed = You have already agreed to the result.
referee-no-secret = The secret of the draws is missing, so the result cannot be certified.

## Corrections, disputes and money

referee-scores-are-counted = The program counts the scores of this game.
referee-only-director-corrects = The result is certified. Only the director can correct it.
referee-no-score = There is no score to correct.
referee-no-line = The score pad has no line { $line }.
referee-line-no-play = Line { $line } of the score pad is not a play, or it was withdrawn.
referee-score-limits = Give a score from 0 to { $most }.
referee-play-stands = A play stays on the board once it is made. It can be taken back only in a friendly game.
referee-nothing-to-take-back = There is nothing to take back.
referee-others-take-back = You have agreed to take it back. Wait for the others to agree.
referee-sides-take-back = Only the players can take a play back.
referee-take-back-was-refused = The others want to play on. You can ask again after the next turn.
referee-nobody-takes-back = Nobody wants to take anything back.
referee-event-not-aborted = A game of an event cannot be aborted. Ask the tournament director.
referee-too-late-to-abort = It's too late to abort: two turns have been taken. You can resign.
referee-game-was-aborted = This game was aborted. It has no result.
referee-no-markers = Discrepancies are not marked under these rules. Settle it at the table.
referee-say-discrepancy = Say in a few words what is wrong.
referee-no-discrepancy = There is no marked discrepancy to rule on.
referee-unknown-marker = There is no discrepancy { $number }.
referee-marker-ruled = Discrepancy { $number } has already been ruled on.
referee-awarded-to-whom = Say who is awarded the match.
referee-draw-has-no-score = The draw for first play has no score: let the result stand, award the match, or have it replayed.
referee-no-second-draw = The draw for first play cannot be repeated in the same game. Have the match replayed.
referee-marked-line-no-score = Line { $line } of the score pad, where the discrepancy is marked, has no score.
referee-ruling-limits = Give or take at most { $most } points.
referee-no-resuming-real-tiles = A game with real tiles cannot be reopened. Have it replayed.
referee-no-resuming-certified = The result is certified, so the game cannot be resumed.
referee-nobody-owes = Nobody owes anything.
referee-pay-limits = { $seat } owes { $owed }. Enter an amount from { $least } to { $owed }.
referee-no-fees = There are no fees yet.

## Texts

referee-text-too-long = “{ $text }” is too long: write at most { $most } characters.
referee-text-not-writable = “{ $text }” has a character that cannot be saved. Remove it.
