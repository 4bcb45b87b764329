"""The modules of the one-file checker, beside codec, checks and report: standard library only, no reference code."""
