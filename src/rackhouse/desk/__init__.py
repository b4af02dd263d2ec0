"""The events of a hall: one handler per use case, over contest, a store and a clock.

It does for events what ``service`` does for games: people act in a role, ``contest`` decides their
command under the event's lock, the lines are on disk before the answer, and then followers are
told. Handlers raise what those of ``service`` do, and ``UnknownEventError`` if there is no such
event, entry, pairing or letter.
"""
