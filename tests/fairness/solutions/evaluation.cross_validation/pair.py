"""type: a tuple of the estimate and a tuple of errors."""

from fractions import Fraction


def cross_validation(examples, folds):
    fold_of = {index: number for number, fold in enumerate(folds) for index in fold}
    wrong = [0] * len(folds)
    for index, (x, label) in enumerate(examples):
        rest = [other for j, other in enumerate(examples) if fold_of[j] != fold_of[index]]
        wrong[fold_of[index]] += nearest_label(rest, x) != label
    errors = tuple(Fraction(w, len(fold)) for w, fold in zip(wrong, folds))
    return sum(errors) / len(errors), errors
