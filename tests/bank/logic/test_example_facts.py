"""Tables as facts, and facts by example: what is written can be read back."""

from hypothesis import given
from hypothesis import strategies as st

from reference.logic.data_facts import facts_of_table, table_to_binary_facts
from reference.logic.example_facts import has_external_structure, interpretations, split_by_example

NAMES = ["shape", "size"]
CELLS = st.one_of(st.none(), st.sampled_from(["round", "flat"]), st.integers(0, 3))
IDS = ["t1", "t2", "t3"]
FACTS = st.lists(st.tuples(st.sampled_from("pq"), st.sampled_from(IDS), st.sampled_from([*IDS, "a", "b"])))


@given(st.lists(st.tuples(CELLS, CELLS), max_size=4))
def test_a_table_is_read_back_from_the_facts_of_its_cells(rows: list[tuple[object, object]]) -> None:
    ids = [f"c{place}" for place in range(len(rows))]
    cells = {(name, label): value for name, label, value in table_to_binary_facts(rows, ids, NAMES)}
    assert [tuple(cells.get((name, label)) for name in NAMES) for label in ids] == rows
    assert len(facts_of_table(rows, ids, NAMES, "t")["whole"]) == len(set(rows))


@given(FACTS)
def test_facts_with_their_examples_put_back_are_those_given(facts: list[tuple[str, ...]]) -> None:
    restored = [(fact[0], name, *fact[1:]) for name, about in split_by_example(facts, IDS).items() for fact in about]
    assert sorted(restored) == sorted(facts)


@given(FACTS)
def test_only_facts_about_another_example_are_external(facts: list[tuple[str, ...]]) -> None:
    mentions = [fact for fact in facts for other in {*IDS} - {fact[1]} if other in fact[2:]]
    assert has_external_structure(facts, IDS) == bool(mentions)
    assert interpretations(facts, IDS) == ({"links": mentions} if mentions else split_by_example(facts, IDS))
