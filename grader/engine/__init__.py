"""Engine: one submission through every stage, and a class of them over several workers."""
