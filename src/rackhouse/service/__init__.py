"""What can be done at a hall: one handler per use case, over the referee, a store and a clock.

Every handler is a coroutine that takes the collaborators it uses first, mostly the hall's
:class:`rackhouse.service.games.Games`. Who asks comes next, as the id of a person; how they have
shown who they are is the server's affair.
"""
