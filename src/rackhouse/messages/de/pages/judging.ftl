judging-calls = Rufe nach dem Wortrichter
judging-here = Auf diesem Gerät richten
judging-none = Kein Tisch wartet auf ein Urteil.
judging-own = Das eigene Gerät der Leitung
judging-text = Wer den Link des Wortrichters öffnet, antwortet allen Tischen auf einem Telefon. Links gibt es unter Helfer.
judging-waiting = { $count } offen
