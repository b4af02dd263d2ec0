"""What a link to a finished game shows where it is shared: a title, a sentence and a picture.

Sites that show previews run no scripts, so this is written into the document itself.
"""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Any, Final

from rackhouse.messages import Day, known, message
from rackhouse.server.problems import ProblemError, voice_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rackhouse.server.door import Door

_GAME: Final = re.compile(r"/games/(?P<game>[\w-]{1,64})(?:/finished)?")


class LinkPreviews:
    """Writes what is said in the head of the document, for the addresses of games."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def head_of(self, scope: Mapping[str, Any]) -> str:
        """The title and the tags for an address; empty if nothing may be said about it."""
        found = _GAME.fullmatch(scope["path"])
        if found is None:
            return ""
        try:
            preview = await self._door.hall.pictures.preview(found["game"])
        except ProblemError:
            return ""  # the hall is not open yet, and the page will say so
        if preview is None:
            return ""
        voice = voice_for(scope)
        rules = known("data-title-", preview.rules)
        said = message("server-preview", rules=rules)
        if preview.day is not None:
            said = message("server-preview-on", rules=rules, day=Day(preview.day))
        address = f"{self._door.address}/games/{found['game']}/finished"
        picture = (
            f"{self._door.address}/api/games/{found['game']}/picture.png?lang={voice.language}"
        )
        tags = {
            "og:type": "article",
            "og:site_name": "Rackhouse",
            "og:title": preview.title,
            "og:description": voice.say(said),
            "og:url": address,
            "og:image": picture,
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": voice.say(message("server-preview-alt", result=preview.title)),
        }
        written = "".join(
            f'<meta property="{name}" content="{html.escape(value)}">'
            for name, value in tags.items()
        )
        card = '<meta name="twitter:card" content="summary_large_image">'
        return f"<title>{html.escape(preview.title)}</title>{written}{card}"
