"""Drawing variants in several processes: hundreds in half a minute, the same ones whichever process draws them."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from grader.build.personal import Draw, drawing
from grader.built.document import BuiltAssignment, BuiltVariant
from grader.built.freeze import dumps, loads
from grader.checks.own_call_limit import OwnCodeHangs
from grader.engine.workers import outcomes_in_order
from grader.spec.faults import SpecFaults
from grader.spec.load import load_assignment_spec

# Variants from which on further processes are worth their start, in which each loads and decodes the assignment.
MIN_VARIANTS_FOR_PROCESSES = 30

VariantListener = Callable[[str], None]


def variants_drawn(
    assignment: Path, built: BuiltAssignment, secret: bytes, told: VariantListener, draw: Draw, names: Sequence[str]
) -> Iterator[BuiltVariant]:
    """The variants of the names in order; `told` is called with each. One that a worker cannot draw is drawn here."""
    workers = (os.cpu_count() or 1) if len(names) >= MIN_VARIANTS_FOR_PROCESSES else 1
    opening = partial(variant_worker, assignment, dumps(built), secret)
    found = map(draw, names) if workers == 1 else outcomes_in_order(opening, names, workers, lambda _: None)
    for name, variant in zip(names, found, strict=True):
        told(name)
        yield draw(name) if variant is None else variant


@contextmanager
def variant_worker(assignment: Path, built: bytes, secret: bytes) -> Iterator[Callable[[str], BuiltVariant | None]]:
    """The function by which a worker draws the variant of a name; None where no fair one is found."""
    draw = drawing(loads(built), load_assignment_spec(assignment), secret)

    def drawn(name: str) -> BuiltVariant | None:
        try:
            return draw(name)
        except (SpecFaults, OwnCodeHangs):  # our own process draws it again, and reports the fault
            return None

    yield drawn
