judging-calls = Rufe nach dem Wortrichter
judging-here = Auf diesem Gerät entscheiden
judging-none = Kein Tisch wartet auf ein Urteil.
judging-own = Das Gerät des Turniertischs
judging-text = Wer den Link für den Wortrichter öffnet, entscheidet für alle Tische auf einem Telefon. Links gibt es unter Helfer.
judging-waiting = { $count } offen
