### What is wrong with a results file of another tournament program.

exchange-tou-head = This is not a .tou file: its first line should be like “*M31.12.2027 Name of the tournament”.
exchange-tsh-line = Line { $line } is not a player of tsh. Write it like “Ash, Ann 1500 2 3; 410 388”.
exchange-no-such-opponent = { $name } meets number { $number } in round { $round }, but the division has no such player.
exchange-not-mutual = { $name } meets { $other } in round { $round }, but the line of { $other } says otherwise. Correct one of the two lines.
exchange-two-at-a-table = Rating bodies take games of two players. In { $division } more than two play at a table.
exchange-no-ratings = This list has no column of names or none of ratings. Check that it is a rating list.
