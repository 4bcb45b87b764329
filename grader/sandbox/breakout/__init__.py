"""Trying to get out of each isolation, as a hostile submission would, for `grader doctor`."""
