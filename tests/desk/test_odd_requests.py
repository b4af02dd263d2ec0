"""Whatever is sent to an event, the answer is a sentence, and nothing breaks."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest.preset import Preset
from rackhouse.desk.create import Creation, plan_of
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.server.protocol import DESK_ORDERS
from tests.desk.office import ANSWERS, Official, knockout
from tests.kit.hall_process import HallProcess

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(("day", "opens", "closes", "is", "format", "x")), inner)
    ),
    max_leaves=6,
)
ASKED = {question.key for name in Preset.names() for question in Preset.named(name).questions}
PLACES = {"title", "venue", "venue.name", "division", "division.format", "fields", "a.b.c"}
KEYS = sorted(ASKED | PLACES)
ODD: tuple[dict[str, Any], ...] = (
    {},
    {"entry": 10**30, "pairing": 10**30, "division": "\0", "reason": "\ud800"},
    {"entry": -1, "pairing": 0, "division": "x" * 400, "sides": [], "action": 0, "number": 0},
    {"entry": 1.5, "seconds": 10**9, "pair": [1, 1], "round": -5, "cents": 10**12},
    {
        **dict.fromkeys(("entry", "pairing", "round", "one", "other", "action", "number"), 1),
        **dict.fromkeys(("division", "reason", "label", "kind", "help", "cause", "field"), "main"),
        **dict.fromkeys(("proper", "eligible", "acceptable", "sure", "together"), True),
        **{key: [] for key in ("sides", "members", "kinds", "words", "pairings", "seeds")},
        **dict.fromkeys(("at", "deadline", "seconds", "cents", "table", "first", "count"), 7),
        "pair": [1, 2],
        "scores": [1],
        "result": {"kind": "played"},
        "means": "phone",
        "outcome": "corrected",
        "method": "tile draw",
        "merged": "main",
        "into": "main",
        "ruling": 1,
        "pledge": 1,
        "discrepancy": 1,
        "cents_per_point": 1,
        "winner": 99,
    },
)


@given(
    preset=st.sampled_from(Preset.names()),
    odd=st.dictionaries(st.sampled_from(KEYS), VALUES, min_size=1, max_size=4),
)
def test_answers_of_any_kind_make_a_plan_or_a_sentence(preset: str, odd: dict[str, Any]) -> None:
    with contextlib.suppress(IllegalError, MalformedError):
        plan_of(Creation("x", preset, {**ANSWERS[preset], **odd}))


@pytest.mark.parametrize("role", ["organiser", "public"])
def test_every_command_with_odd_values_is_done_or_refused_in_a_sentence(
    small_hall: HallProcess, role: str
) -> None:
    organiser = Official(small_hall, "Olive")
    knockout(organiser, "Ann", "Bob", "Cleo")
    for order in DESK_ORDERS:
        tag = str(order.__struct_config__.tag)
        known = set(order.__struct_fields__)
        for odd in ODD if role == "organiser" else ODD[-1:]:
            fields = {key: value for key, value in odd.items() if key in known}
            body = {"id": organiser.new_name(), "command": {"command": tag, **fields}}
            answer = organiser.http.post(
                f"/api/events/{organiser.event}/commands?as={role}",
                content=_json(body),
                headers={"content-type": "application/json"},
            )
            assert answer.status_code in (200, 400, 422), (tag, answer.text)
            told = answer.json()
            said = told.get("reason", told).get("text") or told["kind"]
            assert said[0].isupper() or said == "done", (tag, said)
            if role == "public":
                assert told.get("kind") != "done"
    assert '"level":"error"' not in small_hall.log


def _json(value: Any) -> bytes:
    """JSON as other languages write it: with signs that are half of a pair, and huge numbers."""

    return json.dumps(value).encode()


@pytest.mark.parametrize(
    "body",
    [
        {"entries": []},
        {"id": "x", "entries": [{"name": ""}]},
        {"id": "x", "entries": [{"name": "\u202e"}]},
        {"id": "x", "entries": [{"name": "A", "kind": "house"}]},
        {"id": "x", "entries": [{"name": "A", "division": "none"}]},
        {"id": "x", "entries": [{"name": "A", "details": {"born": "yesterday"}}]},
        {"id": "x", "entries": [{"name": "A", "details": {"answers": {"other": "x"}}}]},
    ],
)
def test_odd_sign_ups_are_refused_one_by_one(small_hall: HallProcess, body: dict[str, Any]) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("priston")
    eve = Official(small_hall, "Eve", organiser.event)
    answer = eve.http.post(f"/api/events/{organiser.event}/entries", json=body)
    assert answer.status_code in (200, 400), answer.text
    if answer.status_code == 200 and "answers" not in str(body):
        assert [one["entry"] for one in answer.json()] == [None]
        assert answer.json()[0]["reason"].endswith(".")
