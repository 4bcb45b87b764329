"""Known mistakes in searches."""
