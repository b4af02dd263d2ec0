"""The OpenAPI 3.1 description of the routes, made from the types themselves.

Litestar describes routes and their parameters. Types are described by msgspec, which also reads and
writes them, so the description matches what happens. OpenAPI has no place for socket messages, so
they are added among the types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server, Tag
from litestar.routes import HTTPRoute

import rackhouse
from rackhouse.server.protocol import ClientMessage, HallMessage
from rackhouse.server.sessions import COOKIE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar, Request

_ABOUT: Final = """\
Everything that the pages do can be done here. A program gets a token once and sends it with every
request. docs/bots.md shows how, and explains the socket at /api/games/{game}/socket, whose
messages are the types ClientMessage and HallMessage.
"""
_PLACE: Final = "#/components/schemas/{name}"


class Description(JsonRenderPlugin):
    """Serves the description, made when it is first asked for."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._made = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        self._made = self._made or exact(request.app, openapi_schema)
        return self._made


def about() -> OpenAPIConfig:
    """General information for the description."""
    return OpenAPIConfig(
        title="Rackhouse",
        version=rackhouse.__version__,
        description=_ABOUT,
        path="/api/openapi.json",
        render_plugins=[Description()],
        use_handler_docstrings=True,
        servers=[Server(url="..")],
        tags=[
            Tag("hall", "The server itself"),
            Tag("people", "Names, accounts, tokens"),
            Tag("games", "Games and the people at them"),
            Tag("play", "Playing and watching"),
            Tag("rules", "Sheets and words"),
            Tag("events", "Events and their desk"),
            Tag("players", "Players across events, and their ratings"),
            Tag("clubs", "Clubs, their events, and tables over a season"),
        ],
        security=[{}, {"token": []}, {"cookie": []}],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
            }
        ),
    )


def exact(app: Litestar, schema: dict[str, Any]) -> bytes:
    """The schema with every type as msgspec has it, and no content for empty answers."""
    for path in schema["paths"].values():
        for operation in path.values():
            operation["responses"].get("204", {}).pop("content", None)
    types = [*dict.fromkeys(_types(app)), ClientMessage, HallMessage]
    described, components = msgspec.json.schema_components(types, ref_template=_PLACE)
    schemas = schema["components"]["schemas"]
    schemas |= components
    schemas |= {"ClientMessage": described[-2], "HallMessage": described[-1]}
    schema["components"]["schemas"] = dict(sorted(schemas.items()))
    return msgspec.json.format(msgspec.json.encode(schema), indent=1)


def _types(app: Litestar) -> Iterator[Any]:
    """Every type that goes in or out of a route."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if not handler.resolve_include_in_schema():
                    continue
                fields = handler.parsed_fn_signature
                if "data" in fields.parameters:
                    yield from _structs(fields.parameters["data"].annotation)
                yield from _structs(fields.return_type.annotation)


def _structs(kind: Any) -> Iterator[Any]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in getattr(kind, "__args__", ()):
        yield from _structs(inner)
