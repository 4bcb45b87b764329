"""Tests of `reference.clustering.gaussian_mixture`."""

import pytest

from reference.clustering.gaussian_mixture import EM, responsibilities, weighted_variance

PRIORS = [0.831253, 0.554664, 0.129491, 0.008322, 0.000224]  # of the first component, worked out beside the catalogue


def test_priors_count_in_the_e_step() -> None:
    rows = responsibilities([1, 2, 3, 4, 5], [1, 5], [1, 2], [0.25, 0.75])
    assert [row[0] for row in rows] == pytest.approx(PRIORS, abs=1e-6)


def test_far_numbers_have_responsibilities_too() -> None:
    assert responsibilities([1e6], [0, 1], [1, 1])[0] == pytest.approx((0, 1))


def test_with_certain_memberships_the_m_step_gives_means_and_variances_of_clusters() -> None:
    assert weighted_variance([1, 3, 50, 60], [1, 1, 0, 0]) == 1


def test_a_component_that_has_shrunk_to_a_point_ends_em() -> None:
    steps = list(EM.steps(xs=[5, 5], means=[4], sds=[1], rounds=9))
    assert [state.sds for state in steps] == [(1,), (0.0,)]
