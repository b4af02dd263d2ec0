"""What happened, in sentences, as far as the referee lets each viewer know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rackhouse.cli.speech import speak
from rackhouse.messages import Amount, Message, Name, Value, all_of, known, message
from rackhouse.referee import NewsItem, news

if TYPE_CHECKING:
    from rackhouse.cli.terminal.seats import TerminalPeople
    from rackhouse.record import Actor, RecordEntry

Data: TypeAlias = Mapping[str, Any]
Teller: TypeAlias = Callable[[Data, "TerminalPeople"], str]


def tell(
    entries: Sequence[RecordEntry], viewer: Actor, people: TerminalPeople, *, is_over: bool = False
) -> list[str]:
    """What a viewer learns of some entries, one sentence each, without the small steps."""
    sentences: list[str] = []
    before: NewsItem | None = None
    for entry in entries:
        item = news(entry, viewer, is_over=is_over)
        teller = _TELLERS.get(item.kind)
        if teller is not None:
            if _belongs_to(item, before) and sentences:
                # A play and its draw are one piece of news: "Ann plays … for 66." "Ann draws 7."
                play, who = sentences[-1].removesuffix("."), people.who(item.data["seat"])
                tiles = _tiles_drawn(item.data)
                sentences[-1] = speak("terminal-played-and-drew", play=play, who=who, tiles=tiles)
            elif sentence := teller(item.data, people):
                sentences.append(sentence)
            before = item
    return sentences


def _belongs_to(item: NewsItem, before: NewsItem | None) -> bool:
    return (
        item.kind == "tiles drawn"
        and before is not None
        and before.kind == "play made"
        and before.data["seat"] == item.data["seat"]
    )


def points(count: int) -> Message:
    """A number of points.

    >>> print(points(1), points(12))
    1 point 12 points
    """
    return message("terminal-points", count=count)


def dollars(cents: int) -> Amount:
    """An amount of money.

    >>> print(dollars(500))
    $5.00
    """
    return Amount(cents, "USD")


def minutes(milliseconds: int) -> str:
    """A time as on a clock.

    >>> minutes(150_000), minutes(-5_000)
    ('2:30', '-0:05')
    """
    seconds = -(-abs(milliseconds) // 1000)
    hours, rest = divmod(seconds, 3600)
    shown = f"{hours}:{rest // 60:02}" if hours else f"{rest // 60}"
    return f"{'-' if milliseconds < 0 else ''}{shown}:{rest % 60:02}"


def _seat(key: str, *fields: str) -> Teller:
    """A sentence about a seat, with some of the fact's values."""

    def say(data: Data, people: TerminalPeople) -> str:
        values = {field: data[field] for field in fields}
        return speak(key, who=people.who(data["seat"]), **values)

    return say


def _says(key: str) -> Teller:
    return lambda _data, _people: speak(key)


def _lot(data: Data, people: TerminalPeople) -> str:
    tile = "blank" if data["tile"] == "?" else data["tile"]
    who = people.who(data["seat"])
    return speak("terminal-lot", who=who, tile=tile, purpose=data["purpose"])


def _play(data: Data, people: TerminalPeople) -> str:
    words = [f"{w} {p}" for w, p in zip(data["words"], data["points"], strict=True)]
    if data["bonus"]:
        words.append(speak("terminal-bonus", points=data["bonus"]))
    who, play, score = people.who(data["seat"]), data["play"], data["score"]
    if len(words) == 1:
        return speak("terminal-play", who=who, play=play, score=score)
    return speak("terminal-play-sum", who=who, play=play, score=score, sum=", ".join(words))


def _tiles_drawn(data: Data) -> str:
    return str(data.get("tiles") or data["count"])


def _drawn(data: Data, people: TerminalPeople) -> str:
    return speak("terminal-drawn", who=people.who(data["seat"]), tiles=_tiles_drawn(data))


def _exchanged(data: Data, people: TerminalPeople) -> str:
    who = people.who(data["seat"])
    if data.get("discarded"):
        own = {"discarded": data["discarded"], "drawn": data["drawn"]}
        return speak("terminal-exchanged-own", who=who, **own)
    return speak("terminal-exchanged", who=who, count=data["count"])


def _challenged(data: Data, people: TerminalPeople) -> str:
    words = all_of(data["words"])
    return speak("terminal-challenged", who=people.who(data["seat"]), words=words)


def _verdict(data: Data) -> str:
    return "good" if data["acceptable"] else "bad"


def _ruled(data: Data, _people: TerminalPeople) -> str:
    # During the game nobody learns which word it was, or why.
    return speak("terminal-ruled", verdict=_verdict(data))


def _read(data: Data, people: TerminalPeople) -> str:
    return speak("terminal-book-read", who=people.who(data["seat"]), verdict=_verdict(data))


def _given(data: Data, people: TerminalPeople) -> str:
    change = "loses" if data["points"] < 0 else "gets"
    who, count = people.who(data["seat"]), points(abs(data["points"]))
    return speak("terminal-points-given", who=who, change=change, points=count, why=data["why"])


def _posted(data: Data, people: TerminalPeople) -> str:
    entry = data["entry"]
    cents = sum(posting["cents"] for posting in entry["postings"] if posting["cents"] > 0)
    return speak(
        "terminal-posted",
        who=people.who(entry["side"]),
        kind=entry["kind"],
        amount=dollars(cents),
        cause=_said(known("data-cause-", entry["cause"])),
    )


def _said(text: Any) -> Value:
    """Text from the record: somebody's own words, or a message."""
    return text if isinstance(text, Message) else Name(text)


def _timed(key: str) -> Teller:
    def say(data: Data, people: TerminalPeople) -> str:
        return speak(key, who=people.who(data["seat"]), time=minutes(data["milliseconds"]))

    return say


def _bought(data: Data, people: TerminalPeople) -> str:
    who, letter = people.who(data["seat"]), data.get("letter") or "hidden"
    if not data["found"]:
        return speak("terminal-not-in-bag", who=who, letter=letter)
    if data.get("given"):
        return speak("terminal-bought-for", who=who, letter=letter, given=data["given"])
    return speak("terminal-bought", who=who, letter=letter)


def _returned(data: Data, people: TerminalPeople) -> str:
    letter = data.get("letter") or "hidden"
    return speak("terminal-letter-returned", who=people.who(data["seat"]), letter=letter)


def _ended(data: Data, people: TerminalPeople) -> str:
    if data["reason"] == "out" and data["out"] is not None:
        return speak("terminal-went-out", who=people.who(data["out"]))
    return speak("terminal-ended", reason=data["reason"].replace(" ", "-"))


def _marked(data: Data, people: TerminalPeople) -> str:
    return speak("terminal-marked", who=people.who(data["seat"]), note=_said(data["note"]))


def _corrected(data: Data, _people: TerminalPeople) -> str:
    return speak("terminal-score-corrected", line=data["turn"], score=data["score"])


def _paused(data: Data, _people: TerminalPeople) -> str:
    return speak("terminal-paused", reason=_said(data["reason"])).strip()


def _left(data: Data, people: TerminalPeople) -> str:
    key = "terminal-out-of-time" if data.get("by_time") else "terminal-resigned"
    return speak(key, who=people.who(data["seat"]))


_TELLERS: Mapping[str, Teller] = {
    "lot drawn": _lot,
    "first decided": _seat("terminal-first"),
    "tiles drawn": _drawn,
    "turn skipped": _seat("terminal-turn-skipped"),
    "play made": _play,
    "tiles exchanged": _exchanged,
    "passed": _seat("terminal-passed"),
    "go missed": _seat("terminal-go-missed"),
    "turn expired": _seat("terminal-turn-expired"),
    "turn lost": _seat("terminal-turn-lost"),
    "hold called": _seat("terminal-hold-called"),
    "challenge called": _challenged,
    "call withdrawn": _seat("terminal-call-withdrawn"),
    "verdict confirmed": _read,
    "ruled": _ruled,
    "call left open": _says("terminal-call-left-open"),
    "play withdrawn": _seat("terminal-play-withdrawn"),
    "turn owed": _seat("terminal-turn-owed"),
    "points given": _given,
    "time charged": _timed("terminal-time-charged"),
    "posted": _posted,
    "time asked": _says("terminal-time-asked"),
    "time granted": _timed("terminal-time-granted"),
    "bell rung": _says("terminal-bell"),
    "paused": _paused,
    "resumed": _says("terminal-resumed"),
    "letter bought": _bought,
    "letter returned": _returned,
    "peeked": _seat("terminal-peeked"),
    "plays asked": _says("terminal-plays-asked"),
    "play went on": _says("terminal-play-went-on"),
    "resigned": _left,
    "game ended": _ended,
    "rack declared": _seat("terminal-rack-declared", "tiles"),
    "score corrected": _corrected,
    "entry taken back": _says("terminal-taken-back"),
    "marker set": _marked,
    "seat refilled": _says("terminal-seat-refilled"),
}
"""The facts worth a sentence, by name; the others show on the screen."""
