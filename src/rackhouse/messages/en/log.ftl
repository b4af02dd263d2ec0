### What was done at an event, line by line.

log-actions-undone = undid no. { $actions }
log-also = { $said }; { $more }
log-and-more = { $said }; and { $count } more
log-attempt-logged = { $entry } could not reach the opponent of { $pairing }
log-awards-changed = changed the awards of { $division }
log-band-set = { $entry } is in the age band { $band }
log-brings-said =
    { $kinds ->
        [0] { $entry } brings nothing
       *[other] { $entry } brings { $kinds }
    }
log-bye-given = gave { $entry } the bye of round { $round }
log-called-again =
    { $pairing ->
        [none] called { $entries } to the desk again
       *[other] called { $entries } to { $pairing } again
    }
log-catalogue-changed = changed what is on sale
log-challenge-made = { $challenger } challenged { $above }
log-checked-in = { $entry } checked in
log-classes-set =
    { $classes ->
        [0] { $entry } plays for no class prizes
       *[other] { $entry } plays for the prizes of { $classes }
    }
log-deadline-set = set the deadline of { $pairings }
log-details-changed = changed the event page
log-discrepancy-opened =
    { $turn ->
        [none] brought { $pairing } to the director
        [0] marked a discrepancy in { $pairing }, at the draw for first
       *[other] marked a discrepancy in { $pairing }, at turn { $turn }
    }
log-discrepancy-ruled = ruled on discrepancy { $discrepancy }
log-division-certified = certified the standings of { $division }
log-division-opened = opened the division { $title }
log-division-started =
    { $method ->
        [draw] started { $division }, seeded by a draw
       *[hand] started { $division } in the order of the seeds
    }
log-divisions-merged = merged { $merged } into { $into }
log-double-forfeit-proposed = { $pairing } was not reported in time
log-eligibility-checked =
    { $eligible ->
        [yes] { $entry } is eligible ({ $field })
       *[no] { $entry } is not eligible ({ $field })
    }
log-entries-added = added { $count } entries
log-entries-checked-in = { $count } entries checked in
log-entry-added = entered { $entry } in { $division }
log-entry-moved = moved { $entry } to { $division }
log-entry-reinstated = { $entry } plays again
log-entry-withdrawn = { $entry } withdrew
log-event-created = announced the event
log-fee-waived = waived ledger entry { $number }
log-firsts-set =
    { $firsts ->
        [balanced] balanced who goes first in { $division }
       *[drawn] left it to the draw who goes first in { $division }
    }
log-format-changed =
    { $after_round ->
        [none] changed the format of { $division }
       *[other] changed the format of { $division } after round { $after_round }
    }
log-id-checked =
    { $proper ->
        [yes] ID checked: { $entry }
       *[no] no valid ID: { $entry }
    }
log-item-added = added { $label } to the equipment
log-item-lent = lent { $label } to { $entry }
log-item-returned = { $label } was returned
log-matches-forfeited =
    { $count ->
        [one] this forfeits a match
       *[other] this forfeits { $count } matches
    }
log-matches-replayed =
    { $count ->
        [one] { $count } later match no longer counts
       *[other] { $count } later matches no longer count
    }
log-matches-seated =
    { $count ->
        [one] seated a match at table { $first }
       *[other] seated { $count } matches at tables { $first } to { $last }
    }
log-members-changed = changed who plays for { $entry }
log-money-posted =
    { $kind ->
        [fee] { $entry } owes { $cents } more: { $cause }
       *[payment] { $entry } paid { $cents }
    }
log-money-reversed = reversed ledger entry { $number }
log-outcome = { $match }: { $said }
log-pair-allowed = allowed { $pair } to meet
log-pair-forbidden = kept { $pair } apart
log-pair-locked = set { $pair } to meet in round { $round }
log-pairing-held =
    { $is_held ->
        [no] unlocked { $pairing }
       *[other] locked { $pairing }
    }
log-pairings-kept = kept round { $round } of { $division } as it was paired
log-pairings-changed = changed pairings of { $division }
log-pledge-collected = collected pledge { $pledge }: { $cents }
log-pledge-made =
    { $per ->
        [point] took a pledge for { $entry }: { $cents_per_point } a point
        [once] took a pledge for { $entry }: { $cents } in all
       *[both] took a pledge for { $entry }: { $cents }, and { $cents_per_point } a point
    }
log-pledge-withdrawn = withdrew pledge { $pledge }
log-reminder-due = reminded both sides of { $pairing }
log-replay-ordered = ordered a replay of { $pairing }
log-report-confirmed =
    { $entry ->
        [none] accepted the reported result of { $pairing }
       *[other] { $entry } confirmed the result of { $pairing }
    }
log-result-corrected = corrected { $outcome }
log-result-recorded = { $outcome }
log-result-reported = { $entry } reported { $scores } in { $pairing }
log-round-clock-extended =
    { $minutes ->
        [one] extended the round by { $minutes } minute
       *[other] extended the round by { $minutes } minutes
    }
log-round-clock-paused = stopped the clock
log-round-clock-resumed = restarted the clock
log-round-clock-started =
    { $minutes ->
        [one] started the clock for { $minutes } minute
       *[other] started the clock for { $minutes } minutes
    }
log-round-paired = paired round { $round } of { $division }
log-round-sat-out = left { $entries } out of round { $round }
log-rounds-paired =
    { $count ->
        [one] paired a round
       *[other] paired { $count } rounds
    }
log-ruling-asked = { $entry } asked for a ruling on { $pairing }
log-ruling-declined = declined to rule on { $pairing }
log-ruling-overturned = overturned ruling { $ruling }
log-ruling-reused = used ruling { $ruling } again in { $pairing }
log-rung-lost =
    { $below ->
        [none] { $entry } has not played for a while but keeps the rung
       *[other] { $entry } has not played for a while and drops below { $below }
    }
log-schedule-changed = changed the days
log-sign-up-set =
    { $how ->
        [closed] closed sign-up
        [until] set when sign-up closes
       *[open] opened sign-up
    }
log-sitting-out-ended = let { $entries } play in round { $round } after all
log-slot-filled = { $entry } took an empty slot of { $division }
log-sides = { $one } – { $other }
log-table-assigned = seated { $pairing } at table { $table }
log-tie-breaks-set = changed the tie-breaks of { $division }
log-tie-broken =
    { $method ->
        [tile-draw] { $pairing } goes to { $winner } by a draw of tiles
       *[director] { $pairing } goes to { $winner } by the director's decision
    }
log-time-agreed = { $entry } agreed to the time of { $pairing }
log-time-proposed = { $entry } proposed a time for { $pairing }
log-undid = undid: { $said }
log-venue-changed = changed the venue
log-words-ruled =
    { $acceptable ->
        [yes] ruled { $words } good in { $pairing }
       *[no] ruled { $words } not good in { $pairing }
    }
log-moved-up = { $entry } moved up from the waiting list
