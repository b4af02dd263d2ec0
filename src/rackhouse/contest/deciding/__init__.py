"""What becomes of commands that are more than one fact. Pure."""
