# mistake: tested on training examples
def cross_validation(examples, folds):
    errors = []
    for fold in folds:
        train = [example for i, example in enumerate(examples) if i not in fold]
        errors.append(sum(nearest_label(train, x) != label for x, label in examples) / len(examples))
    return {"error": sum(errors) / len(errors), "errors": errors}
