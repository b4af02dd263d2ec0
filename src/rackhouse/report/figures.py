"""Figures as the reader's language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rackhouse.messages import Voice

NOTHING: Final = "\N{EN DASH}"
_MINUS: Final = "\N{MINUS SIGN}"


def decimal(value: float | None, voice: Voice, *, signed: bool = False) -> str:
    """A number with one decimal place, or a dash.

    >>> from rackhouse.messages import Voice
    >>> decimal(3.25, Voice("de")), decimal(2, Voice(), signed=True)
    ('3,2', '+2.0')
    """
    if value is None:
        return NOTHING
    from babel.numbers import format_decimal  # noqa: PLC0415  it takes a moment

    said = format_decimal(abs(value), format="#,##0.0", locale=voice.style)
    if float(f"{value:.1f}") == 0:
        return said
    return f"{_MINUS}{said}" if value < 0 else f"+{said}" if signed else said


def share(value: float | None, voice: Voice) -> str:
    r"""A chance as a percentage with one decimal place, or a dash.

    >>> from rackhouse.messages import Voice
    >>> share(0.125, Voice()), share(0.125, Voice("de"))
    ('12.5%', '12,5\xa0%')
    """
    if value is None:
        return NOTHING
    from babel import Locale  # noqa: PLC0415  it takes a moment
    from babel.numbers import format_percent  # noqa: PLC0415  as above

    usual = Locale.parse(voice.style).percent_formats[None].pattern
    pattern = usual.replace("#,##0", "#,##0.0")
    return format_percent(value, format=pattern, locale=voice.style)
