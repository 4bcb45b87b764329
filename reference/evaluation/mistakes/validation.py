"""Known mistakes with errors that are estimated on examples kept out of training."""

import math
from collections.abc import Sequence
from dataclasses import replace

from reference.evaluation.baseline import majority_class
from reference.evaluation.learners import Example, errors_on, nearest_neighbour
from reference.evaluation.mistakes.estimates_by_hand import Parts
from reference.evaluation.protocol import Chosen, knn_error
from reference.evaluation.validation import (
    Estimate,
    Folds,
    FoldState,
    cross_validation,
    others,
    validation_successors,
)
from reference.process import Process


def models_tested_on_training(examples: Sequence[Example], folds: Folds) -> Estimate:
    """Each model tested on all examples, those it has learned from included."""
    errors = []
    for fold in folds:
        classify = nearest_neighbour([examples[place] for place in others(len(examples), fold)])
        errors.append(errors_on(examples, classify) / len(examples))
    return Estimate(error=math.fsum(errors) / len(errors), errors=errors)


def trained_on_the_fold(examples: Sequence[Example], folds: Folds) -> Estimate:
    """Trained on the single fold, tested on the others."""
    errors = []
    for fold in folds:
        rest = others(len(examples), fold)
        classify = nearest_neighbour([examples[place] for place in fold])
        errors.append(errors_on([examples[place] for place in rest], classify) / len(rest))
    return Estimate(error=math.fsum(errors) / len(errors), errors=errors)


def trained_on_everything(examples: Sequence[Example], folds: Folds) -> Estimate:
    """One model of all examples, tested on each fold."""
    classify = nearest_neighbour(examples)
    errors = [errors_on([examples[place] for place in fold], classify) / len(fold) for fold in folds]
    return Estimate(error=math.fsum(errors) / len(errors), errors=errors)


def trained_on_all_but_one(examples: Sequence[Example], folds: Folds) -> Estimate:
    """Each example of a fold predicted from all other examples, those of its own fold included."""
    errors = []
    for fold in folds:
        wrong = [
            errors_on([examples[n]], nearest_neighbour([examples[i] for i in others(len(examples), [n])])) for n in fold
        ]
        errors.append(sum(wrong) / len(fold))
    return Estimate(error=math.fsum(errors) / len(errors), errors=errors)


def majority_of_all(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The fold left among the examples to learn from."""
    return after_fold(state, labels, folds, range(len(labels)))


def majority_of_fold(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The majority of the fold itself."""
    return after_fold(state, labels, folds, folds[state.fold] if state.fold < len(folds) else ())


def after_fold(
    state: FoldState, labels: Sequence[str], folds: Folds, learned_from: Sequence[int]
) -> tuple[FoldState, ...]:
    """The state after the next fold, by the majority class of the examples named."""
    if state.fold == len(folds):
        return ()
    label = majority_class([labels[place] for place in learned_from])
    fold = folds[state.fold]
    error = sum(labels[place] != label for place in fold) / len(fold)
    return (FoldState(state.fold + 1, label, error, (state.mean * state.fold + error) / (state.fold + 1)),)


def pooled_so_far(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """Mistakes divided by examples so far, not the mean of the rates."""
    if state.fold == len(folds):
        return ()
    fold = folds[state.fold]
    [after] = after_fold(state, labels, folds, others(len(labels), fold))
    before = sum(map(len, folds[: state.fold]))
    mean = (state.mean * before + after.error * len(fold)) / (before + len(fold))
    return (FoldState(after.fold, after.prediction, after.error, mean),)


def mean_over_all_folds(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The error rates so far, divided by the number of all folds."""
    return tuple(
        replace(after, mean=state.mean + after.error / len(folds))
        for after in validation_successors(state, labels, folds)
    )


def mean_halved(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The mean of the last mean and the new error rate, from the second fold on."""
    return tuple(
        replace(after, mean=(state.mean + after.error) / 2 if state.fold else after.error)
        for after in validation_successors(state, labels, folds)
    )


def rates_added_up(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The sum of the error rates in the place of their mean."""
    return tuple(replace(after, mean=state.mean + after.error) for after in validation_successors(state, labels, folds))


def tested_on_training(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The error rate on the examples that the prediction is learned from."""
    found = []
    for after in validation_successors(state, labels, folds):
        outside = [labels[place] for place in others(len(labels), folds[state.fold])]
        error = 1 - outside.count(str(after.prediction)) / len(outside)
        found.append(replace(after, error=error, mean=state.mean + (error - state.mean) / after.fold))
    return tuple(found)


def right_predictions(state: FoldState, labels: Sequence[str], folds: Folds) -> tuple[FoldState, ...]:
    """The share of right predictions in the place of the error rate."""
    return tuple(
        replace(after, error=1 - after.error, mean=state.mean + (1 - after.error - state.mean) / after.fold)
        for after in validation_successors(state, labels, folds)
    )


def no_fold_yet(**_: object) -> FoldState:
    """No fold is tested."""
    return FoldState(0, None, 0.0, 0.0)


FOLDS_LEFT_IN = Process(no_fold_yet, majority_of_all)
FOLDS_BY_THEMSELVES = Process(no_fold_yet, majority_of_fold)
FOLDS_POOLED = Process(no_fold_yet, pooled_so_far)
FOLDS_OVER_ALL = Process(no_fold_yet, mean_over_all_folds)
FOLDS_HALVED = Process(no_fold_yet, mean_halved)
FOLDS_ADDED_UP = Process(no_fold_yet, rates_added_up)
FOLDS_ON_TRAINING = Process(no_fold_yet, tested_on_training)
FOLDS_RIGHT = Process(no_fold_yet, right_predictions)


def leave_one_out_error(examples: Sequence[Example]) -> float:
    """The right error, for mistakes that are made of it."""
    return cross_validation(examples, [[place] for place in range(len(examples))], learner="1nn")["error"]


def chosen_on_test(train: Parts, validation: Parts, test: Parts, ks: Sequence[int]) -> Chosen:
    """Chosen by the error on the test examples."""
    k = min(ks, key=lambda each: knn_error(train, test, each))
    return Chosen(k=k, error=knn_error(train, test, k))


def chosen_on_training(train: Parts, validation: Parts, test: Parts, ks: Sequence[int]) -> Chosen:
    """Chosen by the error on the training examples."""
    k = min(ks, key=lambda each: knn_error(train, train, each))
    return Chosen(k=k, error=knn_error(train, test, k))


def validation_reported(train: Parts, validation: Parts, test: Parts, ks: Sequence[int]) -> Chosen:
    """The error reported that decided."""
    k = min(ks, key=lambda each: knn_error(train, validation, each))
    return Chosen(k=k, error=knn_error(train, validation, k))


def trained_again(train: Parts, validation: Parts, test: Parts, ks: Sequence[int]) -> Chosen:
    """Tested after training again, with the validation examples."""
    k = min(ks, key=lambda each: knn_error(train, validation, each))
    return Chosen(k=k, error=knn_error([*train, *validation], test, k))
