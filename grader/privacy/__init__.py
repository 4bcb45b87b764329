"""A student's data: how it is found, handed over and deleted, and how old data is purged."""
