"""A log line holds what is allowed in it, and nothing else gets in by any way."""

from __future__ import annotations

import io
import json
import logging

import pytest

from rackhouse.server.logs import JsonLines


def fail() -> None:
    try:
        dict[str, str]()["AEINRST"]
    except KeyError as error:
        raise ValueError("the rack AEINRST") from error


@pytest.fixture
def lines() -> tuple[logging.Logger, io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("test")
    logger.addHandler(handler)
    return logger, stream


def test_a_field_that_is_not_allowed_is_left_out(
    lines: tuple[logging.Logger, io.StringIO],
) -> None:
    logger, stream = lines
    logger.info("seated", extra={"game": "g1", "rack": "AEINRST", "person": "Ada"})
    line = json.loads(stream.getvalue())
    assert line["game"] == "g1"
    assert set(line) == {"time", "level", "event", "process", "game"}


def test_what_a_message_was_to_be_filled_with_is_left_out(
    lines: tuple[logging.Logger, io.StringIO],
) -> None:
    logger, stream = lines
    logger.warning("could not read %r", "AEINRST")
    assert "AEINRST" not in stream.getvalue()


def test_of_an_error_only_its_kind_and_places_are_told(
    lines: tuple[logging.Logger, io.StringIO],
) -> None:
    logger, stream = lines
    try:
        fail()
    except ValueError as error:
        logger.error("failed", exc_info=error)  # noqa: TRY400 - as the server logs one
    line = json.loads(stream.getvalue())
    assert line["error"] == "ValueError < KeyError"
    assert "test_logs.py" in line["places"][-1]
    assert "AEINRST" not in stream.getvalue()
