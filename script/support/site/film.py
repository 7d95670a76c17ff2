"""Moving fingers for the first page: pictures of TouchSpots under a script, as one picture that moves, and the first of them where less motion is asked for."""

import math
import os
import subprocess
import tempfile
from pathlib import Path

FRAMES, FINGERS, STEP = 60, 5, 60


def places(frame):
    """Where each finger is: they circle, nearer and farther."""
    turn, reach = 2 * math.pi * frame / FRAMES, 95 + 45 * math.sin(4 * math.pi * frame / FRAMES)
    return [(195 + reach * math.cos(turn + 2 * math.pi * finger / FINGERS), 300 + reach * 1.25 * math.sin(turn + 2 * math.pi * finger / FINGERS)) for finger in range(FINGERS)]


def script():
    lines = ["; ".join("down %d %.1f %.1f" % (finger, x, y) for finger, (x, y) in enumerate(places(0))) + "; frame; sleep 300"]
    for frame in range(1, FRAMES + 1):
        lines.append("glide %d 60 %s" % (STEP, " ".join("%d %.1f %.1f" % (finger, x, y) for finger, (x, y) in enumerate(places(frame)))))
        lines.append("shot %03d.png" % frame)
    return "\n".join(lines) + "\n"


def make(root, site):
    images = site / "images"
    images.mkdir(parents=True, exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DACTYL_")}
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "film.touch").write_text(script())
        subprocess.run([root / ".build/debug/dactyl", "run", root / ".build/debug/TouchSpots", "--on", "headless", "--size", "390x600", "--scale", "1", "--play", "film.touch"],
                       cwd=folder, env=environment, stdin=subprocess.DEVNULL, check=True)
        frames = sorted(str(path) for path in Path(folder).glob("*.png"))
        subprocess.run(["convert", "-delay", "6", "-loop", "0", *frames, "-colors", "48", "-layers", "Optimize", images / "fingers.gif"], check=True)
        subprocess.run(["convert", frames[0], "-strip", images / "fingers.png"], check=True)
