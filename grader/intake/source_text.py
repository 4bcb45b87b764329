"""Text from bytes, as Python itself would read a source file, and more kindly where it would refuse."""

import codecs
import re

BYTE_ORDER_MARKS = (  # the longer first: a UTF-32 mark begins with a UTF-16 one
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
# Python knows stranger codecs: some take quadratic time (idna), some are no encodings of source (unicode_escape).
READABLE_ENCODINGS = re.compile(
    r"(utf-(8|16|32).*|ascii|iso8859-\d+|cp\d+|koi8-\w|mac-\w+|gb\w+|big5\w*|shift_jis\w*|euc_\w+)$"
)
# Characters of an encoding's name; Python would look for a module of any name, and remember it.
MAX_ENCODING_CHARACTERS = 40
ENCODING_COOKIE = re.compile(rb"[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")  # as in the language reference, section 2.1.4
COMMENT_LINE = re.compile(rb"[ \t\f]*(#.*)?$")  # a first line after which the second may declare the encoding


def decoded_text(data: bytes, file: str) -> tuple[str, tuple[str, ...]]:
    """The text of a file with `\\n` at the end of every line, and notes on what had to be guessed or left out."""
    text, notes = decoded_bytes(data, file)
    if "\0" in text:
        text = text.replace("\0", "")
        notes += (f"{file} holds NUL characters, which no program may; they were left out.",)
    return whole_text(text), notes


def decoded_bytes(data: bytes, file: str) -> tuple[str, tuple[str, ...]]:
    """The text by its byte order mark, by the look of UTF-16, by its declared encoding, or else as latin-1."""
    for mark, encoding in BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, "replace"), ()
    if (wide := wide_encoding(data)) is not None:
        return data.decode(wide, "replace"), ()
    try:
        return data.decode(declared_encoding(data)), ()
    except (LookupError, ValueError):  # an unknown name, or bytes that it does not allow
        return data.decode("latin-1"), (
            f"{file} is not in UTF-8, nor in an encoding that it declares; it was read as latin-1. "
            "Save it as UTF-8 if letters with accents look wrong.",
        )


def wide_encoding(data: bytes) -> str | None:
    """The name of UTF-16 for bytes of which nearly every other one is zero, as in a program's text; else None."""
    sample = data[:2000]  # enough to tell, and some letters of other scripts may be in it: 9 in 10 will do
    odd, even = sample[1::2], sample[::2]
    if len(sample) < 4 or len(data) % 2:
        return None
    if odd.count(0) > 0.9 * len(odd) and even.count(0) < 0.1 * len(even):
        return "utf-16-le"
    if even.count(0) > 0.9 * len(even) and odd.count(0) < 0.1 * len(odd):
        return "utf-16-be"
    return None


def declared_encoding(data: bytes) -> str:
    """The encoding that one of the first two lines declares, or UTF-8; raises LookupError for what we do not read."""
    first, *rest = re.split(rb"\r\n|\r|\n", data, maxsplit=2)  # Python looks no further than the second line
    lines = (first, *rest[:1]) if COMMENT_LINE.match(first) else (first,)
    cookies = [
        cookie[1].decode("ascii")[:MAX_ENCODING_CHARACTERS] for line in lines if (cookie := ENCODING_COOKIE.match(line))
    ]
    encoding = codecs.lookup(cookies[0]).name if cookies else "utf-8"
    if not READABLE_ENCODINGS.match(encoding):
        raise LookupError(encoding)
    return encoding


def whole_text(text: str) -> str:
    """The text with `\\n` line ends and without half characters, which no file could hold."""
    # Through UTF-16, which puts two halves that belong together into one character, and replaces the others.
    joined = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return joined.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
