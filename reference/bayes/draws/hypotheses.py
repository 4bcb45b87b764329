"""Draws of likelihoods, predictions and beliefs of hypotheses; of rows of numbers; of samples of yes and no."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from reference.bayes.hypotheses import label_votes, optimal_label
from reference.probability.draws.joint import any_chances, any_shares
from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.shared.draws.probabilities import distribution, probability
from reference.shared.draws.spellings import any_names


def likelihoods(random: Random, hypotheses: Sequence[str], decimals: int = 2) -> dict[str, float]:
    """P(e | h) of one piece of evidence for every hypothesis, all different, in any order; the sum need not be 1."""
    found: dict[str, float] = {}
    # in any order, so that hypotheses must be told by their names, not by their places
    for hypothesis in random.sample(list(hypotheses), len(hypotheses)):
        found[hypothesis] = probability(random, decimals=decimals, apart_from=list(found.values()))
    return found


def predictions(random: Random, hypotheses: Sequence[str], labels: Sequence[str]) -> dict[str, str]:
    """A label predicted by every hypothesis; at least two labels differ.

    >>> predictions(Random(1), ["h1", "h2", "h3"], ["red", "blue"])
    {'h1': 'red', 'h2': 'red', 'h3': 'blue'}
    """
    trying = tries()
    while True:
        next(trying)
        drawn = {hypothesis: random.choice(list(labels)) for hypothesis in hypotheses}
        if len(set(drawn.values())) > 1:
            return drawn


def bounded_shares(random: Random, hypotheses: Sequence[str], within: Sequence[float]) -> dict[str, float]:
    """Probabilities of hypotheses that add up to 1, each within a range."""
    trying = tries()
    while True:
        next(trying)
        drawn = distribution(random, hypotheses)
        if all(within[0] <= p <= within[1] for p in drawn.values()):
            return drawn


def divided_shares(random: Random, number: Range = (6, 7)) -> dict[str, float]:
    """Probabilities of hypotheses; the second and third largest exceed the first, and all others together."""
    trying = tries()
    names = [f"h{place}" for place in range(1, whole_number(random, number) + 1)]
    while True:
        next(trying)
        drawn = distribution(random, names)
        first, second, third, *rest = sorted(drawn.values(), reverse=True)
        if second + third > max(first, sum(rest)) + 0.02:  # clearly: no sum of floats may decide
            return drawn


def divided_predictions(random: Random, posterior: Mapping[str, float], labels: Sequence[str]) -> dict[str, str]:
    """Labels of which the most probable one is not that of the best hypothesis, nor the best by number or by mean.

    >>> shares = {"h1": 0.3, "h2": 0.25, "h3": 0.2, "h4": 0.1, "h5": 0.1, "h6": 0.05}
    >>> divided_predictions(Random(1), shares, ["red", "blue", "green"])
    {'h6': 'red', 'h2': 'green', 'h4': 'red', 'h1': 'blue', 'h3': 'green', 'h5': 'red'}
    """
    best, *others = sorted(posterior, key=lambda each: -posterior[each])
    for _ in range(200):
        # in any order: a label belongs to the hypothesis of its name, not of its place
        drawn = predictions(random, random.sample(list(posterior), len(posterior)), labels)
        heads, votes = Counter(drawn.values()), label_votes(posterior, drawn)
        winner, mean = optimal_label(posterior, drawn), max(votes, key=lambda label: votes[label] / heads[label])
        if winner not in (drawn[best], mean) and heads[winner] < max(heads.values()):
            return drawn
    # the second and the third against the first alone, and against all others
    lead, mine, rest = random.sample(list(labels), 3)
    return {best: mine} | {each: lead if place < 2 else rest for place, each in enumerate(others)}


def deciding_likelihoods(random: Random, prior: Mapping[str, float]) -> dict[str, float]:
    """P(data | h) that makes another hypothesis the best than prior, likelihood, or their sum; any if none is found."""
    for _ in range(500):
        drawn = likelihoods(random, list(prior))
        sums = {each: prior[each] + drawn[each] for each in prior}
        best = max(prior, key=lambda each: prior[each] * drawn[each])
        if all(max(each, key=each.__getitem__) != best for each in (prior, drawn, sums)):
            break
    return drawn


def small_likelihoods(random: Random, prior: Mapping[str, float], zeros: int = 2) -> dict[str, float]:
    """P(data | h) with so many more zeros; neither prior nor likelihood alone decides, if such numbers are found."""
    return {each: round(p / 10**zeros, 2 + zeros) for each, p in deciding_likelihoods(random, prior).items()}


def outvoted_likelihoods(random: Random, prior: Mapping[str, float], lone: str) -> dict[str, float]:
    """P(data | h) such that one hypothesis is the most probable, and less probable than all others together."""
    trying = tries()
    while True:
        next(trying)
        drawn = likelihoods(random, list(prior))
        products = {each: prior[each] * drawn[each] for each in prior}
        others = [product for each, product in products.items() if each != lone]
        if max(others) < products[lone] < sum(others):
            return drawn


def any_prior(random: Random, number: Range = (1, 5)) -> dict[str, float]:
    """Probabilities of hypotheses with names of any spelling; some may be 0."""
    names = any_names(random, ["h", "H", "not ill", "Größe", "h_2", "0"], whole_number(random, number))
    return dict(zip(names, any_shares(random, len(names)), strict=True))


def any_likelihoods(random: Random, prior: Mapping[str, float]) -> dict[str, float]:
    """P(e | h) for every hypothesis, in any order: 0, 1, equal ones and small ones too."""
    chances = any_chances(random, list(prior.values()))
    return dict(zip(random.sample(list(prior), len(prior)), chances, strict=True))


def any_beliefs(random: Random, prior: Mapping[str, float], seen: Range = (1, 4)) -> list[dict[str, float]]:
    """The likelihoods of one piece of evidence or of several."""
    return [any_likelihoods(random, prior) for _ in range(whole_number(random, seen))]


def any_predictions(random: Random, posterior: Mapping[str, float]) -> dict[str, str]:
    """A label predicted by every hypothesis, in any order; all may be the same."""
    return {each: random.choice(["a", "A", "ab c"]) for each in random.sample(list(posterior), len(posterior))}


def any_numeric_rows(random: Random, target: str = "kind") -> list[dict[str, float | str]]:
    """Rows of one to three classes with one to three numeric attributes, large and small; the class stands anywhere."""
    names = random.sample(["x", "Y2", "wind speed"], random.randint(1, 3))
    scales = {name: random.choice([0.01, 1, 1000]) for name in names}
    columns = random.sample([*names, target], len(names) + 1)
    labels = [label for label in any_names(random, "abc", random.randint(1, 3)) for _ in range(random.randint(2, 4))]
    return [
        {name: label if name == target else round(scales[name] * random.randint(-9, 9), 2) for name in columns}
        for label in random.sample(labels, len(labels))
    ]


def beliefs(random: Random, hypotheses: Sequence[str], seen: Range = (2, 5)) -> list[dict[str, float]]:
    """The likelihoods of several pieces of evidence, one after another."""
    return [likelihoods(random, hypotheses) for _ in range(whole_number(random, seen))]


def numeric_rows(
    random: Random,
    labels: Sequence[str],
    each: Range = (3, 6),
    target: str = "class",
    apart: float = 4,
    spread: float = 5,
    decimals: int = 1,
    columns: Sequence[str] = ("x", "y", "class"),
    middle: float = 20,
) -> list[dict[str, float | str]]:
    """Rows of numbers and the class, in `target`: values vary around a centre for each class and attribute."""
    rows: list[dict[str, float | str]] = []
    for label in labels:
        # by default well above 0: the spread stays within positive numbers
        centres = {name: middle + decimal_number(random, (0, 3 * apart), 0) for name in columns if name != target}
        size = whole_number(random, each)
        drawn = {name: varied(random, size, centre, spread, decimals) for name, centre in centres.items()}
        rows += [{name: drawn[name][place] if name in drawn else label for name in columns} for place in range(size)]
    random.shuffle(rows)
    return rows


def varied(random: Random, size: int, centre: float, spread: float, decimals: int) -> list[float]:
    """Numbers around a centre, `size` of them, not all the same."""
    trying = tries()
    while True:
        next(trying)
        drawn = [round(centre + decimal_number(random, (-spread, spread), decimals), decimals) for _ in range(size)]
        if size < 2 or len(set(drawn)) > 1:  # a variance of 0 has no density
            return drawn


def numeric_row(
    random: Random, rows: Sequence[Mapping[str, float | str]], target: str = "class", decimals: int = 1
) -> dict[str, float]:
    """A new row in any order, each value between the smallest and the largest of its column."""
    # between the extremes: far outside, all densities would be 0 to every printed digit
    columns = {name: [float(row[name]) for row in rows] for name in rows[0] if name != target}
    names = random.sample(list(columns), len(columns))
    return {name: decimal_number(random, (min(columns[name]), max(columns[name])), decimals) for name in names}


def sample(random: Random, n: Range = (4, 5)) -> list[str]:
    """Labels yes and no in any order; both occur."""
    number = whole_number(random, n)
    yes = random.randint(1, max(1, number - 1))
    labels = ["yes"] * yes + ["no"] * (number - yes)
    return random.sample(labels, number)


def two_chances(random: Random) -> list[float]:
    """Two probabilities p and q that differ clearly from each other, from 1/2, and from 1 - p and 1 - q."""
    trying = tries(200)  # about every fifth pair will do
    while True:
        next(trying)
        first, second = (random.randint(5, 15) / 20 for _ in range(2))
        # p, q, 1 - p and 1 - q all differ: exchanging any two changes the answer
        if abs(first - second) > 0.12 and abs(first + second - 1) > 0.12 and 0.5 not in (first, second):
            return [first, second]
