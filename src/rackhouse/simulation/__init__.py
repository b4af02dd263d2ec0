"""Whole events with nobody there: engine players at the tables, an office that runs the evening.

Everything goes by the handlers that a hall serves people with, over a store and a clock that are
given in. The same seed gives the same event, to the byte.
"""
