"""What can be done at a hall: one handler per use case, over the referee, a store and a clock.

Every handler is a coroutine that takes the collaborators it uses first, mostly the hall's
:class:`rackhouse.service.games.Games`. Who asks comes next, as the id of a person; how they have
shown who they are is the server's affair.

Any of them raises ``UnknownGameError`` or ``UnknownPersonError`` where there is none such,
``NotAllowedError`` where it is not for whoever asks, and ``StoreUnavailableError`` where nothing
can be read or written at the moment. A docstring names only what else it raises.
"""
