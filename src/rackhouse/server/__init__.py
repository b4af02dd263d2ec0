"""HTTP, sockets and sign-in over the service. It translates and decides nothing."""
