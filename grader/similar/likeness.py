"""The likeness of two pieces of code, by copydetect: fingerprints of code in which names and layout do not count.

Its winnowing is switched off (a window of one): which fingerprints it keeps depends on Python's hash of texts, which
differs from process to process, and pieces of homework are small enough to compare them all.
"""

import io
from dataclasses import dataclass
from typing import Any

FINGERPRINT_CHARACTERS = 15  # characters of filtered code that make a fingerprint; measured, see docs/integrity.md
MIN_CODE_CHARACTERS = 150  # characters of filtered code: what is shorter, many write alike
MIN_COMMON_SHARE = 0.2  # of the fingerprints in common: less than any lead has, and quick to find
LIBRARY_NEEDED = "Comparing code needs a library: pip install 'markscheme[similar]'."


class NoLibrary(ValueError):
    """The library copydetect is not installed; the text is one sentence."""


@dataclass(frozen=True, slots=True)
class CodePrint:
    """The fingerprint of one piece of code."""

    text: str
    made: Any  # copydetect's CodeFingerprint

    @property
    def size(self) -> int:
        """The number of characters of the filtered code."""
        return len(self.made.filtered_code)


@dataclass(frozen=True, slots=True)
class CodeLikeness:
    """The likeness of two pieces of code: the share of each in the other, and the ranges of characters in common."""

    first: float
    second: float
    common: int
    places: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]

    @property
    def share(self) -> float:
        """The smaller of the two shares, as a short piece inside a long one does not make two alike pieces."""
        return min(self.first, self.second)


def code_print(text: str) -> CodePrint:
    """The fingerprint of a piece of code; raises `NoLibrary`."""
    try:
        from copydetect import CodeFingerprint  # noqa: PLC0415  an extra, and slow to import
    except ModuleNotFoundError:
        raise NoLibrary(LIBRARY_NEEDED) from None
    # The 1 is the window: winnowing is off, see above.
    return CodePrint(
        text, CodeFingerprint("piece.py", FINGERPRINT_CHARACTERS, 1, fp=io.StringIO(text), language="python")
    )


def may_be_alike(one: CodePrint, other: CodePrint) -> bool:
    """Whether two pieces have enough fingerprints in common to be compared."""
    common = len(one.made.hashes & other.made.hashes)
    return common >= MIN_COMMON_SHARE * max(len(one.made.hashes), len(other.made.hashes))


def likeness_of(one: CodePrint, other: CodePrint) -> CodeLikeness:
    """The likeness of two pieces of code."""
    from copydetect import compare_files  # noqa: PLC0415

    common, shares, slices = compare_files(one.made, other.made)
    places = tuple(copied_places(each) for each in slices)
    return CodeLikeness(float(shares[0]), float(shares[1]), int(common), (places[0], places[1]))


def copied_places(slices: Any) -> tuple[tuple[int, int], ...]:
    """The beginnings and ends of copied code, in order."""
    return tuple((int(start), int(end)) for start, end in zip(*slices, strict=True)) if len(slices) else ()
