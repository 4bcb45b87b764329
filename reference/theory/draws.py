"""Draws of hypotheses over a finite domain, probabilities of instances, points in the plane, models' predictions;
settings of learning tasks, and learning problems with their task, measure and experience.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.probabilities import distribution
from reference.theory.task import task_type
from reference.theory.true_error import true_error


def labels(random: Random, instances: Range) -> list[int]:
    """A label 0 or 1 for each instance; both labels occur.

    >>> labels(Random(1), instances=4)
    [0, 0, 1, 0]
    """
    size = whole_number(random, instances)
    for _ in tries():
        drawn = [random.randint(0, 1) for _ in range(size)]
        # a constant target would make every mistake depend on one label
        if len({*drawn}) > 1:
            break
    return drawn


def probabilities(random: Random, target: Sequence[int], decimals: int = 2) -> list[float]:
    """The probability of drawing each instance of a domain; the probabilities add up to 1 and mostly differ a lot."""
    return list(distribution(random, [str(place) for place in range(len(target))], decimals).values())


def other_labels(random: Random, target: Sequence[int], wrong: Range = (1, 3)) -> list[int]:
    """A hypothesis that labels `wrong` instances differently from the target.

    >>> other_labels(Random(1), [0, 1, 1, 0], wrong=1)
    [0, 0, 1, 0]
    """
    places = random.sample(range(len(target)), min(len(target), whole_number(random, wrong)))
    return [1 - label if place in places else label for place, label in enumerate(target)]


def percentages(random: Random, target: Sequence[int]) -> list[int]:
    """The probability of drawing each instance, in whole percent."""
    return [round(100 * share) for share in probabilities(random, target)]


def reached_error(random: Random, percentages: Sequence[int], within: Range = (15, 40)) -> int:
    """An error in percent that some hypothesis has: the sum for one or two instances, within the range if possible."""
    low, high = (within, within) if isinstance(within, int) else within
    # one or two instances: those errors are reached, whatever else is drawn
    sums = sorted({one + other for place, one in enumerate(percentages) for other in (0, *percentages[:place])})
    return random.choice([total for total in sums if low <= total <= high] or sums)


def rival_hypotheses(
    random: Random, target: Sequence[int], percentages: Sequence[int], epsilon: int
) -> list[list[int]]:
    """Hypotheses that label one to three instances differently from the target; some have exactly the error epsilon."""
    rows = [other_labels(random, target, wrong=(1, 3)) for _ in range(9)]
    # at most two with an error of just epsilon: there `<` and `<=` differ
    touching = [row for row in all_rows(target) if true_error(row, target, percentages) == epsilon]
    different = {tuple(row): row for row in [*touching[:2], *rows]}  # a hypothesis once
    return list(different.values())


def all_rows(target: Sequence[int]) -> list[list[int]]:
    """Every hypothesis over the domain of the target."""
    return [list(row) for row in product((0, 1), repeat=len(target))]


def hypothesis_class(random: Random, instances: Range = (3, 5), size: Range = (4, 12)) -> list[list[int]]:
    """Different hypotheses over a domain of `instances` instances: `size` of them, or all if there are fewer.

    >>> hypothesis_class(Random(1), instances=2, size=3)
    [[0, 0], [0, 1], [1, 0]]
    """
    rows = list(product((0, 1), repeat=whole_number(random, instances)))
    chosen = random.sample(rows, min(len(rows), whole_number(random, size)))
    # in the order of counting up, so that the order of drawing tells nothing
    return [list(row) for row in sorted(chosen)]


def places(random: Random, hypotheses: Sequence[Sequence[int]], size: Range = (2, 3)) -> list[int]:
    """The places of `size` instances, in any order."""
    return random.sample(range(len(hypotheses[0])), min(len(hypotheses[0]), whole_number(random, size)))


def point_sets(random: Random, count: int = 6, within: int = 6) -> list[list[list[int]]]:
    """Sets of one to four points in the plane: on a line, or corners of a triangle or of a quadrilateral.

    Those in a line are not evenly spaced, and not all parallel to an axis.
    """
    # fixed sizes, as the answer depends on them alone, and on being in a line
    sets = [spread_points(random, size, within) for size in (1, 2, 3, 3, 4, 4)]
    sets += [upright_corners(random, within) for _ in range(2)]
    return [*sets, *(points_in_line(random, 3, within) for _ in range(count))]


def spread_points(random: Random, size: int, within: int) -> list[list[int]]:
    """Different points; no two have the same x or the same y."""
    # no common row or column: no three of them lie in a line parallel to an axis
    across, up = (random.sample(range(within + 1), size) for _ in range(2))
    return sorted([x, y] for x, y in zip(across, up, strict=True))


def upright_corners(random: Random, within: int) -> list[list[int]]:
    """The corners of a triangle with one side parallel to an axis, in any order."""
    place, *others = random.sample(range(within + 1), 2)
    low, high = random.sample(range(within + 1), 2)
    corners = [[place, low], [place, high], [*others, random.randint(0, within)]]
    turned = corners if random.random() < 1 / 2 else [[y, x] for x, y in corners]
    return random.sample(turned, 3)


def points_in_line(random: Random, size: int, within: int) -> list[list[int]]:
    """Different points on one line, in no even spacing."""
    for _ in tries():
        x, y, right, up = (random.randint(0, within) for _ in range(4))
        line = [(x + step * (right - x), y + step * (up - y)) for step in range(-within, within + 1)]
        inside = sorted({point for point in line if all(0 <= value <= within for value in point)})
        if len(inside) >= size:
            break  # too short a line is drawn again; a single place (no direction) is one
    return [list(point) for point in sorted(random.sample(inside, size))]


def actual_values(random: Random, instances: Range = 3, within: Range = (10, 40)) -> list[int]:
    """The true value of each instance."""
    return [whole_number(random, within) for _ in range(whole_number(random, instances))]


def predictions(
    random: Random, actual: Sequence[float], models: Range = (3, 5), off: Range = (1, 6)
) -> list[list[int]]:
    """The prediction of each model for each instance: each row is a model; the whole numbers lean to one side."""
    # a lean of its own for each instance: without it the bias would be near 0
    leaning = [random.choice((-1, 1)) * whole_number(random, off) // 2 for _ in actual]
    spread = whole_number(random, off)
    return [
        [round(value) + lean + random.randint(-spread, spread) for value, lean in zip(actual, leaning, strict=True)]
        for _ in range(whole_number(random, models))
    ]


def any_labels(random: Random, instances: Range = (1, 4)) -> list[int]:
    """Any label for each instance; all may be the same."""
    return [random.randint(0, 1) for _ in range(whole_number(random, instances))]


def any_probabilities(random: Random, target: Sequence[int]) -> list[float]:
    """Probabilities in quarters, many of them 0 or equal."""
    quarters = [random.randrange(len(target)) for _ in range(4)]
    return [quarters.count(place) / 4 for place in range(len(target))]


def any_class(random: Random, instances: Range = (1, 4), size: Range = (1, 6)) -> list[list[int]]:
    """Any hypotheses over a domain, in any order; one may be there twice."""
    width = whole_number(random, instances)
    return [any_labels(random, width) for _ in range(whole_number(random, size))]


def any_actual(random: Random, instances: Range = (1, 3)) -> list[float]:
    """A true value for each instance, also 0, negative or equal."""
    return [random.choice([0, 1, 1, -2, 0.5]) for _ in range(whole_number(random, instances))]


def any_predictions(random: Random, actual: Sequence[float], models: Range = (1, 3)) -> list[list[float]]:
    """Predictions of each model for each instance, many of them right or equal."""
    return [
        [value + random.choice([0, 0, 1, -1, 2.5]) for value in actual] for _ in range(whole_number(random, models))
    ]


ALL, SOME, NONE = "all", "some", "none"
SETTINGS: dict[str, tuple[Sequence[str], int | None, str]] = {  # text: kinds of the targets, values, what is labelled
    "how many kilograms of plums an orchard will yield, from records of past summers": (["numeric"], None, ALL),
    "the price of a used bicycle, from advertisements with prices": (["numeric"], None, ALL),
    "how many minutes a ferry will be late, from its log": (["numeric"], None, ALL),
    "which of five moulds grows on a leaf, from photographs that an expert has named": (["nominal"], 5, ALL),
    "which of nine bakeries a loaf is from, from loaves whose bakery is known": (["nominal"], 9, ALL),
    "in which of four languages a letter is written, from letters in known languages": (["nominal"], 4, ALL),
    "whether a letter was written by Ann or by Ben, from letters of each of them": (["nominal"], 2, ALL),
    "whether a jar holds heather honey or clover honey, from jars of either": (["nominal"], 2, ALL),
    "whether a violin was made in Cremona or in Brescia, from violins whose town is known": (["nominal"], 2, ALL),
    "whether a hand is the left or the right one, from pictures of either": (["nominal"], 2, ALL),
    "whether an engine needs repair, from recordings of engines that did and did not": (["boolean"], 2, ALL),
    "whether a parcel will arrive in time, from past parcels": (["boolean"], 2, ALL),
    "whether a coin is a forgery, from coins that were examined": (["boolean"], 2, ALL),
    "the grade of a hotel, from poor over fair to excellent, from graded hotels": (["ordinal"], 3, ALL),
    "how strongly a guest agrees with a statement, from not at all to fully, from earlier answers": (
        *(["ordinal"], 5),
        ALL,
    ),
    "how urgent a call is, level 1, 2, 3 or 4, from calls with their levels": (["ordinal"], 4, ALL),
    "which of twelve subjects a book treats, often several at once, from books with all their subjects": (
        *(["boolean"] * 12, 2),
        ALL,
    ),
    "which of six instruments play in a recording, from recordings with a list of them": (["boolean"] * 6, 2, ALL),
    "for each of eight allergies yes or no, any number at once, from records of patients with all their allergies": (
        *(["boolean"] * 8, 2),
        ALL,
    ),
    "the acidity and the lime content of soil, from samples analysed in a laboratory": (["numeric"] * 2, None, ALL),
    "the wind force and the wave height at noon, from past days": (["numeric"] * 2, None, ALL),
    "groups of similar customers, from what they bought": ([], None, NONE),
    "a few typical shapes of leaves, from drawings without names": ([], None, NONE),
    "which songs sound alike, from recordings of which nothing else is known": ([], None, NONE),
    "which of four dialects a recording has; one recording in fifty was named by a linguist": (["nominal"], 4, SOME),
    "whether a web page is an advertisement; a hundred of a million pages were judged": (["boolean"], 2, SOME),
    "the age of a tree from its picture; for a tenth of the pictures it is known": (["numeric"], None, SOME),
}
MANY, LABELS, SEVERAL = "multi-class classification", "multi-label classification", "multi-target prediction"
TWO, LEVELS, NUMBER = "binary classification", "ordinal classification", "regression"
PARTLY, FREELY = "semi-supervised learning", "unsupervised learning"
CONFUSED = {  # a task, and the tasks that students take it for
    MANY: (TWO, LABELS, LEVELS),
    LABELS: (MANY, SEVERAL, TWO),
    SEVERAL: (NUMBER, LABELS),
    TWO: (MANY, LABELS),
    LEVELS: (NUMBER, MANY),
    NUMBER: (LEVELS, SEVERAL),
    PARTLY: (TWO, NUMBER, MANY, FREELY),
    FREELY: (MANY, PARTLY),
}
PROBLEMS: tuple[dict[str, str], ...] = (
    {
        "learner": "a decision tree grown by ID3",
        "task": "sorting apples into those to sell and those to press",
        "measure": "the percentage of apples that are sorted as a grower would",
        "experience": "photographs of apples with a grower's decisions",
    },
    {
        "learner": "a perceptron with a learning rate of 0.1",
        "task": "opening and closing the windows of a greenhouse",
        "measure": "the hours a day within two degrees of the temperature asked for",
        "experience": "a gardener's record of weather and window settings",
    },
    {
        "learner": "Q-learning with a table of states",
        "task": "playing a card game for two",
        "measure": "the share of games that are won against a club",
        "experience": "games that the program plays against itself",
    },
    {
        "learner": "naive Bayes with Laplace's estimator",
        "task": "telling which letters to a town hall are complaints",
        "measure": "the share of complaints that reach the right desk",
        "experience": "letters of past years with the desk that answered them",
    },
    {
        "learner": "a nearest-neighbour rule with three neighbours",
        "task": "foretelling how full a bus will be",
        "measure": "the mean number of passengers by which a forecast is wrong",
        "experience": "counts of passengers on past journeys",
    },
    {
        "learner": "a network with one hidden layer",
        "task": "reading the numbers on water meters",
        "measure": "the number of misread digits in a thousand",
        "experience": "pictures of meters with the readings that a clerk typed in",
    },
)


def named_settings(random: Random) -> list[dict[str, Any]]:
    """Settings in any order, each with a task name: the right one, or one that is easily confused with it."""
    drawn = []
    for text, (targets, values, labelled) in SETTINGS.items():
        # the name comes from the reference, so that texts and names cannot disagree
        right = task_type(targets, values=values, labelled=labelled)
        name = random.choice([right, random.choice(CONFUSED[right])])
        drawn.append(
            {"text": text, "targets": list(targets), "values": values, "labelled": labelled, "name": name},
        )
    random.shuffle(drawn)
    return drawn


def problem(random: Random) -> dict[str, str]:
    """A learning problem: the learner, the task, the performance measure and the experience."""
    return dict(random.choice(PROBLEMS))


def parts_of(random: Random, problem: Mapping[str, str]) -> list[str]:
    """The four phrases that describe a problem, in any order."""
    return random.sample(list(problem.values()), len(problem))


def hypotheses_just_enough(random: Random, epsilon: float, delta: float) -> int:
    """How many hypotheses give a bound on the number of examples that is above a whole number by 0.002 to 0.003.

    >>> hypotheses = hypotheses_just_enough(Random(1), epsilon=0.1, delta=0.05)
    >>> round((math.log(hypotheses) + math.log(1 / 0.05)) / 0.1, 4)
    198.002
    """
    # from 100,000 on, one hypothesis more moves the bound by less than 0.001
    whole = math.ceil(math.log(random.randint(10**5, 10**8) / delta) / epsilon)
    return math.ceil(delta * math.exp((whole + 0.002) * epsilon))
