"""Logic and learning in logic. One module a subject; formulas, atoms and clauses have the shapes of docs/shapes.md."""

CONCEPTS = {
    "logic.abductive_solution": "coverage:abductive_check",
    "logic.absorption": "inverse_resolution:absorption",
    "logic.bottom_clause": "progol:bottom_clause",
    "logic.clause_reduction": "reduction:reduced_clause",
    "logic.closed_world_negatives": "foil:closed_world_negatives",
    "logic.compaction": "progol:compaction",
    "logic.covers_entailment": "coverage:covers_by_entailment",
    "logic.determinate_literals": "foil:is_determinate",
    "logic.evaluate_formula": "formulas:evaluate_formula",
    "logic.foil": "foil:FOIL",
    "logic.forward_chaining": "forward_chaining:CHAINING",
    "logic.hypothesis_quality": "coverage:theory_errors",
    "logic.identification": "inverse_resolution:identification",
    "logic.interconstruction": "predicate_invention:interconstruction",
    "logic.intraconstruction": "predicate_invention:intraconstruction",
    "logic.inverse_resolution": "inverse_steps:inverse_resolution",
    "logic.lgg_clauses": "generalising:lgg",
    "logic.lgg_terms": "generalising:lgg_terms",
    "logic.progol": "progol:PROGOL",
    "logic.rlgg": "relative_generalising:rlgg",
}
