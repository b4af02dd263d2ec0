"""Draws squares as a photo of a board shows them: with and without a tile, in every condition.

A batch is drawn at once. Lengths are in squares; the middle of a square is at 0.
"""

from __future__ import annotations

import ctypes
import io
import math
from typing import TYPE_CHECKING, Any

import torch
from PIL import Image
from torch.nn import functional

from tools.camera.fonts import CAPITAL, DIGIT, DIGIT_HEIGHT, LETTER, SIGNS, VALUES

if TYPE_CHECKING:
    from tools.camera.fonts import Glyphs

SIDE = 32
"""Pixels of a cell, as the network sees it."""
SEEN = 1.16
"""How much of the board a cell shows: its square, and a little of those around it."""
EMPTY_CLASS = 0
BLANK_CLASS = 1
FIRST_SIGN = 2
_FINE = 56
_TOGETHER = 64
"""Cells with the same sharpness, which are in one photo."""
_AROUND = ((-1, 0), (1, 0), (0, -1), (0, 1))


class CellPainter:
    """Draws cells; the same seed draws the same ones."""

    def __init__(self, glyphs: Glyphs, seed: int) -> None:
        self.glyphs = glyphs
        self.dice = torch.Generator().manual_seed(seed)

    def batch(self, count: int) -> tuple[Any, Any]:
        """Cells as bytes, channels last, and the class of each."""
        parts = [self._photo(min(_TOGETHER, count - at)) for at in range(0, count, _TOGETHER)]
        return torch.cat([cells for cells, _ in parts]), torch.cat([kinds for _, kinds in parts])

    def _uniform(self, count: int, low: float, high: float) -> Any:
        return torch.rand((count, 1, 1, 1), generator=self.dice) * (high - low) + low

    def _normal(self, count: int, spread: float) -> Any:
        return torch.randn((count, 1, 1, 1), generator=self.dice) * spread

    def _chance(self, count: int, often: float) -> Any:
        return (torch.rand((count, 1, 1, 1), generator=self.dice) < often).float()

    def _pick(self, count: int, below: int) -> Any:
        return torch.randint(below, (count,), generator=self.dice)

    def _one(self, low: float, high: float) -> float:
        return float(self._uniform(1, low, high))

    def _photo(self, count: int) -> tuple[Any, Any]:
        kinds = self._kinds(count)
        picture = self._light(self._scene(kinds))
        return self._camera(picture), kinds

    def _kinds(self, count: int) -> Any:
        signs = self._pick(count, len(SIGNS)) + FIRST_SIGN
        roll = torch.rand(count, generator=self.dice)
        signs[roll < 0.09] = BLANK_CLASS
        signs[roll > 0.78] = EMPTY_CLASS
        return signs

    def _plane(self, count: int) -> tuple[Any, Any]:
        """Where on the board each pixel looks: a little off, turned, stretched and slanted."""
        line = ((torch.arange(_FINE) + 0.5) / _FINE - 0.5) * SEEN
        y, x = torch.meshgrid(line, line, indexing="ij")
        x, y = x[None, None].expand(count, 1, -1, -1), y[None, None].expand(count, 1, -1, -1)
        turn = self._normal(count, 0.03)
        x, y = x * turn.cos() - y * turn.sin(), x * turn.sin() + y * turn.cos()
        deep = 1 + self._normal(count, 0.03) * x + self._normal(count, 0.03) * y
        wide, high = 1 + self._normal(count, 0.035), 1 + self._normal(count, 0.035)
        x = (x * wide + self._normal(count, 0.03) * y) / deep + self._normal(count, 0.035)
        y = y * high / deep + self._normal(count, 0.035)
        return x, y

    def _colour(self, count: int, low: float, high: float, strong: float) -> Any:
        """Colours of some lightness, more or less strong."""
        tint = torch.randn((count, 3, 1, 1), generator=self.dice) * self._uniform(count, 0, strong)
        return (self._uniform(count, low, high) + tint).clamp(0, 1)

    def _scene(self, kinds: Any) -> Any:
        count = len(kinds)
        x, y = self._plane(count)
        has_tile = (kinds != EMPTY_CLASS).float().view(-1, 1, 1, 1)
        picture = self._square(x, y)
        face = self._tile_colour(count)
        half, radius = self._uniform(count, 0.42, 0.5), self._uniform(count, 0.01, 0.16)
        bevel, light = self._uniform(count, 0.01, 0.12), self._uniform(count, 0, 2 * math.pi)
        style = (face, half, radius, bevel, light, self._uniform(count, 0, 0.35))
        for right, down in _AROUND:
            there = self._chance(count, 0.4)
            picture = self._tile(picture, x - right, y - down, style, there)
        own_x, own_y = x + self._normal(count, 0.03), y + self._normal(count, 0.03)
        turn = self._normal(count, 0.035)
        own_x, own_y = (
            own_x * turn.cos() - own_y * turn.sin(),
            own_x * turn.sin() + own_y * turn.cos(),
        )
        picture = self._tile(picture, own_x, own_y, style, has_tile)
        return self._ink(picture, own_x, own_y, kinds, face)

    def _square(self, x: Any, y: Any) -> Any:
        """The board under the tiles."""
        count = len(x)
        base = self._colour(count, 0.05, 0.95, 0.22)
        picture = base.expand(-1, -1, _FINE, _FINE)
        for right, down in _AROUND:
            other = torch.where(
                self._chance(count, 0.35) > 0, self._colour(count, 0.05, 0.95, 0.22), base
            )
            beyond = (right * x + down * y > 0.5).float()
            picture = picture * (1 - beyond) + other * beyond
        size = self._uniform(count, 0.8, 1.3)
        chosen = self.glyphs.prints[self._pick(count, len(self.glyphs.prints))]
        seen = _sampled(chosen, x / size * 2, y / size * 2)
        seen = seen * self._chance(count, 0.5) * self._uniform(count, 0.3, 1)
        picture = picture * (1 - seen) + self._colour(count, 0, 1, 0.15) * seen
        width = self._uniform(count, 0, 0.045) * self._chance(count, 0.85)
        edge = torch.maximum((x.abs() - 0.5).abs().neg(), (y.abs() - 0.5).abs().neg()).neg()
        line = ((width - edge) * _FINE / SEEN + 0.5).clamp(0, 1) * (width > 0)
        picture = picture * (1 - line) + self._colour(count, 0, 1, 0.1) * line
        raised = self._chance(count, 0.3) * self._uniform(count, 0, 0.3)
        sunk = (-(x + y) * 6).tanh() * ((0.12 - (edge - width).clamp(min=0)) / 0.12).clamp(0, 1)
        return picture + raised * sunk

    def _tile_colour(self, count: int) -> Any:
        cream = self._uniform(count, 0.7, 0.97) * torch.tensor([1.0, 0.95, 0.83]).view(1, 3, 1, 1)
        wood = self._uniform(count, 0.45, 0.85) * torch.tensor([1.0, 0.78, 0.54]).view(1, 3, 1, 1)
        plastic = self._colour(count, 0.25, 0.95, 0.18)
        dark = self._uniform(count, 0.12, 0.45) * torch.tensor([1.0, 0.72, 0.5]).view(1, 3, 1, 1)
        roll = torch.rand((count, 1, 1, 1), generator=self.dice)
        face = torch.where(roll < 0.4, cream, torch.where(roll < 0.7, wood, plastic))
        return (
            torch.where(roll > 0.9, dark, face)
            + torch.randn((count, 3, 1, 1), generator=self.dice) * 0.03
        )

    def _tile(self, picture: Any, x: Any, y: Any, style: tuple[Any, ...], there: Any) -> Any:
        """A tile with its shadow, grain and edges."""
        face, half, radius, bevel, light, shade = style
        count = len(x)
        away_x, away_y = light.cos() * 0.06, light.sin() * 0.06
        shadow = (0.5 - _outside(x - away_x, y - away_y, half, radius) / 0.08).clamp(0, 1)
        picture = picture * (1 - shadow * shade * 1.5 * there)
        far = _outside(x, y, half, radius)
        cover = (0.5 - far * _FINE / SEEN).clamp(0, 1) * there
        grain = self._uniform(count, 0, 2 * math.pi)
        across = x * grain.cos() + y * grain.sin()
        along = y * grain.cos() - x * grain.sin()
        stripes = (
            across * self._uniform(count, 10, 60) + 2 * (along * 5 + self._normal(count, 3)).sin()
        ).sin()
        stripes = stripes * self._chance(count, 0.4) * self._uniform(count, 0, 0.09)
        near = (1 + far / bevel).clamp(0, 1)
        side = torch.where(x.abs() > y.abs(), -x.sign() * light.cos(), -y.sign() * light.sin())
        return picture * (1 - cover) + (face + stripes + near * side * shade * 0.6) * cover

    def _ink(self, picture: Any, x: Any, y: Any, kinds: Any, face: Any) -> Any:
        """The letter and the value of a tile."""
        count = len(kinds)
        letters, values = self.glyphs.letters, self.glyphs.values
        font = self._pick(count, len(letters))
        sign = (kinds - FIRST_SIGN).clamp(min=0)
        is_letter = (kinds >= FIRST_SIGN).float().view(-1, 1, 1, 1)
        high = self._uniform(count, 0.4, 0.66)
        wide = high * self._uniform(count, 0.85, 1.15) * LETTER / CAPITAL
        left, up = self._normal(count, 0.035) - 0.02, self._normal(count, 0.035) - 0.03
        ink = _sampled(
            letters[font, sign], (x - left) / wide * 2, (y - up) / (high * LETTER / CAPITAL) * 2
        )
        ink = ink * is_letter
        small = self._uniform(count, 0.13, 0.24) * DIGIT / DIGIT_HEIGHT
        place_x = self._uniform(count, 0.24, 0.37)
        place_y = self._uniform(count, 0.22, 0.37)
        roll = torch.rand((count, 1, 1, 1), generator=self.dice)
        place_x = torch.where(roll > 0.93, -place_x, place_x)
        place_y = torch.where((roll > 0.86) & (roll < 0.97), -place_y, place_y)
        value = self._pick(count, len(VALUES))
        digit = _sampled(
            values[self._pick(count, len(values)), value],
            (x - place_x) / small * 2,
            (y - place_y) / small * 2,
        )
        shown = torch.where(is_letter > 0, self._chance(count, 0.9), self._chance(count, 0.04))
        ink = torch.maximum(ink, digit * shown)
        light_face = (face.mean(1, keepdim=True) > self._uniform(count, 0.33, 0.5)).float()
        dark, pale = self._colour(count, 0, 0.22, 0.1), self._colour(count, 0.75, 1, 0.05)
        colour = dark * light_face + pale * (1 - light_face)
        rough = torch.rand(ink.shape, generator=self.dice) * self._chance(count, 0.2)
        ink = ink * self._uniform(count, 0.65, 1) * (1 - rough * self._uniform(count, 0, 1))
        return picture * (1 - ink) + colour * ink

    def _light(self, picture: Any) -> Any:
        """Light that falls from somewhere, a shadow's edge, a reflection, the colour of lamps."""
        count = len(picture)
        line = torch.linspace(-1, 1, _FINE)
        y, x = torch.meshgrid(line, line, indexing="ij")
        x, y = x[None, None], y[None, None]
        picture = picture * (1 + self._normal(count, 0.08) * x + self._normal(count, 0.08) * y)
        turn, far = self._uniform(count, 0, 2 * math.pi), self._uniform(count, -1, 1)
        edge = ((x * turn.cos() + y * turn.sin() - far) * self._uniform(count, 0.7, 8)).sigmoid()
        picture = picture * (1 - edge * self._chance(count, 0.15) * self._uniform(count, 0.1, 0.6))
        spot_x, spot_y = self._uniform(count, -1, 1), self._uniform(count, -1, 1)
        size = self._uniform(count, 0.2, 1.2)
        glare = (-((x - spot_x) ** 2 + (y - spot_y) ** 2) / size**2).exp()
        picture = picture + glare * self._chance(count, 0.12) * self._uniform(count, 0.1, 0.7)
        lamp = 1 + torch.randn((count, 3, 1, 1), generator=self.dice) * 0.08
        bright = self._uniform(count, 0.45, 1.15)
        return (picture.clamp(0, 2) * lamp * bright).clamp(0, 1) ** self._uniform(count, 0.8, 1.25)

    def _camera(self, picture: Any) -> Any:
        """What a lens, a sensor and a file make of it, and what is then cut out again."""
        count = len(picture)
        side = round(SEEN * min(48.0, 11 * math.exp(self._one(0, 1.5))))
        spread = self._one(0, 1) ** 2 * 0.055 * _FINE / SEEN
        if spread > 0.3:
            picture = _blurred(picture, spread, self._one(0.2, 1.0))
        small = functional.interpolate(
            picture, (side, side), mode="area" if side < _FINE else "bilinear"
        )
        noise = torch.randn(small.shape, generator=self.dice) * self._one(0, 1) ** 2 * 0.07
        pixels = ((small + noise).clamp(0, 1) * 255).round().byte()
        pixels = _as_jpeg(pixels, int(self._one(35, 98)))
        cells = functional.interpolate(
            pixels.float(), (SIDE, SIDE), mode="bilinear", antialias=True
        )
        assert len(cells) == count
        return cells.round().clamp(0, 255).byte().permute(0, 2, 3, 1).contiguous()


def _sampled(masks: Any, x: Any, y: Any) -> Any:
    """Masks at places from -1 to 1, and nothing outside."""
    return functional.grid_sample(
        masks, torch.stack([x[:, 0], y[:, 0]], dim=3), align_corners=False
    )


def _outside(x: Any, y: Any, half: Any, radius: Any) -> Any:
    """How far places are outside a square with round corners."""
    right, down = x.abs() - half + radius, y.abs() - half + radius
    corner = (right.clamp(min=0) ** 2 + down.clamp(min=0) ** 2 + 1e-9).sqrt()
    return corner + torch.maximum(right, down).clamp(max=0) - radius


def _blurred(picture: Any, spread: float, slim: float) -> Any:
    """Blurred, more in one direction where the hand moved."""
    far = max(1, round(3 * spread))
    line = torch.arange(-far, far + 1).float()
    for dimension, wide in ((2, spread), (3, max(0.2, spread * slim))):
        weights = (-(line**2) / (2 * wide**2)).exp()
        shape = [1, 1, 1, 1]
        shape[dimension] = len(line)
        kernel = (weights / weights.sum()).view(shape).expand(3, -1, -1, -1)
        pad = [0, 0, 0, 0]
        pad[2 * (3 - dimension)] = pad[2 * (3 - dimension) + 1] = far
        picture = functional.conv2d(
            functional.pad(picture, pad, mode="replicate"), kernel, groups=3
        )
    return picture


def _as_jpeg(pixels: Any, quality: int) -> Any:
    """The cells of one photo, side by side in a file."""
    count, _, side, _ = pixels.shape
    columns = math.ceil(math.sqrt(count))
    rows = math.ceil(count / columns)
    spare = pixels.new_zeros((rows * columns - count, 3, side, side))
    sheet = torch.cat([pixels, spare]).view(rows, columns, 3, side, side).permute(0, 3, 1, 4, 2)
    sheet = sheet.contiguous()
    data = ctypes.string_at(sheet.data_ptr(), sheet.numel())  # as NumPy would, which is not needed
    picture = Image.frombytes("RGB", (columns * side, rows * side), data)
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=quality)
    back = torch.frombuffer(bytearray(Image.open(file).convert("RGB").tobytes()), dtype=torch.uint8)
    back = back.view(rows, side, columns, side, 3).permute(0, 2, 4, 1, 3)
    return back.reshape(rows * columns, 3, side, side)[:count]
