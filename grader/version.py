"""The version of markscheme."""

__version__ = "0.1.0"
