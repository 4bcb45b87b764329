"""Search through states. Kubat, section 1.2."""
