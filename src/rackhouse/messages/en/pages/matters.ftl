discrepancy-brought = Taken to the director.
discrepancy-director = The director has to rule on this.
discrepancy-draw = Marked at the draw for first.
discrepancy-game = Look at the game
discrepancy-recorded = Recorded: { $words }
discrepancy-reports = The two sides report different results.
discrepancy-says = { $name } reports
discrepancy-turn = Marked at turn { $turn }.
discrepancy-version = Version { $number }
discrepancy-words = In their own words
later-deadline = New deadline ({ $zone })
marked-awarded = Award the match to a side
marked-points = Change the score of that turn
marked-points-how = Points to add; a minus takes them off
marked-resumed = Resume play from there
marked-stands = The turn stands
marked-turn = Turn { $turn }
marked-whole = Rule on the whole match instead
matters-asked = Ruling requested
matters-discrepancies = Discrepancies
matters-none = Nothing to rule on. If players disagree, open their match under Results and bring it here.
matters-reported = Reported by one side
matters-ruled = Ruled
matters-silent = Not reported in time
matters-ties = Ties to break
means-email = by email
means-in-person = in person
means-message = by message
means-phone = by phone
outcome-awarded = Awarded to a side
outcome-corrected = Corrected
outcome-double-forfeit = Double forfeit
outcome-in-the-game = Ruled in the game
outcome-replayed = Played again
outcome-stands = Stands
reported-take = Accept this result
reported-text = { $name } reported: { $words }. It counts once the other side confirms it.
result-before-short = { $score } before unplayed letters
rule-awarded = Award the match to a side
rule-corrected = Correct the scores
rule-do = Save ruling
rule-double-forfeit = Double forfeit
rule-replayed = Replay the match
rule-stands = The result stands
rule-title = Ruling
ruling-decline = Leave it to both sides, with more time
ruling-decline-do = Leave it to them
ruling-efforts = { $count } of { $wanted } attempts logged.
ruling-for = For { $name }
ruling-nobody = For nobody
silent-confirm = Confirm double forfeit
silent-later = Give it more time
silent-later-do = Set deadline
silent-not-reminded = No reminder went out.
silent-reminded = Both were reminded.
silent-text = The result was due by { $at }.
words-bad =
    { $count ->
        [one] is not good
       *[other] are not good
    }
words-good =
    { $count ->
        [one] is good
       *[other] are good
    }
words-overturn = Overturn ruling
words-overturn-text = You see which matches used it, so that you can check them.
words-overturn-title = Overturn the ruling on { $words }
words-overturned = Overturned.
words-tables =
    { $count ->
        [one] Used at table { $tables }.
       *[other] Used at tables { $tables }.
    }
words-title = Rulings on words
