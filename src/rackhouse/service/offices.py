"""The offices of a game: which places beside the seats there is a use for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.record import Role
from rackhouse.referee.setting_up import ruler_of

if TYPE_CHECKING:
    from rackhouse.referee import GamePlan


def offices_of(plan: GamePlan, *, list_judges: bool) -> tuple[str, ...]:
    """The places that somebody is asked to who does not play, as links name them.

    >>> from rackhouse.service.open_game import Opening, plan_of
    >>> offices_of(plan_of(Opening()), list_judges=False)
    ('director',)
    >>> offices_of(plan_of(Opening(custody="table")), list_judges=False)
    ('score-keeper', 'director')

    A director is there for every game; a judge only where one is called and no list speaks for
    them, a score-keeper where scores are confirmed or time is granted, or to write the pad.
    """
    rules = plan.rules
    has_judge = ruler_of(rules, plan.dictionary) == "judge" and not list_judges
    keeps = rules.window.shuts == "score-confirmed" or rules.turn.limit == "soft"
    has_keeper = keeps or plan.custody == "table"
    wanted = ((Role.JUDGE, has_judge), (Role.SCORE_KEEPER, has_keeper), (Role.DIRECTOR, True))
    return tuple(role.value for role, is_wanted in wanted if is_wanted)
