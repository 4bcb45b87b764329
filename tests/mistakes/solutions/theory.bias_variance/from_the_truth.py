# mistake: deviations from the true values
def bias_variance(predictions, actual):
    models = len(predictions)
    bias = spread = 0
    for i, right in enumerate(actual):
        column = [row[i] for row in predictions]
        bias += (sum(column) / models - right) ** 2
        spread += sum((value - right) ** 2 for value in column) / models
    return {"bias": bias / len(actual), "variance": spread / len(actual)}
