"""The record of a game as a file of lines; ``line_file`` says how such files are made."""

from __future__ import annotations

from typing import Final

from rackhouse.record.facts import RecordEntry
from rackhouse.record.line_file import LineFile

RECORD: Final = LineFile("record", RecordEntry, format_="rackhouse game", longest_line=1_000_000)
"""
>>> RECORD.decode(RECORD.encode([]))
()
"""

encode_record, decode_record = RECORD.encode, RECORD.decode
encode_entry, decode_entry = RECORD.encode_one, RECORD.decode_one
