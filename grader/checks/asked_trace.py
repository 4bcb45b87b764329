"""The right list of a trace as a student should return it, where the reference also gives the start and field names."""

from collections.abc import Collection

from grader.codec.values import Json


def asked_trace(expected: Json, fields: Collection[str], initial: str) -> Json:
    """The steps of a trace without the start, if it is `absent`; a record of one field is its value alone.

    >>> asked_trace([{"w": 0}, {"w": 1}, {"w": 3}], ["w"], "absent")
    [1, 3]
    >>> asked_trace([{"w": 0, "error": 2}, {"w": 1, "error": 0}], ["w", "error"], "optional")
    [{'w': 0, 'error': 2}, {'w': 1, 'error': 0}]
    """
    if not isinstance(expected, list):
        return expected
    steps = expected[1:] if initial == "absent" else expected
    if len(fields) != 1:
        return steps
    [field] = fields
    return [record[field] if isinstance(record, dict) and set(record) == {field} else record for record in steps]
