"""What script/train-prediction does: strokes, the network, its training. Python with numpy.

The network moves with the finger: its inputs are steps of 1/60 s back from the newest sample, turned so that the newest movement goes to the
right and divided by the size of the last four. It is given each input twice, as it is and mirrored, and the two results are averaged, so that a
mirrored finger has the mirrored prediction and a straight line has a straight one.
"""

import numpy as np

STEP = 1000 / 60
"""Milliseconds: the step of the inputs, and the horizons are one and two of them."""
STEPS = 10
"""How many steps the network sees."""
HORIZONS = 2
RECENT = 4
"""The steps of which the scale is taken."""
FLOOR = 0.5
"""Pixels that are added to the scale: what moves less is noise."""
SCALE_WEIGHT = 3
"""By what the logarithm of the scale is divided."""
SHARE = 0.8
"""The share of the linear prediction to which the network's output is added."""
LEAK = np.float32(0.01)
UNITS = (48, 48)
TASKS = {"writing": "Write", "drawing": "Paint", "pointing": "Fitts"}

# Inputs and outputs are x and y in turn, the last input is the scale.
MIRRORED_INPUT = np.array([1, -1] * STEPS + [1], np.float32)
MIRRORED_OUTPUT = np.array([1, -1] * HORIZONS, np.float32)


# MARK: Strokes


def strokes(folder, task, person):
    """The strokes of a file: arrays of milliseconds, x and y in pixels. Its columns are two clocks, x, y, a size, and 0 (down), 2 (move) or 1 (up)."""
    result, current = [], []
    with open(folder / f"{TASKS[task]}Tasks-participant{person}.txt") as lines:
        for line in lines:
            columns = line.strip().split(";")
            kind = int(columns[5])
            if kind == 0:
                current = []
            current.append(tuple(float(value) for value in columns[1:4]))
            if kind == 1:
                result.append(np.array(current))
                current = []
    return [distinct(stroke) for stroke in result if len(stroke) > 2]


def distinct(stroke):
    """The stroke with times that grow."""
    return stroke[np.concatenate([[True], np.diff(stroke[:, 0]) > 0])]


def history(stroke, at):
    """The steps back from the samples `at`, newest first. Before its landing the finger is where it landed."""
    times = stroke[at, 0][:, None] - STEP * np.arange(STEPS + 1)
    places = np.stack([np.interp(times, stroke[:, 0], stroke[:, axis]) for axis in (1, 2)], 2)
    return places[:, :-1] - places[:, 1:]


def samples(folder, task, people):
    """Of each sample with two steps after it: `steps` before it, `truth` after it, and what the evaluation needs."""
    parts = []
    for person in people:
        for number, stroke in enumerate(strokes(folder, task, person)):
            times = stroke[:, 0]
            at = np.nonzero(times + HORIZONS * STEP <= times[-1])[0]
            at = at[at >= 1]
            if len(at) == 0:
                continue
            after = times[at][:, None] + STEP * np.arange(1, HORIZONS + 1)
            truth = np.stack([np.interp(after, times, stroke[:, axis]) for axis in (1, 2)], 2) - stroke[at, None, 1:3]
            interval = times[at] - times[at - 1]
            velocity = (stroke[at, 1:3] - stroke[at - 1, 1:3]) / interval[:, None] * STEP
            age = (times[at] - times[0]) / STEP
            parts.append((history(stroke, at), truth, velocity, age, np.full(len(at), person * 100_000 + number), at, interval / STEP))
    names = ["steps", "truth", "velocity", "age", "stroke", "at", "interval"]
    return {name: np.concatenate([part[index] for part in parts]) for index, name in enumerate(names)}


# MARK: The network


def normalized(steps):
    """The inputs in the frame of the newest movement, the scale, and the turn back."""
    newest = steps[:, 0] + 0.5 * steps[:, 1]
    length = np.hypot(newest[:, 0], newest[:, 1])
    still = length == 0
    unit = newest / np.where(still, 1, length)[:, None]
    unit[still] = (1, 0)
    cosine, sine = unit[:, 0], unit[:, 1]
    turn = np.stack([np.stack([cosine, sine], 1), np.stack([-sine, cosine], 1)], 1)
    scale = np.sqrt((steps[:, :RECENT] ** 2).sum((1, 2)) / RECENT) + FLOOR
    turned = np.einsum("nij,nkj->nki", turn, steps) / scale[:, None, None]
    inputs = np.concatenate([turned.reshape(len(steps), -1), np.log(scale)[:, None] / SCALE_WEIGHT], 1)
    return inputs.astype(np.float32), turned, scale, turn


def base(turned):
    """The share of the linear prediction, for each horizon."""
    return SHARE * np.arange(1, HORIZONS + 1)[None, :, None] * turned[:, :1]


def layers(weights, inputs):
    """The values of all layers, the inputs first."""
    values = [inputs]
    for index in range(0, len(weights), 2):
        value = values[-1] @ weights[index] + weights[index + 1]
        values.append(value if index == len(weights) - 2 else np.maximum(value, LEAK * value))
    return values


def output(weights, inputs):
    one, other = (layers(weights, inputs * mirror)[-1] for mirror in (1, MIRRORED_INPUT))
    return (one + other * MIRRORED_OUTPUT) / 2


def predicted(weights, steps):
    """Where the finger is one and two steps later, from its newest sample, in pixels."""
    inputs, turned, scale, turn = normalized(steps)
    places = output(weights, inputs).reshape(-1, HORIZONS, 2) + base(turned)
    return np.einsum("nji,nkj->nki", turn, places) * scale[:, None, None]


# MARK: Training


def train(parts, seed=1, epochs=100, rate=3e-3, batch=512, near=2.0):
    """The network for samples of all tasks: least mean distance, the nearer horizon counted `near` times, by Adam with a falling rate."""
    steps, truth = (np.concatenate([part[name] for part in parts]) for name in ("steps", "truth"))
    inputs, turned, scale, turn = normalized(steps)
    target = np.einsum("nij,nkj->nki", turn, truth) / scale[:, None, None] - base(turned)
    target = target.reshape(len(steps), -1).astype(np.float32)
    # The distance in pixels; below one and above forty pixels a step all count alike.
    importance = np.clip(scale, 1, 40)
    importance = (importance / importance.mean()).astype(np.float32)
    horizon = np.array([near, 1], np.float32)[None, :, None]
    random = np.random.default_rng(seed)
    sizes = [inputs.shape[1], *UNITS, target.shape[1]]
    weights = []
    for rows, columns in zip(sizes, sizes[1:]):
        weights += [random.normal(0, np.sqrt(2 / rows), (rows, columns)).astype(np.float32), np.zeros(columns, np.float32)]
    weights[-2] *= 0.1
    mean, square = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    turns = 0
    for epoch in range(epochs):
        order = random.permutation(len(inputs))
        pace = rate * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
        for start in range(0, len(order), batch):
            chosen = order[start:start + batch]
            count = len(chosen)
            values = layers(weights, np.concatenate([inputs[chosen], inputs[chosen] * MIRRORED_INPUT]))
            result = (values[-1][:count] + values[-1][count:] * MIRRORED_OUTPUT) / 2
            error = (result - target[chosen]).reshape(-1, HORIZONS, 2)
            distance = np.sqrt((error ** 2).sum(2, keepdims=True) + 1e-4)
            slope = (error / distance * horizon).reshape(count, -1) * importance[chosen][:, None] / count / 2
            slope = np.concatenate([slope, slope * MIRRORED_OUTPUT])
            turns += 1
            for layer in range(len(weights) - 2, -1, -2):
                gradients = values[layer // 2].T @ slope, slope.sum(0)
                if layer > 0:
                    slope = (slope @ weights[layer].T) * np.where(values[layer // 2] > 0, np.float32(1), LEAK)
                for index, gradient in zip((layer, layer + 1), gradients):
                    mean[index] = 0.9 * mean[index] + 0.1 * gradient
                    square[index] = 0.999 * square[index] + 0.001 * gradient * gradient
                    change = pace * (mean[index] / (1 - 0.9 ** turns)) / (np.sqrt(square[index] / (1 - 0.999 ** turns)) + 1e-8)
                    weights[index] -= change.astype(np.float32)
    return weights
