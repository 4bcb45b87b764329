"""A hand calculation of information gains, part by part; each part is a function of earlier ones."""


def gain_from(whole: float, left: float) -> float:
    """What a split gains: the entropy of the whole minus what is left of it."""
    return whole - left


def largest_of(**gains: float) -> str:
    """The name of the largest number; the first of equal ones."""
    return max(gains, key=lambda name: gains[name])
