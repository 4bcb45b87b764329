"""Tests of `reference.statistics.t_table`."""

from reference.statistics.quantiles import t_quantile
from reference.statistics.t_table import CONFIDENCES, T_TABLE, critical_of_folds, critical_value


def test_the_table_has_the_quantiles_to_three_decimals() -> None:
    assert [*T_TABLE] == [*range(1, 31)]
    assert {df: tuple(round(t_quantile(df, each / 100), 3) for each in CONFIDENCES) for df in T_TABLE} == T_TABLE


def test_folds_have_one_degree_of_freedom_less() -> None:
    assert critical_of_folds(10, 95) == critical_value(9, 95) == 2.262
