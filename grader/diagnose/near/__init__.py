"""Near misses: slips that need no spec to be recognised, as answers that a small change would make right."""
