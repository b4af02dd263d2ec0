"""What the pictures of a desk show: a knockout in its second round, a charity night with money in.

Names are invented; :mod:`tools.pictures` takes the pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.web.hosting import ask, enter, tell

if TYPE_CHECKING:
    from tests.kit.browser import Guest
    from tests.kit.hall_process import HallProcess

NAMES: Final = (
    *("Odile Brambleford", "Lucian Pennywhistle", "Żegota Jaśmiński", "Maren Fennimark"),
    *("Barnaby Coppersmythe", "Ζωή Θυμαρόλοφου", "Philippa Underbough", "Wendell Marlstone"),
    *("Злата Заречная", "Quentin Oakshadow", "Beatrix Larkrise", "Tamsin Hathersedge"),
    "Anselm Quillfeather",
)
TEAMS: Final = ("Quiet Racks", "Double Larks", "Seven Vowels", "Reckless Owls", "Sunday Anagrams")
DAY: Final = {"day": "2027-05-01", "weekday": "Saturday", "opens": "18:00", "closes": "22:00"}


def created(guest: Guest, preset: str, title: str, **more: Any) -> str:
    """An event of the guest's."""
    ask(guest, "people", {"name": "Olive"})
    body = {"id": title.replace(" ", "-"), "preset": preset, "title": title, **more}
    return str(ask(guest, "events", body)["event"])


def desk_bracket(_hall: HallProcess, guest: Guest) -> None:
    """The bracket of a knockout, some matches over and others to come."""
    event = created(guest, "washburn", "Spring knockout", answers={"sessions": [DAY]})
    entries = enter(guest, event, *NAMES, answers={"eligibility": "yes"})
    for entry in entries:
        tell(guest, event, "check id", entry=entry, proper=True)
        tell(guest, event, "check in", entry=entry)
    tell(guest, event, "start division", division="main", seeds=entries)
    tell(guest, event, "assign tables", division="main", round=1)
    tell(guest, event, "add item", label="Dictionary 3", kind="dictionary")
    tell(guest, event, "lend", label="Dictionary 3", entry=entries[1], id_held=True)
    scores = iter(((311, 342), (334, 334), (398, 276), (287, 301), (366, 329)))
    for match in ask(guest, f"events/{event}/rounds")["divisions"][0]["rounds"][0]["matches"]:
        sides = [side["entry"] for side in match["sides"]]
        if len(sides) == 2 and all(sides) and match["result"] is None:
            result = {"kind": "played", "scores": next(scores), "before": (338, 341)}
            tell(
                guest, event, "record result", pairing=match["pairing"], sides=sides, result=result
            )
    tell(guest, event, "assign tables", division="main", round=2)
    tell(guest, event, "start round clock", seconds=1105)
    guest.go(f"events/{event}/desk/rounds")
    guest.page.get_by_text("Quarter-finals").first.wait_for()


def desk_money(_hall: HallProcess, guest: Guest) -> None:
    """The money of a charity night."""
    answers = {
        "venue.name": "The Old Mill",
        "sessions": [DAY],
        "zone": "America/Chicago",
        "round_minutes": 45,
    }
    settings = {"goal": 15000}
    event = created(guest, "fundraiser", "Letters for Good", answers=answers, settings=settings)
    teams: list[dict[str, Any]] = [
        {"name": name, "kind": "team", "members": ["Ada", "Bo"], "details": {}} for name in TEAMS
    ]
    found = ask(guest, f"events/{event}/entries", {"id": "teams", "entries": teams})
    for number, one in enumerate(found):
        entry = one["entry"]
        assert entry is not None, one
        sold = ask(guest, f"events/{event}/money")["catalogue"]
        for turn, help_ in enumerate(sold):
            tell(
                guest,
                event,
                "charge",
                entry=entry,
                help=help_["key"],
                count=1 + (number + turn) % 3,
            )
        tell(guest, event, "make pledge", entry=entry, cents_per_point=5)
        if number % 2:
            tell(guest, event, "take payment", entry=entry, cents=600)
    tell(guest, event, "start round clock", seconds=1570)
    guest.go(f"events/{event}/desk/money")
    guest.page.get_by_text("All teams").first.wait_for()
