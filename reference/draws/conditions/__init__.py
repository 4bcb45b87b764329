"""What a drawn input must satisfy to be a fair question: named predicates over its arguments and the right answer.

For a trace the answer is the list of records, the start first, each a dict of the recorded fields; for a hand
calculation it is a dict from part to value. A draw that fails one is drawn again. One module a subject, each with its
own names; no two have the same name.
"""
