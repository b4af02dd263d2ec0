"""A whole game for two people, as it is typed with ``--seed 7 --players Ann,Bob``."""

from __future__ import annotations

SEEDED = ("--seed", "7", "--players", "Ann,Bob")

TURNS = (
    "H4 BOXER", "6F ZAX", "exchange DD", "F2 TROOZ", "7G LEVIN", "pass", "6J HEWN", "8K SCION",
    "L3 KNEW", "5K BEAD", "O1 NETTS", "N2 PIED", "3C LOURY", "4A GOOF", "A4 GOUTS", "I3 FEW",
    "J2 RAT", "8D CIGAR", "B7 AIRY", "1G QAId", "C10 ELITE", "14B JERID", "D12 DIRL", "B6 HAIRY",
    "15F EVEN", "14I EMEU", "15K sPRAG", "13H AMA", "N8 OUD",
)  # fmt: skip


def typed(turns: tuple[str, ...] = TURNS) -> list[str]:
    """The lines of some turns: after a play the other side presses Enter to let it stand."""
    lines: list[str] = []
    for turn in turns:
        lines += [turn] if turn.startswith(("exchange", "pass")) else [turn, ""]
    return lines


AGREED = ""
"""Enter, when all agree to the result."""
