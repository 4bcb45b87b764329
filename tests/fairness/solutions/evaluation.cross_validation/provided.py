"""algorithm: the learner that is provided, fold by fold."""


def cross_validation(examples, folds):
    errors = []
    for fold in folds:
        train = [example for i, example in enumerate(examples) if i not in fold]
        wrong = sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold)
        errors.append(wrong / len(fold))
    return {"error": sum(errors) / len(errors), "errors": errors}
