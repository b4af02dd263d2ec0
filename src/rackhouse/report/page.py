"""Reviews as one HTML page that needs nothing else: tables, boards, every turn of every game."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from rackhouse.messages import message
from rackhouse.report.page_game import cell, game_part, table
from rackhouse.report.wording import (
    board_after_best,
    decimal,
    head,
    kinds_of_mistake,
    mistake_told,
    move_told,
    player_cells,
    section,
    share,
    turn_told,
)

if TYPE_CHECKING:
    from rackhouse.analysis import ReviewedPlayer
    from rackhouse.messages import Voice
    from rackhouse.report.collection import Collection, CostlyMistake

_BRAND: Final = (
    '<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M4 14 16 4l12 10" fill="none" '
    'stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>'
    '<rect x="6.5" y="14.5" width="5.6" height="8" rx="1.4"/>'
    '<rect x="13.2" y="14.5" width="5.6" height="8" rx="1.4"/>'
    '<rect x="19.9" y="14.5" width="5.6" height="8" rx="1.4"/>'
    '<path d="M3.5 26h25" stroke-width="3.6" stroke-linecap="round"/></svg>'
)
_FONTS: Final = (
    ("Report Slab", 700, "bitter-bold"),
    ("Report Text", 400, "hanken-grotesk"),
    ("Report Text", 700, "hanken-grotesk-bold"),
)
_PLAYER_COLUMNS: Final = {
    "player": "name full lead",
    **dict.fromkeys(
        ("games", "won", "accuracy", "lost", "luck", "spread", "bonuses", "mistakes"), "figure"
    ),
}
"""The columns, and the classes of their cells."""
_MOST_BOARDS: Final = 200
"""Games that are shown with their board; each takes 25 kilobytes."""


def page_parts(collection: Collection, voice: Voice) -> Iterator[bytes]:
    """The page piece by piece, game after game."""
    say = voice.say
    title = collection.title or say(message("report-title"))
    summary = collection.summary
    counted = say(message("report-games", games=summary.games, turns=summary.turns))
    yield (
        f'<!doctype html>\n<html lang="{voice.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head><body>"
        f'<header><div><h1>{escape(title)}</h1><p class="quiet">{escape(counted)}</p></div>'
        f'<div class="brand">{_BRAND}Rackhouse</div></header>\n<main>'
    ).encode()
    if summary.games:
        yield _players(collection, voice).encode()
        yield _mistakes(collection, voice).encode()
        yield _costliest(collection, voice).encode()
        yield f"<section><h2>{escape(say(section('games')))}</h2>".encode()
        for number, _, review in collection.reviews():
            yield game_part(number, review, voice, with_board=number < _MOST_BOARDS).encode()
        yield b"</section>"
    yield _foot(collection, voice).encode()


def _style() -> str:
    folder = files("rackhouse.paper") / "fonts"
    faces = []
    for family, weight, name in _FONTS:
        data = base64.b64encode((folder / f"{name}.ttf").read_bytes()).decode()
        faces.append(
            f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:swap;'
            f"src:url(data:font/ttf;base64,{data})}}"
        )
    return "".join(faces) + (files("rackhouse.report") / "page.css").read_text("utf-8")


def _players(collection: Collection, voice: Voice) -> str:
    rows = [_player(player, voice) for player in collection.summary.players]
    made = table(_PLAYER_COLUMNS, rows, voice)
    return f"<section><h2>{escape(voice.say(section('players')))}</h2>{made}</section>"


def _player(player: ReviewedPlayer, voice: Voice) -> list[str]:
    shown = {name: cell(text) for name, text in player_cells(player, voice).items()}
    bar = f'<span class="bar"><i style="width:{player.accuracy or 0:.0f}%"></i></span>'
    shown["accuracy"] = f"<span>{shown['accuracy']}{bar}</span>"
    return [shown[name] for name in _PLAYER_COLUMNS]


def _mistakes(collection: Collection, voice: Voice) -> str:
    rows = [
        [f"<span><b>{cell(name)}</b><br><small>{cell(advice)}</small></span>", count, points]
        for name, advice, count, points in kinds_of_mistake(collection.summary, voice)
    ]
    if not rows:
        return ""
    made = table({"kind": "full lead", "count": "figure", "points": "figure"}, rows, voice)
    return f"<section><h2>{escape(voice.say(section('mistakes')))}</h2>{made}</section>"


def _costliest(collection: Collection, voice: Voice) -> str:
    found = collection.costliest()
    if not found:
        return ""
    cards = "".join(_costly(one, voice) for one in found)
    heading = escape(voice.say(section("costliest")))
    return f'<section><h2>{heading}</h2><div class="costly">{cards}</div></section>'


def _costly(one: CostlyMistake, voice: Voice) -> str:
    say, turn = voice.say, one.review.turns[one.mistake.turn - 1]
    board, last = board_after_best(turn)
    player = one.review.players[turn.seat].name
    about = message("report-about", game=one.game + 1, turn=turn.turn)
    chance = one.mistake.win_lost
    lost = say(message("report-points-lost", points=decimal(one.mistake.lost, voice)))
    if chance:
        lost = f"{lost}, {say(message('report-chance-lost', chance=share(chance, voice)))}"
    moves = (
        (head("rack"), turn.rack),
        (head("played"), say(turn_told(turn))),
        (head("best"), say(move_told(turn.best[0]))),
    )
    listed = "".join(f"<dt>{cell(say(key))}</dt><dd>{cell(value)}</dd>" for key, value in moves)
    kind = cell(say(mistake_told(one.mistake, turn, one.review)))
    return (
        f'<article class="card"><div class="board">{board.svg(last=last)}</div>'
        f'<div><span class="tag">{kind}</span></div>'
        f'<h3>{cell(player)}</h3><p class="quiet">{cell(say(about))}</p>'
        f'<dl class="moves">{listed}</dl><p class="lost">{cell(lost)}</p></article>'
    )


def _foot(collection: Collection, voice: Voice) -> str:
    say = voice.say
    parts = ["</main><footer>"]
    if collection.problems:
        parts.append(f"<h3>{cell(say(section('skipped')))}</h3>")
        parts += [
            f'<p class="quiet">{cell(name)}: {cell(say(problem))}</p>'
            for name, problem in collection.problems
        ]
    parts.append(f"<h3>{cell(say(section('how')))}</h3>")
    parts += [f'<p class="quiet">{cell(say(one))}</p>' for one in collection.settings]
    return "".join((*parts, "</footer></body></html>\n"))
