# mistake: error of the models for the bias
from statistics import mean, pvariance


def bias_variance(predictions, actual):
    bias = mean([(p - a) ** 2 for row in predictions for p, a in zip(row, actual)])
    return {"bias": bias, "variance": mean([pvariance(c) for c in zip(*predictions)])}
