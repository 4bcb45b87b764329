from collections import Counter

from grader.spec.bank_places import ID
from grader.spec.concepts import concept_ids, concepts


def test_all_concepts_of_the_books_are_listed_with_their_tiers() -> None:
    assert Counter(concept.tier for concept in concepts()) == {"core": 129, "standard": 404, "detail": 198}


def test_the_ids_read_line_by_line_are_those_of_the_file() -> None:
    assert concept_ids() == {concept.id for concept in concepts()}
    assert len(concept_ids()) == len(concepts()) == 731
    assert all(ID.fullmatch(name) and name.count(".") == 1 for name in concept_ids())


def test_details_and_only_details_stand_within_another_concept() -> None:
    by_id = {concept.id: concept for concept in concepts()}
    for concept in concepts():
        assert (concept.within is not None) == (concept.tier == "detail")
        assert concept.within is None or by_id[concept.within].tier != "detail"


def test_every_concept_says_where_to_read_it_in_one_of_the_five_books() -> None:
    books = {"blockeel", "flach", "kubat", "mitchell", "witten"}
    for concept in concepts():
        assert concept.sections
        assert set(concept.sections) <= books
        assert all(concept.sections.values())
