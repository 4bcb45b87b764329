"""Known mistakes in the search for one consistent concept."""

from collections.abc import Callable, Sequence

from reference.process import Process
from reference.version_spaces.depth_first import SearchStep, Waiting, leftmost_specializations, search_start
from reference.version_spaces.hypotheses import ANY, YES, Domains, Examples, consistent, covers

Children = Callable[[Sequence[str], Domains], list[tuple[str, ...]]]
MOST_STEPS = 3_000  # hypotheses may come again and again


def every_mark(hypothesis: Sequence[str], domains: Domains) -> list[tuple[str, ...]]:
    """All specialisations, also before the last fixed value."""
    return [
        (*hypothesis[:place], value, *hypothesis[place + 1 :])
        for place, wanted in enumerate(hypothesis)
        if wanted == ANY
        for value in domains[place]
    ]


def next_item(hypothesis: Sequence[str], domains: Domains) -> list[tuple[str, ...]]:
    """The specialisations of the item that comes after the last fixed value."""
    every = leftmost_specializations(hypothesis, domains)
    fixed = max((place + 1 for place, wanted in enumerate(hypothesis) if wanted != ANY), default=0)
    return every[: len(domains[fixed])] if fixed < len(domains) else []


def last_first(hypothesis: Sequence[str], domains: Domains) -> list[tuple[str, ...]]:
    """The right specialisations, the last one first."""
    return leftmost_specializations(hypothesis, domains)[::-1]


def verdict_of(hypothesis: Sequence[str], examples: Examples, *, general_first: bool = False) -> str:
    """The verdict; `general_first` calls too general whatever covers a negative example."""
    taken = tuple(hypothesis)
    if consistent(taken, examples):
        return "consistent"
    misses = any(label == YES and not covers(taken, x) for x, label in examples)
    wrong = any(label != YES and covers(taken, x) for x, label in examples)
    return "too general" if not misses or (general_first and wrong) else "too specific"


def search_variant(
    children: Children = leftmost_specializations,
    *,
    at_front: bool = True,
    general_first: bool = False,
    counted: bool = True,
) -> Process[SearchStep]:
    """The search with other specialisations, another place in the list, another verdict or another count."""

    def step(hypothesis: Sequence[str], rest: Waiting, domains: Domains, examples: Examples) -> SearchStep:
        verdict = verdict_of(hypothesis, examples, general_first=general_first)
        new = len(children(hypothesis, domains)) if verdict == "too general" and counted else 0
        return SearchStep(tuple(hypothesis), verdict, rest, len(rest) + new)

    def start(domains: Domains, examples: Examples) -> SearchStep:
        return step(search_start(domains, examples).hypothesis, (), domains, examples)

    def successors(state: SearchStep, domains: Domains, examples: Examples) -> tuple[SearchStep, ...]:
        new = tuple(children(state.hypothesis, domains)) if state.verdict == "too general" else ()
        following = (*new, *state.rest) if at_front else (*state.rest, *new)
        if state.verdict == "consistent" or not following or len(following) > MOST_STEPS:
            return ()
        return (step(following[0], tuple(following[1:]), domains, examples),)

    return Process(start, successors)


BREADTH_FIRST = search_variant(at_front=False)
LAST_FIRST = search_variant(last_first)
EVERY_MARK = search_variant(every_mark)
NEXT_ITEM = search_variant(next_item)
GENERAL_FIRST = search_variant(general_first=True)
COUNTED_BEFORE = search_variant(counted=False)
