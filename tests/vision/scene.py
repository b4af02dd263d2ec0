"""Whole scenes with a board, as a phone sees them: table, camera, lens, light, glare, hands."""

from __future__ import annotations

import io
import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tests.vision.designs import BOARDS, FRAME, SQUARE, TILES, drawn

if TYPE_CHECKING:
    from rackhouse.board import Board
    from tests.vision.designs import BoardDesign, TileDesign

_MESH: Final = 20
_TABLES: Final = ((150, 110, 70), (206, 200, 190), (60, 64, 70), (110, 70, 46), (90, 120, 90))


@dataclass(frozen=True)
class Conditions:
    """How a photo is taken."""

    angle: float = 10
    """Degrees from straight above."""
    around: float = 0
    """Degrees that the phone is turned."""
    pixels: float = 30
    """Of a square, about."""
    light: str = "day"
    """"day", "dim", "lamp" or "glare"."""
    hand: bool = False
    blur: float = 0.0
    """In parts of a square."""
    lens: float = 0.0
    """How much straight lines bend."""
    quality: int = 85


@dataclass(frozen=True)
class Scene:
    """A photo, and where the corners of the squares are in it."""

    picture: Image.Image
    corners: tuple[tuple[float, float], ...]

    def jpeg(self, quality: int = 85) -> bytes:
        """The photo as a file."""
        file = io.BytesIO()
        self.picture.save(file, "JPEG", quality=quality)
        return file.getvalue()


def photographed(
    board: Board,
    conditions: Conditions,
    seed: int,
    design: BoardDesign = BOARDS[0],
    tiles: TileDesign = TILES[0],
) -> Scene:
    """A photo of a board."""
    dice = random.Random(seed)
    flat = drawn(board, design, tiles, dice)
    table, at = _on_table(flat, dice)
    camera = _Camera(flat.size, conditions, dice)
    picture = camera.taken(table, at)
    corners = tuple(
        camera.seen(x - flat.width / 2, y - flat.height / 2)
        for x, y in (
            (FRAME, FRAME),
            (flat.width - FRAME, FRAME),
            (flat.width - FRAME, flat.height - FRAME),
            (FRAME, flat.height - FRAME),
        )
    )
    picture = _lit(picture, conditions, dice)
    if conditions.hand:
        _hand(picture, dice)
    if conditions.blur:
        picture = picture.filter(ImageFilter.GaussianBlur(conditions.blur * conditions.pixels))
    grain = noise(picture.size, 14 if conditions.light == "dim" else 7, dice).convert("RGB")
    picture = ImageChops.add(picture, grain, 1, -128)
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=conditions.quality)
    return Scene(Image.open(file).convert("RGB"), corners)


def noise(size: tuple[int, int], strength: int, dice: random.Random) -> Image.Image:
    """Grey noise about the middle, by a seed: Pillow's own goes on from picture to picture."""
    one, two = (Image.frombytes("L", size, dice.randbytes(size[0] * size[1])) for _ in range(2))
    share = strength / 52.3  # the deviation of the mean of two bytes
    return Image.blend(one, two, 0.5).point(
        [max(0, min(255, round(128 + share * (part - 128)))) for part in range(256)]
    )


def _on_table(flat: Image.Image, dice: random.Random) -> tuple[Image.Image, tuple[int, int]]:
    """The board on a table with other things on it, and where its middle is."""
    side = round(max(flat.size) * 2.2)
    table = Image.new("RGB", (side, side), dice.choice(_TABLES))
    draw = ImageDraw.Draw(table)
    for _ in range(60):
        y, shade = dice.randrange(side), dice.randint(-14, 14)
        base = table.getpixel((0, 0))
        assert isinstance(base, tuple)
        colour = tuple(max(0, min(255, int(part) + shade)) for part in base[:3])
        draw.line((0, y, side, y + dice.randint(-40, 40)), fill=colour, width=dice.randint(1, 14))
    for _ in range(5):
        x, y = dice.randrange(side), dice.randrange(side)
        wide, high = dice.randint(60, 300), dice.randint(60, 300)
        colour = (dice.randrange(256), dice.randrange(256), dice.randrange(256))
        draw.rectangle((x, y, x + wide, y + high), fill=colour)
    middle = side // 2
    left, top = middle - flat.width // 2, middle - flat.height // 2
    shadow = Image.new("L", flat.size, 120)
    table.paste((0, 0, 0), (left + 8, top + 12), shadow)
    table.paste(flat, (left, top))
    return table, (middle, middle)


class _Camera:
    """A phone above a board: where it is, and what bends its pictures."""

    def __init__(self, flat: tuple[int, int], conditions: Conditions, dice: random.Random) -> None:
        self.turn = math.radians(conditions.around + dice.uniform(-4, 4))
        self.tilt, self.toward = math.radians(conditions.angle), dice.uniform(0, 2 * math.pi)
        self.lens, self.far = conditions.lens, 2.4 * max(flat)
        self.zoom = conditions.pixels / SQUARE * self.far
        corners = [(x * flat[0] / 2, y * flat[1] / 2) for x in (-1, 1) for y in (-1, 1)]
        seen = [self._flat_seen(x, y) for x, y in corners]
        room = conditions.pixels * dice.uniform(0.6, 2.0)
        left, top = min(x for x, _ in seen) - room, min(y for _, y in seen) - room
        right, low = max(x for x, _ in seen) + room, max(y for _, y in seen) + room
        self.size = (round(right - left), round(low - top))
        self.offset = (-left, -top)

    def _turned(self, x: float, y: float) -> tuple[float, float, float]:
        """A place of the board as the camera has it: to the right, down, and how far behind."""
        x, y = (
            x * math.cos(self.turn) - y * math.sin(self.turn),
            x * math.sin(self.turn) + y * math.cos(self.turn),
        )
        along = x * math.cos(self.toward) + y * math.sin(self.toward)
        aside = -x * math.sin(self.toward) + y * math.cos(self.toward)
        deep, along = along * math.sin(self.tilt), along * math.cos(self.tilt)
        return (
            along * math.cos(self.toward) - aside * math.sin(self.toward),
            along * math.sin(self.toward) + aside * math.cos(self.toward),
            deep,
        )

    def _flat_seen(self, x: float, y: float) -> tuple[float, float]:
        right, down, deep = self._turned(x, y)
        scale = self.zoom / (self.far + deep)
        return right * scale, down * scale

    def seen(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the board is in the picture, counted from the board's middle."""
        right, down = self._flat_seen(x, y)
        return self._bent(right + self.offset[0], down + self.offset[1], 1)

    def _bent(self, x: float, y: float, way: int) -> tuple[float, float]:
        middle_x, middle_y = self.size[0] / 2, self.size[1] / 2
        away = ((x - middle_x) ** 2 + (y - middle_y) ** 2) / (middle_x**2 + middle_y**2)
        scale = 1 - way * self.lens * away
        return middle_x + (x - middle_x) * scale, middle_y + (y - middle_y) * scale

    def _looked_at(self, x: float, y: float) -> tuple[float, float]:
        """The place on the table that a pixel shows."""
        x, y = self._bent(x, y, -1)
        right, down = (x - self.offset[0]) / self.zoom, (y - self.offset[1]) / self.zoom
        along = right * math.cos(self.toward) + down * math.sin(self.toward)
        aside = -right * math.sin(self.toward) + down * math.cos(self.toward)
        # along = place cos / (far + place sin), solved for the place.
        place = along * self.far / (math.cos(self.tilt) - along * math.sin(self.tilt))
        aside *= self.far + place * math.sin(self.tilt)
        flat_x = place * math.cos(self.toward) - aside * math.sin(self.toward)
        flat_y = place * math.sin(self.toward) + aside * math.cos(self.toward)
        return (
            flat_x * math.cos(-self.turn) - flat_y * math.sin(-self.turn),
            flat_x * math.sin(-self.turn) + flat_y * math.cos(-self.turn),
        )

    def taken(self, table: Image.Image, at: tuple[int, int]) -> Image.Image:
        """The picture of the table, drawn twice as large for smooth edges."""
        mesh = []
        wide, high = self.size[0] / _MESH, self.size[1] / _MESH
        for row in range(_MESH):
            for column in range(_MESH):
                left, top, right, low = (
                    column * wide,
                    row * high,
                    (column + 1) * wide,
                    (row + 1) * high,
                )
                box = tuple(round(2 * number) for number in (left, top, right, low))
                left, top, right, low = (number / 2 for number in box)
                places = [
                    self._looked_at(*corner)
                    for corner in ((left, top), (left, low), (right, low), (right, top))
                ]
                mesh.append(
                    (
                        box,
                        tuple(
                            part + middle
                            for place in places
                            for part, middle in zip(place, at, strict=True)
                        ),
                    )
                )
        large = (2 * self.size[0], 2 * self.size[1])
        picture = table.transform(large, Image.Transform.MESH, mesh, Image.Resampling.BICUBIC)
        return picture.resize(self.size, Image.Resampling.BOX)


def _lit(picture: Image.Image, conditions: Conditions, dice: random.Random) -> Image.Image:
    size = picture.size
    ramp = Image.linear_gradient("L").rotate(dice.choice((0, 90, 180, 270))).resize(size)
    low, high = {"day": (215, 255), "dim": (70, 130), "lamp": (120, 255), "glare": (190, 255)}[
        conditions.light
    ]
    light = ramp.point([round(low + (high - low) * part / 255) for part in range(256)])
    tone = {"lamp": (255, 226, 180), "dim": (255, 240, 215)}.get(conditions.light, (250, 252, 255))
    picture = ImageChops.multiply(picture, Image.merge("RGB", (light, light, light)))
    picture = ImageChops.multiply(picture, Image.new("RGB", size, tone))
    if conditions.light == "glare":
        spot = ImageChops.invert(Image.radial_gradient("L"))
        far = round(min(size) * dice.uniform(0.25, 0.5))
        spot = spot.resize((far, far)).point(lambda part: max(0, part - 70))
        sheet = Image.new("L", size)
        sheet.paste(
            spot, (dice.randrange(max(1, size[0] - far)), dice.randrange(max(1, size[1] - far)))
        )
        picture = ImageChops.add(picture, Image.merge("RGB", (sheet, sheet, sheet)))
    return picture


def _hand(picture: Image.Image, dice: random.Random) -> None:
    """A hand that reaches in from a side, and its shadow."""
    wide, high = picture.size
    mask = Image.new("L", picture.size)
    draw = ImageDraw.Draw(mask)
    x, far, thick = dice.uniform(0.2, 0.8) * wide, dice.uniform(0.12, 0.25) * high, 0.06 * wide
    draw.ellipse((x - thick, high - far, x + thick, high + far), fill=255)
    for finger in (-0.8, -0.3, 0.25, 0.7):
        draw.line(
            (x + finger * thick, high - far, x + finger * 1.5 * thick, high - 1.5 * far),
            255,
            round(thick / 2.4),
        )
    shadow = mask.filter(ImageFilter.GaussianBlur(wide / 60)).point(lambda part: part * 0.5)
    picture.paste((15, 12, 10), (round(wide * 0.02), 0), shadow)
    picture.paste((206, 158, 130), (0, 0), mask.filter(ImageFilter.GaussianBlur(1)))
