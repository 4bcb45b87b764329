# %% halves from right/arrays: mistake: half of both errors
# (v + m * d).sum() => (v + m * d).sum() / 2
# %% no_half from right/arrays: mistake: no half at all
# .sum() / 2 => .sum()
# %% half_values from right/arrays: mistake: half of the values only
# (v + mu * d).sum() / 2 => (v / 2 + mu * d).sum()
# %% summed_first from right/arrays: mistake: slope differences added before squaring
# np.square(np.array(target_slopes, float) - np.array(output_slopes, float)).sum(axis=1) => np.square((np.array(target_slopes, float) - np.array(output_slopes, float)).sum(axis=1))
# %% absolute from right/arrays: mistake: slope differences not squared
# np.square(np.array(target => np.abs(np.array(target
# %% means from right/arrays: mistake: mean over the inputs
# .sum(axis=1) => .mean(axis=1)
# %% not_clipped from right/arrays: mistake: negative trust
# np.clip(1 - np.abs(a - t) / c, 0, None) => 1 - np.abs(a - t) / c
# %% no_abs from right/arrays: mistake: sign of the theory's error kept
# np.abs(a - t) / c => (a - t) / c
# %% own_outputs from right/arrays: mistake: trust in the network
# np.abs(a - t) => np.abs(o - t)
# %% upside_down from right/loops: mistake: trust turned round
# (c - far) / c if far < c else 0 => far / c if far < c else 1
# %% same_mu from right/arrays: mistake: one weight for all examples
# (v + m * d).sum(), => (v + mu * d).sum(),
# %% mean_of_examples from right/arrays: mistake: none that is known
# (v + m * d).sum() => (v + m * d).mean()
# (v + mu * d).sum() / 2 => (v + mu * d).mean() / 2
# %% mu_before_the_bracket from right/arrays: mistake: none that is known
# (v + mu * d).sum() / 2 => (mu * (v + d)).sum() / 2
# %% rooted from right/norms: mistake: none that is known
# dist(p, q) ** 2 => dist(p, q)
# %% clipped_at_one from right/loops: mistake: none that is known
# if far < c else 0 => if far < c else 1
