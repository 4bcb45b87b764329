"""algorithm: the nearest points of the hulls by Gilbert's walk with exact line search, then a canonical scale."""

import numpy as np


def nearest(A, B):
    """The shortest vector in the hull of all differences, by Wolfe's corrals over few points."""
    D = np.array([a - b for a in A for b in B])
    active = [int(np.argmin((D * D).sum(1)))]
    lam = np.array([1.0])
    for _ in range(1000):
        x = lam @ D[active]
        j = int(np.argmin(D @ x))
        if D[j] @ x >= x @ x - 1e-12 or j in active:
            return x
        active.append(j)
        lam = np.append(lam, 0.0)
        while True:
            M = D[active]
            k = len(active)
            K = np.block([[M @ M.T, np.ones((k, 1))], [np.ones((1, k)), np.zeros((1, 1))]])
            mu = np.linalg.lstsq(K, np.append(np.zeros(k), 1.0), rcond=None)[0][:k]
            if (mu > 1e-12).all():
                lam = mu
                break
            bad = mu <= 1e-12
            theta = min(lam[i] / (lam[i] - mu[i]) for i in range(k) if bad[i] and lam[i] - mu[i] > 0)
            lam = (1 - theta) * lam + theta * mu
            keep = [i for i in range(k) if lam[i] > 1e-12]
            active, lam = [active[i] for i in keep], lam[keep]
    return x


def max_margin(points, labels):
    P, y = np.array(points, float), np.array(labels)
    n = nearest(P[y > 0], P[y < 0])
    low, high = (P[y < 0] @ n).max(), (P[y > 0] @ n).min()
    w, b = 2 * n / (high - low), -(high + low) / (high - low)
    f = P @ w + b
    return {"w": w.tolist(), "b": float(b), "support": [i for i in range(len(P)) if abs(abs(f[i]) - 1) < 1e-6],
            "margin": 1 / float(np.linalg.norm(w))}
