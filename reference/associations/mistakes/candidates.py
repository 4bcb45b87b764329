"""Known mistakes when candidates for larger item sets are made."""

from collections.abc import Sequence

from reference.associations.apriori import Itemset
from reference.associations.candidates import apriori_candidates, is_supported


def joined_as_listed(frequent: Sequence[Sequence[str]]) -> dict[str, set[Itemset]]:
    """Sets joined that agree in the first items as they are listed, not sorted."""
    pairs = [(one, other) for place, one in enumerate(frequent) for other in frequent[:place]]
    found = {frozenset([*one, *other]) for one, other in pairs if list(one[:-1]) == list(other[:-1])}
    return {"joined": found, "candidates": {each for each in found if is_supported(each, frequent)}}


def last_items_agree(frequent: Sequence[Sequence[str]]) -> dict[str, set[Itemset]]:
    """Sets joined that agree in their last items."""
    rows = [sorted(each) for each in frequent]
    found = {frozenset([*one, *other]) for one in rows for other in rows if one != other and one[1:] == other[1:]}
    return {"joined": found, "candidates": apriori_candidates(frequent)}
