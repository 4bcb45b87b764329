"""Hand calculations gone wrong, each as somebody who makes the mistake would work it out: from the given, downwards.

`WRONG` maps an exercise and the name of a mistake to the answers of all parts; what follows, follows from the slip.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp, log, log2
from typing import Any

Answers = Mapping[str, float | str]
Given = Mapping[str, Any]


def leak(given: Given, **slips: float) -> Answers:
    """The leak detector, worked downwards; a slip replaces a part, and what comes after uses it."""
    prior, sensitivity, specificity = given["prior"], given["sensitivity"], given["specificity"]
    hit = slips.get("hit", prior * sensitivity)
    false_alarm = slips.get("false_alarm", (1 - prior) * (1 - specificity))
    alarm = slips.get("alarm", hit + false_alarm)
    return {"hit": hit, "false_alarm": false_alarm, "alarm": alarm, "posterior": slips.get("posterior", hit / alarm)}


def leak_hit(g: Given) -> float:
    return float(g["prior"] * g["sensitivity"])


def leak_alarm(g: Given) -> float:
    return float((1 - g["prior"]) * (1 - g["specificity"]))


LEAK: dict[str, Callable[[Given], Answers]] = {
    "prior left out": lambda g: leak(g, hit=g["sensitivity"], false_alarm=1 - g["specificity"]),
    "the condition turned around": lambda g: leak(g, posterior=g["sensitivity"]),
    "silence taken for a beep": lambda g: leak(g, false_alarm=(1 - g["prior"]) * g["specificity"]),
    "leaking bottles taken for intact ones": lambda g: leak(g, false_alarm=g["prior"] * (1 - g["specificity"])),
    "beeps only at leaking bottles": lambda g: leak(g, alarm=leak_hit(g)),
    "product instead of sum": lambda g: leak(g, alarm=leak_hit(g) * leak_alarm(g)),
    "not divided by the beeps": lambda g: leak(g, posterior=leak_hit(g)),
    "odds instead of a probability": lambda g: leak(g, posterior=leak_hit(g) / leak_alarm(g)),
}


def corrected(given: Given, way: float = 1, **slips: float) -> Answers:
    """One correction of the perceptron, worked downwards."""
    x1, x2 = given["x1"], given["x2"]
    move = way * given["rate"] * (1 if given["label"] == 1 else -1)
    w0 = slips.get("w0", given["w0"] + move)
    w1 = slips.get("w1", given["w1"] + move * x1)
    w2 = slips.get("w2", given["w2"] + move * x2)
    first = slips.get("sum", given["w0"] + given["w1"] * x1 + given["w2"] * x2)
    return {"sum": first, "w0": w0, "w1": w1, "w2": w2, "after": w0 + w1 * x1 + w2 * x2}


def towards(g: Given) -> int:
    return 1 if g["label"] == 1 else -1


PERCEPTRON: dict[str, Callable[[Given], Answers]] = {
    "correction in the wrong direction": lambda g: corrected(g, way=-1),
    "bias left out of the sum": lambda g: corrected(g, sum=g["w1"] * g["x1"] + g["w2"] * g["x2"]),
    "bias not corrected": lambda g: corrected(g, w0=g["w0"]),
    "learning rate left out": lambda g: corrected(g, w1=g["w1"] + towards(g) * g["x1"]),
    "input left out": lambda g: corrected(g, w2=g["w2"] + towards(g) * g["rate"]),
}


def entropy(labels: Sequence[str], logarithm: Callable[[float], float] = log2) -> float:
    return -sum(n / len(labels) * logarithm(n / len(labels)) for n in Counter(labels).values())


def groups(given: Given, attribute: str) -> list[list[str]]:
    values = sorted({row[attribute] for row in given["rows"]})
    return [[row["fruit"] for row in given["rows"] if row[attribute] == value] for value in values]


def left(given: Given, attribute: str, logarithm: Callable[[float], float] = log2) -> float:
    parts = groups(given, attribute)
    return sum(len(part) / len(given["rows"]) * entropy(part, logarithm) for part in parts)


def mean(given: Given, attribute: str) -> float:
    parts = groups(given, attribute)
    return sum(map(entropy, parts)) / len(parts)


def gains(given: Given, **own: Any) -> Answers:
    """The two gains, worked downwards."""
    whole = own.get("entropy", entropy([row["fruit"] for row in given["rows"]]))
    soil, sun = own.get("left_soil", left(given, "soil")), own.get("left_sun", left(given, "sun"))
    of_soil, of_sun = own.get("gain_soil", whole - soil), own.get("gain_sun", whole - sun)
    best = own.get("best", "soil" if of_soil > of_sun else "sun")
    return {
        "entropy": whole,
        "left_soil": soil,
        "left_sun": sun,
        "gain_soil": of_soil,
        "gain_sun": of_sun,
        "best": best,
    }


def in_nats(given: Given) -> Answers:
    whole = entropy([row["fruit"] for row in given["rows"]], log)
    return gains(given, entropy=whole, left_soil=left(given, "soil", log), left_sun=left(given, "sun", log))


def turned(given: Given) -> float:
    return left(given, "soil") - entropy([row["fruit"] for row in given["rows"]])


GAINS: dict[str, Callable[[Given], Answers]] = {
    "natural logarithm": in_nats,
    "branches not weighted": lambda g: gains(g, left_soil=mean(g, "soil"), left_sun=mean(g, "sun")),
    "entropies added up": lambda g: gains(g, left_soil=sum(map(entropy, groups(g, "soil")))),
    "what is left, not what is gained": lambda g: gains(g, gain_soil=left(g, "soil"), best=gains(g)["best"]),
    "sign of the gain": lambda g: gains(g, gain_soil=turned(g), best=gains(g)["best"]),
    "smaller gain": lambda g: gains(g, best="sun" if gains(g)["best"] == "soil" else "soil"),
}


def values_of(given: Given, attribute: str) -> int:
    return len({"weather": "dry rain snow", "size": "small large"}[attribute].split())


def likelihood(given: Given, label: str, add: float = 1, below: float = 1, of_all: bool = False) -> float:
    """The product of the shares of the new parcel's values among the parcels of a class."""
    mine = [row for row in given["rows"] if row["late"] == label]
    product = 1.0
    for attribute, value in given["row"].items():
        hits = sum(row[attribute] == value for row in mine)
        size = len(given["rows"]) if of_all else len(mine)
        product *= (hits + add) / (size + below * values_of(given, attribute))
    return product


def parcel(given: Given, **own: float) -> Answers:
    """Naive Bayes for the new parcel, worked downwards."""
    late = sum(row["late"] == "yes" for row in given["rows"]) / len(given["rows"])
    prior = own.get("prior", late)
    like = own.get("likelihood", likelihood(given, "yes"))
    other = own.get("other", (1 - late) * likelihood(given, "no"))
    posterior = own.get("posterior", prior * like / (prior * like + other))
    return {"prior": prior, "likelihood": like, "other": other, "posterior": posterior}


def number(answers: Answers, name: str) -> float:
    return float(answers[name])


def joint(g: Given) -> float:
    return number(parcel(g), "prior") * number(parcel(g), "likelihood")


def without_prior(g: Given) -> float:
    like = number(parcel(g), "likelihood")
    return like / (like + number(parcel(g), "other"))


PARCEL: dict[str, Callable[[Given], Answers]] = {
    "class prior corrected too": lambda g: parcel(
        g, prior=(sum(row["late"] == "yes" for row in g["rows"]) + 1) / (len(g["rows"]) + 2)
    ),
    "nothing added to the counts": lambda g: parcel(g, likelihood=likelihood(g, "yes", 0, 0)),
    "added to the numerator only": lambda g: parcel(g, likelihood=likelihood(g, "yes", 1, 0)),
    "shares of all rows": lambda g: parcel(g, likelihood=likelihood(g, "yes", 1, 1, of_all=True)),
    "prior of the other class left out": lambda g: parcel(g, other=likelihood(g, "no")),
    "not divided by the sum": lambda g: parcel(g, posterior=joint(g)),
    "odds instead of a probability": lambda g: parcel(g, posterior=joint(g) / number(parcel(g), "other")),
    "prior of the class left out": lambda g: parcel(g, posterior=without_prior(g)),
}


def tasted(given: Given, power: float = 2, root: bool = True, far: bool = False) -> Answers:
    """The bushes of a hedge: distances, and what the three at the near end (or the far one) say."""
    (x, y), rows = given["query"], given["rows"]
    sums = [abs(row["x"] - x) ** power + abs(row["y"] - y) ** power for row in rows]
    distances = [total ** (1 / power) if root else total for total in sums]
    order = sorted(range(5), key=distances.__getitem__, reverse=far)
    sweet = sum(rows[place]["kind"] == "sweet" for place in order[:3])
    return {
        **dict(zip("abcde", distances, strict=True)),
        "nearest": rows[order[0]]["name"],
        "label": "sweet" if sweet > 1 else "sour",
        "changed": "sweet" if sweet >= given["required"] else "sour",
    }


HEDGE: dict[str, Callable[[Given], Answers]] = {
    "city-block distances": lambda g: tasted(g, power=1),
    "root left out": lambda g: tasted(g, root=False),
    "farthest instead of nearest": lambda g: tasted(g, far=True),
}


def tagged(given: Given, wrong: str = "fp", missed: str = "fn", **slips: float) -> Answers:
    """Averages over photographs' labels, worked downwards."""
    rows = given["rows"]
    tp, fp, fn = ([row[name] for row in rows] for name in ("tp", wrong, missed))
    first, second, third = (hits / (hits + alarms) for hits, alarms in zip(tp, fp, strict=True))
    micro = slips.get("micro", sum(tp) / (sum(tp) + sum(fp)))
    recall = slips.get("recall", sum(tp) / (sum(tp) + sum(fn)))
    f1 = (micro + recall) / 2 if "plain" in slips else 2 * micro * recall / (micro + recall)
    macro = (first + second + third) / 3
    parts = {"first": first, "second": second, "third": third, "macro": macro, "micro": micro}
    return {**parts, "recall": recall, "f1": f1}


def mean_share(g: Given, other: str) -> float:
    return sum(float(row["tp"] / (row["tp"] + row[other])) for row in g["rows"]) / len(g["rows"])


TAGS: dict[str, Callable[[Given], Answers]] = {
    "false positives and false negatives exchanged": lambda g: tagged(g, wrong="fn", missed="fp"),
    "mean of the precisions": lambda g: tagged(g, micro=mean_share(g, "fp")),
    "mean of the recalls": lambda g: tagged(g, recall=mean_share(g, "fn")),
    "plain mean of precision and recall": lambda g: tagged(g, plain=1),
}


def frost(given: Given, **slips: float) -> Answers:
    """The logistic model, worked downwards."""
    score = slips.get("score", given["w0"] + given["w1"] * given["x1"] + given["w2"] * given["x2"])
    logit = slips.get("logit", log(given["wanted"] / (1 - given["wanted"])))
    x1 = slips.get("input", (logit - given["w0"] - given["w2"] * given["x2"]) / given["w1"])
    return {"score": score, "chance": slips.get("chance", 1 / (1 + exp(-score))), "logit": logit, "input": x1}


def frost_score(g: Given) -> float:
    return float(g["w0"] + g["w1"] * g["x1"] + g["w2"] * g["x2"])


FROST: dict[str, Callable[[Given], Answers]] = {
    "bias left out": lambda g: frost(g, score=g["w1"] * g["x1"] + g["w2"] * g["x2"]),
    "sign of the score": lambda g: frost(g, chance=1 / (1 + exp(frost_score(g)))),
    "odds instead of a probability": lambda g: frost(g, chance=exp(frost_score(g))),
    "odds instead of their logarithm": lambda g: frost(g, logit=g["wanted"] / (1 - g["wanted"])),
    "bracket in the wrong place": lambda g: frost(g, logit=log(g["wanted"]) / (1 - g["wanted"])),
    "boundary instead of the wanted probability": lambda g: frost(g, input=(-g["w0"] - g["w2"] * g["x2"]) / g["w1"]),
}


def help_desk(given: Given, **slips: float) -> Answers:
    """The mails of two rules, each part from the given; a slip replaces a part."""
    groups = [given[name] for name in ("a_only", "b_only", "both", "neither")]
    a, b, both, neither = groups
    in_a, in_b, every = plus(a, both), plus(b, both), plus(*groups)
    estimates = [(each, share(own)) for each, own in zip(groups, [in_a, in_b, plus(in_a, in_b), every], strict=True)]
    right = {
        "b_in_list": share(b),
        "list_area": ranked_area([(each, share(each)) for each in (in_a, b, neither)]),
        "estimate": share(plus(in_a, in_b)),
        "set_area": ranked_area(estimates),
        "tree_area": ranked_area([(each, share(each)) for each in groups]),
    }
    return right | slips


def plus(*groups: Sequence[int]) -> list[int]:
    return [sum(side) for side in zip(*groups, strict=True)]


def share(group: Sequence[int]) -> float:
    return group[0] / sum(group)


def ranked_area(scored: Sequence[tuple[Sequence[int], float]]) -> float:
    """The share of pairs of a positive and a negative that scores put in order; equal scores count one half."""
    pairs = [(p[0] * n[1], (one > other) + (one == other) / 2) for p, one in scored for n, other in scored]
    return sum(number * won for number, won in pairs) / sum(number for number, _ in pairs)


def listed_area(g: Given) -> float:
    segments = [plus(g["a_only"], g["both"]), g["b_only"], g["neither"]]
    return ranked_area([(each, -place) for place, each in enumerate(segments)])


MAILS: dict[str, Callable[[Given], Answers]] = {
    "everything that B covers": lambda g: help_desk(g, b_in_list=share(plus(g["b_only"], g["both"]))),
    "order of the list": lambda g: help_desk(g, list_area=listed_area(g)),
    "mean of the shares": lambda g: help_desk(
        g, estimate=(share(plus(g["a_only"], g["both"])) + share(plus(g["b_only"], g["both"]))) / 2
    ),
    "share of both alone": lambda g: help_desk(g, estimate=share(g["both"])),
    "the tree's order": lambda g: help_desk(g, set_area=float(help_desk(g)["tree_area"])),
    "the set's order": lambda g: help_desk(g, tree_area=float(help_desk(g)["set_area"])),
}
WRONG: dict[str, dict[str, Callable[[Given], Answers]]] = {
    "bayes.posterior_by_hand": LEAK,
    "linear.perceptron_by_hand": PERCEPTRON,
    "linear.logistic_by_hand": FROST,
    "trees.gain_by_hand": GAINS,
    "bayes.naive_bayes_by_hand": PARCEL,
    "instances.votes_by_hand": HEDGE,
    "multilabel.averages_by_hand": TAGS,
    "rules.rankings_by_hand": MAILS,
}
