# %% rounds: algorithm: facts are added in rounds, each body matched atom by atom
def is_var(t):
    return isinstance(t, str) and (t[0].isupper() or t[0] == "_")
def closure(facts, rules):
    known = {tuple(f) for f in facts}
    while True:
        new = set()
        for head, body in rules:
            found = [{}]
            for atom in body:
                more = []
                for theta in found:
                    for fact in known:
                        if len(fact) == len(atom) and fact[0] == atom[0]:
                            t = dict(theta)
                            if all(t.setdefault(a, b) == b if is_var(a) else a == b for a, b in zip(atom[1:], fact[1:])):
                                more.append(t)
                found = more
            new |= {tuple(theta.get(t, t) for t in head) for theta in found}
        if new <= known:
            return known
        known |= new
def argument_prediction_trace(hypothesis, background, examples, target_index, numerical):
    steps, total = [], 0
    for head, body in examples:
        key = lambda atom: (len(atom), atom[:target_index], atom[target_index + 1:])
        values = {atom[target_index] for atom in closure(body, background + hypothesis) if key(atom) == key(tuple(head))}
        prediction = next(iter(values)) if len(values) == 1 else None
        if not numerical:
            error = int(prediction != head[target_index])
        elif prediction is None:
            error = None
        else:
            error = prediction - head[target_index]
        if error is not None:
            total += error ** 2
        steps.append({"values": values, "prediction": prediction, "error": error, "total": total})
    return steps
# %% grounded: algorithm: every clause is written out for all constants before anything follows; tuples as answers
from itertools import product
def argument_prediction_trace(hypothesis, background, examples, target_index, numerical):
    def variables(clause):
        return sorted({t for a in [clause[0], *clause[1]] for t in a[1:] if isinstance(t, str) and not t[0].islower()})
    answers, sum_of_squares = [], 0
    for head, body in examples:
        facts = {tuple(a) for a in body}
        things = {t for a in body for t in a[1:]} | {t for h, b in hypothesis + background for a in [h, *b] for t in a[1:] if not isinstance(t, str) or t[0].islower()}
        rules = []
        for clause in hypothesis + background:
            names = variables(clause)
            for chosen in product(sorted(things, key=str), repeat=len(names)):
                put = dict(zip(names, chosen))
                write = lambda atom: (atom[0], *(put[t] if t in put else t for t in atom[1:]))
                rules.append((write(clause[0]), {write(a) for a in clause[1]}))
        size = -1
        while size != len(facts):
            size = len(facts)
            facts |= {h for h, b in rules if b <= facts}
        wanted = [f for f in facts if f[0] == head[0] and len(f) == len(head) and all(i == target_index or x == y for i, (x, y) in enumerate(zip(f, head)))]
        values = sorted({f[target_index] for f in wanted}, key=str)
        guess = values[0] if len(values) == 1 else None
        seen = head[target_index]
        error = (None if guess is None else float(guess - seen)) if numerical else 0 if guess == seen else 1
        sum_of_squares += 0 if error is None else error * error
        answers.append((values, guess, error, sum_of_squares))
    return answers
