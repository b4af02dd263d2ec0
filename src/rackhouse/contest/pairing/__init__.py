"""Who meets whom: brackets, round robins, matchings, drawn tables. Pure."""
