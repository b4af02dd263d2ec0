"""The routes of events, one file per noun."""
