"""Commands for other systems: continuous integration, and platforms that run a grader of their own."""
