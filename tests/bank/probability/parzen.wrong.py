# %% deviation from right/with_statistics: mistake: rule gives the standard deviation
# variance**0.5 => variance
# %% summed from right/with_statistics: mistake: sum instead of mean
# fmean(NormalDist(center, variance**0.5).pdf(x) for center in centers) => sum(NormalDist(center, variance**0.5).pdf(x) for center in centers)
# %% constant_of_one from right/with_numpy: mistake: constant of variance 1
# np.sqrt(2 * np.pi * variance) => np.sqrt(2 * np.pi)
# %% divided_by_variance from right/with_numpy: mistake: variance in the constant
# np.sqrt(2 * np.pi * variance) => (np.sqrt(2 * np.pi) * variance)
# %% unhalved from right/with_numpy: mistake: exponent not halved
# / 2 / variance)) => / variance))
# %% no_constant from right/with_numpy: mistake: kernels without their constant
#  / np.sqrt(2 * np.pi * variance) => 
# %% table_26 from right/with_numpy: mistake: root of 2π to the power of the number of centers
# np.mean(np.exp(-((x - centers) ** 2) / 2 / variance)) / np.sqrt(2 * np.pi * variance) => np.sum(np.exp(-((x - centers) ** 2) / 2 / variance)) / np.sqrt((2 * np.pi) ** len(centers))
# %% one_bell from right/with_numpy: mistake: one normal distribution
# (x - centers) ** 2 => (x - np.mean(centers)) ** 2
# %% nearest from right/with_numpy: mistake: nearest center only
# np.mean(np.exp => np.max(np.exp
# %% spread_of_centers from right/with_numpy: mistake: variance of the centers
# / len(centers)}[rule] => / len(centers)}[rule] * 0 + centers.var()
# %% sample_spread from spread_of_centers: mistake: none that is known
# centers.var() => centers.var(ddof=1)
# %% different_centers from right/with_statistics: mistake: none that is known
#   def parzen(x, centers, rule):
# +     centers = sorted(set(centers))
# %% range_always from right/with_statistics: mistake: none that is known
# rule != "fixed" => rule
# %% m_minus_one from right/with_statistics: mistake: none that is known
# variance /= len(centers) => variance /= len(centers) - 1
# %% of_the_unsorted from right/with_statistics: mistake: none that is known
# sorted(centers)[-1] - sorted(centers)[0] => abs(centers[-1] - centers[0]) or 1
