# mistake: trained on the fold
def cross_validation(examples, folds):
    errors = []
    for fold in folds:
        train = [examples[i] for i in fold]
        test = [example for i, example in enumerate(examples) if i not in fold]
        errors.append(sum(nearest_label(train, x) != label for x, label in test) / len(test))
    return {"error": sum(errors) / len(errors), "errors": errors}
