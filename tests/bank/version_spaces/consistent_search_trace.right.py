# %% listed: algorithm: a list whose front is taken
def consistent_search_trace(domains, examples):
    def covers(h, x):
        return all(a in ("?", b) for a, b in zip(h, x))
    todo, out = [["?"] * len(domains)], []
    while todo:
        h = todo.pop(0)
        missed = any(l == "yes" and not covers(h, x) for x, l in examples)
        wrong = any(l == "no" and covers(h, x) for x, l in examples)
        verdict = "too specific" if missed else "too general" if wrong else "consistent"
        if verdict == "too general":
            last = max([i for i, v in enumerate(h) if v != "?"], default=-1)
            todo = [h[:i] + [v] + h[i + 1:] for i in range(last + 1, len(h)) for v in domains[i]] + todo
        out.append({"hypothesis": h, "verdict": verdict, "waiting": len(todo)})
        if verdict == "consistent":
            break
    return out
# %% stack: algorithm: a stack in reverse; the place behind the last value is kept beside the hypothesis
def consistent_search_trace(domains, examples):
    n, stack, steps = len(domains), [(("?",) * len(domains), 0)], []
    while stack:
        h, place = stack.pop()
        covered = [l for x, l in examples if all(a == "?" or a == b for a, b in zip(h, x))]
        if covered.count("yes") < sum(l == "yes" for _, l in examples):
            verdict = "too specific"
        elif "no" in covered:
            verdict = "too general"
            for i in reversed(range(place, n)):
                for v in reversed(domains[i]):
                    stack.append((h[:i] + (v,) + h[i + 1:], i + 1))
        else:
            verdict = "consistent"
        steps.append((h, verdict, len(stack)))
        if verdict == "consistent":
            return steps
    return steps
