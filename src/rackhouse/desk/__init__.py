"""The events of a hall: one handler per use case, over contest, a store and a clock.

As ``service`` is for games: whoever asks is let in by a role, a command is decided by ``contest``
under the event's lock, what follows is on disk before it is answered, and then it is told. Handlers
raise what those of ``service`` do, and ``UnknownEventError`` where there is no such event, entry,
pairing or letter.
"""
