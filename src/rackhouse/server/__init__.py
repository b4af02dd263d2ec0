"""The hall's door: HTTP, sockets and sign-in over the service. Nothing but translation."""
