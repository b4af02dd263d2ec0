"""Rackhouse: crossword-tile games under the rules of the house."""
