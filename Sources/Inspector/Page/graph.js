// The graph: which recognizer waits for which, which excludes which, which go together, at the moment of the cursor.

import {call, savedSession} from "./call.js";
import {make, shape} from "./parts.js";

const words = {waits: "waits for", requires: "requires the failure of", excludes: "excludes", fails: "had to fail, because it waited for", together: "goes together with"};

export class Graph {
    constructor(room, page) {
        this.page = page;
        this.room = make("div", {id: "relations"});
        room.append(this.room);
    }

    async draw() {
        const number = this.number = (this.number ?? 0) + 1;
        try {
            const time = this.page.time, graph = await call("relations", time === null || savedSession ? {} : {at: time});
            if (number == this.number) this.show(graph);
        } catch (error) {
            this.room.textContent = error.message;
        }
    }

    show({edges, states}) {
        const names = [...new Set([...Object.keys(states), ...edges.flatMap(edge => [edge.from, edge.to])])];
        if (!names.length) return this.room.replaceChildren(make("p", {class: "quiet"}, "No recognizer has met a touch yet."));
        const titles = new Map(names.map(name => [name, `${name}${states[name] ? ` (${states[name]})` : ""}`]));
        // About as wide as the longest of them, in letters of 13 points.
        const box = Math.max(200, 24 + 7.2 * Math.max(...[...titles.values()].map(title => title.length)));
        const height = 46, width = box + 420, picture = shape("svg", {class: "graph", viewBox: `0 0 ${width} ${names.length * height + 10}`, "aria-hidden": "true"});
        const place = name => names.indexOf(name) * height + 22;
        // Words stand beside their edges, and not on one another.
        const used = [];
        const free = (x, y) => {
            while (used.some(other => Math.abs(other.x - x) < 76 && Math.abs(other.y - y) < 14)) y += 14;
            used.push({x, y});
            return y;
        };
        edges.forEach((edge, index) => {
            const from = place(edge.from), to = place(edge.to), out = box + 50 + (index % 8) * 24, middle = box / 4 + (out + 80) * 0.75 + 6;
            picture.append(shape("path", {class: "edge", d: `M ${box + 4} ${from} C ${out + 80} ${from}, ${out + 80} ${to}, ${box + 6} ${to}`, "stroke-dasharray": edge.kind == "together" ? "4 4" : ""}),
                           shape("path", {class: "edge", d: `M ${box + 14} ${to - 5} L ${box + 4} ${to} L ${box + 14} ${to + 5}`}),
                           shape("text", {x: middle, y: free(middle, (from + to) / 2 + 4)}, edge.kind));
        });
        for (const name of names) {
            picture.append(shape("rect", {class: "node", x: 4, y: place(name) - 16, width: box, height: 32, rx: 6}),
                           shape("text", {x: 12, y: place(name) + 5}, titles.get(name)));
        }
        this.room.replaceChildren(make("div", {class: "wide", tabindex: 0, role: "group", "aria-label": "The graph, which the list below says in words"}, picture), make("ul", {}, ...edges.map(edge => make("li", {},
            make("strong", {}, `${edge.from} ${words[edge.kind] ?? edge.kind} ${edge.to}`), make("br"), make("span", {class: "quiet"}, edge.text)))));
    }
}
