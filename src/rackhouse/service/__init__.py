"""What can be done at a hall: one handler per use case, over the referee, a store and a clock.

Every handler is a coroutine. Its first arguments are the collaborators it uses, mostly the hall's
:class:`rackhouse.service.games.Games`, followed by the ID of the person who asks. The server has
already checked who that is.

Any handler may raise ``UnknownGameError`` or ``UnknownPersonError`` if there is no such game or
person, ``NotAllowedError`` if the person may not do this, and ``StoreUnavailableError`` if nothing
can be read or written at the moment. A docstring names only what else it raises.
"""
