"""Known mistakes about the number of bodies and of tests. Blockeel, sections 5.1.5 and 5.1.6."""


def consistent_for_all(attributes: int) -> int:
    """The bodies without a contradiction where all are asked: 27 for three attributes, not 64."""
    return int(3**attributes)


def attributes_for_literals(attributes: int) -> int:
    """The sets of attributes in place of the sets of literals: 8 for three attributes, not 64."""
    return int(2**attributes)


def empty_left_out(attributes: int) -> int:
    """The body without a condition not counted: 26 for three attributes, not 27."""
    return int(3**attributes) - 1


def literals_for_full(attributes: int) -> int:
    """The literals counted in place of the bodies that use one of every pair: 6 for three attributes, not 8."""
    return 2 * attributes


def all_tests_again(attributes: int, step: int) -> int:
    """The tests of every attribute in every step, also of those that are tested already."""
    return 2 * attributes


def one_literal_gone(attributes: int, step: int) -> int:
    """Only the added literal left out in the next step, not the opposite one: 5 after 6, not 4."""
    return 2 * attributes - (step - 1)


def step_from_zero(attributes: int, step: int) -> int:
    """One step too far: 4 tests in the first step for three attributes, not 6."""
    return 2 * (attributes - step)


def one_test_less(unseeded: float) -> float:
    """A seed taken to rule out one test only."""
    return unseeded - 1
