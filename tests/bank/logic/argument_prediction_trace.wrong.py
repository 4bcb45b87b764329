# %% one_of_several from right/asked: mistake: first value predicted
# values[0] if len(values) == 1 else "undefined" => values[0] if values else "undefined"
# %% any_head from right/rounds: mistake: other terms ignored
# (len(atom), atom[:target_index], atom[target_index + 1:]) => (len(atom), atom[0])
# %% rules_left_out from right/rounds: mistake: rules of the background left out
# background + hypothesis => [c for c in background if not c[1]] + hypothesis
# %% seen_value from right/rounds: mistake: observed value used
# closure(body, => closure(body + [head],
# %% as_zero from right/rounds: mistake: no prediction taken for 0
#           elif prediction == "undefined":
# -             error = "undefined"
# +             error = -head[target_index]
# %% forgiven from right/rounds: mistake: no error without a prediction
# error = int(prediction != head[target_index]) => error = "undefined" if prediction == "undefined" else int(prediction != head[target_index])
# %% other_sign from right/rounds: mistake: observed minus predicted
# prediction - head[target_index] => head[target_index] - prediction
# %% plain_sum from right/rounds: mistake: not squared
# total += error ** 2 => total += abs(error)
# %% average from right/rounds: mistake: mean instead of sum
# "total": total} => "total": total / (len(steps) + 1)}
# %% one_round from right/rounds: mistake: none that is known
# while True: => for _ in range(2):
#           known |= new
# +     return known
# %% from_zero from right/rounds: mistake: none that is known
# values = {atom[target_index] for => target_index -= 1; values = {atom[target_index] for
# %% facts_pooled from right/rounds: mistake: none that is known
# closure(body, => closure([f for _, b in examples for f in b],
# %% single_error from right/rounds: mistake: none that is known
# total += error ** 2 => total = error ** 2
# %% signed_sum from right/rounds: mistake: none that is known
# total += error ** 2 => total += error
# %% hypothesis_alone from right/rounds: mistake: none that is known
# background + hypothesis => hypothesis
# %% last_argument from right/rounds: mistake: none that is known
# steps, total = [], 0 => steps, total, target_index = [], 0, len(examples[0][0]) - 1
# %% no_underscore from right/rounds: mistake: none that is known
# (t[0].isupper() or t[0] == "_") => t[0].isupper()
