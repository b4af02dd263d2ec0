"""Files of other tournament programs: a division as a table of who met whom, written and read.

Rating bodies take such files: ``.tou`` in the layout of AUPAIR, ``.t`` as tsh keeps a division.
"""

from rackhouse.exchange.crosstable import CrossDivision, CrossGame, CrossPlayer, CrossTable
from rackhouse.exchange.event import crosstable_of, division_crosstable
from rackhouse.exchange.tou import read_tou, write_tou
from rackhouse.exchange.tsh import read_tsh, write_tsh

__all__ = [
    "CrossDivision",
    "CrossGame",
    "CrossPlayer",
    "CrossTable",
    "crosstable_of",
    "division_crosstable",
    "read_tou",
    "read_tsh",
    "write_tou",
    "write_tsh",
]
