"""Draws of orders, folds and indices for plans, and of tables to test plans on."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from reference.evaluation.draws.scores import NO_DRAW, TRIES, two_classes
from reference.evaluation.resampling import stratified_folds
from reference.shared.draws.numbers import Range, tries, whole_number

PARTS = ("A", "B", "C", "D")


def order(random: Random, n: Range) -> list[int]:
    """The numbers from 0 in a random order that is not ascending."""
    places = list(range(whole_number(random, n)))
    # an ascending order would not show whether it was used
    while places == sorted(places) and len(places) > 1:
        random.shuffle(places)
    return places


def folds(random: Random, examples: Sequence[object], k: Range) -> list[list[int]]:
    """A random plan of k folds whose sizes differ; each fold is in ascending order.

    >>> folds(Random(1), "abcdefg", 3)
    [[1, 3], [4, 6], [0, 2, 5]]
    """
    number = whole_number(random, k)
    if not 3 <= number < len(examples):  # two folds of at most half are alike, and so are folds of one
        raise ValueError(NO_DRAW)
    trying = tries()
    for _ in range(TRIES):
        next(trying)
        places = list(range(len(examples)))
        random.shuffle(places)
        cuts = sorted(random.sample(range(1, len(examples)), number - 1))
        ends = [0, *cuts, len(examples)]
        plan = [sorted(places[begin:end]) for begin, end in pairwise(ends)]
        sizes = set(map(len, plan))
        # unequal folds: the mean of fold errors and the pooled error then differ
        if len(sizes) > 1 and max(sizes) <= len(examples) // 2:
            return plan
    raise ValueError(NO_DRAW)


def unit_draws(random: Random, n: int) -> list[float]:
    """n numbers between 0 and 1; each is well inside one of the n equal parts of the range.

    >>> unit_draws(Random(1), n=3)
    [0.181, 0.118, 0.552]
    """
    # not near a border of a part, where rounding could choose the neighbour
    return [round((random.randrange(n) + random.uniform(0.2, 0.8)) / n, 3) for _ in range(n)]


def eighths(random: Random, n: int) -> list[float]:
    """n numbers from 0 to 7/8 in steps of 1/8: times 2, 4 or 8 they are whole numbers, without rounding."""
    return [random.randrange(8) / 8 for _ in range(n)]


def drawn_indices(random: Random, n: int) -> list[int]:
    """n indices below n, drawn with replacement; some repeat and some are missing."""
    trying = tries()
    for _ in range(TRIES):
        next(trying)
        drawn = [random.randrange(n) for _ in range(n)]
        if 1 < len(set(drawn)) < n:
            return drawn
    raise ValueError(NO_DRAW)


def folded_table(random: Random, sizes: Sequence[int], named: str, classes: Sequence[str]) -> list[dict[str, str]]:
    """Rows with a number, a fold (A, B, C) and a `result`; without fold A another class is more frequent.

    >>> folded_table(Random(1), [3, 2], "loaf", ["good", "burnt"])[0]
    {'loaf': '1', 'fold': 'A', 'result': 'good'}
    """
    for _ in range(TRIES):
        labels = two_classes(random, sum(sizes), classes)
        # the product of two leads of different sign is negative: fold A turns the majority
        ahead = 2 * labels.count(classes[0]) - len(labels)
        outside = labels[sizes[0] :]
        if ahead * (2 * outside.count(classes[0]) - len(outside)) < 0:
            break
    else:
        raise ValueError(NO_DRAW)
    places = [PARTS[number] for number, size in enumerate(sizes) for _ in range(size)]
    return [
        {named: str(number), "fold": fold, "result": label}
        for number, (fold, label) in enumerate(zip(places, labels, strict=True), start=1)
    ]


def line_table(
    random: Random, n: Range, named: str, measured: str, classes: Sequence[str], within: Sequence[int] = (1, 60)
) -> list[dict[str, object]]:
    """Rows with a number, a whole measurement and a `kind`; no two are equally near to a third.

    So every row has one nearest other, and no training set of the majority learner without one row is tied.
    """
    trying = tries()
    for _ in range(TRIES):
        next(trying)
        labels = two_classes(random, n, classes)
        values = random.sample(range(within[0], within[1] + 1), len(labels))
        ahead = abs(2 * labels.count(classes[0]) - len(labels))
        gaps = [sorted(abs(value - other) for other in values)[1:3] for value in values]
        if ahead != 1 and all(first < second for first, second in gaps):
            break
    else:
        raise ValueError(NO_DRAW)
    return [
        {named: str(number), measured: value, "kind": label}
        for number, (value, label) in enumerate(zip(values, labels, strict=True), start=1)
    ]


def candidate_table(random: Random, names: Sequence[str], n: int, m: int) -> list[dict[str, object]]:
    """The mistakes of each model on training, n validation and m test examples; a column has no equal numbers.

    Training, validation and test each favour another model.
    """
    trying = tries()
    for _ in range(TRIES):
        next(trying)
        training = random.sample(range(n // 4), len(names))
        validation = random.sample(range(n // 8, n // 2), len(names))
        test = random.sample(range(m // 8, m // 2), len(names))
        # three different winners: choosing on the wrong column shows
        best = {column.index(min(column)) for column in (training, validation, test)}
        if len(best) == 3:
            rows = zip(names, training, validation, test, strict=True)
            return [{"model": a, "training": b, "validation": c, "test": d} for a, b, c, d in rows]
    raise ValueError(NO_DRAW)


def protocols(random: Random, number: int = 24) -> list[dict[str, list[str]]]:
    """Plans for four parts of the data: on which to fit, to choose and to report; no two differ in letters alone."""
    found: dict[tuple[tuple[bool, ...], ...], dict[str, list[str]]] = {}
    for _ in range(TRIES):
        if len(found) == number:
            break
        parts = list(PARTS)
        random.shuffle(parts)
        some, more = random.choice([(1, 2), (1, 3), (2, 3)])
        fit, choose, report = parts[:some], parts[some:more], parts[more : random.randint(more + 1, 4)]
        # each slip breaks one rule of `is_sound`; none breaks no rule
        slip = random.choice(["none", "report", "report too", "fitted", "all"])
        reports = {"report": choose, "report too": [*choose, *report], "all": parts}
        plan = {
            "fit": sorted(fit),
            "choose": sorted(fit[-1:] if slip == "fitted" else choose),
            "report": sorted(reports.get(slip, report)),
        }
        # what each part is used for, whatever its letter
        found.setdefault(tuple(sorted(tuple(part in used for used in plan.values()) for part in PARTS)), plan)
    return list(found.values())


def fold_plans(random: Random, labels: Sequence[str], k: int, number: int = 24) -> list[list[list[int]]]:
    """Plans of k folds, some of them stratified, some not; most have folds of equal size."""
    found: list[list[list[int]]] = []
    for attempt in range(50 * number):  # many attempts repeat a plan that is known
        places = list(range(len(labels)))
        random.shuffle(places)
        if attempt % 3 == 0:  # dealt by class
            plan = [[places[place] for place in fold] for fold in stratified_folds([labels[p] for p in places], k)]
        elif attempt % 3 == 1:  # equal sizes
            plan = [places[number::k] for number in range(k)]
        else:  # near a stratified plan: two examples change places
            plan = stratified_folds(labels, k)
            i, j = random.sample(range(k), 2)
            a, b = random.randrange(len(plan[i])), random.randrange(len(plan[j]))
            plan[i][a], plan[j][b] = plan[j][b], plan[i][a]
        plan = [sorted(fold) for fold in plan]
        if all(plan) and plan not in found:
            found.append(plan)
        if len(found) == number:
            break
    return found


def multiple(random: Random, of: int, times: Range) -> int:
    """A multiple of the number `of`."""
    return of * whole_number(random, times)


def no_multiple(random: Random, of: int, times: Range) -> int:
    """A number with a remainder of at least 2 when divided by `of`, so that at least two folds are larger."""
    return multiple(random, of, times) + random.randint(2, of - 1)


def class_sizes(random: Random, classes: Sequence[str], within: Sequence[int] = (4, 9)) -> dict[str, int]:
    """The sizes of two classes: mostly equal, else two apart, so that without any one example one class is larger.

    >>> class_sizes(Random(1), ["yes", "no"])
    {'yes': 5, 'no': 7}
    """
    first = random.randint(*within)
    # equal ones make the point: each example is then predicted wrong; one apart would leave a tie
    second = first + random.choice([0, 0, 0, -2, 2])
    return dict(zip(classes, (first, second), strict=True))


def shares(random: Random, counts: dict[str, int]) -> list[float]:
    """All shares of the examples, 1/n to n/n, in any order."""
    total = sum(counts.values())
    return random.sample([part / total for part in range(1, total + 1)], total)
