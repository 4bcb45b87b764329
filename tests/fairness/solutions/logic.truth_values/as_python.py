"""algorithm: the formula as an expression of Python."""


def text(f):
    if isinstance(f, str):
        return f
    parts = [text(x) for x in f[1:]]
    if f[0] == "not":
        return f"(not {parts[0]})"
    sign = {"and": "and", "or": "or", "->": "<=", "<-": ">=", "<->": "=="}[f[0]]
    return "(" + f" {sign} ".join(parts) + ")"


def truth_values(formula, assignments):
    return [bool(eval(text(formula), {}, dict(a))) for a in assignments]
