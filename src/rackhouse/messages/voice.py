"""A voice: says messages in a reader's language, with the names that the reader may know."""

from __future__ import annotations

import datetime as dt
import functools
import re
from collections.abc import Callable
from operator import is_not
from types import NoneType
from typing import Any, Literal, TypeAlias, TypeVar, cast, get_args, get_type_hints
from unicodedata import bidirectional

import msgspec
from msgspec.structs import replace

from rackhouse.messages import values as m
from rackhouse.messages.catalogue import WORDS, Said, Several, catalogue

LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        (path.name for path in WORDS.iterdir() if path.name.isalpha() and path.is_dir()),
        key=lambda language: (language != "en", language),
    )
)
"""Every language there is a folder of; English, which says what others lack, first."""
Named: TypeAlias = Callable[[int], m.Value | None]
"""Names a seat, an entry or the opponents of a match; ``None`` if unknown."""

Answer = TypeVar("Answer")

USUAL = "en-US"

_REGION = re.compile("[A-Za-z]{2}")
_RIGHT_TO_LEFT = frozenset(("R", "AL"))
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


_SILENT = frozenset((str, int, bool, float, bytes, NoneType))
"""What an answer is mostly made of, and no message can be in."""


def _nobody(_number: int) -> m.Value | None:
    return None


class Voice:
    """Says messages in a language.

    >>> Voice("de").say(m.message("name-seat", number=2))
    'Spieler 2'
    >>> Voice(seat=lambda seat: ("Ann", "Otto")[seat]).say(m.SeatName(1))
    'Otto'
    """

    def __init__(
        self,
        locale: str = USUAL,
        *,
        seat: Named = _nobody,
        entry: Named = _nobody,
        match: Named = _nobody,
    ) -> None:
        self.locale = best_locale(locale)
        """As browsers write it: a language, and maybe a region."""
        self.language = self.locale.partition("-")[0]
        self._seat, self._entry, self._match = seat, entry, match

    def named(
        self, *, seat: Named = _nobody, entry: Named = _nobody, match: Named = _nobody
    ) -> Voice:
        """The same voice for a reader who knows these names."""
        return Voice(self.locale, seat=seat, entry=entry, match=match)

    def within(self, zone: str) -> Voice:
        """The same voice in a time zone, with the way hours and dates are written there.

        >>> Voice("en").within("Europe/London").locale, Voice("de").within("America/Chicago").locale
        ('en-GB', 'de-US')
        """
        from babel.core import get_global  # noqa: PLC0415  a play needs no calendar

        region = get_global("zone_territories").get(zone, "")
        locale = f"{self.language}-{region}" if region else self.locale
        return Voice(locale, seat=self._seat, entry=self._entry, match=self._match)

    @property
    def style(self) -> str:
        """Whose words and formats it uses: the same for all regions that have none of their own.

        >>> {Voice(f"en-{region}").style for region in ("QQ", "XQ", "GB")} == {"en", "en_GB"}
        True
        """
        return _babel(self.locale)

    def say(self, value: m.Value) -> str:
        """A message, or a value in one, as text."""
        return str(self._written(value))

    def spoken(self, answer: Answer) -> Answer:
        """An answer with the text of every message filled in, for readers of JSON.

        >>> Voice("de").spoken(m.message("name-seat", number=2)).text
        'Spieler 2'
        """
        return cast(Answer, self._spoken(answer))

    def _spoken(self, part: Any) -> Any:
        kind = type(part)
        if kind in _SILENT:
            return part
        if kind is m.Message:
            return self._with_text(part)
        if isinstance(part, msgspec.Struct):
            # Most answers are views after a play, of which few fields have anything to say.
            changed = {}
            for name in _speaking_fields(type(part)):
                one = getattr(part, name)
                told = self._spoken(one) if one else one
                if told is not one:
                    changed[name] = told
            return replace(part, **changed) if changed else part
        if kind is tuple or kind is list:
            if _SILENT.issuperset(map(type, part)):
                return part
            parts = [self._spoken(one) for one in part]
            return kind(parts) if any(map(is_not, parts, part)) else part
        if isinstance(part, dict):
            if _SILENT.issuperset(map(type, part.values())):
                return part
            said = {
                name: one if type(one) in _SILENT else self._spoken(one)
                for name, one in part.items()
            }
            return said if any(map(is_not, said.values(), part.values())) else part
        return part

    def _with_text(self, part: m.Message) -> m.Message:
        if part.text:
            return part
        if not part.values:
            return _with_usual_text(self.language, part.key)
        return m.Message(part.key, part.values, self.say(part))

    def _written(self, value: m.Value) -> Said:
        match value:
            case m.Message(key, values):
                return self._said(key, {name: self._written(one) for name, one in values.items()})
            case m.Name(text):
                return isolated(text)
            case m.SeatName(seat, is_team):
                key = "name-team" if is_team else "name-seat"
                return self._named(self._seat(seat), key, seat + 1)
            case m.MatchName(match):
                return self._named(self._match(match), "name-match", match)
            case m.EntryName(entry):
                key = "name-entry" if entry > 0 else "name-donor"
                return self._named(self._entry(entry), key, abs(entry))
            case m.Listed(items, joined):
                said = [self.say(item) for item in items]
                return Several(self._joined(said, joined), len(items))
            case str() | int():
                return value
            case _:
                return self._by_locale(value)

    def _named(self, known: m.Value | None, key: str, number: int) -> Said:
        return self._written(m.message(key, number=number) if known is None else known)

    def _said(self, key: str, values: dict[str, Said]) -> str:
        return _words(self.language, key, values)

    def _joined(self, items: list[str], joined: Literal["and", "or"]) -> str:
        from babel.lists import format_list  # noqa: PLC0415  a play needs no calendar

        style: Literal["or", "standard"] = "or" if joined == "or" else "standard"
        return format_list(items, style, locale=self.style)

    def _by_locale(self, value: m.Amount | m.Day | m.Moment | m.Duration) -> str:
        from babel.dates import (  # noqa: PLC0415  a play needs no calendar
            format_date,
            format_skeleton,
            format_time,
        )
        from babel.numbers import format_currency  # noqa: PLC0415

        locale = self.style
        match value:
            case m.Amount(cents, currency):
                return format_currency(cents / 100, currency, locale=locale)
            case m.Day(date, is_short=True):
                return format_skeleton("MMMEd", date, locale=locale)
            case m.Day(date, with_weekday):
                return format_date(date, "full" if with_weekday else "long", locale=locale)
            case m.Moment(time):
                # Some fonts and terminals lack the narrow space before AM.
                shown = dt.time.fromisoformat(time)
                return format_time(shown, "short", locale=locale).replace("\u202f", "\u00a0")
            case m.Duration(seconds):
                minutes, rest = divmod(seconds, 60)
                hours, minutes = divmod(minutes, 60)
                days, hours = divmod(hours, 24)
                parts = [
                    m.message(key, count=count)
                    for key, count in (
                        ("name-days", days),
                        ("name-hours", hours),
                        ("name-minutes", minutes),
                        ("name-seconds", rest),
                    )
                    if count
                ]
                return self.say(m.all_of(parts or [m.message("name-seconds", count=0)]))


def _words(language: str, key: str, values: dict[str, Said]) -> str:
    for one in (language, LANGUAGES[0]):
        words = catalogue(one, key.partition("-")[0])
        if key in words:
            return words.text(key, values)
    return key  # a sentence of somebody's own, or out of an old record


@functools.lru_cache(1024)
def _with_usual_text(language: str, key: str) -> m.Message:
    """A message without values, which has the same text for every reader of a language.

    Every view after a play has several: why a button is not for now.
    """
    return m.Message(key, {}, _words(language, key, {}))


def known(prefix: str, text: str) -> m.Value:
    """The message whose English words these are; otherwise the text as it is.

    A house's own words are in no catalogue and stay as they were written.

    >>> Voice("de").say(known("data-colour-", "light blue")), known("data-colour-", "grue")
    ('Hellblau', 'grue')
    """
    key = _keys_by_words(prefix).get(text)
    return m.Message(key) if key else text


@functools.cache
def _keys_by_words(prefix: str) -> dict[str, str]:
    english = catalogue("en", prefix.partition("-")[0])
    return {english.text(key, {}): key for key in english.entries if key.startswith(prefix)}


@functools.cache
def _speaking_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of an answer that may contain a message."""
    return tuple(name for name, hint in get_type_hints(kind).items() if _has_message(hint, {kind}))


def _has_message(hint: object, seen: set[object]) -> bool:
    if hint in (m.Message, Any):
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in seen:
        seen.add(hint)
        return any(_has_message(one, seen) for one in get_type_hints(hint).values())
    return any(_has_message(one, seen) for one in get_args(hint))


def isolated(text: str) -> str:
    """A name that keeps its own direction within text of another direction.

    >>> isolated("Ann"), len(isolated("\u05d3\u05e0\u05d4"))
    ('Ann', 5)
    """
    if any(bidirectional(sign) in _RIGHT_TO_LEFT for sign in text):
        return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}"
    return text


def best_locale(asked: str) -> str:
    """The language and region for what a browser, a shell or a setting asks for.

    >>> best_locale("fr, de-AT;q=0.9, en;q=0.8"), best_locale("de_DE.UTF-8"), best_locale("tlh")
    ('de-AT', 'de-DE', 'en-US')
    """
    for one in asked.split(","):
        parts = one.partition(";")[0].partition(".")[0].strip().replace("_", "-").split("-")
        if parts[0].lower() in LANGUAGES:
            region = next((part.upper() for part in parts[1:] if _REGION.fullmatch(part)), "")
            return "-".join(filter(None, (parts[0].lower(), region)))
    return USUAL


@functools.cache
def _babel(locale: str) -> str:
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415  a play needs no calendar

    try:
        return str(Locale.parse(locale, sep="-"))
    except (UnknownLocaleError, ValueError):
        return locale.partition("-")[0]


ENGLISH = Voice()
m.Sayable.in_english = ENGLISH.say
