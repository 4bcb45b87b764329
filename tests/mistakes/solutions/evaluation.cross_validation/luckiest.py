# mistake: best fold
def cross_validation(examples, folds):
    errors = []
    for fold in folds:
        train = [example for i, example in enumerate(examples) if i not in fold]
        errors.append(sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold) / len(fold))
    return {"error": min(errors), "errors": errors}
