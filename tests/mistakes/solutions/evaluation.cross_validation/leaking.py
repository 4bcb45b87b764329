# mistake: trained on everything
def cross_validation(examples, folds):
    errors = [sum(nearest_label(examples, examples[i][0]) != examples[i][1] for i in fold) / len(fold) for fold in folds]
    return {"error": sum(errors) / len(errors), "errors": errors}
