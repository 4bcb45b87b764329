"""Checks: what makes an answer right. Standard library only, as the students' one-file checker is made from these."""
