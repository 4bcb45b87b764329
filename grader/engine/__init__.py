"""Engine: one submission through every stage, and a cohort of them over several workers."""
