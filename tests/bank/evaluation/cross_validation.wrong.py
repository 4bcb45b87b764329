# %% accuracy from right/provided: near miss: the complement
# errors = => rates =
# -         wrong = sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold)
# errors.append(wrong => rates.append(sum(nearest_label(train, examples[i][0]) == examples[i][1] for i in fold)
# (errors) / len(errors), "errors": errors => (rates) / len(rates), "errors": rates
# %% luckiest from right/provided: mistake: best fold
# -         wrong = sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold)
# wrong / => sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold) /
# sum(errors) / len => min
# %% resubstitution from right/provided: mistake: tested on training examples
# -         wrong = sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold)
# wrong / len(fold) => sum(nearest_label(train, x) != label for x, label in examples) / len(examples)
# %% turned_around from right/provided: mistake: trained on the fold
# example for i, example in enumerate(examples) if i not => examples[i] for i
# +         test = [example for i, example in enumerate(examples) if i not in fold]
# -         wrong = sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold)
# wrong / len(fold) => sum(nearest_label(train, x) != label for x, label in test) / len(test)
# %% weighted from right/provided: mistake: all mistakes over all examples
# errors = [] => errors, mistakes = [], 0
#           errors.append(wrong / len(fold))
# +         mistakes += wrong
# sum(errors) / len(errors) => mistakes / len(examples)
# %% leaking: mistake: trained on everything
def cross_validation(examples, folds):
    errors = [sum(nearest_label(examples, examples[i][0]) != examples[i][1] for i in fold) / len(fold) for fold in folds]
    return {"error": sum(errors) / len(errors), "errors": errors}
# %% one_left_out: mistake: every example left out alone
import math


def nearest_label(examples, x, k=1):
    """The most frequent label among the k examples [point, label] that are nearest to the point x."""
    nearest = sorted(examples, key=lambda example: math.dist(example[0], x))[:k]
    labels = [label for _, label in nearest]
    return max(labels, key=labels.count)


def cross_validation(examples: list, folds: list[list[int]]) -> dict:
    def is_wrong(i):
        rest = examples[:i] + examples[i + 1:]
        return nearest_label(rest, examples[i][0]) != examples[i][1]

    errors = [sum(map(is_wrong, fold)) / len(fold) for fold in folds]
    return {"error": sum(errors) / len(errors), "errors": errors}
