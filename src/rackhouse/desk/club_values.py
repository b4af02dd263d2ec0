"""A club as it is stored: its name, its seasons and its events."""

from __future__ import annotations

from datetime import date
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from rackhouse.contest.season import SeasonMeasure
from rackhouse.service.values import PersonId, TokenHash

ClubId: TypeAlias = str
MOST_SEASONS = 60


class Season(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The events of a club from one day to another, in one table."""

    title: Annotated[str, Meta(max_length=60)]
    first: date
    last: date
    best: Annotated[int, Meta(ge=0, le=366)] = 0
    """How many events count for each player; 0 for all."""
    by: SeasonMeasure = "wins"


class ClubTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a club's organiser writes about it."""

    name: Annotated[str, Meta(max_length=100)]
    about: Annotated[str, Meta(max_length=2000)] = ""
    seasons: Annotated[tuple[Season, ...], Meta(max_length=MOST_SEASONS)] = ()


class Club(msgspec.Struct, frozen=True):
    """A club of a hall."""

    id: ClubId
    created: int
    terms: ClubTerms
    token: TokenHash
    """The hash of the secret in its organiser link."""
    organisers: tuple[PersonId, ...]
    events: tuple[str, ...]
