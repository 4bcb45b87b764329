"""Tries to get out of each isolation, as a hostile submission would, and says what held: `grader doctor`."""
