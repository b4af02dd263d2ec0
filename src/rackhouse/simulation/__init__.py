"""Whole simulated events: engine players at the tables, an office that runs the evening.

Everything uses the same handlers that serve people in a hall, with a given store and clock. The
same seed gives the same event, to the byte.
"""
