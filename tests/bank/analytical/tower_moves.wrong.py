# %% given_order from right/chains: mistake: goals in the order given
# -     if standing:
# -         climb(standing[-1])
# -     for base in [y for _, y in goals if y not in below][::-1]:
# -         if base not in standing:
# -             moves.append(f"MS {base}")
# -             climb(base)
# -     return tuple(moves)
# +     there = list(standing)
# +     for x, y in goals:
# +         for crate in (y, x):
# +             if crate not in there:
# +                 there.append(crate)
# +                 moves.append("MS " + crate)
# +     return moves
# %% all_down from right/chains: mistake: whole stack taken down
# keep += 1 => pass
# %% named_only from right/chains: mistake: only what goals name taken down
# for crate in stack[keep:][::-1]] => for crate in stack[keep:][::-1] if crate in below or crate in above]
# %% from_top from right/chains: mistake: stack built from the top
# return tuple(moves) => return [m for m in moves if m[1] == "T"] + [m for m in moves if m[1] == "S"][::-1]
# %% top_not_continued from right/chains: mistake: none that is known
# if standing: => if False:
# %% bottom_of_goal_unseen from right/chains: mistake: none that is known
#           if under in above and above[under] != crate:
# -             break
# +             pass
# %% top_of_goal_unseen from right/chains: mistake: none that is known
#           if crate in below and below[crate] != under:
# -             break
# +             pass
# %% base_forgotten from right/chains: mistake: none that is known
# -             moves.append(f"MS {base}")
# %% table_only from right/chains: mistake: none that is known
# moves = [f"MT {crate}" for crate in stack[keep:][::-1]] => moves = []
