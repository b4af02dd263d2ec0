### Entries, their papers, sign-up, equipment and money.

entry-division-certified = The places of the division { $division } are certified, so nobody can join it any more.
entry-number-taken = There is already an entry { $number }.
entry-field-not-asked = This event does not ask for { $field }.
entry-answer-needed = Nobody can be entered without an answer to this: { $ask }
entry-move-needs-reason = Write down the reason for the move to another division.
entry-paired-already = { $entry } has already been paired in its division and stays there.
entry-withdrawn-already = { $entry } has already withdrawn.
entry-withdrawn = { $entry } has withdrawn.
entry-reinstate-first = { $entry } has withdrawn. Reinstate them first.
entry-not-withdrawn = { $entry } has not withdrawn.
entry-single-player = { $entry } is a single player and has no members.
entry-no-award-for-class = No award of this division is for the class { $category }.
entry-not-for-band = The division { $division } is not for ages { $band }.
entry-nobody-to-check-in = Everybody is checked in already.
entry-no-ids-checked = This event does not check IDs.
entry-checked-in-already = { $entry } is already checked in.
entry-no-proper-id = { $entry } has not shown a valid { $document } and cannot play.
entry-id-not-seen = { $entry } cannot play before the desk has seen their { $document }.
entry-not-eligible = { $entry } is not eligible ({ $field }) and cannot play.
entry-not-verified = { $entry } cannot play before the desk has checked this: { $field }.
entry-not-checked-in = { $entry } has not checked in.
entry-sign-up-closed = Sign-up is closed. Ask the desk whether you can still join.
entry-sign-up-over = Sign-up closed on { $when }. Ask the desk whether you can still join.
entry-event-full = All { $most } places are taken. Ask the desk whether you can still join.
entry-play-started = Play has started. Ask the desk whether you can still join.
entry-no-slot-left = The bracket of the division { $division } has no free slot left. Undo the start to draw again with everybody, or enter them in another division.
entry-label-taken = There is already a { $label }. Choose another label.
entry-label-needed = Give the equipment a kind and a label.
entry-item = { $thing } { $number }
entry-item-out = { $entry } has { $label }.
entry-item-against-id = The { $label } is lent against an ID. Take the ID first.
entry-item-not-out = The { $label } is not lent out.
entry-no-item = There is no { $label } among the equipment.
entry-house-team-pays-nothing = A house team pays nothing. Charge somebody else.
entry-house-team-no-pledge = Nobody can pledge for a house team. Choose another player or team.
entry-amount-needed = Give an amount above 0. To take money back, reverse its entry.
entry-reversal-needs-reason = Write down the reason for the reversal.
entry-waiver-needs-reason = Write down the reason for the waiver.
entry-pledge-empty = Pledge an amount above 0.
entry-pledge-taken = There is already a pledge { $number }.
entry-no-donor = There is no such donor. Take a new donation instead.
entry-no-pledge = There is no pledge { $number }.
entry-pledge-collected = Pledge { $number } has already been collected.
entry-points-not-final = The points are final when the division { $division } is certified. Collect the pledge then.
entry-not-in-catalogue = There is no { $help } in the catalogue. { $names ->
        [0] The catalogue is empty.
       *[other] There is: { $names }.
    }
entry-count-needed = Say how many are bought.
entry-fee-needs-cause = Say what the fee is for.
entry-list-empty = The list is empty, so nobody was entered.
entry-waits = { $entry } is on the waiting list. Move them up first.
entry-does-not-wait = { $entry } is not on the waiting list.
entry-no-fee = This event has no entry fee. Set one under Entries.
entry-fee-not-paid = The entry fee was not paid after all.
entry-fee-so-already =
    { $paid ->
        [true] { $entry } has already paid the entry fee.
       *[false] { $entry } has not paid the entry fee.
    }
