# %% own_learner: algorithm: a nearest neighbour of its own, by squared distance, from a table of all distances
def cross_validation(examples, folds):
    n = len(examples)
    gap = [[sum((a - b) ** 2 for a, b in zip(examples[i][0], examples[j][0])) for j in range(n)] for i in range(n)]
    rates = []
    for test in folds:
        others = [j for f in folds if f is not test for j in f]
        mistakes = [i for i in test if examples[min(others, key=lambda j: gap[i][j])][1] != examples[i][1]]
        rates.append(len(mistakes) / len(test))
    return dict(errors=rates, error=sum(rates) / len(rates))
# %% provided: algorithm: the learner that is provided, fold by fold
def cross_validation(examples, folds):
    errors = []
    for fold in folds:
        train = [example for i, example in enumerate(examples) if i not in fold]
        wrong = sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold)
        errors.append(wrong / len(fold))
    return {"error": sum(errors) / len(errors), "errors": errors}
