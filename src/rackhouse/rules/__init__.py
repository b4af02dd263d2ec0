"""Rule sheets: data files, the model they are read into, and their explanation."""

from rackhouse.rules.basis import Basis
from rackhouse.rules.consistency import contradictions
from rackhouse.rules.model import Colours, Help, Rules
from rackhouse.rules.settings import missing_settings
from rackhouse.rules.sheet import Sheet

__all__ = ["Basis", "Colours", "Help", "Rules", "Sheet", "contradictions", "missing_settings"]
