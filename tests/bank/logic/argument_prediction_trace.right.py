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
        prediction = next(iter(values)) if len(values) == 1 else "undefined"
        if not numerical:
            error = int(prediction != head[target_index])
        elif prediction == "undefined":
            error = "undefined"
        else:
            error = prediction - head[target_index]
        if error != "undefined":
            total += error ** 2
        steps.append({"values": values, "prediction": prediction, "error": error, "total": total})
    return steps
# %% asked: algorithm: each round writes out every rule by a search with backtracking, the rarest atoms of its body first; tuples as answers
def answers_of(body, known, put):
    if not body:
        yield put
        return
    options = []
    for atom in body:
        fitting = []
        for fact in known.get((atom[0], len(atom)), ()):
            more = {}
            for term, value in zip(atom[1:], fact[1:]):
                if isinstance(term, str) and not term[0].islower():
                    if put.get(term, more.get(term, value)) != value:
                        break
                    more[term] = value
                elif term != value:
                    break
            else:
                fitting.append(more)
        options.append((len(fitting), len(options), atom, fitting))
    _, _, rarest, fitting = min(options, key=lambda option: option[:2])
    rest = list(body)
    rest.remove(rarest)
    for more in fitting:
        yield from answers_of(rest, known, {**put, **more})
def argument_prediction_trace(hypothesis, background, examples, target_index, numerical):
    result, sum_of_squares = [], 0
    for head, body in examples:
        known = {}
        for atom in body:
            known.setdefault((atom[0], len(atom)), set()).add(tuple(atom))
        grown = True
        while grown:
            grown = False
            for h, b in hypothesis + background:
                for put in list(answers_of(b, known, {})):
                    new = (h[0], *(put.get(t, t) for t in h[1:]))
                    facts = known.setdefault((h[0], len(h)), set())
                    grown = grown or new not in facts
                    facts.add(new)
        fitting = [f for f in known.get((head[0], len(head)), ()) if all(i == target_index or x == y for i, (x, y) in enumerate(zip(f, head)))]
        values = sorted({f[target_index] for f in fitting}, key=str)
        guess = values[0] if len(values) == 1 else "undefined"
        seen = head[target_index]
        if numerical:
            error = "undefined" if guess == "undefined" else float(guess - seen)
        else:
            error = 0 if guess == seen else 1
        sum_of_squares += 0 if error == "undefined" else error * error
        result.append((values, guess, error, sum_of_squares))
    return result
