# mistake: all mistakes over all examples
def cross_validation(examples, folds):
    errors, mistakes = [], 0
    for fold in folds:
        train = [example for i, example in enumerate(examples) if i not in fold]
        wrong = sum(nearest_label(train, examples[i][0]) != examples[i][1] for i in fold)
        errors.append(wrong / len(fold))
        mistakes += wrong
    return {"error": mistakes / len(examples), "errors": errors}
