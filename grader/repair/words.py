"""What is said of a repair: the line, then what kind of change it is, in words that tell no value."""

from collections.abc import Sequence

from grader.repair.candidates import RepairCandidate
from grader.repair.systematic import SystematicCandidate

# What a change is about, to follow "It is about"; by the kinds of `grader.repair.candidates`.
SUBJECTS = {
    "rounding": "rounding",
    "divisor": "the number that is divided by: n or n - 1",
    "exponential": "an exponential that gets too large",
    "boundary": "whether the boundary itself counts: `<` or `<=`",
    "order": "the order, or what is sorted by",
    "guard": "a special case: a division by 0, the logarithm of 0, or nothing to work with",
    "dropped": "a term or factor that does not belong there",
    "condition": "a condition",
    "call": "which function is called",
    "comparison": "a comparison",
    "constant": "a number",
    "arguments": "the order of two values",
    "index": "where an index, a slice or a range begins or ends",
    "arithmetic": "an arithmetic operator",
    "form": "the form of a value: one item or several, a list or a number, whole numbers or fractions",
    "normalised": "a division by the sum",
    "shared": "a list that is changed while it is still needed as it was",
    "overwritten": "what is written over, or counted once, though it comes twice",
    "start": "the value that a search or a sum begins with",
    "missing": "0, or something empty, that is taken for something missing",
    "nearness": "numbers that are compared to their last digit",
    "statement": "a statement that is too many, or in the wrong place",
    "variable": "which variable is used",
    "length": "a length that is one too large or too small",
    "value": "a value that should be turned into another: its sign, its square, its root, 1 minus it",
    "argument": "a number in the code where an argument should stand",
}
# What a line does that is changed everywhere, to follow "line 6"; by the ways of `grader.repair.systematic`.
WAY_VERBS = {
    "rounding": "rounds",
    "divisor by n": "divides by n, not by n - 1",
    "divisor by n - 1": "divides by n - 1, not by n",
    "logarithm to another base": "takes a logarithm that is not to base 2",
    "logarithm to base 2": "takes a logarithm that is not the natural one",
    "exponential": "takes an exponential that may get too large",
    "guard": "may divide by 0, or take the logarithm of 0",
    "missing": "takes 0, or something empty, for something missing",
}
COUNT_WORDS = ("", "One small thing", "Two small things", "Three small things")


def lines_sentence(lines: Sequence[tuple[str, int]], function: str, *, whole: bool, files: bool) -> str:
    """The sentence that names the lines of a repair, and nothing else of it.

    >>> lines_sentence([("hw.py", 12)], "euclidean_distance", whole=True, files=False)
    'All inputs come out right if only line 12, in `euclidean_distance`, is changed.'
    """
    numbers = [f"{line} of {place}" if files else str(line) for place, line in lines]
    listed = f"lines {', '.join(numbers[:-1])} and {numbers[-1]}" if len(numbers) > 1 else f"line {numbers[0]}"
    where = f"{listed}, in `{function}`," if function else f"{listed}"
    if whole:
        return f"All inputs come out right if only {where} {'are' if len(numbers) > 1 else 'is'} changed."
    verb = "are among" if len(numbers) > 1 else "is one of"
    begun = f"{where[:1].upper()}{where[1:]} {verb} several things to look at"
    return f"{begun}: with a change there, more inputs come out right."


def subject_of(candidate: RepairCandidate) -> str:
    """What a repair is about, to follow "It is about"; of changes made everywhere, a sentence on each of the lines.

    >>> subject_of(RepairCandidate("rounding", (), ()))
    'rounding'
    """
    if not isinstance(candidate, SystematicCandidate):
        return SUBJECTS[candidate.kind]
    told = dict.fromkeys((line, way) for way, _, _, line in candidate.ways)
    ways = {way for _, way in told}
    listed = "; ".join(f"line {line} {WAY_VERBS[way]}" for line, way in sorted(told))
    return f"{COUNT_WORDS[len(ways)]}, and all is right: {listed}."
