"""What happened, in sentences: each viewer is told what the referee lets them know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rackhouse.referee import NewsItem, news

if TYPE_CHECKING:
    from rackhouse.cli.terminal.seats import People
    from rackhouse.record import Actor, Entry

Data: TypeAlias = Mapping[str, Any]
Teller: TypeAlias = Callable[[Data, "People"], str]

ENDS = {
    "out": "The bag is empty and a rack is played out: the game is over.",
    "no more plays": "All agree that no plays are left: the game is over.",
    "passes": "Everybody has passed too often: the game is over.",
    "missed goes": "Everybody has missed their go too often: the game is over.",
    "passes and missed goes": (
        "Everybody has passed or missed their go too often: the game is over."
    ),
    "scoreless turns": "Too many turns without points: the game is over.",
    "bell": "The time is up: the game is over.",
    "resignation": "The game is over.",
    "last side left": "One side is left: the game is over.",
    "awarded": "The game is over.",
}


def tell(
    entries: Sequence[Entry], viewer: Actor, people: People, *, is_over: bool = False
) -> list[str]:
    """What a viewer is told of some entries, a sentence each; the small steps are left out."""
    sentences: list[str] = []
    before: NewsItem | None = None
    for entry in entries:
        item = news(entry, viewer, is_over=is_over)
        teller = _TELLERS.get(item.kind)
        if teller is not None:
            sentence = teller(item.data, people)
            if _belongs_to(item, before) and sentences:
                # "Ann plays … for 66." "Ann draws 7." is one thing to hear.
                drawn = sentence.removeprefix(people.name(item.data["seat"])).strip()
                sentences[-1] = f"{sentences[-1].removesuffix('.')}; {drawn}"
            elif sentence:
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


def points(count: int) -> str:
    """A number of points.

    >>> points(1), points(12)
    ('1 point', '12 points')
    """
    return f"{count} point{'' if abs(count) == 1 else 's'}"


def dollars(cents: int) -> str:
    """Money as people write it.

    >>> dollars(500), dollars(150)
    ('$5', '$1.50')
    """
    return f"${cents // 100}" if cents % 100 == 0 else f"${cents / 100:.2f}"


def minutes(milliseconds: int) -> str:
    """A time as clocks show it.

    >>> minutes(150_000), minutes(-5_000)
    ('2:30', '-0:05')
    """
    seconds = -(-abs(milliseconds) // 1000)
    hours, rest = divmod(seconds, 3600)
    shown = f"{hours}:{rest // 60:02}" if hours else f"{rest // 60}"
    return f"{'-' if milliseconds < 0 else ''}{shown}:{rest % 60:02}"


def _lot(data: Data, people: People) -> str:
    purpose = "to break the tie" if data["purpose"] == "tie" else "for first"
    tile = "a blank" if data["tile"] == "?" else data["tile"]
    return f"{people.does(data['seat'], 'draws')} {tile} {purpose}."


def _first(data: Data, people: People) -> str:
    return f"{people.does(data['seat'], 'plays')} first."


def _play(data: Data, people: People) -> str:
    words = [f"{w} {p}" for w, p in zip(data["words"], data["points"], strict=True)]
    if data["bonus"]:
        words.append(f"bonus {data['bonus']}")
    parts = "" if len(words) == 1 else f": {', '.join(words)}"
    return f"{people.does(data['seat'], 'plays')} {data['play']} for {data['score']}{parts}."


def _drawn(data: Data, people: People) -> str:
    tiles = data.get("tiles") or data["count"]
    return f"{people.does(data['seat'], 'draws')} {tiles}."


def _exchanged(data: Data, people: People) -> str:
    who = people.does(data["seat"], "exchanges")
    if data.get("discarded"):
        return f"{who} {data['discarded']} for {data['drawn']}."
    return f"{who} {data['count']} tile{'' if data['count'] == 1 else 's'}."


def _seat_says(verb: str, rest: str = "", other: str = "") -> Teller:
    def say(data: Data, people: People) -> str:
        return f"{people.does(data['seat'], verb, other)}{rest}."

    return say


def _says(sentence: str) -> Teller:
    return lambda _data, _people: sentence


def _challenged(data: Data, people: People) -> str:
    return f"{people.does(data['seat'], 'challenges')} {', '.join(data['words'])}."


def _ruled(data: Data, _people: People) -> str:
    # Never which word, never why, while the game goes on.
    return "Good. The play stands." if data["acceptable"] else "Not good. The play comes off."


def _given(data: Data, people: People) -> str:
    who, count, reason = data["seat"], data["points"], data["reason"]
    if reason == "challenge":
        return f"{people.does(who, 'gets')} {points(count)} for the failed challenge."
    if reason == "overtime":
        return f"{people.does(who, 'loses')} {points(-count)} for overtime."
    if reason == "own unplayed":
        return f"{people.does(who, 'loses')} {points(-count)} for unplayed tiles."
    return f"{people.does(who, 'gets')} {points(count)} for the others' unplayed tiles."


def _charged(data: Data, people: People) -> str:
    return f"{minutes(data['milliseconds'])} comes off {people.whose(data['seat'])} time."


def _posted(data: Data, people: People) -> str:
    entry = data["entry"]
    cents = sum(posting["cents"] for posting in entry["postings"] if posting["cents"] > 0)
    said = {"fee": "owes", "payment": "pays"}.get(entry["kind"], "is let off")
    return f"{people.does(entry['side'], said)} {dollars(cents)}: {entry['cause']}."


def _granted(data: Data, people: People) -> str:
    return f"{people.does(data['seat'], 'gets')} {minutes(data['milliseconds'])} more."


def _bought(data: Data, people: People) -> str:
    letter = data.get("letter") or "a letter"
    if not data["found"]:
        return (
            f"{people.does(data['seat'], 'asks')} for {letter}; the bag has none, nothing is owed."
        )
    given = f" for {data['given']}" if data.get("given") else ""
    return f"{people.does(data['seat'], 'buys')} {letter}{given}."


def _returned(data: Data, people: People) -> str:
    letter = data.get("letter") or "The letter"
    whose = people.whose(data["seat"])
    return f"{letter} that was bought goes back to the bag from {whose} rack."


def _peeked(data: Data, people: People) -> str:
    return f"{people.does(data['seat'], 'peeks')} into the dictionary."


def _ended(data: Data, people: People) -> str:
    if data["reason"] == "out" and data["out"] is not None:
        return f"{people.does(data['out'], 'goes', 'go')} out: the game is over."
    return ENDS[data["reason"]]


def _marked(data: Data, people: People) -> str:
    return f"{people.does(data['seat'], 'marks')} a discrepancy: {data['note']}"


def _corrected(data: Data, _people: People) -> str:
    return f"Line {data['turn']} of the pad is corrected to {data['score']}."


def _read(data: Data, people: People) -> str:
    reading = "good" if data["acceptable"] else "not good"
    return f"{people.does(data['seat'], 'reads')} the book: {reading}."


def _paused(data: Data, _people: People) -> str:
    return f"Paused. {data['reason']}".strip()


def _declared(data: Data, people: People) -> str:
    return f"{people.does(data['seat'], 'holds')} {data['tiles']}."


_TELLERS: Mapping[str, Teller] = {
    "lot drawn": _lot,
    "first decided": _first,
    "tiles drawn": _drawn,
    "turn skipped": _seat_says("misses", " the turn that a challenge cost", "miss"),
    "play made": _play,
    "tiles exchanged": _exchanged,
    "passed": _seat_says("passes", other="pass"),
    "go missed": _seat_says("misses", " the go", "miss"),
    "turn expired": _seat_says("runs", " out of time: nothing is laid, nothing scored"),
    "turn lost": _seat_says("loses", " the turn"),
    "hold called": _seat_says("calls", " hold: the draw waits"),
    "challenge called": _challenged,
    "call withdrawn": _seat_says("withdraws", " the challenge"),
    "verdict confirmed": _read,
    "ruled": _ruled,
    "call left open": _says("The book is read differently: the play stands under a marker."),
    "play withdrawn": _seat_says("takes", " the tiles back and loses that turn", "take"),
    "turn owed": _seat_says("will", " miss the next turn", "will"),
    "points given": _given,
    "time charged": _charged,
    "posted": _posted,
    "time asked": _says("The time of this turn is up."),
    "time granted": _granted,
    "bell rung": _says("The bell: the time for the round is over."),
    "paused": _paused,
    "resumed": _says("The game goes on."),
    "letter bought": _bought,
    "letter returned": _returned,
    "peeked": _peeked,
    "plays asked": _says("Everybody has passed: each is asked whether plays are left."),
    "play went on": _says("Plays are left: the game goes on."),
    "resigned": _seat_says("resigns"),
    "game ended": _ended,
    "rack declared": _declared,
    "score corrected": _corrected,
    "entry taken back": _says("The last entry is taken back."),
    "marker set": _marked,
    "seat refilled": _says("A seat is played on by somebody else."),
}
"""The facts that people want to hear of, by their names; the rest shows on the screen."""
