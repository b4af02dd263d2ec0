"""The record of a game: facts, the state they fold into, and their files. Pure."""

from rackhouse.record.actor import CLOCK, DIRECTOR, JUDGE, PUBLIC, SCORE_KEEPER, Actor, Phase, Role
from rackhouse.record.decision import Decision, Refusal
from rackhouse.record.facts import AnyFact, DictionaryReference, RecordEntry
from rackhouse.record.fair import DrawReport, FairDraws, commitment_of, verify_draws
from rackhouse.record.folding import apply, fold
from rackhouse.record.line_file import decode_entry, decode_record, encode_entry, encode_record
from rackhouse.record.state import Side, State, TallyLine

__all__ = [
    "CLOCK",
    "DIRECTOR",
    "JUDGE",
    "PUBLIC",
    "SCORE_KEEPER",
    "Actor",
    "AnyFact",
    "Decision",
    "DictionaryReference",
    "DrawReport",
    "FairDraws",
    "Phase",
    "RecordEntry",
    "Refusal",
    "Role",
    "Side",
    "State",
    "TallyLine",
    "apply",
    "commitment_of",
    "decode_entry",
    "decode_record",
    "encode_entry",
    "encode_record",
    "fold",
    "verify_draws",
]
