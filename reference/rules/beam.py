"""A rule for one class by beam search: several bodies are kept and made longer. Flach, section 6.2; Mitchell, 10.2."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from reference.process import Process
from reference.rules.coverage import Condition, Rows, coverage_counts
from reference.rules.covering import as_body, candidates
from reference.rules.per_class import SCORES

Conditions = tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class BeamState:
    """The bodies that a beam search keeps after a round."""

    beam: tuple[Conditions, ...]


def once(bodies: Sequence[Conditions]) -> list[Conditions]:
    """Bodies without those that have the same conditions as an earlier one, in whatever order."""
    found: dict[frozenset[Condition], Conditions] = {}
    for body in bodies:
        found.setdefault(frozenset(body), body)
    return list(found.values())


def longer_bodies(beam: Sequence[Conditions], rows: Rows, target: str, positive: Any) -> list[Conditions]:
    """The bodies with one condition more than an impure one, each once; all cover a row of the class.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uyn", "vxn")]
    >>> longer_bodies([(("a", "u"),), (("b", "x"),)], rows, "class", "y")
    [(('a', 'u'), ('b', 'x'))]
    """
    impure = [body for body in beam if coverage_counts(body, rows, target, positive)[1]]
    found = [(*body, each) for body in impure for each in candidates(body, rows, target)]
    return [body for body in once(found) if coverage_counts(body, rows, target, positive)[0]]


def score_of(body: Conditions, rows: Rows, target: str, positive: Any, score: str) -> Any:
    """The score of a body by the rows that it covers; of none, the lowest."""
    hits, misses = coverage_counts(body, rows, target, positive)
    return SCORES[score](hits, hits + misses) if hits else 0


def beam_start(
    rows: Rows, target: str, positive: Any, width: int, *, score: str = "laplace", keep_parents: bool = True
) -> BeamState:
    """The state in which the beam has the empty body alone."""
    return BeamState(((),))


def beam_successors(
    state: BeamState,
    rows: Rows,
    target: str,
    positive: Any,
    width: int,
    *,
    score: str = "laplace",
    keep_parents: bool = True,
) -> tuple[BeamState, ...]:
    """The beam after the next round, one for each that ties allow; none if all is pure or nothing changes.

    Flach keeps the best of the beam and of its longer bodies, and of equal ones those of the beam; Mitchell keeps the
    best of the longer bodies alone (`keep_parents` false). As Flach prints it, it ends when all bodies are pure, which
    need not come; so it ends also when the beam stays the same. The empty body is never kept.
    """
    beam = once([as_body(body) for body in state.beam])
    longer = longer_bodies(beam, rows, target, positive)
    old = [body for body in beam if body] if keep_parents else []
    kept = {frozenset(body) for body in old}
    worth = {
        body: (score_of(body, rows, target, positive, score), frozenset(body) in kept) for body in once(old + longer)
    }
    if not longer or not worth:
        return ()
    # the worth of the last body that has a place
    limit = sorted(worth.values(), reverse=True)[:width][-1]
    sure = tuple(body for body in worth if worth[body] > limit)
    tied = [body for body in worth if worth[body] == limit]
    found = [BeamState((*sure, *some)) for some in combinations(tied, min(len(tied), width - len(sure)))]
    return () if {frozenset(body) for body in found[0].beam} == kept else tuple(found)


BEAM = Process(beam_start, beam_successors)


def beam_search_rule(
    rows: Rows,
    target: str,
    positive: Any,
    *,
    width: int,
    score: str = "laplace",
    keep_parents: bool = True,
    max_rounds: int | None = None,
) -> Conditions:
    """The best body that beam search meets; of equally good ones, the one that covers most rows of the class.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uxy", "uyn", "vxn")]
    >>> beam_search_rule(rows, "class", "y", width=2)
    (('a', 'u'), ('b', 'x'))
    """
    given = {"rows": rows, "target": target, "positive": positive, "width": width}
    states = list(BEAM.steps(**given, score=score, keep_parents=keep_parents))
    # Mitchell's beam may lose the best body in a later round
    met = [body for state in states[: None if max_rounds is None else max_rounds + 1] for body in state.beam]

    def worth(body: Conditions) -> Any:
        return (score_of(body, rows, target, positive, score), coverage_counts(body, rows, target, positive)[0])

    return max(met[1:] or met, key=worth)
