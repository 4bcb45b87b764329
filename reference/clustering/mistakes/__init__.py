"""Wrong variants of the references, a few lines each, named for what they do."""
