"""First and second marks compared, for `grader mark --compare`."""

import math
import sys
from collections.abc import Sequence

from grader.cli.classed import GradedFolder
from grader.cli.errors import CannotRun
from grader.cli.mark_in import MAX_SHOWN_ROWS, text_table
from grader.cli.mark_options import MarkOptions, naming_in, written_answers
from grader.cli.printed_tables import table_console
from grader.export.equal_answers import Naming
from grader.export.second_marks import MarkAgreement, MarkPair, agreement_of, mark_pairs, pairs_text
from grader.gradebook.late import decimal_text
from grader.texts.safe_text import counted, one_line
from grader.texts.whole_files import write_whole

USUAL_DISTANCE = 1.0  # points by which two marks may differ before they are counted as far apart
NO_PAIRS = (
    "No answer has two marks yet: `grader mark {folder} --second --out FILE` writes a sheet for a second marker.\n"
)


def compare_marks(asked: MarkOptions, graded: GradedFolder) -> None:
    """Prints how far the marks of first and second markers lie apart, and writes them as a sheet if asked to."""
    beyond = USUAL_DISTANCE if asked.beyond is None else asked.beyond
    if not math.isfinite(beyond):
        raise CannotRun("--beyond: write a number of points.")
    if asked.out is not None and asked.out.suffix != ".csv":
        raise CannotRun(f"--out {asked.out}: with --compare it ends in .csv.")
    if asked.out is not None and asked.out.exists():
        raise CannotRun(f"{asked.out}: it is there already and may hold marks; name another file, or move it away.")
    pairs = mark_pairs(written_answers(graded, asked.assignment), graded.records.second)
    if not pairs:
        sys.stdout.write(NO_PAIRS.format(folder=one_line(str(asked.graded))))
        return
    naming = naming_in(graded, names=asked.names)
    print_pairs([each for each in pairs if each.difference], naming)
    print_agreements(pairs, beyond)
    sys.stdout.write("\n".join(agreement_lines(agreement_of(pairs, beyond), beyond)) + "\n")
    if asked.out is not None:
        write_whole(asked.out, pairs_text(pairs, naming))
        sys.stdout.write(f"To settle them, change marks in it and read it back with --in: {asked.out}\n")


def print_pairs(pairs: Sequence[MarkPair], naming: Naming) -> None:
    """Prints the answers whose two marks differ, furthest apart first."""
    if pairs:
        heads = ("who", "exercise", "of", "first", "by", "second", "by", "difference")
        table_console().print(text_table(heads, [pair_row(each, naming) for each in pairs[:MAX_SHOWN_ROWS]]))
        if len(pairs) > MAX_SHOWN_ROWS:
            sys.stdout.write(f"... and {len(pairs) - MAX_SHOWN_ROWS} more; --out FILE.csv has them all.\n")
        sys.stdout.write("\n")


def pair_row(pair: MarkPair, naming: Naming) -> tuple[str, ...]:
    """The cells of an answer with two marks."""
    answer, second = pair.answer, pair.second
    marks = (decimal_text(answer.mark or 0), answer.marker, decimal_text(second.score), second.author)
    whose = (naming(answer.student), answer.exercise, decimal_text(answer.points))
    return (*whose, *marks, signed(float(pair.difference)))


def print_agreements(pairs: Sequence[MarkPair], beyond: float) -> None:
    """Prints how two people agree, for each exercise that both have marked."""
    groups: dict[tuple[str, str, str], list[MarkPair]] = {}
    for each in sorted(pairs, key=pair_key):
        groups.setdefault(pair_key(each), []).append(each)
    heads = (
        "exercise",
        "first by",
        "second by",
        "answers",
        "same",
        f"over {decimal_text(beyond)} apart",
        "mean",
        "distance",
    )
    table_console().print(
        text_table(heads, [(*key, *agreement_row(agreement_of(own, beyond))) for key, own in groups.items()])
    )
    sys.stdout.write("\n")


def pair_key(pair: MarkPair) -> tuple[str, str, str]:
    """The exercise and the two markers of an answer."""
    return (pair.answer.exercise, pair.answer.marker, pair.second.author)


def agreement_row(found: MarkAgreement) -> tuple[str, ...]:
    """The cells on how far marks lie apart."""
    counts = (str(found.answers), str(found.same), str(found.apart))
    return (*counts, signed(found.mean), f"{found.mean_distance:.2f}")


def agreement_lines(found: MarkAgreement, beyond: float) -> list[str]:
    """Sentences on how far all marks lie apart, and on which of them counts."""
    apart = f"{found.apart} differ by more than {counted(beyond, 'point')}"
    return [
        f"{counted(found.answers, 'answer')} with two marks: {found.same} the same, {apart}.",
        f"Mean difference, second less first: {signed(found.mean)}; mean distance: {found.mean_distance:.2f}.",
        "The first mark counts until somebody puts another in its place.",
    ]


def signed(value: float) -> str:
    """A difference with its sign.

    >>> signed(0.5), signed(-1), signed(0)
    ('+0.50', '-1.00', '0')
    """
    return f"{value:+.2f}" if round(value, 2) else "0"
