"""What is held of a student: found, handed over, deleted; and what is old, purged."""
