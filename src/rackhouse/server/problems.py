"""Errors, as the one document that every refused request is answered with."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar import Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from rackhouse.desk.values import UnknownEventError
from rackhouse.errors import IllegalError, MalformedError, RackhouseError, UnknownNameError
from rackhouse.log.store import StoreUnavailableError
from rackhouse.messages import Message, Value, Voice, message
from rackhouse.server.logs import logger
from rackhouse.service.errors import (
    ConflictError,
    NotAllowedError,
    NotSignedInError,
    UnknownGameError,
    UnknownPersonError,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar import Litestar, Request
    from litestar.response.base import ASGIResponse
    from litestar.types import ExceptionHandlersMap, Receive, Scope, Send

MEDIA_TYPE: Final = "application/problem+json"
_ALSO: Final = {413: (408,), 400: (422,)}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    status: int
    title: str
    """The status in words."""
    key: str
    """The key of the message, the same in every language."""
    values: dict[str, Value]
    """The values in the message."""
    text: str
    """The message in the language asked for: what is wrong, where, and what to do."""


class ProblemError(RackhouseError):
    """A request that is refused before it reaches the hall."""

    def __init__(
        self,
        status: int,
        what: str | Message,
        headers: Mapping[str, str] | None = None,
        /,
        **values: Value,
    ) -> None:
        super().__init__(what, **values)
        self.status = status
        self.headers = headers or {}


def problem(status: int, said: Message, voice: Voice) -> Problem:
    """The document for a status.

    >>> problem(404, Message("name-seat", {"number": 2}), Voice("de")).text
    'Spieler 2'
    """
    return Problem(status, HTTPStatus(status).phrase, said.key, said.values, voice.say(said))


def voice_for(scope: Mapping[str, Any]) -> Voice:
    """The voice for whoever asks: in the first language that they want and the hall has.

    A link cannot set a header, so a page adds its language as ``lang``.

    >>> voice_for({"headers": [], "query_string": b"lang=de&letters=%D0%B2%D0%B5%D1%82"}).locale
    'de'
    """
    wanted = [
        value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"
    ]
    # As text, because bytes are refused if another field has a letter beyond ASCII.
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [])
    return Voice(",".join([*asked, *wanted]))


class InWords(Response[Any]):
    """An answer in which every message has its text, in the language asked for."""

    def to_asgi_response(
        self, app: Litestar | None, request: Request[Any, Any, Any], **options: Any
    ) -> ASGIResponse:
        """Add the texts as late as possible."""
        self.content = voice_for(request.scope).spoken(self.content)
        return super().to_asgi_response(app, request, **options)


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """How an operation can be refused, for its description.

    A body that can be too large (413) can also be too slow (408), and what can be malformed (400)
    can also be invalid (422).
    """
    statuses = tuple(one for status in statuses for one in (status, *_ALSO.get(status, ())))
    return {
        status: ResponseSpec(
            Problem,
            description=HTTPStatus(status).phrase,
            media_type=MEDIA_TYPE,
            generate_examples=False,
        )
        for status in statuses
    }


def gives(kind: type, media_type: str, description: str) -> dict[int, ResponseSpec]:
    """An answer that is not JSON, for an operation's description."""
    return {
        200: ResponseSpec(
            kind, generate_examples=False, description=description, media_type=media_type
        )
    }


async def send_problem(scope: Scope, receive: Receive, send: Send, error: ProblemError) -> None:
    """Answer a request that does not reach a route."""
    if scope["type"] == ScopeType.WEBSOCKET:
        # A socket that is closed before it is accepted is answered with 403.
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    status = error.status
    body = msgspec.json.encode(problem(status, error.message, voice_for(scope)))
    fields = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **error.headers}
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(name.encode(), value.encode()) for name, value in fields.items()],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _respond(request: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    return Response(
        problem(error.status, error.message, voice_for(request.scope)),
        status_code=error.status,
        media_type=MEDIA_TYPE,
        headers=error.headers,
    )


STATUS: Final[dict[type[Exception], int]] = {
    UnknownGameError: 404,
    UnknownEventError: 404,
    UnknownPersonError: 404,
    NotSignedInError: 401,
    NotAllowedError: 403,
    ConflictError: 409,
    UnknownNameError: 422,
    IllegalError: 422,
    MalformedError: 422,
}
"""The status for each error of the layers below; their messages are meant for people.

400 is for what does not match its description, 422 for what does and is still impossible: a sheet
that contradicts itself, an unknown player.
"""


def _known(request: Request[Any, Any, Any], error: RackhouseError) -> Response[Problem]:
    status = next(status for kind, status in STATUS.items() if isinstance(error, kind))
    return _respond(request, ProblemError(status, error.message))


def _away(request: Request[Any, Any, Any], error: StoreUnavailableError) -> Response[Problem]:
    return _respond(request, ProblemError(503, error.message, {"retry-after": "1"}))


def _by_the_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An unknown route, or a body that does not match its type."""
    if error.status_code >= 500:
        return _unforeseen(request, error)
    return _respond(
        request, ProblemError(error.status_code, _of_the_framework(request, error), error.headers)
    )


def _of_the_framework(request: Request[Any, Any, Any], error: HTTPException) -> Message:
    if error.status_code == 404:
        return message("server-nothing-here")
    if error.status_code == 405:
        return message("server-not-allowed-here", method=request.method)
    detail = error.detail or HTTPStatus(error.status_code).phrase
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        if any(fault.get("source") == "body" for fault in error.extra):
            return message("server-no-body")
        detail = "; ".join(map(_place, error.extra)) or detail
    return message("server-refused", detail=detail.rstrip("."))


def _place(fault: Mapping[str, str]) -> str:
    """What is wrong with a part of an address or a header, in words for programmers."""
    where = " ".join(part for part in (fault.get("source"), fault.get("key")) if part)
    return ": ".join(filter(None, (where, fault.get("message", ""))))


def _unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("unforeseen error", exc_info=error)
    return _respond(request, ProblemError(500, "server-our-fault"))


def handlers() -> ExceptionHandlersMap:
    """The handlers for all errors."""
    return {
        **dict.fromkeys(STATUS, _known),
        ProblemError: _respond,
        StoreUnavailableError: _away,
        HTTPException: _by_the_framework,
        Exception: _unforeseen,
    }
