"""Tests of `reference.rules.hyperpipes`."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.draws.pipes import any_pipe_table, pipe_queries
from reference.rules.hyperpipes import hyperpipes_fit, hyperpipes_predict, hyperpipes_scores

SEEDS = st.integers(0, 10**6).map(Random)
WEATHER = [  # Witten, table 1.3
    {"outlook": outlook, "temperature": int(heat), "humidity": int(damp), "windy": windy, "play": play}
    for outlook, heat, damp, windy, play in (
        row.split()
        for row in [
            "sunny 85 85 f no", "sunny 80 90 t no", "overcast 83 86 f yes", "rainy 70 96 f yes", "rainy 68 80 f yes",
            "rainy 65 70 t no", "overcast 64 65 t yes", "sunny 72 95 f no", "sunny 69 70 f yes", "rainy 75 80 f yes",
            "sunny 75 70 t yes", "overcast 72 90 t yes", "overcast 81 75 f yes", "rainy 71 91 t no",
        ]
    )
]  # fmt: skip


def test_two_windy_days() -> None:
    """The catalogue's own example: the book prints no prediction."""
    model = hyperpipes_fit(WEATHER, "play")
    day = {"outlook": "overcast", "temperature": 66, "humidity": 90, "windy": "t"}
    assert hyperpipes_scores(model, day) == {"no": 3, "yes": 4}
    assert hyperpipes_predict(model, day) == "yes"
    assert hyperpipes_scores(model, {**day, "outlook": "sunny"}) == {"no": 4, "yes": 4}


@settings(max_examples=60)
@given(SEEDS)
def test_a_row_has_every_known_value_inside_its_own_class(random: Random) -> None:
    rows = any_pipe_table(random)
    model = hyperpipes_fit(rows, "class")
    for row in rows:
        known = sum(value is not None for name, value in row.items() if name != "class")
        assert hyperpipes_scores(model, row)[row["class"]] == known


@settings(max_examples=60)
@given(SEEDS)
def test_more_rows_never_lower_a_score_and_missing_values_change_no_label(random: Random) -> None:
    rows = any_pipe_table(random, n=(3, 7))
    fewer, model = hyperpipes_fit(rows[:-1], "class"), hyperpipes_fit(rows, "class")
    for query in pipe_queries(random, rows, missing=0.3):
        before, after = hyperpipes_scores(fewer, query), hyperpipes_scores(model, query)
        assert all(before[label] <= after[label] for label in before)
        assert hyperpipes_predict(model, query) == hyperpipes_predict(model, query, missing="match")
