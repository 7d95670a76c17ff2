// The timeline: a lane for each touch, recognizer and view; every decision a mark with its sentence.

import {make, seconds, keepFocus} from "./parts.js";
import {DecisionList} from "./decisions.js";
import {placeAfter} from "./model.js";

const rowHeight = 20, longestSpan = 5, tickWidth = 80;

export class Timeline {
    constructor(room, page) {
        this.page = page;
        // Places of the axis, on which long pauses are folded.
        this.from = 0;
        this.span = longestSpan;
        this.follows = true;
        this.canvas = make("canvas", {id: "lanes", height: 200, tabindex: 0, role: "img", "aria-label": "Lanes of touches, recognizers and views, without long pauses; arrows move the moment, plus and minus zoom"});
        this.states = make("table", {id: "states"});
        this.decisions = new DecisionList(line => this.page.go(line.t), () => this.draw());
        const button = (text, action) => make("button", {type: "button", onclick: action}, text);
        room.append(
            make("p", {}, button("Zoom in", () => this.zoom(0.5)), " ", button("Zoom out", () => this.zoom(2)), " ", button("Everything", () => this.showAll()), " ",
                 button("Earlier decision", () => this.step(-1)), " ", button("Later decision", () => this.step(1))),
            this.canvas, make("h2", {}, "States at this moment"), this.states, make("h2", {}, "Decisions"), this.decisions.bar, this.decisions.room);
        this.canvas.addEventListener("pointerdown", event => this.press(event));
        this.canvas.addEventListener("wheel", event => {
            event.preventDefault();
            if (event.ctrlKey || event.deltaX == 0) this.zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, this.placeAt(event)); else this.pan(event.deltaX / 500 * this.span);
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

    timeAt(event) { return this.page.model.axis.time(this.placeAt(event)); }
    placeAt(event) { return this.from + (event.offsetX - this.nameWidth) / this.width * this.span; }

    /** A press goes to the moment; a drag scrubs. */
    press(event) {
        if (event.offsetX < this.nameWidth) return;
        this.canvas.setPointerCapture(event.pointerId);
        const go = event => this.page.go(Math.max(0, Math.min(this.page.model.now, this.timeAt(event))));
        go(event);
        this.canvas.onpointermove = go;
        this.canvas.onpointerup = () => { this.canvas.onpointermove = null; };
    }

    zoom(factor, around = this.page.model.axis.place(this.page.time ?? this.page.model.now)) {
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
        const {axis, now, stretches} = this.page.model;
        this.from = Math.max(0, axis.place(stretches.list[0]?.from ?? 0) - 0.05);
        this.span = Math.max(0.1, axis.place(now) - this.from + 0.05);
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

    /** Shows what happened last, or the moment. */
    place(axis, moment) {
        const {model, time} = this.page, place = axis.place(moment);
        if (time === null && this.follows) {
            const end = axis.place(model.now) + 0.05;
            this.span = Math.min(longestSpan, Math.max(0.5, end));
            this.from = Math.max(0, end - this.span);
        }
        if (time !== null && (place < this.from || place > this.from + this.span)) this.from = Math.max(0, place - this.span / 2);
    }

    /** The lanes of the part that is shown: where a search names some of them, those. */
    lanesShown(axis) {
        const {model} = this.page, {words} = this.decisions, lanes = model.rowsBetween(axis.time(this.from), axis.time(this.from + this.span));
        const named = words ? lanes.filter(lane => lane.name.toLowerCase().includes(words)) : [];
        return (named.length ? named : lanes).slice(0, 60);
    }

    draw() {
        const {model, time} = this.page, moment = time ?? model.now, axis = model.axis, full = this.canvas.clientWidth || 600;
        this.place(axis, moment);
        const lanes = this.lanesShown(axis), height = Math.max(3, lanes.length + 1) * rowHeight, pen = this.pen(full, height), colour = this.colours();
        const nameWidth = this.nameWidth, x = t => nameWidth + (axis.place(t) - this.from) / this.span * this.width;
        this.drawPauses(pen, colour, axis, height);
        lanes.forEach((lane, row) => this.drawLane(pen, colour, lane, row * rowHeight + 3, {x, full, moment, start: axis.time(this.from)}));
        this.drawTicks(pen, colour, axis, x, height);
        pen.fillStyle = colour("accent");
        if (x(moment) >= nameWidth) pen.fillRect(x(moment), 0, 2, height);
        this.states.replaceChildren(...lanes.map(lane => make("tr", {}, make("th", {scope: "row"}, lane.name), make("td", {}, model.stateAt(lane, moment) ?? "–"))));
        keepFocus(this.decisions.room, () => this.decisions.draw(model, moment));
        const row = this.decisions.room.querySelector("[aria-current]"), list = row?.parentElement;
        if (row) list.scrollTop = row.offsetTop - list.offsetTop - list.clientHeight / 2;
    }

    pen(full, height) {
        const ratio = devicePixelRatio || 1, pen = this.canvas.getContext("2d");
        this.canvas.style.height = `${height}px`;
        this.canvas.width = full * ratio;
        this.canvas.height = height * ratio;
        pen.scale(ratio, ratio);
        pen.font = "12px Inter, system-ui, sans-serif";
        pen.textBaseline = "middle";
        return pen;
    }

    /** The page's colours by their names. */
    colours() {
        const style = getComputedStyle(document.documentElement), colours = new Map();
        return name => {
            if (!colours.has(name)) colours.set(name, style.getPropertyValue(`--${name}`));
            return colours.get(name);
        };
    }

    drawLane(pen, colour, lane, top, {x, full, moment, start}) {
        const nameWidth = this.nameWidth;
        pen.fillStyle = colour("text");
        pen.fillText(lane.name, 4, top + 7, nameWidth - 10);
        // Spans and marks are in order: those that are seen stand together.
        for (let index = Math.max(0, placeAfter(lane.spans, start, span => span.from) - 1); index < lane.spans.length; index++) {
            const span = lane.spans[index], left = Math.max(nameWidth, x(span.from)), end = x(span.to ?? moment);
            if (left > full) break;
            if (end < nameWidth) continue;
            pen.fillStyle = colour(span.state);
            pen.fillRect(left, top, Math.max(2, Math.min(full, end) - left), rowHeight - 6);
        }
        pen.fillStyle = colour("text");
        let last = -10;
        for (let index = Math.max(0, placeAfter(lane.marks, start) - 1); index < lane.marks.length; index++) {
            const place = x(lane.marks[index].t);
            if (place > full) break;
            if (place < nameWidth || place - last < 2) continue;
            pen.fillRect(place, top + 3, 1.5, rowHeight - 12);
            last = place;
        }
    }

    /** Folded pauses, with their lengths. */
    drawPauses(pen, colour, axis, height) {
        const nameWidth = this.nameWidth, at = place => nameWidth + (place - this.from) / this.span * this.width;
        for (const pause of axis.pauses(this.from, this.from + this.span)) {
            const left = Math.max(nameWidth, at(pause.start)), right = at(pause.end);
            if (right <= nameWidth) continue;
            pen.fillStyle = colour("raised");
            pen.fillRect(left, 0, right - left, height);
            pen.fillStyle = colour("quiet");
            pen.textAlign = "center";
            pen.fillText(`${(pause.to - pause.from).toFixed(1)} s`, (left + right) / 2, height - 9, right - left);
            pen.textAlign = "start";
        }
    }

    /** The axis: round moments, below the lanes. */
    drawTicks(pen, colour, axis, x, height) {
        const nameWidth = this.nameWidth, bottom = height - rowHeight;
        pen.fillStyle = colour("line");
        pen.fillRect(nameWidth, bottom, this.width, 1);
        let last = -tickWidth;
        for (const {time, text} of axis.ticks(this.from, this.from + this.span, this.width / tickWidth)) {
            const place = x(time);
            if (place < nameWidth || place - last < tickWidth / 2) continue;
            last = place;
            pen.fillStyle = colour("line");
            pen.fillRect(place, 0, 0.5, bottom + 5);
            pen.fillStyle = colour("quiet");
            pen.fillText(`${text} s`, place + 3, height - 9);
        }
    }
}
