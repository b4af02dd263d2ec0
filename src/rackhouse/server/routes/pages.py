"""The pages: what a browser gets at every address that is not part of the API.

They are built into ``server/pages`` and read once, when the hall is opened: together they are
smaller than one photograph. The pages themselves choose what an address shows, so every address is
answered with the same document. Only a link to a finished game says a little about it in its head.
"""

from __future__ import annotations

import gzip
import hashlib
import html
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.enums import ScopeType

from rackhouse.messages import message
from rackhouse.server.logs import logger
from rackhouse.server.problems import ProblemError, send_problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

    from rackhouse.server.previews import LinkPreviews

FOLDER: Final = Path(__file__).resolve().parent.parent / "pages"
INDEX: Final = "/index.html"
NOT_BUILT: Final = message("server-pages-not-built")
_OTHERS: Final = ("/api", "/metrics")
"""Paths that are not pages, with everything below them."""
_BASE: Final = '<base href="/">'
_TITLE: Final = b"<title>Rackhouse</title>"
_MEDIA_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
"""Written here because machines differ in what a file extension means."""
_PACKED_ALREADY: Final = frozenset({".woff2"})


class Page(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    body: bytes
    packed: bytes
    """The same by gzip; empty if that saves nothing."""
    media_type: str
    lasts: bool
    """Whether its name depends on its content, so that a browser may keep it for ever."""
    tag: str
    """A hash of its content: a browser that has it is not sent it again."""


def read_pages(folder: Path, path: str = "") -> dict[str, Page]:
    """The built pages by address, for a hall under a path; empty if they are not built.

    >>> read_pages(Path("nowhere"))
    {}
    """
    if not (folder / INDEX[1:]).is_file():
        return {}
    return {
        f"/{file.relative_to(folder).as_posix()}": _page(file, path)
        for file in sorted(folder.rglob("*"))
        if file.suffix in _MEDIA_TYPES
    }


def _page(file: Path, path: str) -> Page:
    body = file.read_bytes()
    if file.name == INDEX[1:]:
        base = f'<base href="{html.escape(path)}/">'
        body = body.decode().replace(_BASE, base, 1).encode()
    packed = b"" if file.suffix in _PACKED_ALREADY else _packed(body)
    return Page(
        body=body,
        packed=packed if len(packed) < len(body) else b"",
        media_type=_MEDIA_TYPES[file.suffix],
        lasts=file.parent.name == "assets",
        tag=f'W/"{hashlib.sha256(body).hexdigest()[:20]}"',
    )


@cache
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


class Pages:
    """Answers requests for pages; everything else goes on to the routes."""

    def __init__(
        self, app: ASGIApp, path: str, folder: Path = FOLDER, previews: LinkPreviews | None = None
    ) -> None:
        self._app = app
        self._previews = previews
        self._pages = read_pages(folder, path)
        if not self._pages:
            logger.warning(str(NOT_BUILT))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a page, or pass a request on."""
        if scope["type"] != ScopeType.HTTP or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        page = self._pages.get(scope["path"])
        if page is None and not _is_for_a_page(scope["path"], headers):
            await self._app(scope, receive, send)
            return
        scope["path_template"] = "page"
        page = page or self._pages.get(INDEX)
        if page is None:
            await send_problem(scope, receive, send, ProblemError(503, NOT_BUILT))
            return
        head = await self._previews.head_of(scope) if self._previews else ""
        await _send(_with_head(page, head) if head else page, scope, headers, send)


def _with_head(page: Page, head: str) -> Page:
    """The document with a head of its own; it is sent as it is, for it is small."""
    body = page.body.replace(_TITLE, head.encode(), 1)
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
    return msgspec.structs.replace(page, body=body, packed=b"", tag=tag)


def _is_for_a_page(path: str, headers: Mapping[bytes, bytes]) -> bool:
    """Whether an address belongs to the pages, and a person looks at the answer."""
    if path == "/":
        return True
    if any(path == other or path.startswith(f"{other}/") for other in _OTHERS):
        return False
    return b"text/html" in headers.get(b"accept", b"")


async def _send(page: Page, scope: HTTPScope, headers: Mapping[bytes, bytes], send: Send) -> None:
    fields = {
        "cache-control": "public, max-age=31536000, immutable" if page.lasts else "no-cache",
        "etag": page.tag,
        "vary": "accept, accept-encoding, accept-language",
    }
    is_known = page.tag.encode() in headers.get(b"if-none-match", b"")
    body = b"" if is_known else page.body
    if not is_known:
        if page.packed and _takes_gzip(headers.get(b"accept-encoding", b"")):
            body = page.packed
            fields["content-encoding"] = "gzip"
        fields |= {"content-type": page.media_type, "content-length": str(len(body))}
    await send(
        {
            "type": "http.response.start",
            "status": 304 if is_known else 200,
            "headers": [(name.encode(), value.encode()) for name, value in fields.items()],
        }
    )
    body = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _takes_gzip(accepted: bytes) -> bool:
    """Whether a browser accepts gzip, and not with a weight of zero."""
    for part in accepted.decode("latin-1").split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
