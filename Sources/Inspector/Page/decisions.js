// The list of decisions: a group for each stretch of time, which a search and a choice of kinds narrow.

import {make} from "./parts.js";
import {placeAfter, viewName} from "./model.js";

const choices = {
    decisions: ["Decisions", line => !["reset", "called", "handedOn"].includes(line.kind)],
    all: ["Everything", () => true],
    outcomes: ["Outcomes", line => ["landed", "unreached", "recognized", "failed", "refused", "rejected", "notAdmitted", "cancelled", "action"].includes(line.kind)],
    calls: ["Calls of views", line => ["called", "handedOn"].includes(line.kind)],
};
/** Groups that are shown around the moment, and lines of a group. */
const shownGroups = 12, shownLines = 250;

export class DecisionList {
    /** What the person has opened and closed, by the groups' beginnings. */
    opened = new Map();

    constructor(onpick, onchange) {
        this.onpick = onpick;
        this.search = make("input", {type: "search", id: "find", placeholder: "pan, touch 2, failed …", "aria-label": "Search the decisions", oninput: onchange});
        this.choice = make("select", {id: "kinds", "aria-label": "Kinds of lines", onchange},
                           ...Object.entries(choices).map(([value, [title]]) => make("option", {value}, title)));
        this.count = make("span", {class: "quiet", role: "status"});
        this.room = make("div", {id: "groups"});
        this.bar = make("p", {class: "line"}, this.search, " ", this.choice, " ", this.count);
    }

    get words() { return this.search.value.trim().toLowerCase(); }

    /** Whether a line is asked for. */
    meets(line) { return choices[this.choice.value][1](line) && line.text.toLowerCase().includes(this.words); }

    draw(model, moment) {
        const {decisions} = model, current = model.countAt(moment) - 1;
        const groups = model.stretches.list.map(({from, to}) => {
            const start = placeAfter(decisions, from - 1e-9), end = placeAfter(decisions, to + 1e-9);
            return {from, to, all: decisions.slice(start, end), lines: decisions.slice(start, end).filter(line => this.meets(line))};
        }).filter(group => group.lines.length);
        const found = groups.reduce((sum, group) => sum + group.lines.length, 0);
        this.count.textContent = this.words ? `${found} of ${decisions.length} lines` : `${decisions.length} lines`;
        let place = groups.findLastIndex(group => group.from <= moment + 1e-9);
        if (place < 0) place = 0;
        const first = Math.max(0, Math.min(groups.length - shownGroups, place - shownGroups / 2)), shown = groups.slice(first, first + shownGroups);
        const left = (count, where) => count > 0 ? make("p", {class: "quiet"}, `${count} ${count == 1 ? "group" : "groups"} ${where}`) : null;
        this.room.replaceChildren(...[left(first, "before"), ...shown.map(group => this.group(group, decisions[current], groups[place])),
                                      left(groups.length - first - shown.length, "after")].filter(part => part));
    }

    group(group, current, here) {
        const isOpen = this.opened.get(group.from) ?? (this.words != "" || group == here), list = make("ul", {class: "rows", "aria-label": "Decisions", tabindex: 0});
        if (isOpen) this.fill(list, group, current);
        const details = make("details", {open: isOpen}, make("summary", {}, summary(group)), list);
        details.addEventListener("toggle", () => {
            if (details.open == isOpen) return;
            this.opened.set(group.from, details.open);
            if (details.open && !list.childElementCount) this.fill(list, group, current);
        });
        return details;
    }

    fill(list, {lines}, current) {
        const rows = folded(lines), around = rows.findLastIndex(row => current && row.line.t <= current.t);
        const start = Math.max(0, Math.min(rows.length - shownLines, around - shownLines / 2));
        if (start > 0) list.append(make("li", {class: "quiet"}, `${start} before`));
        for (let index = start; index < Math.min(rows.length, start + shownLines); index++) {
            const {line, times} = rows[index], text = `${line.t.toFixed(3)}  ${line.text}${times > 1 ? ` (${times} times)` : ""}`;
            list.append(make("li", {class: line.kind, "aria-current": index == around ? "true" : null}, make("button", {type: "button", onclick: () => this.onpick(line)}, text)));
        }
        if (start + shownLines < rows.length) list.append(make("li", {class: "quiet"}, `${rows.length - start - shownLines} after`));
    }
}

/** Lines that repeat what was said just before, as each move does, are counted. */
function folded(lines) {
    const rows = [], latest = new Map();
    for (const line of lines) {
        const known = latest.get(line.text), repeats = line.kind == "called" || line.kind == "handedOn" || line.state == "changed" || line.kind == "action";
        if (known && repeats && rows.length - known.index <= 6) {
            known.row.times++;
            known.index = rows.length;
            continue;
        }
        const row = {line, times: 1};
        rows.push(row);
        latest.set(line.text, {row, index: rows.length});
    }
    return rows;
}

/** When a group is, what was touched, and what came of it. */
function summary({from, to, all, lines}) {
    const names = (kind, name) => [...new Set(all.filter(line => line.kind == kind).map(name).filter(name => name))];
    const few = list => list.length > 3 ? `${list.slice(0, 3).join(", ")} and ${list.length - 3} more` : list.join(", ");
    const touched = names("landed", line => viewName(line)), recognized = names("recognized", line => line.recognizer?.title);
    const outcome = recognized.length ? `${few(recognized)} recognized` : names("failed", line => line.recognizer?.title).length ? "nothing recognized" : null;
    return [`${from.toFixed(3)} to ${to.toFixed(3)} s`, touched.length ? few(touched) : null, outcome, `${lines.length} ${lines.length == 1 ? "line" : "lines"}`]
        .filter(part => part).join(" · ");
}
