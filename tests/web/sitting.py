"""Coming to a table and taking turns at it, as a person does on the pages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.kit.browser import PATIENCE, Guest, filled
from tests.web.hands import Keys


def sit_down(guest: Guest, number: int = 0) -> None:
    """One click on the first page: a game against the machine, under one of the sheets."""
    guest.go("")
    guest.page.get_by_role("button", name="Play the computer").nth(number).click()
    guest.wait_for_table()


def invite(host: Guest) -> str:
    """Open a game for a friend; the link that its page shows."""
    host.go("")
    host.page.get_by_role("button", name="Play a friend").click()
    host.page.get_by_label("Your name").fill("North")
    host.page.get_by_role("button", name="Make the invitation").click()
    field = host.page.get_by_label("Link for seat 2")
    expect(field).to_have_value(re.compile(r"/join#\S+"))
    return filled(field)


def come_to_turn(guest: Guest) -> tuple[str, dict[int, str]]:
    """Wait for a turn with something to play, and pass those without; the best play."""
    while True:
        guest.wait_until_may("commit")
        play = guest.find_play()
        if play is not None:
            return play
        turn = guest.look()["turn"]
        Keys(guest).pass_turn()
        guest.wait_until_over(turn)


def play_turn(guest: Guest, *, by_keys: bool) -> str:
    """Play the best that there is; the play as the pad has it."""
    notation, laid = come_to_turn(guest)
    before = len(own_plays(guest))
    if by_keys:
        guest.type_play(notation, laid)
    else:
        guest.tap_play(laid)
    for _ in range(PATIENCE // 50):
        plays = own_plays(guest)
        if len(plays) > before:
            assert plays[-1].split()[0] == notation.split()[0]
            return notation
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"{notation} was not played.")


def own_plays(guest: Guest) -> list[str]:
    """The plays of the first seat, which stand on the score pad."""
    return [
        line["text"]
        for line in guest.look()["tally"]
        if line["kind"] == "play" and line["seat"] == 0 and not line["withdrawn"]
    ]
