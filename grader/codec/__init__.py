"""The closed set of values that cross the sandbox's boundary, and their JSON form. Standard library only.

Part of this package runs inside the sandbox, beside student code, and part of it in the students' one-file checker.
"""
