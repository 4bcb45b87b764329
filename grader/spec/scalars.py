"""Plain scalars as YAML 1.2 reads them: `no` is a text, 1e-6 a number, and nothing is a date."""

import re

SPECIAL_SCALARS: dict[str, object] = {
    **dict.fromkeys(["", "~", "null", "Null", "NULL"]),
    **dict.fromkeys(["true", "True", "TRUE"], True),
    **dict.fromkeys(["false", "False", "FALSE"], False),
    **dict.fromkeys([".nan", ".NaN", ".NAN"], float("nan")),
    **{sign + name: float(sign + "inf") for sign in ["", "+", "-"] for name in [".inf", ".Inf", ".INF"]},
}
INT = re.compile(r"[-+]?[0-9]+")  # 017 is seventeen: YAML 1.1 read it as octal
BASED = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")  # without a sign, as YAML 1.2 has it
FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")  # no underscores: 1_000 is a text
# Characters of a number, so that every whole one fits a float, even in base 16; a longer one is a text.
MAX_YAML_NUMBER_CHARACTERS = 250


def yaml_scalar(text: str) -> object:
    """The value of a scalar written without quotes.

    >>> texts = ["no", "1e-6", "0x1f", "0o17", "017", "12:30", "2026-12-04", "~", "True", "1_000"]
    >>> [yaml_scalar(text) for text in texts]
    ['no', 1e-06, 31, 15, 17, '12:30', '2026-12-04', None, True, '1_000']
    """
    if text in SPECIAL_SCALARS:
        return SPECIAL_SCALARS[text]
    # The first character decides: most scalars are words, and need no pattern.
    if len(text) > MAX_YAML_NUMBER_CHARACTERS or text[0] not in "-+.0123456789":
        return text
    if INT.fullmatch(text):
        return int(text)
    if BASED.fullmatch(text):
        return int(text[2:], 8 if text[1] == "o" else 16)
    return float(text) if FLOAT.fullmatch(text) else text
