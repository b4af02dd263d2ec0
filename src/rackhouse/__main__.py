"""``python -m rackhouse`` is the ``rackhouse`` command."""

from rackhouse.cli.main import main

if __name__ == "__main__":
    main()
