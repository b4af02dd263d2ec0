"""The referee: commands in, facts or a refusal out; and each viewer's view. Pure."""

from rackhouse.record import Refusal
from rackhouse.referee.commands import AnyCommand, Command
from rackhouse.referee.decide import Option, allowed, decide
from rackhouse.referee.deciding import World
from rackhouse.referee.news import NewsItem, is_alike, news
from rackhouse.referee.opening import GamePlan, open_game
from rackhouse.referee.timekeeping import Due, next_due
from rackhouse.referee.views import GameView, view

__all__ = [
    "AnyCommand",
    "Command",
    "Due",
    "GamePlan",
    "GameView",
    "NewsItem",
    "Option",
    "Refusal",
    "World",
    "allowed",
    "decide",
    "is_alike",
    "news",
    "next_due",
    "open_game",
    "view",
]
