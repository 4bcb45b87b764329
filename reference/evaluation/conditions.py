"""Conditions on classifiers, forecasts, rankings and their errors, and on plans that keep examples out of training."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any

from reference.evaluation.baseline import majority_class
from reference.evaluation.confusion import confusion_counts
from reference.evaluation.losses import cross_entropy
from reference.evaluation.mistakes.partial_labelling import nearest_by_city_block, own_labels_learned
from reference.evaluation.mistakes.resampling import others_dealt_together
from reference.evaluation.promises import has_one_majority_outside
from reference.evaluation.protocol import knn_error, three_way
from reference.evaluation.resampling import is_stratified
from reference.evaluation.retrieval import precision_recall
from reference.evaluation.validation import cross_validation, leave_one_out, others

CLEAR = 0.01  # how far apart two accuracies are, so that rounding on the way does not decide which is larger
NEARLY_EQUAL = 0.004  # how far apart two means are, so that three decimals tell them apart after rounding on the way
CLEAR_SHARE = 0.05  # the same for costs and errors in units of their own: a share of the larger one


def clear_of_baseline(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether an accuracy is clearly above or clearly below that of the majority class."""
    return bool(abs(1 - expected["error"] - expected["baseline"]) > CLEAR)


def clear_costs(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a detector clearly costs more, or clearly less, than no detector."""
    return apart(expected["cost"], expected["idle"])


def clear_errors(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two models differ clearly, by absolute and by squared errors."""
    return all(apart(expected[f"{measure}_first"], expected[f"{measure}_second"]) for measure in ("mae", "rmse"))


def clear_divergence(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a forecast clearly costs more than the true probabilities, and the exchanged cross-entropy differs."""
    truth, forecast = args["truth"], args["forecast"]
    # truth and forecast exchanged, the usual slip, must give another number
    turned = cross_entropy(list(forecast.values()), [truth[name] for name in forecast])
    return bool(expected["extra"] > CLEAR_SHARE and abs(expected["expected"] - turned) > CLEAR)


def several_of_each(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether there are at least two true positives, two false positives and two false negatives."""
    # a count of 0 or 1 makes precision and recall trivial
    return bool(min(expected["tp"], expected["fp"], expected["fn"]) > 1)


def means_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the arithmetic mean of precision and recall is not nearly their harmonic mean."""
    # who takes the wrong mean must not be right within the last decimal
    return bool(abs((expected["precision"] + expected["recall"]) / 2 - expected["f"]) > NEARLY_EQUAL)


def apart(one: float, other: float) -> bool:
    """Whether two amounts differ by more than 5 % of the larger one, so that rounding cannot decide."""
    return abs(one - other) > CLEAR_SHARE * max(one, other)


def mixed_ties(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a positive and a negative example share a score, in `scores` and `labels` or in `rows`."""
    if "rows" in args:
        pairs = [(row["score"], row["truth"]) for row in args["rows"]]
    else:
        pairs = list(zip(args["scores"], args["labels"], strict=True))
    seen: dict[float, set[str]] = defaultdict(set)
    for score, label in pairs:
        seen[score].add(label)
    return any(len(labels) > 1 for labels in seen.values())


def top_is_mixed(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a positive and a negative example share the highest of `scores`."""
    top = max(args["scores"])
    pairs = zip(args["scores"], args["labels"], strict=True)
    return len({label == args["positive"] for score, label in pairs if score == top}) > 1


def clear_cut(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the `cut` best of `rows` have better scores than all other rows."""
    scores = sorted((row["score"] for row in args["rows"]), reverse=True)
    cut: int = args["cut"]
    return bool(scores[cut - 1] > scores[cut])


def rates_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the `cut` best of `rows` have negatives and leave out positives, and there are not `cut` negatives."""
    ranked = [row["truth"] == args["positive"] for row in sorted(args["rows"], key=lambda row: -row["score"])]
    cut: int = args["cut"]
    return ranked.count(False) != cut and not all(ranked[:cut]) and any(ranked[cut:])


def no_tied_majority(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the examples outside each fold have one most frequent class; folds are given, or a column of `rows`."""
    return has_one_majority_outside(*labels_and_folds(args))


def count_reached_later(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether several classes of `labels` are most frequent, and the one that occurs first is not complete first."""
    counts = Counter(args["labels"])
    first, *others = [label for label, count in counts.items() if count == max(counts.values())]
    last_places = {label: place for place, label in enumerate(args["labels"])}
    return any(last_places[label] < last_places[first] for label in others)


def plurality_after_another(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one class of `labels` is most frequent, with at most half of them, and is not the first to occur."""
    labels = args["labels"]
    (best, most), (_, second) = Counter(labels).most_common(2)
    return bool(second < most <= len(labels) / 2 and best != labels[0])


def alarms_tell(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the false positives are not the same share of the positive predictions as of the negative examples."""
    tp, _, fp, tn = confusion_counts(args["actual"], args["predicted"], args["positive"])
    return fp > 0 and tp != tn


def negatives_confused(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a negative label is predicted as another negative one."""
    pairs = zip(args["actual"], args["predicted"], strict=True)
    return any(right != own and args["positive"] not in (right, own) for right, own in pairs)


def a_class_never_right(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a class of `actual` has no right prediction."""
    right = {label for label, own in zip(args["actual"], args["predicted"], strict=True) if label == own}
    return bool(set(args["actual"]) - right)


def every_negative_counts(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether both precision and recall change if the examples with any one negative label are left out."""
    pairs, positive = list(zip(args["actual"], args["predicted"], strict=True)), args["positive"]
    right = precision_recall(args["actual"], args["predicted"], positive, undefined=0.0)
    for label in {*args["actual"], *args["predicted"]} - {positive}:
        kept = [pair for pair in pairs if label not in pair]
        found = precision_recall([pair[0] for pair in kept], [pair[1] for pair in kept], positive, undefined=0.0)
        # whoever counts the errors with one negative label only must lose both numbers
        if right.precision == found.precision or right.recall == found.recall:
            return False
    return True


def negative_on_top(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the largest of `scores` belongs to a negative example."""
    return bool(args["labels"][args["scores"].index(max(args["scores"]))] != args["positive"])


def worse_than_chance(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a ranking has a negative Gini coefficient."""
    return bool(expected["gini"] < 0)


def one_class_inside(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a leaf without positives stands before positives, and one without negatives after negatives."""
    leaves = args["segments"]
    return any(leaf[0] == 0 and any(later[0] for later in leaves[place:]) for place, leaf in enumerate(leaves)) and any(
        leaf[1] == 0 and any(earlier[1] for earlier in leaves[:place]) for place, leaf in enumerate(leaves)
    )


def some_just_right(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at least one of the `predicted` numbers is the `actual` one."""
    return any(right == own for right, own in zip(args["actual"], args["predicted"], strict=True))


def models_disagree(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the mean absolute error prefers another model than the root mean squared error."""
    return bool(expected["by_mae"] != expected["by_rmse"])


def fold_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the most frequent class outside the first fold is not the most frequent class of all `rows`."""
    labels, folds = labels_and_folds(args)
    outside = majority_class([labels[place] for place in others(len(labels), folds[0])])
    counts = Counter(labels)
    return counts[outside] < max(counts.values())


def folds_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether half of `folds` or more have another most frequent class outside them than all examples have."""
    labels, folds = labels_and_folds(args)
    usual = majority_class(labels)
    outside = [majority_class([labels[place] for place in others(len(labels), fold)]) for fold in folds]
    return 2 * sum(label != usual for label in outside) >= len(folds)


def third_numbers_matter(args: Mapping[str, Any], expected: float) -> bool:
    """Whether leave-one-out has another error if only the first two numbers of each example count."""
    shorter = [(x[:2], label) for x, label in args["examples"]]
    return apart(leave_one_out(shorter, learner="1nn"), expected)


def pluralities_win(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether outside most of `folds` the most frequent class has no more than half of the examples."""
    labels, folds = labels_and_folds(args)
    outside = [Counter(labels[place] for place in others(len(labels), fold)) for fold in folds]
    return 2 * sum(2 * max(counts.values()) <= counts.total() for counts in outside) > len(folds)


def classes_need_own_turns(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether folds are not stratified if all classes but the first one are dealt out as if they were one."""
    return not is_stratified(others_dealt_together(args["labels"], args["k"]), args["labels"])


def labels_and_folds(args: Mapping[str, Any]) -> tuple[list[str], list[list[int]]]:
    """The labels and the folds of an input, from lists or from the column `fold` of `rows`."""
    # two forms of input: lists for programs, a table for hand calculations
    if "rows" not in args:
        return list(args["labels"]), list(args["folds"])
    places: dict[str, list[int]] = defaultdict(list)
    for place, row in enumerate(args["rows"]):
        places[row["fold"]].append(place)
    return [row["result"] for row in args["rows"]], list(places.values())


def errors_vary(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether folds have different errors: of the nearest neighbour on `examples`, else of the majority learner."""
    if "examples" in args:
        errors = cross_validation(args["examples"], args["folds"], learner="1nn")["errors"]
    else:
        labels, folds = labels_and_folds(args)
        errors = cross_validation([[[], label] for label in labels], folds)["errors"]
    return len(set(errors)) > 1


def one_choice(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one number of neighbours is best on the validation examples, and other protocols report another error."""
    train, validation, test, ks = args["train"], args["validation"], args["test"], args["ks"]
    errors = sorted(knn_error(train, validation, k) for k in ks)
    chosen = three_way(train, validation, test, ks)
    reported = chosen["error"]
    # another best one on the test set, and another error after training again: both usual mistakes must show
    retrained = knn_error([*train, *validation], test, chosen["k"])
    return errors[0] < errors[1] and reported > min(knn_error(train, test, k) for k in ks) and reported != retrained


def tied_choice(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether several numbers of neighbours are best on the validation examples, and do not all test alike."""
    train, validation, test, ks = args["train"], args["validation"], args["test"], args["ks"]
    errors = [knn_error(train, validation, k) for k in ks]
    best = [k for k, error in zip(ks, errors, strict=True) if error == min(errors)]
    return len({knn_error(train, test, k) for k in best}) > 1


def city_block_tells(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether labels change if distances are sums of absolute differences."""
    return nearest_by_city_block(args["examples"]) != list(expected)


def own_labels_tell(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether labels change if those found for earlier `examples` are learned from as well."""
    return own_labels_learned(args["examples"]) != list(expected)


def first_tie_between(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the first of the tied numbers of neighbours is neither smallest, largest nor best on the test set."""
    train, validation, test, ks = args["train"], args["validation"], args["test"], args["ks"]
    errors = [knn_error(train, validation, k) for k in ks]
    first, *others = [k for k, error in zip(ks, errors, strict=True) if error == min(errors)]
    best = min(knn_error(train, test, k) for k in [first, *others])
    return bool(others) and min(others) < first < max(others) and best < knn_error(train, test, first)
