"""Words and challenges, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.rules.explain.sentence import Sentence, count, duration, listed, money

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.rules.model import Rules

SOURCE: Final = {
    "dictionary": (
        "Any word that the dictionary labels as a part of speech is good, be it of foreign "
        "origin, archaic, obsolete, colloquial or slang"
    ),
    "list": "Any word that stands in the word list is good",
}
ANY_ENTRY: Final = "Any word that stands in the dictionary is good, foreign words and plurals too"
EXCLUSIONS: Final = {
    "always-capitalised": "words that are always capitalised",
    "abbreviation": "abbreviations",
    "lone-affix": "prefixes or suffixes standing alone",
    "hyphen-or-apostrophe": "words that need a hyphen or an apostrophe",
}
LOOK_UPS: Final = {
    "challenges-only": "The dictionary is consulted for challenges only.",
    "challenges-and-peeks": "The dictionary is consulted for challenges and paid peeks only.",
}
OWN_DICTIONARY: Final = {
    "no": "No other dictionary may be agreed on.",
    "if-all-agree": "Another dictionary may be used if all {side}s agree before the game.",
}
PHONIES: Final = {
    "stand-unless-challenged": "A word that is not good stands unless it is challenged in time.",
    "void": "A word that is not good cannot be played at all, so nobody needs to challenge.",
}
SHUTS: Final = {
    "next-start": "A play may be challenged until the next {side} starts a turn.",
    "draw": (
        "A play may be challenged after its turn has ended and before its {side} draws; "
        "the first tile drawn shuts the window."
    ),
    "score-confirmed": (
        "A play may be challenged until its score is confirmed and the next {side} starts."
    ),
}
SCOPE: Final = {
    "play": "All words of a play are challenged together, and one that is not good sinks it.",
    "named-words": (
        "The challenger names the words that are meant, all of them if none is named; they get "
        "one ruling together, and one named word that is not good sinks the play."
    ),
}
RULED_BY: Final = {
    "list": "The program rules from the list in force.",
    "judge": "A Word Judge is called and rules.",
    "players": "The {side}s look the words up and confirm together what the book says.",
}
WITHDRAWN: Final = {
    "tiles-back-turn-lost": (
        "Not good: the {side} takes back the tiles and loses that turn, and nothing is scored."
    )
}
RULING_SHUTS: Final = {
    True: "A ruling shuts the window: the play is not challenged twice.",
    False: "Words not yet ruled on may be challenged anew while the window is open.",
}
RULING_TIME: Final = {
    "free": "A ruling takes nobody's time.",
    "charged-to-challenger": (
        "The time that a failed challenge took is lost to the {side} that challenged."
    ),
}


def words_and_challenges(rules: Rules) -> Iterator[Sentence]:
    """What makes a word good, and what a challenge does."""
    yield from _words(rules)
    yield from _window(rules)
    side, challenge = rules.sides.called, rules.challenge
    yield Sentence(SCOPE[challenge.scope], ("challenge.scope",))
    yield Sentence(RULED_BY[challenge.ruled_by].format(side=side), ("challenge.ruled_by",))
    yield Sentence(WITHDRAWN[challenge.withdrawn].format(side=side), ("challenge.withdrawn",))
    yield from _failed(rules)
    yield Sentence(RULING_TIME[challenge.ruling_time].format(side=side), ("challenge.ruling_time",))
    yield Sentence(RULING_SHUTS[challenge.ruling_shuts_window], ("challenge.ruling_shuts_window",))
    yield Sentence(
        f"Each {side} has {count(challenge.cap, 'challenge')} in a game."
        if challenge.cap
        else "There is no cap on challenges.",
        ("challenge.cap",),
    )


def _words(rules: Rules) -> Iterator[Sentence]:
    words = rules.words
    kept_out = listed([EXCLUSIONS[name] for name in words.exclusions])
    is_any = words.source == "dictionary" and not words.part_of_speech
    good = ANY_ENTRY if is_any else SOURCE[words.source]
    part = ("words.part_of_speech",)
    yield Sentence(
        f"{good}{f'; not allowed are {kept_out}' if kept_out else ''}.",
        ("words.source", *(() if words.source == "list" else part), "words.exclusions"),
        moot=part if words.source == "list" else (),
    )
    if words.dictionary and words.edition:
        yield Sentence(
            f"The dictionary in force: {words.dictionary}, {words.edition}.",
            ("words.dictionary", "words.edition"),
        )
    elif words.dictionary:
        yield Sentence(
            f"The dictionary in force: {words.dictionary}.",
            ("words.dictionary",),
            moot=("words.edition",),
        )
    else:
        yield Sentence(
            "The organiser names the dictionary in force before play.",
            ("words.dictionary",),
            moot=("words.edition",),
        )
    yield Sentence(
        OWN_DICTIONARY[words.own_dictionary].format(side=rules.sides.called),
        ("words.own_dictionary",),
    )
    yield Sentence(LOOK_UPS[words.look_ups], ("words.look_ups",))
    yield Sentence(
        "The same word may be played more than once."
        if words.repeats
        else "No word may be played twice in a game.",
        ("words.repeats",),
    )
    yield Sentence(PHONIES[words.phonies], ("words.phonies",))


def _window(rules: Rules) -> Iterator[Sentence]:
    side, window = rules.sides.called, rules.window
    yield Sentence(SHUTS[window.shuts].format(side=side), ("window.shuts",))
    if rules.sides.maximum > 2:
        yield Sentence(
            f"With three or more {side}s the next one waits until all others have accepted the "
            f"play, or {duration(window.others_seconds)}.",
            ("window.others_seconds",),
        )
        others: tuple[str, ...] = ()
    else:
        others = ("window.others_seconds",)
    if window.shuts == "draw":
        yield Sentence(
            f"The {side} that played may ask for the draw after "
            f"{duration(window.draw_after_seconds)}.",
            ("window.draw_after_seconds",),
        )
        yield Sentence(
            f"An opponent in doubt may hold that draw for up to {duration(window.hold_seconds)}."
            if window.hold_seconds
            else "Nobody may hold that draw.",
            ("window.hold_seconds",),
        )
    else:
        others += ("window.draw_after_seconds", "window.hold_seconds")
    yield Sentence(
        "A play that would end the game waits until every other "
        f"{side} accepts it or one challenges; silence for "
        f"{duration(window.out_play_seconds)} accepts it.",
        ("window.out_play_seconds",),
        moot=others,
    )


def _failed(rules: Rules) -> Iterator[Sentence]:
    """What a failed challenge costs: one sentence out of up to four costs."""
    challenge = rules.challenge
    losses = []
    if challenge.failed_turns:
        losses.append("the next turn")
    if challenge.failed_seconds:
        losses.append(duration(challenge.failed_seconds))
    costs = [f"loses {listed(losses)}"] if losses else []
    if challenge.failed_points:
        for_each = " for each word challenged" if challenge.points_for == "each-word" else ""
        costs.append(f"gives who played {count(challenge.failed_points, 'point')}{for_each}")
    if challenge.failed_fee:
        costs.append(f"pays {money(challenge.failed_fee)}")
    text = (
        f"Good: the play stands, and the {rules.sides.called} that challenged {listed(costs)}."
        if costs
        else "Good: the play stands, and the challenge costs nothing."
    )
    # That a turn is not lost is worth its basis; that nothing else is charged goes unsaid.
    named = ["failed_turns"]
    others: tuple[str, ...] = ("failed_points", "failed_seconds", "failed_fee")
    named += [name for name in others if getattr(challenge, name)]
    others += ("points_for",)
    named += ["points_for"] * (challenge.points_for == "each-word")
    yield Sentence(
        text,
        tuple(f"challenge.{name}" for name in named),
        tuple(f"challenge.{name}" for name in others if name not in named),
    )
