"""Pictures that people hand in: from a file, from bytes, or opened already."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from rackhouse.engine import _core
from rackhouse.errors import MalformedError
from rackhouse.files import read_limited

if TYPE_CHECKING:
    from PIL.Image import Image

    Picture: TypeAlias = Image | bytes | str | Path

LARGEST: Final = 40 * 1024 * 1024
"""The most bytes of a file with a picture."""
_PIXELS: Final = 120_000_000
"""More than any phone takes; a small file can claim to hold far more."""
_FORMATS: Final = ("JPEG", "PNG", "WEBP")
_LONGEST: Final = 2400
"""A larger picture is shrunk first: no square needs more pixels."""
SMALLEST: Final = 150
"""The fewest pixels on the shorter side with which squares can be read."""


def photo_of(picture: Picture) -> _core.Photo:
    """The picture as the core takes it: upright, in colour.

    Raises:
        MalformedError: if it is no picture of a known kind, or too large or too small.
    """
    from PIL import Image, ImageOps  # noqa: PLC0415 - loaded when a picture comes

    if isinstance(picture, Image.Image):
        return _taken(picture.convert("RGB"))
    data = picture if isinstance(picture, bytes) else read_limited(Path(picture), LARGEST)
    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as opened:
            # The size is in the head: nothing is unpacked before it is known.
            if opened.width * opened.height > _PIXELS:
                raise MalformedError("camera-too-large")
            opened.draft("RGB", (_LONGEST, _LONGEST))
            upright = ImageOps.exif_transpose(opened).convert("RGB")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        if isinstance(error, MalformedError):
            raise
        raise MalformedError("camera-no-picture") from None
    return _taken(upright)


def _taken(upright: Image) -> _core.Photo:
    if min(upright.size) < SMALLEST:
        raise MalformedError("camera-too-small", pixels=SMALLEST)
    if max(upright.size) > _LONGEST:
        upright = upright.copy()
        upright.thumbnail((_LONGEST, _LONGEST))
    return _core.Photo(upright.width, upright.height, upright.tobytes())
