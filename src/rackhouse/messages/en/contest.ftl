### Who may do what, what there is, undoing, and the record itself.

contest-role-organiser = the organiser
contest-role-desk = the desk
contest-role-word-judge = a word judge
contest-role-score-keeper = a score-keeper
contest-role-player = a player
contest-role-clock = the clock
contest-role-public = a spectator
contest-only = Only { $who } can do this.
contest-only-undo = Only { $who } can undo this.
contest-own-entry-only = You can do this only for yourself or your own team.
contest-house-team-by-desk = Only the desk can add a house team.
contest-no-event = There is no event yet. Create it first.
contest-no-entry = There is no entry { $number }.
contest-no-division = There is no division { $key }.
contest-no-match = There is no match { $number } yet, or its players are not known.
contest-not-started = The division { $division } has not started.
contest-started = The division { $division } has started, so this can no longer be changed.
contest-certified = The places of the division { $division } are certified. Undo that first.
contest-no-action = There is no action { $number }.
contest-undone-already = Action { $number } is already undone.
contest-reversal-stays = A reversal or a waiver cannot be undone. Charge the amount again instead.
contest-undo-reversed-money = That undo reversed money, which stays reversed. Do the action again instead.
contest-others-depend = Later actions depend on action { $number }: { $more ->
        [0] no. { $actions }
        [one] no. { $actions } and 1 more
       *[other] no. { $actions } and { $more } more
    }. Undo all of them together, or none.
contest-action-undone = Action { $number } was undone.
contest-line-misnumbered = Line { $number } of the event is missing, doubled or misnumbered.
contest-line-wrong-moment = Line { $number } of the event has a wrong time. { $why }
contest-line-undoes-nothing = Line { $number } of the event undoes nothing that came before it.
contest-record-damaged = The record of the event is damaged. { $why }
contest-line-does-not-follow = The record of the event is damaged: a line does not follow from those before it.
