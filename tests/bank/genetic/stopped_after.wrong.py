# %% record_from_zero: mistake: best so far begins with 0
def stopped_after(best, most, patience):
    record, waited = 0, 0
    for generation, value in enumerate(best[:most], 1):
        if value > record:
            record, waited = value, 0
        else:
            waited += 1
        if waited == patience:
            return generation
    return most
# %% never_reset from record_from_zero: mistake: not in a row
# record, waited = 0, 0 => record, waited = best[0], 0
# enumerate(best[:most], 1) => enumerate(best[1:most], 2)
# record, waited = value, 0 => record = value
# %% against_the_last_one: mistake: compared with the generation before
def stopped_after(best, most, patience):
    waited = 0
    for i in range(1, most):
        if best[i] > best[i - 1]:
            waited = 0
        else:
            waited += 1
            if waited == patience:
                return i + 1
    return most
# %% equal_will_do from record_from_zero: mistake: as good taken for better
# record, waited = 0, 0 => record, waited = best[0], 0
# value > record => value >= record
# %% indices: mistake: counted from 0
def stopped_after(best, most, patience):
    record_at = 0
    for i in range(1, most):
        if best[i] > best[record_at]:
            record_at = i
        if i - record_at >= patience:
            return i
    return most - 1
# %% more_than_patience from indices: mistake: one generation too late
# >= patience => > patience
# return i => return i + 1
# most - 1 => most
# %% no_patience: mistake: only the limit counts
def stopped_after(best, most, patience):
    generation = 0
    for value in best:
        generation += 1
        if generation >= most:
            break
    return generation
# %% swept_len: mistake: limit ignored
def stopped_after(best, most, patience):
    top = best[0]
    bad = 0
    for g in range(2, len(best) + 1):
        if best[g - 1] > top:
            top = best[g - 1]; bad = 0
        else:
            bad += 1
            if bad == patience:
                return g
    return len(best)
# %% swept_window: mistake: compared with one generation only
def stopped_after(best, most, patience):
    for g in range(patience + 1, most + 1):
        if best[g - 1] <= best[g - 1 - patience]:
            return g
    return most
# %% swept_equalruns from swept_len: mistake: only equal generations counted
# len(best) + => most +
# else => elif best[g - 1] == top
# len(best) => most
# %% swept_best from swept_equalruns: mistake: last better generation
# elif best[g - 1] == top => else
# n g => n g - patience
