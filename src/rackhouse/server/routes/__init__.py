"""The routes, one file per noun."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import ModuleType
from typing import Final

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from rackhouse.server.parameters import GIVEN
from rackhouse.server.problems import answers
from rackhouse.server.routes import (
    chat,
    correspondence,
    events,
    fair_play,
    games,
    house_sheets,
    judging,
    keeper,
    people,
    play,
    profiles,
    records,
    recovery,
    rules,
    sessions,
    socket,
    streams,
    system,
    turn_mail,
    word_lists,
)
from rackhouse.server.routes.desk import (
    clubs,
    entries,
    mail,
    photos,
    players,
    prints,
    roles,
    tables,
    views,
)
from rackhouse.server.routes.desk import events as desk_events

_HEADINGS: Final[dict[str, tuple[ModuleType, ...]]] = {
    "hall": (system, keeper),
    "people": (people, profiles, sessions, recovery, turn_mail),
    "games": (games, correspondence, records),
    "play": (play, judging, chat, fair_play, events, socket, streams),
    "rules": (rules, house_sheets, word_lists),
    "events": (desk_events, views, entries, tables, roles, prints, mail, photos),
    "players": (players,),
    "clubs": (clubs,),
}
"""The tag of each file's routes in the description."""
_INJECTED: Final = {"door", "reader", "request", "session", "visitor"}
"""Arguments of a route that do not come from the request's address, headers or body."""


def _taken(function: Callable[..., object]) -> set[str]:
    """The arguments of a route, also those of which what it is given is made."""
    takes = set(inspect.signature(function).parameters)
    for name in takes & GIVEN.keys():
        takes |= _taken(GIVEN[name])
    return takes - GIVEN.keys()


def _refusals(route: HTTPRouteHandler) -> set[int]:
    """How a request can be refused, judging by what the route takes."""
    takes = _taken(route.fn)
    statuses = {429, 503}
    if takes - _INJECTED:
        statuses.add(400)
    if "session" in takes:
        statuses |= {401, 404}
    if takes & {"session", "visitor"} or route.http_methods != {"GET"}:
        statuses.add(403)
    if any("{" in path for path in route.paths):
        statuses.add(404)
    if "data" in takes:
        statuses.add(413)
    return statuses


def _described(route: BaseRouteHandler, heading: str) -> BaseRouteHandler:
    if isinstance(route, HTTPRouteHandler):
        route.tags = route.tags or [heading]
        route.responses = {**answers(*_refusals(route)), **(route.responses or {})}
    return route


ROUTES: Final = [
    _described(route, heading)
    for heading, modules in _HEADINGS.items()
    for module in modules
    for route in vars(module).values()
    if isinstance(route, BaseRouteHandler)
]
