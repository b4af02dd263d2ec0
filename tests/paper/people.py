"""People for prints: names of every kind, as many as are wanted."""

from __future__ import annotations

from rackhouse.paper.names import EntryNames

FIRST = (
    *("Amara", "Lily", "Noor", "Łukasz", "Ольга", "Αλέξανδρος", "דנה", "Sofía", "Ruth", "Zoë"),
    *("W" * 60, "Maximiliane Friederike Charlotte"),
)
LAST = (
    *("Nwosu", "Chen", "Haddad", "Żółć-Gęślą", "Ємець", "Παπαδόπουλος", "כהן", "Marín"),
    *("Okafor", "Featherstonehaugh-Cholmondeley", "Lindqvist"),
)


def people(count: int) -> EntryNames:
    """Names for entries from 1 on, and for the two members of teams."""
    named = {
        number + 1: f"{FIRST[number % len(FIRST)]} {LAST[number % len(LAST)]}"
        for number in range(count)
    }
    return EntryNames(named, {"p1": "Ann Lee", "p2": "Łucja Żak"})
