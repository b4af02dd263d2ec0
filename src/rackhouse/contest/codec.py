"""An event as a file of lines, in the same form as the record of a game."""

from __future__ import annotations

from typing import Final

from rackhouse.contest.facts import Line
from rackhouse.record.line_file import LineFile

EVENT: Final = LineFile("event", Line, format_="rackhouse event", longest_line=4_000_000)
"""
>>> EVENT.decode(EVENT.encode([]))
()
"""

encode_event, decode_event = EVENT.encode, EVENT.decode
encode_line, decode_line = EVENT.encode_one, EVENT.decode_one
