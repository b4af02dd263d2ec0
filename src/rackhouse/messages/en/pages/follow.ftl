### An event's public page that begins with what is on, and one player to follow.

now-between = Between rounds
now-done = { $done } of { $all } finished
now-final = Final result
now-left = Time left
now-next = Next start
now-round = Now playing
follow = Follow
follow-code = Follow on your phone
follow-event = Back to the event
follow-link = Follow { $name }
follow-more = The next round is not paired yet.
follow-next = Next match
follow-nobody = Nobody at this event has the number { $number }. Look for the name on the event’s page.
follow-out = Out of the tournament.
follow-over = All matches are over.
follow-past = Results so far
follow-place = place { $place } of { $of }
follow-table = Table { $table }
follow-waits = The opponent is still playing.
follow-won = Has won the tournament.
follow-withdrawn = Withdrawn from the tournament.
follow-yet = Play has not started yet.

embed = Show it on your site
embed-bracket = Bracket
embed-code = Embed code
embed-copy = Copy embed code
embed-nothing = Play has not started yet.
embed-standings = Standings
embed-text = Put these lines into a page of your own. It follows the event by itself.
embed-what = What to show

photos = Photographs and notes
photos-add = Add photograph
photos-caption = Caption
photos-caption-save = Save caption
photos-alt = Photograph { $number }
photos-note = Notes on this event
photos-note-save = Save notes
photos-remove = Remove photograph
photos-text = Everybody sees these. Where and with what camera a picture was taken is removed. Ask the people in it first.
