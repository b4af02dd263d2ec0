"""Reviews of games for people: as a page, on paper, as a table."""
