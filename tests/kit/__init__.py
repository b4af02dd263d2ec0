"""What tests set a table with: rigged draws, positions, time that stands still."""

from tests.kit.table import Table

__all__ = ["Table"]
