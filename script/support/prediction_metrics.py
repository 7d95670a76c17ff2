"""What predictions are measured by in script/train-prediction, and what the network is compared with."""

import numpy as np
from prediction import HORIZONS, RECENT, STEP, predicted, strokes

# The gate of R-EVT-15, as in GestureConfiguration.
REACH = 8
YOUNGEST = 1
ALLOWANCE = 1.3
ERROR_WEIGHT = 0.1
CHECKED = (0.2, 2)
# Four points.
TURN = 4 * 127 * 2.54 / 163
# Pixels a step: ten centimetres a second.
FAST = 1270 * STEP / 1000


def length(vectors):
    return np.linalg.norm(vectors, axis=-1)


# MARK: Predictors


def hold(data, _):
    return np.zeros_like(data["truth"])


def linear(data, _):
    return data["velocity"][:, None] * np.arange(1, HORIZONS + 1)[None, :, None]


def shares(data, network):
    """The network's share in each prediction, by its errors and the line's with the predictions before it: PredictionTrust, asked at each sample."""
    result = np.ones(len(network))
    mistakes = np.zeros(2)
    for index in range(1, len(network)):
        if data["stroke"][index] != data["stroke"][index - 1]:
            mistakes[:] = 0
            continue
        steps = data["interval"][index]
        if CHECKED[0] <= steps <= CHECKED[1] and data["at"][index] == data["at"][index - 1] + 1 and data["age"][index - 1] >= YOUNGEST:
            one, two = network[index - 1]
            movement = one * steps * (2 - steps) + two * steps * (steps - 1) / 2
            line = data["steps"][index - 1, 0] * steps
            moved = data["velocity"][index] * steps
            mistakes += ERROR_WEIGHT * (np.array([np.hypot(*(movement - moved)), np.hypot(*(line - moved))]) - mistakes)
        if mistakes[0] > 0:
            fourth = (ALLOWANCE * mistakes[1] / mistakes[0]) ** 4
            result[index] = fourth / (fourth + 1)
    return result


def gated(data, weights):
    """The network behind its gate: the line of a young touch; mixed with the line where it was wrong before; none where it turns back by little."""
    network = predicted(weights, data["steps"])
    recent = length(data["steps"][:, :RECENT]).max(1)
    far = (length(network) > REACH * recent[:, None] * np.arange(1, HORIZONS + 1)).any(1)
    share = np.where(far, 0, shares(data, network))[:, None, None]
    result = network * share + data["steps"][:, :1] * np.arange(1, HORIZONS + 1)[None, :, None] * (1 - share)
    turns = (result * data["steps"][:, :1]).sum(2) <= 0
    result[turns & (length(result) < TURN)] = 0
    young = data["age"] < YOUNGEST
    result[young] = linear(data, None)[young]
    return result


def taps(data, coefficients):
    return np.stack([np.einsum("nki,k->ni", data["steps"][:, :6], c) for c in coefficients], 1)


def fit_taps(parts):
    """Six factors for the last steps, the same for x and y, of least absolute error."""
    steps, truth = (np.concatenate([part[name] for part in parts]) for name in ("steps", "truth"))
    rows = np.concatenate([steps[:, :6, 0], steps[:, :6, 1]])
    result = []
    for horizon in range(HORIZONS):
        aim = np.concatenate([truth[:, horizon, 0], truth[:, horizon, 1]])
        weight = np.ones(len(aim))
        for _ in range(15):
            root = np.sqrt(weight)
            c = np.linalg.lstsq(rows * root[:, None], aim * root, rcond=None)[0]
            weight = 1 / np.maximum(np.abs(rows @ c - aim), 0.05)
        result.append(c)
    return result


def kalman(folder, task, people, noise):
    """Place, speed and acceleration of each stroke, filtered; `noise` is the acceleration's change in pixels per ms³ beside one pixel of noise."""
    result = []
    for person in people:
        for stroke in strokes(folder, task, person):
            state, spread = np.zeros((3, 2)), np.diag([1.0, 10, 1])
            state[0] = stroke[0, 1:3]
            for index in range(1, len(stroke)):
                t = stroke[index, 0] - stroke[index - 1, 0]
                move = np.array([[1, t, t * t / 2], [0, 1, t], [0, 0, 1]])
                push = np.array([t ** 3 / 6, t * t / 2, t])
                state, spread = move @ state, move @ spread @ move.T + noise * noise * np.outer(push, push)
                gain = spread[:, 0] / (spread[0, 0] + 1)
                state = state + np.outer(gain, stroke[index, 1:3] - state[0])
                spread = spread - np.outer(gain, spread[0])
                if stroke[index, 0] + HORIZONS * STEP <= stroke[-1, 0]:
                    ahead = STEP * np.arange(1, HORIZONS + 1)[:, None]
                    place = state[0] + state[1] * ahead + state[2] * ahead ** 2 / 2
                    result.append(place - stroke[index, 1:3])
    return np.array(result)


# MARK: Measures


def measures(places, data, horizon, chosen):
    """All figures of predictions `places` for one horizon, 0 or 1."""
    truth, path = data["truth"], data["truth"].copy()
    path[:, 1:] -= truth[:, :-1]
    error = places[:, horizon] - truth[:, horizon]
    distance = length(error)
    last = path[:, horizon]
    moving = chosen & (length(last) > 0)
    direction = last / np.maximum(length(last), 1e-9)[:, None]
    along = (error * direction).sum(1)
    off = error[:, 1] * direction[:, 0] - error[:, 0] * direction[:, 1]
    travelled = length(path[:, :horizon + 1]).sum(1)
    fast = moving & (length(last) >= FAST)
    # Below a pixel the quotient is noise.
    far = moving & (travelled >= 1)
    follows = (data["stroke"][1:] == data["stroke"][:-1]) & (data["at"][1:] == data["at"][:-1] + 1) & chosen[1:] & chosen[:-1]

    def rms(values, of):
        return float(np.sqrt((values[of] ** 2).mean()))

    def jitter(errors):
        return float(length(errors[1:] - errors[:-1])[follows].mean())

    return {
        "mean": float(distance[chosen].mean()),
        "p95": float(np.percentile(distance[chosen], 95)),
        "wrong": float(((places[:, horizon] * truth[:, horizon]).sum(1) < 0)[chosen].mean() * 100),
        "jitter": jitter(error),
        "visual": jitter(places[:, horizon] - truth[:, horizon + 1]) if horizon + 1 < HORIZONS else None,
        "along": rms(along, moving), "off": rms(off, moving),
        "fast along": rms(along, fast), "fast off": rms(off, fast),
        "along / path": rms(along / np.maximum(travelled, 1), far), "off / path": rms(off / np.maximum(travelled, 1), far),
        "over": float(np.where(along >= 0, distance, 0)[moving].sum() / moving.sum()),
        "under": float(np.where(along < 0, distance, 0)[moving].sum() / moving.sum()),
        "none": float((length(places[:, horizon]) == 0)[chosen].mean() * 100),
    }
