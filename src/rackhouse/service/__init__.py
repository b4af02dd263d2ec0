"""What can be done at a hall: one handler per use case, over the referee, a store and a clock."""
