"""What a page is shown of an event: built for each role from what it may know."""
