"""What the hall refuses besides the referee; each error is one message for a person.

::

    RackhouseError
    └── HallError
        ├── UnknownGameError     there is no such game, or not for this person
        ├── UnknownPersonError   there is no such person
        ├── NotSignedInError     a login, password or link is not valid
        ├── NotAllowedError      the person may not do or see this
        └── ConflictError        somebody was faster

A store that cannot write raises :class:`rackhouse.service.ports.StoreUnavailableError`.
"""

from __future__ import annotations

from rackhouse.errors import RackhouseError


class HallError(RackhouseError):
    """Anything that the hall refuses."""


class UnknownGameError(HallError, LookupError):
    """There is no such game."""


class UnknownPersonError(HallError, LookupError):
    """There is no such person."""


class NotSignedInError(HallError):
    """A login, password, link or invitation that is not valid."""


class NotAllowedError(HallError):
    """Somebody may not do or see this."""


class ConflictError(HallError):
    """Somebody was faster: a seat or a login is taken."""
