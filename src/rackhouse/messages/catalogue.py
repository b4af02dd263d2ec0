"""A catalogue: the words of an area in one language, read from a Fluent file.

``fluent.syntax``, which is well maintained, reads the syntax; its runtime is not, so the few
features that our catalogues use (values, references, choices by number or name) are done here.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import msgspec
from fluent.syntax import FluentParser, ast

WORDS = Path(__file__).parent
_AREAS = frozenset(path.stem for path in WORDS.glob("en/*.ftl"))


class Several(msgspec.Struct, frozen=True):
    """A list in words that also has a count: *Ann and Otto* are two."""

    text: str
    count: int

    def __str__(self) -> str:
        return self.text


_ENDLESS = 10**15
"""Larger numbers were not counted by anybody and are written as they are."""

Said: TypeAlias = str | int | Several


class Catalogue:
    """The words of some areas in one language."""

    def __init__(
        self, language: str, entries: Mapping[str, ast.Message | ast.Term | ast.Attribute]
    ) -> None:
        self.language = language
        self.entries = entries
        self._without_values: dict[str, str] = {}
        """Texts that are the same every time; the reasons in a view after each play are such."""

    def __contains__(self, key: str) -> bool:
        return key in self.entries

    def text(self, key: str, values: Mapping[str, Said]) -> str:
        """The words of a key with its values; those of an attribute are at ``key.attribute``.

        >>> catalogue("en", "name").text("name-minutes", {"count": 1})
        '1 minute'
        """
        if not values and key in self._without_values:
            return self._without_values[key]
        pattern = self.entries[key].value
        text = "".join(self._pieces(pattern, values)) if pattern else key
        if not values:
            self._without_values[key] = text
        return text

    def _pieces(self, pattern: ast.Pattern, values: Mapping[str, Said]) -> Iterator[str]:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                yield element.value
            else:
                yield self._expressed(element.expression, values)

    def _expressed(
        self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
        values: Mapping[str, Said],
    ) -> str:  # fmt: skip
        match expression:
            case ast.VariableReference(id=name):
                return self._written(values.get(name.name, f"{{${name.name}}}"))
            case ast.StringLiteral() | ast.NumberLiteral():
                return str(expression.parse()["value"])
            case ast.MessageReference(id=name):
                return self.text(name.name, values)
            case ast.TermReference(id=name):
                return self.text(f"-{name.name}", values)
            case ast.SelectExpression(selector=ast.VariableReference(id=name), variants=variants):
                chosen = self._chosen(values.get(name.name, ""), variants)
                return "".join(self._pieces(chosen, values))
            case _:
                raise TypeError(f"{type(expression).__name__} is not used in catalogues")

    def _chosen(self, value: Said, variants: list[ast.Variant]) -> ast.Pattern:
        """The words for a value: for exactly this one, for its plural form, or for any other."""
        number = value.count if isinstance(value, Several) else value
        named = {
            str(getattr(one.key, "name", getattr(one.key, "value", ""))): one for one in variants
        }
        fitting = named.get(str(number))
        if fitting is None and not isinstance(number, str):
            fitting = named.get(plural_form(self.language, number))
        default = next(one for one in variants if one.default)
        return (fitting or default).value

    def _written(self, value: Said) -> str:
        if isinstance(value, str | Several):
            return str(value)
        if not 1000 <= abs(value) < _ENDLESS:
            return str(value)
        from babel.numbers import format_decimal  # noqa: PLC0415  small numbers do not need it

        return str(format_decimal(value, locale=self.language))


def catalogue(language: str, area: str) -> Catalogue:
    """The words of an area in a language; empty if there are none."""
    # An old record's sentence is asked for as well, and must not stay in the cache.
    return _read(language, area) if area in _AREAS else Catalogue(language, {})


@functools.cache
def _read(language: str, area: str) -> Catalogue:
    path = WORDS / language / f"{area}.ftl"
    if not path.exists():  # not translated yet
        return Catalogue(language, {})
    read = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
    entries: dict[str, ast.Message | ast.Term | ast.Attribute] = {}
    for entry in read.body:
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            entries[key] = entry
            entries |= {f"{key}.{one.id.name}": one for one in entry.attributes}
    return Catalogue(language, entries)


def plural_form(language: str, number: int) -> str:
    """The plural form that a language uses for a number.

    >>> plural_form("en", 1), plural_form("de", 0)
    ('one', 'other')
    """
    return _plural_rule(language)(number)


@functools.cache
def _plural_rule(language: str) -> Callable[[int], str]:
    from babel import Locale  # noqa: PLC0415  most messages count nothing

    return Locale.parse(language).plural_form
