"""Spec: exercises, assignments and datasets in YAML, read into frozen models; every mistake in a file is a fault."""
