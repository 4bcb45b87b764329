"""The gradebook: attempts, results and what people decided about them; and from these, every student's standing."""
