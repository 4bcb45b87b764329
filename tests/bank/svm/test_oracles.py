"""The largest margin against solvers of quadratic programmes, kernels and units against libraries."""

from random import Random

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit
from sklearn.metrics.pairwise import polynomial_kernel as library_polynomial
from sklearn.metrics.pairwise import rbf_kernel
from sklearn.svm import SVC

from reference.neural.draws import inputs_for, network
from reference.neural.forward import forward
from reference.neural.units import sigmoid
from reference.svm.draws import points_for, signs, vector, vector_like
from reference.svm.kernels import gaussian_kernel, polynomial_kernel
from reference.svm.margin import max_margin
from reference.svm.verify import separator_flaws

pytestmark = pytest.mark.slow  # three imports of seconds


def task(seed: int) -> tuple[list[list[float]], list[int]]:
    random = Random(seed)
    labels = signs(random, [5, 9])
    return points_for(random, labels), labels


@pytest.mark.parametrize("seed", range(20))
def test_a_support_vector_machine_finds_the_same_line(seed: int) -> None:
    points, labels = task(seed)
    found = max_margin(points, labels)
    machine = SVC(kernel="linear", C=1e10, tol=1e-9).fit(points, labels)
    assert machine.coef_[0] == pytest.approx(found["w"], rel=1e-4, abs=1e-6)
    assert machine.intercept_[0] == pytest.approx(found["b"], rel=1e-4, abs=1e-5)
    assert set(machine.support_) <= set(found["support"])
    answer = {"w": machine.coef_[0].tolist(), "b": float(machine.intercept_[0]), "support": machine.support_.tolist()}
    answer["margin"] = float(1 / np.linalg.norm(machine.coef_))
    assert separator_flaws(answer, points, labels) == []


@pytest.mark.parametrize("seed", range(10))
def test_a_quadratic_programme_has_the_same_optimum(seed: int) -> None:
    points, labels = task(seed)
    found = max_margin(points, labels)
    rule = {"type": "ineq", "fun": lambda v: np.array(labels) * (np.array(points) @ v[:2] + v[2]) - 1}
    start = [*found["w"], found["b"]] * np.array([1.5, 1.5, 1.5])
    solved = minimize(lambda v: v[:2] @ v[:2] / 2, start, constraints=[rule], method="SLSQP", tol=1e-12)
    assert solved.x == pytest.approx([*found["w"], found["b"]], rel=1e-4, abs=1e-5)


@pytest.mark.parametrize("seed", range(10))
def test_kernels_are_those_of_scikit_learn(seed: int) -> None:
    random = Random(seed)
    x = vector(random, [2, 4])
    y = vector_like(random, x)
    sigma, degree, offset = random.uniform(0.5, 3), random.randint(1, 4), random.uniform(0, 2)
    assert gaussian_kernel(x, y, sigma=sigma) == pytest.approx(rbf_kernel([x], [y], gamma=1 / (2 * sigma**2))[0, 0])
    library = library_polynomial([x], [y], degree=degree, gamma=1, coef0=offset)[0, 0]
    assert polynomial_kernel(x, y, degree=degree, offset=offset) == pytest.approx(library)


def test_the_sigmoid_is_that_of_scipy() -> None:
    for z in (-2000, -40.5, -1, 0, 0.3, 17, 800):
        assert sigmoid(z) == pytest.approx(expit(z), rel=1e-12, abs=0)


@pytest.mark.parametrize("seed", range(10))
def test_the_forward_pass_is_a_chain_of_matrix_products(seed: int) -> None:
    random = Random(seed)
    layers = network(random, sizes=[[1, 3], [1, 4], [1, 3]])
    x = inputs_for(random, layers)
    value = np.array(x)
    for layer in layers:
        matrix = np.array(layer)
        value = expit(matrix[:, 0] + matrix[:, 1:] @ value)
    assert forward(layers, x)[-1] == pytest.approx(value.tolist())
