"""What goes wrong, as the one document that every refused request is answered with."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from rackhouse.desk.errors import UnknownEventError
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.log.store import StoreUnavailableError
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

    from litestar import Request
    from litestar.types import ExceptionHandlersMap, Send

MEDIA_TYPE: Final = "application/problem+json"
_OUR_FAULT: Final = "Something went wrong in the hall, and nothing was changed; its log says where."


_ALSO: Final = {413: (408,), 400: (422,)}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out, in one sentence."""

    status: int
    title: str
    """The status in words."""
    detail: str
    """What is wrong, where, and what to do."""


class ProblemError(Exception):
    """A request that is refused before it reaches the hall."""

    def __init__(self, status: int, detail: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.headers = headers or {}


def problem(status: int, detail: str) -> Problem:
    """The document for a status.

    >>> problem(404, "There is no such game.").title
    'Not Found'
    """
    return Problem(status, HTTPStatus(status).phrase, detail)


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """What an operation's description says of the ways in which it can be refused.

    A body that can be too large (413) can also come too slowly (408), and what can be wrong in its
    form (400) can also be so in its meaning (422).
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


async def send_problem(
    send: Send, status: int, detail: str, headers: Mapping[str, str] | None = None
) -> None:
    """Answer a request that does not get as far as a route."""
    body = msgspec.json.encode(problem(status, detail))
    fields = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **(headers or {})}
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(name.encode(), value.encode()) for name, value in fields.items()],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _respond(
    status: int, detail: str, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    return Response(
        problem(status, detail), status_code=status, media_type=MEDIA_TYPE, headers=headers
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
"""How the errors of the rooms below are answered; their messages are sentences for people.

400 is for what does not fit its description, 422 for what does and still cannot be: a sheet that
contradicts itself, a player whom nobody knows.
"""


def _known(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status = next(status for kind, status in STATUS.items() if isinstance(error, kind))
    return _respond(status, str(error))


def _refused(_request: Request[Any, Any, Any], error: ProblemError) -> Response[Problem]:
    return _respond(error.status, str(error), error.headers)


def _away(_request: Request[Any, Any, Any], error: StoreUnavailableError) -> Response[Problem]:
    return _respond(503, str(error), {"retry-after": "1"})


def _by_the_framework(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A route that is not there, a body that does not fit its type."""
    if error.status_code >= 500:
        return _unforeseen(_request, error)
    detail = error.detail or HTTPStatus(error.status_code).phrase
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail = "; ".join(map(_place, error.extra)) or detail
    elif error.status_code == 404:
        detail = "There is nothing at this address."
    return _respond(error.status_code, f"{detail.rstrip('.')}.", error.headers)


def _place(fault: Mapping[str, str]) -> str:
    if fault.get("source") == "body":
        return "The body is missing; send a JSON object"
    where = " ".join(part for part in (fault.get("source"), fault.get("key")) if part)
    message = fault.get("message", "")
    return f"{where}: {message}" if where else message


def _unforeseen(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("unforeseen error", exc_info=error)
    return _respond(500, _OUR_FAULT)


def handlers() -> ExceptionHandlersMap:
    """How every error is answered."""
    return {
        **dict.fromkeys(STATUS, _known),
        ProblemError: _refused,
        StoreUnavailableError: _away,
        HTTPException: _by_the_framework,
        Exception: _unforeseen,
    }
