"""The routes of events, a file for each noun that they are about."""
