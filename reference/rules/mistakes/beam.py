"""Known mistakes in beam search for a rule."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import Any

from reference.process import Process
from reference.rules.beam import BeamState, Conditions, beam_start, longer_bodies, once, score_of
from reference.rules.coverage import Rows, coverage_counts
from reference.rules.covering import as_body, candidates

Beam = Sequence[Conditions]
Longer = Callable[[Beam, Rows, str, Any], list[Conditions]]


def impure(beam: Beam, rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """The bodies that cover a row of another class."""
    return [body for body in beam if coverage_counts(body, rows, target, positive)[1]]


def successors(
    longer: Longer,
    rank: Callable[[bool], int],
    state: BeamState,
    rows: Rows,
    target: str,
    positive: Any,
    width: int,
    **_: Any,
) -> tuple[BeamState, ...]:
    """The usual steps with other longer bodies, or another order among equal ones."""
    beam = [as_body(body) for body in state.beam]
    old = [body for body in beam if body]
    seen = set(map(frozenset, old))
    new = [body for body in longer(beam, rows, target, positive) if frozenset(body) not in seen]
    if not new or not impure(beam, rows, target, positive):
        return ()
    pool = [*old, *new]
    worth = [
        (score_of(body, rows, target, positive, "laplace"), rank(place < len(old))) for place, body in enumerate(pool)
    ]
    limit = sorted(worth, reverse=True)[:width][-1]
    sure = [body for body, its in zip(pool, worth, strict=True) if its > limit]
    tied = [body for body, its in zip(pool, worth, strict=True) if its == limit]
    found = [(*sure, *some) for some in combinations(tied, min(len(tied), width - len(sure)))]
    # equally good bodies could take turns for ever
    if len(old) == width and progress(found[0], rows, target, positive) <= progress(old, rows, target, positive):
        return ()
    return tuple(BeamState(each) for each in dict.fromkeys(found))


def progress(beam: Beam, rows: Rows, target: str, positive: Any) -> tuple[Any, int]:
    """The sum of the scores of a beam, and of its lengths."""
    return sum(score_of(body, rows, target, positive, "laplace") for body in beam), sum(map(len, beam))


def all_longer(beam: Beam, rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """Longer bodies of every body, pure ones too, also the same in another order, and also of no use."""
    return [(*body, each) for body in beam for each in candidates(body, rows, target)]


def useful(bodies: Beam, rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """The bodies that cover a row of the class."""
    return [body for body in bodies if coverage_counts(body, rows, target, positive)[0]]


def useless_made_longer(beam: Beam, rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """Longer bodies of the impure ones, also such as cover no row of the class."""
    return once(all_longer(impure(beam, rows, target, positive), rows, target, positive))


def pure_made_longer(beam: Beam, rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """Longer bodies of every body, pure ones too."""
    return once(useful(all_longer(beam, rows, target, positive), rows, target, positive))


def only_the_best_made_longer(beam: Beam, rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """Longer bodies of the best impure body alone."""
    its = [(score_of(body, rows, target, positive, "laplace"), body) for body in impure(beam, rows, target, positive)]
    return longer_bodies([body for score, body in its if score == max(its)[0]][:1], rows, target, positive)


def twice_in_the_beam(beam: Beam, rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """Longer bodies of the impure ones; one that is reached in two orders counts twice."""
    return useful(all_longer(impure(beam, rows, target, positive), rows, target, positive), rows, target, positive)


def variant(longer: Longer = longer_bodies, rank: Callable[[bool], int] = int) -> Process[BeamState]:
    """Beam search with some part done otherwise."""
    return Process(beam_start, partial(successors, longer, rank))


def newer_first(is_old: bool) -> int:
    """The rank among equal scores: longer bodies first."""
    return int(not is_old)


BEAM_WITH_PURE_MADE_LONGER = variant(longer=pure_made_longer)
BEAM_OF_THE_BEST_ALONE = variant(longer=only_the_best_made_longer)
BEAM_WITH_NEWER_FIRST = variant(rank=newer_first)
BEAM_WITH_REPEATS = variant(longer=twice_in_the_beam)
BEAM_WITH_USELESS = variant(longer=useless_made_longer)
