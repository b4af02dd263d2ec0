"""The pages' types are those of the server: they are written before pages are checked."""

from __future__ import annotations

from tools.api_types import types


def test_what_is_answered_is_whole_and_what_is_sent_may_leave_things_out() -> None:
    told = types()
    assert "\n  readonly sheet_text?: string;" in told
    look = told.partition("export type Look = {")[2].partition("}")[0]
    assert look
    assert "?:" not in look
