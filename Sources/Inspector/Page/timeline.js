// The timeline: a lane for each touch, recognizer and view; every decision a mark with its sentence.

import {make, rows, seconds, keepFocus} from "./parts.js";
import {placeAfter} from "./model.js";

const rowHeight = 20;

export class Timeline {
    constructor(room, page) {
        this.page = page;
        this.from = 0;
        this.span = 5;
        this.follows = true;
        this.canvas = make("canvas", {id: "lanes", height: 200, tabindex: 0, role: "img", "aria-label": "Lanes of touches, recognizers and views; arrows move the moment, plus and minus zoom"});
        this.states = make("table", {id: "states"});
        this.list = make("div");
        const button = (text, action) => make("button", {type: "button", onclick: action}, text);
        room.append(
            make("p", {}, button("Zoom in", () => this.zoom(0.5)), " ", button("Zoom out", () => this.zoom(2)), " ", button("Everything", () => this.showAll()), " ",
                 button("Earlier decision", () => this.step(-1)), " ", button("Later decision", () => this.step(1))),
            this.canvas, make("h2", {}, "States at this moment"), this.states, make("h2", {}, "Decisions"), this.list);
        this.canvas.addEventListener("pointerdown", event => this.press(event));
        this.canvas.addEventListener("wheel", event => {
            event.preventDefault();
            if (event.ctrlKey || event.deltaX == 0) this.zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, this.timeAt(event)); else this.pan(event.deltaX / 500 * this.span);
        }, {passive: false});
        this.canvas.addEventListener("keydown", event => {
            const keys = {ArrowLeft: () => this.step(-1), ArrowRight: () => this.step(1), "+": () => this.zoom(0.5), "-": () => this.zoom(2), Home: () => this.showAll(),
                          PageUp: () => this.pan(-this.span / 2), PageDown: () => this.pan(this.span / 2)};
            if (keys[event.key]) {
                keys[event.key]();
                event.preventDefault();
            }
        });
    }

    /** Room for the names of lanes: less of it where the page is narrow. */
    get nameWidth() { return Math.min(170, this.canvas.clientWidth * 0.33); }
    get width() { return Math.max(100, this.canvas.clientWidth - this.nameWidth); }

    timeAt(event) { return this.from + (event.offsetX - this.nameWidth) / this.width * this.span; }

    /** A press goes to the moment; a drag scrubs. */
    press(event) {
        if (event.offsetX < this.nameWidth) return;
        this.canvas.setPointerCapture(event.pointerId);
        const go = event => this.page.go(Math.max(0, Math.min(this.page.model.now, this.timeAt(event))));
        go(event);
        this.canvas.onpointermove = go;
        this.canvas.onpointerup = () => { this.canvas.onpointermove = null; };
    }

    zoom(factor, around = this.page.time ?? this.page.model.now) {
        this.follows = false;
        const span = Math.min(3600, Math.max(0.01, this.span * factor));
        this.from = Math.max(0, around - (around - this.from) * span / this.span);
        this.span = span;
        this.draw();
    }

    pan(by) {
        this.follows = false;
        this.from = Math.max(0, this.from + by);
        this.draw();
    }

    showAll() {
        const first = this.page.model.decisions[0]?.t ?? 0;
        this.from = Math.max(0, first - 0.05);
        this.span = Math.max(0.1, this.page.model.now - this.from + 0.05);
        this.follows = false;
        this.draw();
    }

    /** Goes to the moment of the next decision, or of the one before. */
    step(by) {
        const {decisions} = this.page.model, time = this.page.time ?? this.page.model.now;
        let index = this.page.model.countAt(time) - 1;
        if (by < 0) { while (index >= 0 && decisions[index].t >= time) index--; } else index++;
        if (decisions[index]) this.page.go(decisions[index].t);
    }

    draw() {
        const nameWidth = this.nameWidth, width = this.width, {model, time} = this.page, moment = time ?? model.now;
        if (time === null && this.follows) this.from = Math.max(0, model.now - this.span * 0.9);
        if (time !== null && (time < this.from || time > this.from + this.span)) this.from = Math.max(0, time - this.span / 2);
        const lanes = model.rowsBetween(this.from, this.from + this.span).slice(0, 60);
        const ratio = devicePixelRatio || 1, height = Math.max(3, lanes.length + 1) * rowHeight, full = this.canvas.clientWidth || 600;
        this.canvas.style.height = `${height}px`;
        this.canvas.width = full * ratio;
        this.canvas.height = height * ratio;
        const pen = this.canvas.getContext("2d"), style = getComputedStyle(document.documentElement), colours = new Map();
        const colour = name => {
            if (!colours.has(name)) colours.set(name, style.getPropertyValue(`--${name}`));
            return colours.get(name);
        };
        pen.scale(ratio, ratio);
        pen.font = "12px system-ui, sans-serif";
        pen.textBaseline = "middle";
        const x = t => nameWidth + (t - this.from) / this.span * width;
        lanes.forEach((lane, row) => {
            const top = row * rowHeight + 3;
            pen.fillStyle = colour("text");
            pen.fillText(lane.name, 4, top + 7, nameWidth - 10);
            // Spans and marks are in order: those that are seen stand together.
            for (let index = Math.max(0, placeAfter(lane.spans, this.from, span => span.from) - 1); index < lane.spans.length; index++) {
                const span = lane.spans[index], start = Math.max(nameWidth, x(span.from)), end = x(span.to ?? moment);
                if (start > full) break;
                if (end < nameWidth) continue;
                pen.fillStyle = colour(span.state);
                pen.fillRect(start, top, Math.max(2, Math.min(full, end) - start), rowHeight - 6);
            }
            pen.fillStyle = colour("text");
            let last = -10;
            for (let index = Math.max(0, placeAfter(lane.marks, this.from) - 1); index < lane.marks.length; index++) {
                const place = x(lane.marks[index].t);
                if (place > full) break;
                if (place < nameWidth || place - last < 2) continue;
                pen.fillRect(place, top + 3, 1.5, rowHeight - 12);
                last = place;
            }
        });
        pen.fillStyle = colour("accent");
        if (x(moment) >= nameWidth) pen.fillRect(x(moment), 0, 2, height);
        pen.fillStyle = colour("quiet");
        pen.fillText(`${seconds(this.from)} to ${seconds(this.from + this.span)}`, nameWidth + 4, height - 9);
        const current = model.countAt(moment) - 1;
        this.states.replaceChildren(...lanes.map(lane => make("tr", {}, make("th", {scope: "row"}, lane.name), make("td", {}, model.stateAt(lane, moment) ?? "–"))));
        keepFocus(this.list, () => this.list.replaceChildren(rows(model.decisions, {current, most: 120, onpick: line => this.page.go(line.t)})));
        const list = this.list.firstChild, row = list.querySelector("[aria-current]");
        if (row) list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
}
