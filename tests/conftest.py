"""One Hypothesis profile for all tests: the same examples in every run, and no wall clock in a verdict."""

import gc
import os

from hypothesis import settings

settings.register_profile("whole", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("quick", max_examples=10, deadline=None, derandomize=True)  # of `make quick`
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "whole"))

gc.set_threshold(50_000, 20, 50)  # exercises that were built are kept, and are millions of objects to look through

# Students' files: read as text, never imported here.
collect_ignore_glob = ["fairness/solutions/*", "mistakes/solutions/*", "mistakes/blind/*", "*.right.py", "*.wrong.py"]
