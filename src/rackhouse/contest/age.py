"""Age divisions: the age on a given day, and the band that it falls into.

Birth dates are not in the facts. Whoever signs somebody up knows the birth date, asks
:func:`band_for` and passes on only the division; the record never learns an age.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import IllegalError
from rackhouse.messages import Day, Message, all_of, message

if TYPE_CHECKING:
    from collections.abc import Sequence


class Band(msgspec.Struct, frozen=True):
    """The ages of a division, both ends included.

    >>> str(Band(50, 54)), str(Band(80))
    ('50 to 54', '80 and over')
    """

    youngest: int
    oldest: int | None = None

    def __contains__(self, age: int) -> bool:
        return self.youngest <= age and (self.oldest is None or age <= self.oldest)

    @property
    def name(self) -> Message:
        """What people call it. Its ``str`` is the key of its division.

        >>> print(Band(80).name)
        80 and over
        """
        if self.oldest is None:
            return message("plan-band-over", youngest=self.youngest)
        return message("plan-band", youngest=self.youngest, oldest=self.oldest)

    def __str__(self) -> str:
        if self.oldest is None:
            return f"{self.youngest} and over"
        return f"{self.youngest} to {self.oldest}"


def age_on(born: date, day: date) -> int:
    """How old somebody is on a day. Who was born on February 29 is a year older on March 1.

    >>> age_on(date(1960, 6, 20), date(2011, 6, 19)), age_on(date(1960, 6, 19), date(2011, 6, 19))
    (50, 51)

    Raises:
        IllegalError: if the day is before the birth.
    """
    if day < born:
        raise IllegalError("plan-born-later", born=Day(born), day=Day(day))
    return day.year - born.year - ((day.month, day.day) < (born.month, born.day))


def bands_fault(bands: Sequence[Band]) -> Message | None:
    """What is wrong with a set of bands: an empty one, or two that overlap.

    >>> print(bands_fault([Band(50, 60), Band(60)]))
    The age bands 50 to 60 and 60 and over overlap. Put every age into one band only.
    """
    for number, band in enumerate(bands):
        if band.oldest is not None and band.oldest < band.youngest:
            return message("plan-band-empty", band=band.name)
        for other in bands[:number]:
            ends = (band.oldest or 10_000, other.oldest or 10_000)
            if band.youngest <= ends[1] and other.youngest <= ends[0]:
                return message("plan-bands-overlap", band=other.name, other=band.name)
    return None


def span(bands: Sequence[Band]) -> Band:
    """One band from the youngest to the oldest of several.

    >>> str(span([Band(65, 69), Band(50, 54), Band(55, 59)])), str(span([Band(60, 69), Band(70)]))
    ('50 to 69', '60 and over')
    """
    ends = [band.oldest for band in bands if band.oldest is not None]
    oldest = max(ends) if len(ends) == len(bands) else None
    return Band(min(band.youngest for band in bands), oldest)


def band_for(bands: Sequence[Band], born: date, day: date) -> Band:
    """The band of somebody's age on a day.

    >>> str(band_for([Band(50, 59), Band(60)], date(1960, 6, 20), date(2011, 6, 19)))
    '50 to 59'

    Raises:
        IllegalError: if no band holds that age.
    """
    age = age_on(born, day)
    for band in bands:
        if age in band:
            return band
    listed = all_of(band.name for band in bands)
    raise IllegalError("plan-no-band-for-age", age=age, bands=listed)
