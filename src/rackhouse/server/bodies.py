"""Reads request bodies straight into their types, and refuses what does not match exactly."""

from __future__ import annotations

import asyncio
import contextlib
from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from rackhouse.server.problems import ProblemError


class ExactRequest(Request[Any, Any, Any]):
    """A request whose JSON is read once, by msgspec, as the type that its route asks for.

    The framework would read it into plain values and convert those leniently: 0 would pass for
    ``false`` and "7" for 7, which is not what the description says. 7.0 is accepted as 7, because
    JSON has only one kind of number.
    """

    async def json(self) -> Any:
        """The body as the route's type.

        Raises:
            ProblemError: 400 if it is not JSON, or not of that type.
        """
        kind = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        data = await self.body()
        try:
            return _decoder(kind).decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
                return msgspec.convert(whole(msgspec.json.decode(data)), kind)
            raise ProblemError(400, "server-unreadable-body", detail=_said(error)) from None
        except RecursionError:
            raise ProblemError(400, "server-body-nested") from None

    async def body(self) -> bytes:
        """The whole body.

        Raises:
            ProblemError: 408 if it does not arrive in time, 400 if it breaks off.
        """
        seconds = self.app.state.door.settings.body_seconds
        try:
            async with asyncio.timeout(seconds):
                return await super().body()
        except TimeoutError:
            raise ProblemError(
                408,
                "server-body-too-slow",
                {"connection": "close"},  # do not wait for the rest of it either
                seconds=seconds,
            ) from None
        except InternalServerException:
            # The framework raises this if a visitor hangs up, or sends something that is not part
            # of a body.
            raise ProblemError(400, "server-body-broke-off") from None


def whole(value: Any) -> Any:
    """Plain values, with whole numbers as integers however they were written.

    >>> whole({"seen": 7.0, "share": 0.5})
    {'seen': 7, 'share': 0.5}
    """
    if isinstance(value, dict):
        return {key: whole(one) for key, one in value.items()}
    if isinstance(value, list):
        return [whole(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _said(error: Exception) -> str:
    text = str(error).rstrip(".")
    return text[:1].lower() + text[1:]
