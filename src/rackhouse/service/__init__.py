"""What can be done at a hall: one handler per use case, over the referee, a store and a clock.

Every handler is a coroutine whose first argument is the :class:`rackhouse.service.hall.Hall`. Who
asks comes second, as the id of a person; how they have shown who they are is the server's affair.
"""
