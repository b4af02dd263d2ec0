"""QR codes of the hall's own links."""

from __future__ import annotations

import io
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from rackhouse.server.parameters import TheDoor
from rackhouse.server.problems import ProblemError, answers
from rackhouse.server.routes.people import Body

_SVG = "image/svg+xml"


class CodeAsked(Body, frozen=True):
    """The link that a code is to lead to."""

    link: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


@post(
    "/api/codes",
    tags=["hall"],
    status_code=200,
    media_type=_SVG,
    responses={
        200: ResponseSpec(
            str, description="The code as SVG.", media_type=_SVG, generate_examples=False
        ),
        **answers(400, 403, 413, 429),
    },
    summary="Draw a QR code",
)
async def draw_code(data: JSONBody[CodeAsked], door: TheDoor) -> Response[bytes]:
    """A QR code of one of the hall's own links. It is asked for by POST: links are secrets."""
    if data.link != door.address and not data.link.startswith(f"{door.address}/"):
        raise ProblemError(422, "server-only-own-links", address=door.address)
    import segno  # noqa: PLC0415 - few ask for codes

    drawing = io.BytesIO()
    segno.make(data.link, error="m").save(drawing, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(drawing.getvalue(), media_type=_SVG)
