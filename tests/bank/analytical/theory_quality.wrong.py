# %% base
def theory_quality(theory, rows, target):
    predictions = []
    for row in rows:
        true = {name for name, value in row.items() if value and name != target}
        while True:
            before = len(true)
            for head, body in theory:
                if all(each in true for each in body):
                    true.add(head)
            if len(true) == before:
                break
        predictions.append(target in true)
    pairs = list(zip(predictions, [row[target] for row in rows]))
    correct = all(label for proved, label in pairs if proved)
    complete = all(proved for proved, label in pairs if label)
    return {"predictions": predictions, "correct": correct, "complete": complete, "perfect": correct and complete}
# %% once from base: mistake: one pass over the clauses
# if len(true) == before: => if True:
# %% any_of from base: mistake: one proposition of a body is enough
# if all(each in true => if not body or any(each in true
# %% dict_of_bodies from base: mistake: one clause for each head
#       predictions = []
# +     theory = list({head: (head, body) for head, body in theory}.values())
# %% label_too from base: mistake: label used in the proof
#  if value and name != target =>  if value
# %% exchanged from base: mistake: correct and complete exchanged
# "correct": correct, "complete": complete => "correct": complete, "complete": correct
# %% explains_all from base: mistake: perfect if it explains the positive rows
# correct and complete} => complete}
# %% bodies_joined from base: mistake: all clauses needed
#       predictions = []
# +     joined = {}
# +     for head, body in theory:
# +         joined[head] = joined.get(head, []) + body
# +     theory = list(joined.items())
# %% either from base: mistake: none that is known
# correct and complete} => correct or complete}
# %% accuracy_of_positives from base: mistake: none that is known
# all(label for proved, label in pairs if proved) => all(label == proved for proved, label in pairs)
# %% direct_only from base: mistake: none that is known
# append(target in true) => append(any(h == target and len(b) > 1 and true >= set(b) for h, b in theory))
# %% facts_never_fire from base: mistake: none that is known
# if all(each => if body and all(each
