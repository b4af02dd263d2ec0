"""A finished game opens by its link for anybody, unless its players made it private."""

from __future__ import annotations

import httpx

from tests.kit.hall_process import HallProcess
from tests.kit.visitor import Visitor, two_at_a_table

PATHS = ("", "/turns", "/record", "/gcg", "/sheet.pdf", "/rules?place=public")


def test_a_finished_game_opens_by_its_link_for_anybody_unless_a_player_made_it_private(
    hall: HallProcess,
) -> None:
    game, (ann, otto) = two_at_a_table(Visitor(hall, "Ann"), Visitor(hall, "Otto"))
    stranger = Visitor(hall, "Eve")
    path = f"/api/games/{game}/privacy"
    with httpx.Client(base_url=hall.url) as nobody:

        def opens() -> set[int]:
            return {
                client.get(f"/api/games/{game}{one}").status_code
                for client in (nobody, stranger.http)
                for one in PATHS
            }

        assert opens() <= {403, 409}, "it runs, and nobody was invited to watch"
        seen = ann.look(game, "seat-1")["view"]
        mover = (ann, otto)[seen["mover"]]
        mover.order(game, f"seat-{seen['mover'] + 1}", seen["number"], {"command": "resign"})
        assert opens() == {200}
        stranger.post(path, place="seat-1", is_private=True, status=403)
        links = f"/api/games/{game}/places/public/links"
        token = ann.post(links, status=201)["token"]
        guest = Visitor(hall, "Guest")
        guest.join(token)
        otto.post(path, place="seat-2", is_private=True)
        assert opens() == {403}
        for late in (guest, Visitor(hall, "Late")):
            late.http.post("/api/join", json={"token": token})
            late.look(game, "public", status=403)
        invited = stranger.http.get(f"/api/games/{game}", headers={"X-Invitation": token})
        assert invited.status_code == 403
        assert "private" in stranger.look(game, "public", status=403)["text"]
        for visitor in (ann, otto):
            assert visitor.http.get(f"/api/games/{game}").status_code == 200
        # One who would have it private is enough, and the other cannot open it for them.
        ann.post(path, place="seat-1", is_private=False)
        ann.post(path, place="seat-2", is_private=False, status=403)
        assert opens() == {403}
        otto.post(path, place="seat-2", is_private=False)
        assert opens() == {200}
