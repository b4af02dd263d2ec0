"""What stands in addresses: games, places, numbers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.params import Parameter

from rackhouse.server.orders import LARGEST_NUMBER

PLACE = r"^(seat-[1-8]|judge|score-keeper|director|public)$"

GameName: TypeAlias = Annotated[
    str, Parameter(description="The game.", min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")
]
PlaceName: TypeAlias = Annotated[
    str, Parameter(description="The place: seat-1 and so on, judge, public.", pattern=PLACE)
]
After: TypeAlias = Annotated[
    int,
    Parameter(description="The number of the last fact seen; 0 is none.", ge=0, le=LARGEST_NUMBER),
]
Invitation: TypeAlias = Annotated[
    str,
    Parameter(
        header="X-Invitation",
        description="The secret of an invitation to look on, where the game is not open to all.",
        max_length=100,
        required=False,
    ),
]
