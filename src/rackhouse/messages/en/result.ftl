### Results, ties, reports, deadlines and rulings.

result-first-not-in-match = { $entry } is not in this match, so they did not go first.
result-has-one = { $match } already has a result. Correct it instead.
result-match-has-one = { $match } already has a result.
result-not-forfeited = { $entry } has not withdrawn, so this is not a forfeit.
result-none-to-correct = { $match } has no result to correct.
result-correction-needs-reason = Write down the reason for the correction.
result-of-bye = { $match } is a bye and has no other result.
result-other-sides = { $match } is between { $sides }, not { $given }. Check the slip.
result-not-played = { $match } has not been played yet.
result-replay-needs-reason = Write down the reason for the replay.
result-tie-stays = Under this event's rules a tie is not broken.
result-not-tied = { $match } is not tied.
result-not-among-tied = { $entry } is not among those who tied.
result-tie-by-draw = The tie was broken by a draw of tiles.
result-tie-by-director = The director broke the tie.
result-figures-for-all = Give a figure for each of the { $count } sides, or for none.
result-scores-for-all = Give a score for each of the { $count } sides, or for none.
result-winner-not-in-match = { $entry } does not play in this match and cannot win it.
result-score-for-each = A played game has a score for each of its { $count } sides, but { $given ->
        [one] 1 score was given
       *[other] { $given } scores were given
    }.
result-bye-for-one = A bye is for one entry alone. Give a match another kind of result.
result-winner-needed = Say who wins the match.
result-double-forfeit-has-no-winner = Nobody wins a double forfeit. Leave the winner out.
result-ruling-needs-reason = Write down the reason for the ruling.
result-score-unusual = { $score } would be an unusual score. Is it right?
result-scores-far-apart = { $score } after unplayed letters and { $before } before them are further apart than racks allow. Are both right?
result-withdrew = withdrew
result-reported = Reported by the players.
result-unreported = Not reported by the deadline.
result-decided-with-attempts = Decided with { $made } of { $wanted } attempts logged: { $reason }
result-before-needed = The higher score before unplayed letters breaks the tie. Give those scores too. If nobody knows them, the director rules on the match.
result-efforts-need-reason = { $entry } has logged { $made } of { $wanted } attempts to arrange the match, and it can still be played. To decide it anyway, give a reason.
result-efforts-sure = { $entry } has logged { $made } of { $wanted } attempts to arrange the match, and it can still be played. Decide it anyway, for the reason you gave?
result-takes-back = { $count ->
        [one] { $matches } was played because of this result. If you correct it, that match no longer counts, and the bracket goes on from the right result.
       *[other] { $matches } were played because of this result. If you correct it, these matches no longer count, and the bracket goes on from the right result.
    } Correct it anyway?
result-tie-by-draw-only = In this division a draw of tiles breaks a tie, not a replay.
result-tie-by-replay-only = In this division a replay breaks a tie, not a draw of tiles.
result-director-breaks-ties = Under this event's rules the director breaks a tie.
result-say-whom-director-chose = Say which side the director decided for.
result-bye-not-arranged = { $match } is a bye, so there is nobody to arrange it with.
result-not-a-side = { $entry } does not play in { $match }.
result-time-not-proposed = The other side has not proposed that time. Propose it yourself.
result-office-asked-already = You have already asked the director.
result-decision-needs-reason = Write down the reason for the decision.
result-nobody-asked = Nobody has asked for a ruling on this match.
result-no-forfeit-while-asked = The director still has to rule on { $match }, so it is not a forfeit.
result-nothing-to-confirm = Nobody else has reported { $match } yet. Report it yourself.
result-only-at-venue = All games of this event are played at { $venue }.
result-time-passed = That time has passed. Propose a later one.
result-deadline-over = The deadline for this match was { $deadline }. Ask the organiser for more time.
result-after-deadline = The match has to be reported by { $deadline }. Propose an earlier time.
result-desk-takes-them = At this event the desk takes the results. Tell them yours.
result-version = { $entry } reports { $scores }.
result-version-before = { $entry } reports { $scores } ({ $before } before unplayed letters).
result-at-table = The game at the table ended { $scores }.
result-recorded-scores = { $scores } is recorded.
result-recorded-kind =
    { $kind ->
        [ruled] A ruling is recorded.
        [forfeit] A forfeit is recorded.
        [double-forfeit] A double forfeit is recorded.
        [default] A default is recorded.
        [no-show] A no-show is recorded.
       *[other] Another result is recorded.
    }
result-reports-differ = The two sides report differently. The director has to rule on it.
result-no-double-forfeit-proposed = No double forfeit is proposed for { $match }.
result-discrepancy-taken = There is already a discrepancy { $number }.
result-no-discrepancy = There is no discrepancy { $number }.
result-discrepancy-ruled = The director has already ruled on this. Undo that ruling first.
result-ruling-on-words = Name the words that are ruled on.
result-ruling-taken = There is already a ruling { $number }.
result-no-ruling = There is no ruling { $number }.
result-ruling-overturned = That ruling has been overturned.
result-overturning-needs-reason = Write down the reason for overturning the ruling.
result-ruling-touched-others = Ruling { $number } touched other matches than those named.
result-only-its-players = Only the players of { $match } can bring it before the director.
result-in-own-words = Describe what happened in your own words.
result-none-stands = There is no result yet to let stand. Say how the match ended.
result-say-how-it-ended = Say how the match ended.
result-say-who-wins = Say who is awarded the match.
result-ruled-in-game =
    { $outcome ->
        [stands] The score stands. { $note }
        [points] Points were given or taken. { $note }
        [resumed] Play was resumed. { $note }
       *[awarded] The match was awarded. { $note }
    }
result-ended-by =
    { $reason ->
        [out] A player went out.
        [no-more-plays] All agreed that no plays were left.
        [passes] Everybody passed.
        [missed-goes] Everybody missed their go.
        [passes-and-missed-goes] Everybody passed or missed their go.
        [scoreless-turns] There were too many turns without points.
        [bell] Time was up.
        [resignation] A player resigned.
        [out-of-time] A player ran out of time.
        [last-side-left] Only one side was left.
        [aborted] The game was aborted.
       *[awarded] The match was awarded.
    }
result-money-at-table =
    { $kind ->
        [waiver] Waived at the table.
       *[reversal] Reversed at the table.
    }
