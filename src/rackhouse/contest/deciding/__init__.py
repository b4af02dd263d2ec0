"""Commands that lead to more than one fact, or need more than their own fields. Pure."""
