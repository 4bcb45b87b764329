"""Known mistakes with errors that are estimated on examples kept out of training."""

import math
from collections.abc import Sequence

from reference.evaluation.baseline import majority_class
from reference.evaluation.learners import Example, errors_on, nearest_neighbour
from reference.evaluation.mistakes.estimates_by_hand import Parts
from reference.evaluation.protocol import Chosen, knn_error
from reference.evaluation.validation import Estimate, Folds, FoldState, cross_validation, others
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


def no_fold_yet(**_: object) -> FoldState:
    """No fold is tested."""
    return FoldState(0, None, 0.0, 0.0)


FOLDS_LEFT_IN = Process(no_fold_yet, majority_of_all)
FOLDS_BY_THEMSELVES = Process(no_fold_yet, majority_of_fold)
FOLDS_POOLED = Process(no_fold_yet, pooled_so_far)


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
