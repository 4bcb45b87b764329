"""Learning with a domain theory. Mitchell, chapters 11 and 12."""

CONCEPTS: dict[str, str] = {
    "analytical.analytical_consistency": "consistency:analytical_consistent",
    "analytical.domain_theory_quality": "propositional:theory_quality",
    "analytical.ebl_generalize": "generalizing:regressed",
    "analytical.ebnn_objective": "slopes:ebnn_error",
    "analytical.explain": "explanations:explain",
    "analytical.focl": "focl:FOCL",
    "analytical.kbann": "kbann:KBANN",
    "analytical.kbann_network": "kbann:kbann_network",
    "analytical.prolog_ebg": "ebg:EBG",
    "analytical.search_control": "search_control:order_subgoals",
    "analytical.tangent_error": "slopes:tangent_error",
}
