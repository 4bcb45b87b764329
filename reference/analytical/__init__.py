"""Learning with a domain theory. Mitchell, chapters 11 and 12."""

CONCEPTS: dict[str, str] = {
    "analytical.domain_theory_quality": "propositional:theory_quality",
}
