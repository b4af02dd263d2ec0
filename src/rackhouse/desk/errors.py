"""What the desk refuses besides the contest: there is no such event, or not for this person."""

from __future__ import annotations

from rackhouse.service.errors import HallError


class UnknownEventError(HallError, LookupError):
    """There is no such event, entry or link."""
