"""Who judges the words of a game: the judge with the list or dictionary that a record names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.errors import IllegalError
from rackhouse.lexicon import DictionaryJudge, Judge, Lexicon, ListJudge, Policy, judge_named
from rackhouse.record import JUDGE, DictionaryReference
from rackhouse.referee import commands

if TYPE_CHECKING:
    from rackhouse.record import State
    from rackhouse.rules import Rules


def judge_for(reference: DictionaryReference, rules: Rules) -> Judge:
    """The judge with the list or dictionary that a record names, under the record's rules.

    >>> from rackhouse.game import Game
    >>> game = Game.new("base", lexicon="english")
    >>> judge_for(game.state.dictionary, game.state.rules)(["PARIS"]).acceptable
    False

    Raises:
        IllegalError: where it has changed since.
        UnknownNameError: where it is not there any more.
        MalformedError: where its file is damaged.
    """
    found, judge = in_force(reference.name, rules)
    if found.checksum != reference.checksum:
        raise IllegalError("game-list-changed", name=reference.name)
    return judge


def in_force(lexicon: str | Lexicon, rules: Rules) -> tuple[DictionaryReference, Judge]:
    """What a record says of a list or dictionary, and the judge with it and the exclusions.

    >>> from rackhouse.game import Game
    >>> in_force("enable", Game.new("base").state.rules)[0].title
    'the ENABLE word list'

    Raises:
        UnknownNameError: where there is no such list or dictionary.
        MalformedError: where its file is damaged.
    """
    if isinstance(lexicon, Lexicon):
        judge: ListJudge | DictionaryJudge = ListJudge(lexicon)
    else:
        words = rules.words
        policy = Policy.excluding(words.exclusions, needs_part=words.needs_part)
        judge = judge_named(lexicon, policy)
    if isinstance(judge, DictionaryJudge):
        book, header = judge.dictionary, judge.dictionary.header
        reference = DictionaryReference(header.title, header.edition, book.name, book.checksum)
        return reference, judge
    listed = judge.lexicon
    return DictionaryReference(listed.title, listed.edition, listed.name, listed.checksum), judge


def ruled_by(judge: Judge | None, state: State) -> commands.Rule:
    """The ruling of the word list in place of the judge, on the words challenged.

    Raises:
        IllegalError: if there is no list, or nothing to rule on.
    """
    if judge is None or state.call is None:
        raise IllegalError("game-no-list-rules")
    verdict = judge(state.call.words)
    reasons = {ruling.word: str(ruling.reason) for ruling in verdict.refused}
    return commands.Rule(JUDGE, verdict.acceptable, reasons)
