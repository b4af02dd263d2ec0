"""Words: lists, labelled dictionaries, what makes a word good, and the judge."""

from rackhouse.lexicon.commonness import Commonness
from rackhouse.lexicon.dictionary import Dictionary, definition
from rackhouse.lexicon.entry import DictionaryEntry, Mark
from rackhouse.lexicon.importing import import_list
from rackhouse.lexicon.judge import DictionaryJudge, Judge, ListJudge, judge_named
from rackhouse.lexicon.labelled import import_dictionary
from rackhouse.lexicon.lexicon import HouseChanges, Lexicon
from rackhouse.lexicon.policy import Policy
from rackhouse.lexicon.report import ImportReport, Remark
from rackhouse.lexicon.rulings import (
    EarlierRuling,
    KeptRuling,
    Occasion,
    RulingBook,
    Source,
    load_rulings,
    save_rulings,
)
from rackhouse.lexicon.verdict import EXCLUSIONS, Ground, Verdict, WordRuling

__all__ = [
    "EXCLUSIONS",
    "Commonness",
    "Dictionary",
    "DictionaryEntry",
    "DictionaryJudge",
    "EarlierRuling",
    "Ground",
    "HouseChanges",
    "ImportReport",
    "Judge",
    "KeptRuling",
    "Lexicon",
    "ListJudge",
    "Mark",
    "Occasion",
    "Policy",
    "Remark",
    "RulingBook",
    "Source",
    "Verdict",
    "WordRuling",
    "definition",
    "import_dictionary",
    "import_list",
    "judge_named",
    "load_rulings",
    "save_rulings",
]
