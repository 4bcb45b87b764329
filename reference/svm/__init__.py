"""Margins, the separator with the largest one, and kernels."""
