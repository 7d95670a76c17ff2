// What is known of the run: decisions, samples of fingers, and what follows from them for a moment.

import {Axis, Stretches} from "./axis.js";

/** The first place in a sorted list whose time is greater. */
export function placeAfter(list, time, timeOf = entry => entry.t) {
    let low = 0, high = list.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (timeOf(list[middle]) <= time) low = middle + 1; else high = middle;
    }
    return low;
}

/** A recognizer, and the view of a line, as sentences name them. */
export const partyName = party => party.title ?? (party.view ? `${party.name} on ${party.view}` : party.name);
export const viewName = line => line.viewName ?? line.view;

export class Model {
    decisions = [];
    samples = [];
    /** Where the views were that were touched. */
    touched = [];
    lanes = new Map();
    /** When something happened. */
    stretches = new Stretches();
    next = 0;
    now = 0;
    status = null;

    /** Adds lines, in order. */
    add(lines) {
        for (const line of lines) {
            this.decisions.push(line);
            this.stretches.add(line.t);
            this.note(line);
            this.now = Math.max(this.now, line.t);
        }
    }

    lane(kind, name) {
        const id = `${kind} ${name}`;
        let lane = this.lanes.get(id);
        if (!lane) {
            lane = {id, kind, name, spans: [], marks: []};
            this.lanes.set(id, lane);
        }
        return lane;
    }

    note(line) {
        for (const contact of line.contact ? [line.contact] : line.contacts ?? []) this.noteTouch(this.lane("touch", contact), line);
        if (line.recognizer) {
            const states = {accepted: "possible", waits: "waiting", recognized: "recognized", failed: "failed", reset: null};
            const lane = this.lane("recognizer", partyName(line.recognizer));
            if (line.kind in states) this.span(lane, line, states[line.kind]); else lane.marks.push(line);
        } else if (line.kind == "called" || line.kind == "handedOn") {
            const over = line.phase == "ended" || line.phase == "cancelled";
            this.span(this.lane("view", viewName(line)), line, over ? null : "called");
        }
    }

    /** A touch is down until its finger lifts, also when it was taken from its view; only what has no finger (presses, wheels) ends with the last call. */
    noteTouch(lane, line) {
        if (line.kind == "landed" && line.finger !== undefined) {
            lane.finger = line.finger;
            lane.landing = line.t;
        }
        if (lane.lifted !== undefined) return lane.marks.push(line);
        const last = lane.spans[lane.spans.length - 1], isTaken = last?.to === null && last.state == "taken", isFinger = lane.finger !== undefined;
        let state = isTaken ? "taken" : "down";
        if (line.kind == "rejected" || line.phase == "ended") state = null;
        if (line.kind == "cancelled" || line.phase == "cancelled") state = isFinger ? "taken" : null;
        this.span(lane, line, state);
    }

    /** Adds samples of fingers, in order, after the decisions about them, and the places of the views that were touched. */
    addSamples(samples, views = []) {
        this.samples.push(...samples);
        this.touched.push(...views);
        for (const sample of samples) {
            this.stretches.add(sample.t);
            if (sample.phase != "ended" && sample.phase != "cancelled") continue;
            let lane = null;
            for (const other of this.lanes.values()) {
                if (other.finger === sample.contact && other.lifted === undefined && other.landing <= sample.t && !(lane?.landing > other.landing)) lane = other;
            }
            if (lane) this.lift(lane, sample.t);
        }
    }

    lift(lane, time) {
        lane.lifted = time;
        lane.spans = lane.spans.filter(span => span.from < time || span === lane.spans[0]);
        const last = lane.spans[lane.spans.length - 1];
        if (last) last.to = time;
    }

    /** Where the views were, at a moment, that fingers hit which are down: one entry for each view. */
    hitsAt(time) {
        const hits = new Map();
        for (const {contact, trail, isDown} of this.fingersAt(time)) {
            if (!isDown) continue;
            const end = placeAfter(this.touched, time), landing = trail[0].t;
            let found = null;
            for (let index = end - 1; index >= 0 && this.touched[index].t >= landing && !found; index--) if (this.touched[index].contact == contact) found = this.touched[index];
            // It is noted at the end of the turn, a little after the sample.
            found ??= this.touched.slice(end).find(entry => entry.contact == contact);
            if (found && !(hits.get(found.view)?.t > found.t)) hits.set(found.view, found);
        }
        return [...hits.values()];
    }

    span(lane, line, state) {
        lane.marks.push(line);
        const last = lane.spans[lane.spans.length - 1];
        if (last && last.to === null) {
            if (last.state == state) return;
            last.to = line.t;
        }
        if (state) lane.spans.push({from: line.t, to: null, state});
    }

    /** The lanes: touches, recognizers, views. */
    get rows() {
        const order = {touch: 0, recognizer: 1, view: 2};
        return [...this.lanes.values()].sort((a, b) => order[a.kind] - order[b.kind]);
    }

    /** The lanes in which something happens between two moments. */
    rowsBetween(from, to) {
        return this.rows.filter(({spans, marks}) => {
            const last = spans[spans.length - 1], end = last && last.to === null ? Infinity : Math.max(last?.to ?? 0, marks[marks.length - 1]?.t ?? 0);
            return end >= from && Math.min(spans[0]?.from ?? Infinity, marks[0]?.t ?? Infinity) <= to;
        });
    }

    /** Time without long pauses. */
    get axis() { return new Axis(this.stretches.list, this.now); }

    /** Where a lane stands at a moment; null for nowhere. */
    stateAt(lane, time) {
        const span = lane.spans[placeAfter(lane.spans, time, span => span.from) - 1];
        return span && (span.to === null || span.to > time) ? span.state : null;
    }

    /** How many decisions were taken until a moment. */
    countAt(time) { return placeAfter(this.decisions, time); }

    /** The landings until a moment, with what hit testing passed over and what became of the touch. */
    landings(time) {
        const end = this.countAt(time), found = [], by = new Map();
        for (let index = 0; index < end; index++) {
            const line = this.decisions[index];
            if (line.kind == "landed") {
                const landing = {line, passed: [], calls: []};
                found.push(landing);
                if (line.contact) by.set(line.contact, landing);
            }
            if ((line.kind == "passedOver" || line.kind == "unreached") && found.length) found[found.length - 1].passed.push(line);
            if (line.kind == "notAdmitted" && found.length) found[found.length - 1].passed.push(line);
            if (line.kind == "called" || line.kind == "handedOn") {
                if (line.phase == "began") for (const contact of line.contacts) by.get(contact)?.calls.push(line);
            }
            if (line.kind == "refused" || line.kind == "accepted") by.get(line.contact)?.calls.push(line);
        }
        return found;
    }

    /** The contacts that are down at a moment, with their trails and landings. */
    fingersAt(time) {
        const fingers = new Map(), end = placeAfter(this.samples, time);
        for (let index = Math.max(0, end - 5000); index < end; index++) {
            const sample = this.samples[index];
            if (sample.phase == "began") fingers.set(sample.contact, {contact: sample.contact, trail: [sample], isDown: true});
            const finger = fingers.get(sample.contact);
            if (!finger) continue;
            if (sample.phase != "began") finger.trail.push(sample);
            if (sample.phase == "ended" || sample.phase == "cancelled") finger.isDown = false;
        }
        // A trail stays to be seen for a second.
        return [...fingers.values()].filter(finger => finger.isDown || time - finger.trail[finger.trail.length - 1].t < 1);
    }
}
