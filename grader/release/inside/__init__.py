"""What the one-file checker is made of, beside codec, checks and report: standard library only, no reference code."""
