# near miss: the complement
def cross_validation(examples, folds):
    rates = []
    for fold in folds:
        train = [example for i, example in enumerate(examples) if i not in fold]
        rates.append(sum(nearest_label(train, examples[i][0]) == examples[i][1] for i in fold) / len(fold))
    return {"error": sum(rates) / len(rates), "errors": rates}
