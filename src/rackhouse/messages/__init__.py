"""What Rackhouse says: messages as values, and their words in every language.

What happened, what is not allowed and what waits to be done is a :class:`Message`: a key and typed
values. At the edge a :class:`Voice` turns it into text, in the reader's language and with the names
that the reader may know. The words are in ``<language>/<area>.ftl``, in Mozilla's Fluent format;
the area of a key is its first word.
"""

from __future__ import annotations

from rackhouse.messages.values import (
    Amount,
    Day,
    Duration,
    EntryName,
    Listed,
    MatchName,
    Message,
    Moment,
    Name,
    SeatName,
    Value,
    all_of,
    any_of,
    message,
    moment,
    quoted,
)
from rackhouse.messages.voice import LANGUAGES, Voice, best_locale, known

__all__ = [
    "LANGUAGES",
    "Amount",
    "Day",
    "Duration",
    "EntryName",
    "Listed",
    "MatchName",
    "Message",
    "Moment",
    "Name",
    "SeatName",
    "Value",
    "Voice",
    "all_of",
    "any_of",
    "best_locale",
    "known",
    "message",
    "moment",
    "quoted",
]
