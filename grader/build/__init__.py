"""Build: from a spec and a secret to cases with calls, expected outputs and what known mistakes give; then frozen."""
