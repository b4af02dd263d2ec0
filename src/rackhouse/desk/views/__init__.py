"""What pages show of an event, built for each role from what it may know."""
