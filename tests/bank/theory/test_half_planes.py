"""Tests of `reference.theory.half_planes`."""

from reference.theory.half_planes import half_plane_labellings, vc_of_lines


def test_four_points_have_fourteen_labellings_and_no_more() -> None:
    square, inner = [(0, 0), (0, 1), (1, 0), (1, 1)], [(0, 0), (6, 0), (0, 6), (2, 2)]
    assert [len(half_plane_labellings(points)) for points in (square, inner)] == [14, 14]
    assert vc_of_lines([*square, (3, 2)]) == 3
