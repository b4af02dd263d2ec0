"""Logs of facts, whatever is logged: appended to if the number is still this one, folded, told.

Games and events are both kept so. :class:`~rackhouse.log.logs.Logs` is the mechanism; what a line
says, what it adds up to and who hears of it is said where the games and the events are.
"""
