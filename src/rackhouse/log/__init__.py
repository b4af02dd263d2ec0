"""Logs of facts of any kind: appended if nobody else was faster, folded, announced.

Games and events both use them. :class:`~rackhouse.log.logs.Logs` is the mechanism; games and events
say what a line means, how lines are folded and who hears of them.
"""
