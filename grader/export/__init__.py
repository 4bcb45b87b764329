"""Marks and feedback on their way out: to people who mark by hand, and to other systems in their own layouts."""
