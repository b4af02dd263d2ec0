"""Sums of money as people of a place write them."""

from __future__ import annotations

from decimal import Decimal
from functools import cache

import msgspec
from babel import Locale, UnknownLocaleError
from babel.numbers import format_currency, list_currencies

from rackhouse.errors import UnknownNameError


class Money(msgspec.Struct, frozen=True):
    """A currency and the language that its sums are written in.

    >>> Money().text(150_000), Money("GBP", "en_GB").text(5)
    ('$1,500.00', '£0.05')
    >>> Money().text(-500) == f"{chr(0x2212)}$5.00"
    True
    """

    currency: str = "USD"
    language: str = "en_US"

    def __post_init__(self) -> None:
        if self.currency not in _currencies():
            raise UnknownNameError(
                f"There is no currency {self.currency!r:.20}; give its ISO code, such as USD."
            )
        try:
            Locale.parse(self.language)
        except (UnknownLocaleError, ValueError) as error:
            raise UnknownNameError(
                f"There is no language {self.language!r:.20} to write money in; "
                "give one such as en_US."
            ) from error

    def text(self, cents: int) -> str:
        """A sum, out of its cents."""
        amount = Decimal(cents).scaleb(-2)
        written = format_currency(amount, self.currency, locale=self.language)
        return written.replace("-", "\u2212")


@cache
def _currencies() -> frozenset[str]:
    return frozenset(list_currencies())
