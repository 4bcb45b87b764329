"""A hand calculation of information gains, part by part; each part is a function of earlier ones."""


def gain_from(whole: float, left: float) -> float:
    """The gain of a split: the entropy of the whole minus the entropy that is left."""
    return whole - left


def largest_of(**gains: float) -> str:
    """The name of the largest number; of equal ones the first."""
    return max(gains, key=lambda name: gains[name])
