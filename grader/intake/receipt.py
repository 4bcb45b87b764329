"""What a student can hold against us: the digest of what was handed in, and a receipt of it to keep or to read out.

Students make receipts themselves, with `pack`, as often as they like, and could search for two works with one receipt
if receipts were short. So a receipt has 140 bits of the digest, and such a search takes about 2**70 tries. Receipts of
older versions have six letters. They are still read, as students keep them, but prove less: 26 bits.
"""

import hashlib
from collections.abc import Iterable

# Crockford's base 32: without I, L and O, which look like 1 and 0, and without U, which makes words.
RECEIPT_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKE = str.maketrans("ILO", "110")
RECEIPT_LENGTH, RECEIPT_GROUP = 28, 4  # signs of 5 bits: 26 would do for 128 bits, but leave a group of two

CONSONANTS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels, so that no code is a word; no digits, so that no 0 is taken for an O
SHORT_LENGTH, SHORT_GROUP = 6, 3  # letters of an older receipt, and of each of its groups


def files_digest(files: Iterable[tuple[str, bytes]]) -> str:
    """A digest of names and bytes, whatever order they come in.

    >>> files_digest([("a.py", b"1"), ("b.py", b"")]) == files_digest([("b.py", b""), ("a.py", b"1")])
    True
    """
    total = hashlib.sha256()
    for name, data in sorted(files):
        for piece in (name.encode("utf-8", "surrogatepass"), data):
            total.update(len(piece).to_bytes(8, "big"))  # else ("a", "bc") and ("ab", "c") would be one
            total.update(piece)
    return f"sha256:{total.hexdigest()}"


def receipt_of(digest: str) -> str:
    """The receipt of a digest: 28 letters and digits in groups of four.

    >>> receipt_of("sha256:" + "0" * 62 + "3f")
    '0000-0000-0000-0000-0000-0000-001Z'
    """
    return in_groups(spelled(digest, RECEIPT_SIGNS, RECEIPT_LENGTH), RECEIPT_GROUP)


def short_receipt_of(digest: str) -> str:
    """The receipt that older versions gave for a digest: six letters.

    >>> short_receipt_of("sha256:" + "0" * 63 + "1")
    'BBB-BBC'
    """
    return in_groups(spelled(digest, CONSONANTS, SHORT_LENGTH), SHORT_GROUP)


def spelled(digest: str, signs: str, length: int) -> str:
    """The end of a digest as a number of so many signs."""
    number, found = int(digest.removeprefix("sha256:"), 16), ""
    for _ in range(length):
        number, place = divmod(number, len(signs))
        found = signs[place] + found
    return found


def in_groups(signs: str, size: int) -> str:
    """Signs in groups of a size, with hyphens between them."""
    return "-".join(signs[place : place + size] for place in range(0, len(signs), size))


def receipt_in(text: str) -> str:
    """The receipt that somebody typed or heard: in any case, with any gaps, O for 0, I or L for 1; "" if it is none.

    >>> receipt_in("oooo 0000 0000-0000-0000-0000 OOLz"), receipt_in("bbbbbc"), receipt_in("s0001")
    ('0000-0000-0000-0000-0000-0000-001Z', 'BBB-BBC', '')
    """
    typed = "".join(sign for sign in text.upper() if sign.isalnum())
    if len(typed) == SHORT_LENGTH and set(typed) <= set(CONSONANTS):
        return in_groups(typed, SHORT_GROUP)
    meant = typed.translate(LOOK_ALIKE)
    return in_groups(meant, RECEIPT_GROUP) if len(meant) == RECEIPT_LENGTH and set(meant) <= set(RECEIPT_SIGNS) else ""


def is_receipt_of(receipt: str, digest: str) -> bool:
    """Whether a receipt, as `receipt_in` gives it, stands for a digest, in the form of today or of older versions."""
    return receipt in (receipt_of(digest), short_receipt_of(digest))
