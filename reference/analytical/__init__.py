"""Learning with a domain theory. Mitchell, chapters 11 and 12."""

CONCEPTS: dict[str, str] = {
    "analytical.domain_theory_quality": "propositional:theory_quality",
    "analytical.ebnn_objective": "slopes:ebnn_error",
    "analytical.kbann": "kbann:KBANN",
    "analytical.kbann_network": "kbann:kbann_network",
    "analytical.tangent_error": "slopes:tangent_error",
}
