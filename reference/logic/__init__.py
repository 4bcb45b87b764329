"""Logic, and learning in it. One module a subject; formulas, atoms and clauses have the shapes of docs/shapes.md."""
