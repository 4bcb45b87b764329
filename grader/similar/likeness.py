"""How alike two pieces of code are, by copydetect: fingerprints of code in which names and layout do not count.

Its winnowing is switched off (a window of one): which fingerprints it keeps depends on Python's hash of texts, which
differs from process to process, and pieces of homework are small enough to compare them all.
"""

import io
from dataclasses import dataclass
from typing import Any

K = 15  # characters of filtered code that make a fingerprint; measured, see docs/integrity.md
LEAST = 150  # characters of filtered code: what is shorter, many write alike
FIFTH = 0.2
NEEDED = "Comparing code needs a library: pip install 'markscheme[similar]'."


class NoLibrary(ValueError):
    """copydetect is not installed; the text is the sentence."""


@dataclass(frozen=True, slots=True)
class Print:
    """The fingerprint of one piece."""

    text: str
    made: Any  # copydetect's CodeFingerprint

    @property
    def size(self) -> int:
        """Characters of filtered code."""
        return len(self.made.filtered_code)


@dataclass(frozen=True, slots=True)
class Alike:
    """How much of each of two pieces stands in the other, from 0 to 1; where, in each text, as pairs of places."""

    first: float
    second: float
    common: int
    places: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]

    @property
    def share(self) -> float:
        """The smaller share: one short piece inside a long one is not two pieces alike."""
        return min(self.first, self.second)


def print_of(text: str) -> Print:
    """The fingerprint of a piece; raises `NoLibrary`."""
    try:
        from copydetect import CodeFingerprint  # noqa: PLC0415  an extra, and slow to import
    except ModuleNotFoundError:
        raise NoLibrary(NEEDED) from None
    return Print(text, CodeFingerprint("piece.py", K, 1, fp=io.StringIO(text), language="python"))


def may_be_alike(one: Print, other: Print) -> bool:
    """Whether a closer look is worth it: a fifth of the fingerprints in common, less than any lead has."""
    common = len(one.made.hashes & other.made.hashes)
    return common >= FIFTH * max(len(one.made.hashes), len(other.made.hashes))


def alike(one: Print, other: Print) -> Alike:
    """How alike two pieces are."""
    from copydetect import compare_files  # noqa: PLC0415

    common, shares, slices = compare_files(one.made, other.made)
    places = tuple(places_of(each) for each in slices)
    return Alike(float(shares[0]), float(shares[1]), int(common), (places[0], places[1]))


def places_of(slices: Any) -> tuple[tuple[int, int], ...]:
    """Where copied code begins and ends, in order."""
    return tuple((int(start), int(end)) for start, end in zip(*slices, strict=True)) if len(slices) else ()
