"""One Hypothesis profile for all tests: the same examples in every run, and no wall clock in a verdict."""

from hypothesis import settings

settings.register_profile("markscheme", max_examples=50, deadline=None, derandomize=True)
settings.load_profile("markscheme")

collect_ignore_glob = ["fairness/solutions/*"]  # students' files: read as text, never imported here
