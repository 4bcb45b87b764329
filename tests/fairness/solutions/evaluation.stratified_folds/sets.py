"""type: a tuple of sets."""


def stratified_folds(labels, k):
    order = [i for name in dict.fromkeys(labels) for i, label in enumerate(labels) if label == name]
    return tuple({place for number, place in enumerate(order) if number % k == fold} for fold in range(k))
