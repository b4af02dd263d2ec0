### Was über Turniere gesagt wird, die Computerspieler spielen.

simulation-no-answer = Keine Antwort auf: { $question } Gib sie mit --answers { $key }=… an.
simulation-entries = Ein Turnier hat { $fewest } bis { $most } Anmeldungen, nicht { $entries }.
simulation-nobody-acts = Die Spieler warten aufeinander, und niemand handelt.
simulation-not-begun = Das Spiel der Begegnung { $match } konnte nicht beginnen.
