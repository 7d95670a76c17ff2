"""The picture of the modules in their layers, as SVG: for script/map."""

from html import escape

INK, SOFT = "#1f2933", "#6b7785"
FILLS = ["#eef2f6", "#e3edf7", "#d8ecd9", "#f6ecd2", "#f3dfd8", "#e6dff0", "#dcecec", "#f0e4ea", "#e8e8d8"]
WIDTH, HEIGHT, GAP, RISE, MARGIN, LANE = 160, 46, 16, 96, 20, 10


def reduced(arrows):
    """The arrows without those that a longer way says already."""
    def leads(start, end):
        seen, waiting = set(), [other for other in arrows[start] if other != end]
        while waiting:
            node = waiting.pop()
            if node == end:
                return True
            if node not in seen:
                seen.add(node)
                waiting += arrows[node]
        return False
    return {start: sorted(end for end in ends if not leads(start, end)) for start, ends in arrows.items()}


class Drawing:
    """The modules in rows. An arrow that passes a layer has a lane between the boxes there, so that it crosses none."""

    def __init__(self, layers, arrows):
        self.ways = []
        self.rows = [sorted(name for name in layers if layers[name] == layer) for layer in range(1, max(layers.values()) + 1)]
        ties = {}
        for start, ends in sorted(reduced(arrows).items()):
            for end in ends:
                lanes = [(start, end, layer) for layer in range(layers[start] - 1, layers[end], -1)]
                for lane in lanes:
                    self.rows[lane[2] - 1].append(lane)
                way = [start, *lanes, end]
                self.ways.append(way)
                for upper, lower in zip(way, way[1:]):
                    ties.setdefault(upper, []).append(lower)
                    ties.setdefault(lower, []).append(upper)
        self.ties = ties
        self.width = max(self.length(row) for row in self.rows) + 2 * MARGIN
        self.height = len(self.rows) * RISE - (RISE - HEIGHT) + 2 * MARGIN
        self.arrange()

    @staticmethod
    def breadth(node):
        return LANE if isinstance(node, tuple) else WIDTH

    def length(self, row):
        return sum(self.breadth(node) + GAP for node in row) - GAP

    def arrange(self):
        """Each node near the middle of what it is tied to; up and down the rows until little changes."""
        self.middle = {}
        for row in self.rows:
            self.settle(row)
        for turn in range(24):
            for row in self.rows if turn % 2 else self.rows[::-1]:
                row.sort(key=lambda node: (self.wish(node), str(node)))
                self.settle(row)

    def wish(self, node):
        tied = self.ties.get(node, [])
        return sum(self.middle[other][0] for other in tied) / len(tied) if tied else self.middle[node][0]

    def settle(self, row):
        y = self.height - MARGIN - HEIGHT - self.rows.index(row) * RISE
        room = (self.width - 2 * MARGIN - self.length(row)) / (len(row) + 1)
        x = MARGIN + room
        for node in row:
            self.middle[node] = (x + self.breadth(node) / 2, y)
            x += self.breadth(node) + GAP + room

    def path(self, way):
        x, y = self.middle[way[0]]
        text = f"M{x:.0f} {y + HEIGHT}"
        y += HEIGHT
        for node in way[1:]:
            x2, top = self.middle[node]
            bend = (top - y) / 2
            text += f" C{x:.0f} {y + bend:.0f} {x2:.0f} {top - bend:.0f} {x2:.0f} {top - (5 if node == way[-1] else 0)}"
            if node != way[-1]:
                text += f" V{top + HEIGHT}"
            x, y = x2, top + HEIGHT
        return text


def picture(layers, arrows, captions):
    """- layers: each module's layer, from 1; arrows: what each imports; captions: a line below each name."""
    drawing = Drawing(layers, arrows)
    boxes = []
    for index, row in enumerate(drawing.rows):
        for name in (node for node in row if isinstance(node, str)):
            x, y = drawing.middle[name]
            boxes.append(f'<rect x="{x - WIDTH / 2:.0f}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="8" '
                         f'fill="{FILLS[index % len(FILLS)]}" stroke="{INK}"/>')
            boxes.append(f'<text x="{x:.0f}" y="{y + 20}" font-weight="bold">{escape(name)}</text>')
            boxes.append(f'<text x="{x:.0f}" y="{y + 36}" font-size="11" fill="{SOFT}">{escape(captions[name])}</text>')
    lines = [f'<path d="{drawing.path(way)}" fill="none" stroke="{SOFT}" stroke-width="1.2" marker-end="url(#tip)"/>' for way in drawing.ways]
    size = f'width="{drawing.width}" height="{drawing.height}"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {drawing.width} {drawing.height}" '
        'font-family="sans-serif" font-size="13" text-anchor="middle">',
        "<title>The modules in their layers; an arrow is an import, those that follow from others are left out</title>",
        f'<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        f'<path d="M0 0 L8 4 L0 8 z" fill="{SOFT}"/></marker></defs>',
        f'<rect {size} fill="#ffffff"/>', *lines, *boxes, "</svg>", ""])
