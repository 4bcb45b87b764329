"""Known mistakes about learning with a domain theory."""
