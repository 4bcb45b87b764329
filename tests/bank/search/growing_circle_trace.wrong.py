# %% stays from right/squares: mistake: never moved
# -         if look(best, r2)[1] < look(c, r2)[1]:
# -             c = best
# %% strictly_inside from right/squares: mistake: border left out
# held = [square(c, j) <= r2 for j in range(n)] => held = [square(c, j) < r2 for j in range(n)]
# for j in range(n) if square(c, j) > r2) => for j in range(n) if square(c, j) > r2) if any(square(c, j) > r2 for j in range(n)) else r2 + 2 * r2 ** 0.5 + 1
# %% inside_only from right/matrix: mistake: healthy trees inside only
# (d <= r) != (l == "+") => d <= r and l != "+"
# %% restarts from right/matrix: mistake: none that is known
# r = min(outside) => r = min(d for d in D[c] if d > 0)
# %% city_block from right/matrix: mistake: none that is known
# dist(p, q) => sum(abs(a - b) for a, b in zip(p, q))
# %% plus_one from right/matrix: mistake: grown by one
# r = min(outside) => r = r + 1
# %% moved_level from right/squares: mistake: moved without gain
# if look(best, r2)[1] < look(c, r2)[1]: => if look(best, r2)[1] <= look(c, r2)[1]:
# %% last_centre from right/squares: mistake: last of equal centres
# (look(i, r2)[1], i) => (look(i, r2)[1], -i)
# %% above_share from right/squares: mistake: more than the share
# 10 * (n - wrong) >= 9 * n => 10 * (n - wrong) > 9 * n
