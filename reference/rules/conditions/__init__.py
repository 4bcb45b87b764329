"""Conditions on drawn inputs: predicates over the arguments and the answer."""
