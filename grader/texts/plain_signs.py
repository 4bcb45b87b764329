"""Plain signs in place of typographic ones, for terminals and logs that take ASCII only."""

import codecs
import sys

PLAIN_SIGNS = {
    "·": "-",
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "×": "x",
    "≤": "<=",
    "≥": ">=",
    "→": "->",
    "✓": "+",
    "✕": "x",
    "◐": "~",
    "○": "o",
    "•": "*",
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "\u00a0": " ",
}
HANDLER_NAME = "markscheme.plain"


def plain_signs(error: UnicodeError) -> tuple[str, int]:
    """What is written in place of signs that a stream cannot encode, and where to go on: as `codecs` asks for it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(PLAIN_SIGNS.get(sign, "?") for sign in signs), error.end


def take_plain_signs() -> None:
    """Makes standard output and error write plain signs where their encoding has no others."""
    codecs.register_error(HANDLER_NAME, plain_signs)
    for stream in (sys.stdout, sys.stderr):
        # A notebook's streams, and those of tests, take every sign and cannot be told otherwise.
        if hasattr(stream, "reconfigure") and stream.errors == "strict":
            stream.reconfigure(errors=HANDLER_NAME)
