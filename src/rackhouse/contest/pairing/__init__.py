"""Who meets whom: brackets, circles, matchings, tables drawn afresh. Pure."""
