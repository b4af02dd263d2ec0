"""The board and tiles of a GCG file, as far as it names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rackhouse.board import Board
from rackhouse.errors import MalformedError
from rackhouse.messages import all_of, quoted
from rackhouse.record.gcg.game import PlayEvent, Pragma
from rackhouse.tiles import TileSet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rackhouse.record.gcg.game import GcgGame

_TILE_PRAGMAS: Final = (
    "tile-distribution",
    "letter-distribution",
    "letterdistribution",
    "tile-set",
    "lexicon",
)
_BOARD_PRAGMAS: Final = ("board-layout", "boardlayout", "game-type", "variant", "style")

_LANGUAGE_OF_LEXICON: Final = {
    "FILE": "spanish",
    "FISE": "spanish",
    "FRA": "french",
    "ODS": "french",
    "RD": "german",
    "NSF": "norwegian",
    "OSPS": "polish",
    "DISC": "catalan",
}
"""What the names of well-known lists in other languages begin with; digits follow."""

_SLIPS: Final = 3
"""This many odd racks and words may be typos; more mean another language."""

_OTHER_LANGUAGES: Final = (
    *("french", "german", "norwegian", "polish", "catalan", "dutch", "swedish", "danish"),
    *("finnish", "italian", "portuguese", "romanian", "russian", "greek", "turkish", "malay"),
)


def empty_board(game: GcgGame) -> Board:
    r"""The board that a game began on: the classic English one unless the file says otherwise.

    >>> from rackhouse.record.gcg import read_gcg
    >>> game = read_gcg("#player1 a A\n#player2 b B\n#board-layout SuperCrosswordGame\n")
    >>> empty_board(game).layout.name, empty_board(game).tile_set.name
    ('super', 'english-super')

    Raises:
        MalformedError: if the file names tiles that we have no data file for.
    """
    is_super = any("super" in text.lower() for text in _said(game, _BOARD_PRAGMAS))
    language = _language(game)
    if language in _OTHER_LANGUAGES:
        names = all_of(TileSet.names())
        raise MalformedError("gcg-other-tiles", language=language, names=names)
    layout = "super" if is_super else "classic"
    if language is None and (foreign := _foreign_letters(game)):
        spelt = [text for text in foreign if _is_spanish(text)]
        if len(spelt) == len(foreign):
            language = "spanish"
        elif len(foreign) > _SLIPS:
            text = next(text for text in foreign if text not in spelt)
            raise MalformedError("gcg-no-tiles", text=quoted(text))
    if language == "spanish":
        return Board.empty(layout, "spanish")
    return Board.empty(layout, "english-super" if is_super else "english")


def pragmas_for(lexicon: str, layout: str) -> list[Pragma]:
    """The lines that name the words and the board; :func:`empty_board` reads the board back.

    >>> [pragma.name for pragma in pragmas_for("ENABLE", "classic")]
    ['lexicon']
    """
    board = [Pragma("board-layout", "SuperCrosswordGame")] if layout == "super" else []
    return [Pragma("lexicon", lexicon), *board]


def _is_spanish(text: str) -> bool:
    return (
        TileSet.named("spanish").alphabet.spell(text.replace("?", "").replace(".", "")) is not None
    )


def _said(game: GcgGame, names: tuple[str, ...]) -> Iterator[str]:
    for name in names:
        text = game.pragma(name)
        if text:
            yield text
    # Some programs use only the published pragmas and say it in a note before the first event.
    for line in game.note.splitlines():
        key, colon, text = line.partition(":")
        if colon and key.strip().lower() in names:
            yield text


def _language(game: GcgGame) -> str | None:
    for text in _said(game, _TILE_PRAGMAS):
        said = text.strip().lower()
        for language in ("english", "spanish", *_OTHER_LANGUAGES):
            if language in said:
                return language
        for start, language in _LANGUAGE_OF_LEXICON.items():
            if said.startswith(start.lower()) and said[len(start) : len(start) + 1].isdigit():
                return language
    return None


def _foreign_letters(game: GcgGame) -> list[str]:
    """The racks and words that English tiles cannot spell, in files that name no language."""
    return [
        text
        for event in game.events
        for text in (event.rack, event.word if isinstance(event, PlayEvent) else "")
        if "[" in text or not text.isascii()
    ]
