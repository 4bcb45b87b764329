# %% plain_share from right/loops: mistake: share of wrong rows
# return (f + z**2 / (2 * n) + z * sqrt(f / n - f**2 / n + z**2 / (4 * n**2))) / (1 + z**2 / n) => return f
# %% all_rows from right/loops: mistake: E among all rows
# f = e / n => n = len(rows); f = e / n
# %% first_rows from right/loops: mistake: N of the whole rule
#       z = 0.69
# +     first = sum(all(row[a] == v for a, v in body) for row in rows)
# f = e / n => n = max(first, e); f = e / n
# %% strictly from right/loops: mistake: only for a smaller error
# if least > now + 1e-9: => if least > now - 1e-9:
# %% first_allowed from right/loops: mistake: first deletion that helps
#           least = min(errors)
# +         least = next((e for e in errors if e <= now + 1e-9), least)
# %% once from right/loops: mistake: one condition dropped
# while body: => for _ in range(1 if body else 0):
# %% from_the_end from right/loops: mistake: conditions dropped from the end
# errors = [error(body[:i] + body[i + 1:]) for i in range(len(body))] => errors = [9] * (len(body) - 1) + [error(body[:-1])]
# %% rows_once_covered from right/root: mistake: none that is known
# inside = every.intersection(*(where[c] for c in conditions)) => inside = every.intersection(*where.values())
# %% never_all from right/loops: mistake: none that is known
# while body: => while len(body) > 1:
# %% normal_interval from right/loops: mistake: none that is known
# return (f + z**2 / (2 * n) + z * sqrt(f / n - f**2 / n + z**2 / (4 * n**2))) / (1 + z**2 / n) => return f + z * sqrt(f * (1 - f) / n)
# %% stops_without_the_whole from right/loops: mistake: none that is known
# return steps => return steps[1:]
# %% old_error_again from right/loops: mistake: none that is known
# least = min(errors) => old, least = now, min(errors)
#           body, now = body[:place] + body[place + 1:], least
# -         steps.append({"body": body, "error": now})
# +         steps.append({"body": body, "error": old})
# %% against_the_first from right/loops: mistake: none that is known
# body, now = body[:place] + body[place + 1:], least => body = body[:place] + body[place + 1:]
# steps.append({"body": body, "error": now}) => steps.append({"body": body, "error": least})
# %% most_frequent_label from right/loops: mistake: none that is known
#       z = 0.69
# +     label = max(sorted({r[target] for r in rows}), key=[r[target] for r in rows].count)
