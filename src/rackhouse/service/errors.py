"""What the hall refuses besides the referee, each of them one sentence for a person.

::

    RackhouseError
    └── HallError
        ├── UnknownGameError     there is no such game, or not for this person
        ├── UnknownPersonError   there is no such person
        ├── NotSignedInError     the way in that was shown is not a good one
        ├── NotAllowedError      it is for somebody else
        └── ConflictError        somebody was there before

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
    """A login, a password, a link or an invitation that lets nobody in."""


class NotAllowedError(HallError):
    """It is for somebody else to do or to see."""


class ConflictError(HallError):
    """Somebody was there before: a seat or a login is taken."""
