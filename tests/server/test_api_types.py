"""The pages' types are those of the server."""

from __future__ import annotations

from tools.api_types import TYPES, types


def test_the_types_of_the_pages_are_up_to_date() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "run: .venv/bin/python -m tools.api_types"


def test_what_is_answered_is_whole_and_what_is_sent_may_leave_things_out() -> None:
    told = types()
    assert "\n  readonly sheet_text?: string;" in told
    look = told.partition("export type Look = {")[2].partition("}")[0]
    assert look
    assert "?:" not in look
