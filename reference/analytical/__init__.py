"""Learning with a domain theory. Mitchell, chapters 11 and 12."""

CONCEPTS: dict[str, str] = {}
