"""The ``rackhouse`` command: arguments in, text out, and nothing that decides."""
