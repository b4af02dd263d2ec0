### The plan of an event: days, ages, divisions, awards and what a preset asks.

plan-created-already = This event has already been created.
plan-schedule-needs-reason = Write down the reason for the new schedule.
plan-venue-needs-reason = Write down the reason for the new venue.
plan-format-needs-reason = Write down the reason for the new format.
plan-tie-breaks-need-reason = Write down the reason for the new tie-breaks.
plan-merger-needs-reason = Write down the reason for merging the divisions.
plan-title-needed = Give the event a title.
plan-one-band = The division { $division } has at most one age band, so its awards are for everybody.
plan-merge-with-other = A division cannot be merged with itself. Name another one.
plan-awards-per-band = Awards for each age band need several merged age bands.
plan-tables-contradict = In the division { $division } the smallest table is larger than the largest.
plan-too-many-at-table = The division { $division } would seat { $count } at a table, but its rule sheet allows at most { $most }.
plan-wins-first = The Gibson rule works only where wins come first. Change the tie-breaks of the division { $division }.
plan-gibson-needs-hill = In the division { $division } the Gibson rule changes nothing without king-of-the-hill rounds.
plan-hill-too-long = The division { $division } has { $rounds } rounds, but more king-of-the-hill rounds than that.
plan-head-to-head-first = Games against each other cannot come first: they only separate players who are level.
plan-points-first = In this format points come first. Put other tie-breaks after them.
plan-measure-twice = The division { $division } lists a tie-break twice. List each one once.
plan-stages-for-knockout = Only a bracket is ranked by the round reached. Change the tie-breaks of the division { $division }.
plan-rungs-for-ladder = Only a ladder is ranked by its rungs, and by nothing else. Change the tie-breaks of the division { $division }.
plan-no-award-for = No award can be given for { $measure }. Choose a figure that belongs to one player.
plan-award-for-what = Say whether the award { $award } is for a place or for the most of something.
plan-asks-twice = The event asks twice for { $key }. Remove one of them.
plan-stock-twice = The equipment lists { $key } twice. Remove one of them.
plan-sells-twice = Two things for sale have the key { $key }. Change one of them.
plan-age-day-needed = Age divisions need the day on which the age counts. Give it.
plan-division-needed = An event needs at least one division. Add one.
plan-division-twice = Two divisions have the key { $key }. Give each its own.
plan-band = { $youngest } to { $oldest }
plan-band-over = { $youngest } and over
plan-born-later = Somebody born on { $born } has no age on { $day }. Check the date of birth.
plan-band-empty = Nobody is in the age band { $band }. Give the younger age first.
plan-bands-overlap = The age bands { $band } and { $other } overlap. Put every age into one band only.
plan-no-band-for-age = No age division is for { $age } years. { $bands ->
        [0] There is none.
       *[other] There are: { $bands }.
    }
plan-no-zone = There is no time zone { $zone }. Give its IANA name, such as America/Chicago.
plan-year-wrong = { $year } cannot be the year of an event. Write the year in full.
plan-moment-wrong = An event cannot be at that time. Give a time between 1970 and 2200.
plan-weekday-wrong = { $day } is a { $weekday }, not a { $written }. Which is right?
plan-weekday =
    { $weekday ->
        [Monday] Monday
        [Tuesday] Tuesday
        [Wednesday] Wednesday
        [Thursday] Thursday
        [Friday] Friday
        [Saturday] Saturday
       *[other] Sunday
    }
plan-closes-before-opening = On { $day } the event would open at { $opens } and close at { $closes }. Let it close later.
plan-time-skipped = On { $day } there is no { $time } in { $zone }: the clocks go forward over it.
plan-session = { $day }, { $opens } to { $closes }
plan-sessions-overlap = { $session } overlaps another session of that day. Give each its own time.
plan-preset-unreadable = The preset { $name } cannot be read: { $fault }.
plan-no-preset = There is no preset called { $name }. There are { $names }.
plan-answer-missing = Please answer this: { $ask }
plan-answer-wrong = An answer does not fit: { $fault }.
plan-round-minutes-needed = Say how many minutes a round lasts.
plan-no-such-place = An event has no setting { $key }.
plan-bands-wrong = The age bands do not fit: { $fault }.
plan-groups-for-quads = In quads places go by the group first, and only there. Put the group at the top, or leave it out for other formats.
plan-cop-by-wins = { $division }: COP simulates wins and spread, so places must go by wins, then by spread.
plan-teams-same-name = Both teams of { $division } have the same name. Give them different names.
