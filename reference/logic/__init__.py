"""Logic and learning in logic. One module a subject; formulas, atoms and clauses have the shapes of docs/shapes.md."""

CONCEPTS = {
    "logic.abductive_solution": "coverage:abductive_check",
    "logic.backward_chaining": "backward_chaining:solve",
    "logic.clause_holds": "clause_truth:clause_holds",
    "logic.closed_world_negatives": "foil:closed_world_negatives",
    "logic.covers_entailment": "coverage:covers_by_entailment",
    "logic.determinate_literals": "foil:is_determinate",
    "logic.entailment": "entailment:entails",
    "logic.evaluate_formula": "formulas:evaluate_formula",
    "logic.foil": "foil:FOIL",
    "logic.forward_chaining": "forward_chaining:CHAINING",
    "logic.herbrand_universe": "herbrand:herbrand_universe",
    "logic.hypothesis_quality": "coverage:theory_errors",
    "logic.recursive_clauses": "resolution:recursion_kind",
    "logic.resolution": "resolution:resolvents",
    "logic.resolution_derivation": "derivation:derive",
}
