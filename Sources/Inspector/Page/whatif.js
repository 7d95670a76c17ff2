// What if: the recorded touches again with other settings, and where the two runs part.

import {call, savedSession} from "./call.js";
import {make, rows, answerBox} from "./parts.js";
import {Deciding} from "./deciding.js";
import {partyName} from "./model.js";

export class WhatIf {
    constructor(room, page) {
        this.page = page;
        this.changed = new Map();
        this.answer = answerBox();
        this.runs = make("div", {class: "pair", id: "runs"});
        this.sliders = make("div", {class: "sliders"});
        this.switches = make("ul", {class: "tree", id: "switches"});
        if (savedSession) return room.append(make("p", {}, "This page was exported. 'dactyl inspect' asks what would have happened with other settings."));
        const value = make("select", {id: "turning-name"}), who = make("select", {id: "turning-who"});
        const low = make("input", {type: "number", id: "turning-low", value: 0, step: "any", size: 6}), high = make("input", {type: "number", id: "turning-high", value: 100, step: "any", size: 6});
        const moment = make("input", {type: "number", id: "turning-moment", value: 0, min: 0, step: "any", size: 6});
        const least = make("input", {type: "number", id: "turning-least", value: 0, step: "any", size: 6}), most = make("input", {type: "number", id: "turning-most", value: 1000, step: "any", size: 6});
        this.moment = moment;
        this.requirements = make("ul", {class: "tree", id: "requirements"});
        this.names = value;
        this.who = who;
        const find = () => this.answer.run(async () => {
            const found = await call("turning_point", {name: value.value, recognizer: who.value, from: Number(low.value), to: Number(high.value)});
            this.answer.show(found.text);
        });
        this.deciding = new Deciding(({recognizer, threshold, from, to}) => {
            this.addRecognizer(recognizer);
            [value.value, who.value, low.value, high.value] = [threshold, recognizer, from, to];
            find();
        });
        room.append(
            make("p", {class: "quiet"}, "The touches since the app's start are played again in a process of their own, with what is changed here."),
            make("p", {}, make("button", {type: "button", id: "play-again", onclick: () => this.compare()}, "Play again with these changes"), " ",
                 make("button", {type: "button", onclick: () => this.reset()}, "Take the changes back")),
            this.answer.box, this.runs,
            make("h2", {}, "What decided"), this.deciding.room, make("h2", {}, "Turning point"),
            make("form", {class: "line", onsubmit: event => {
                event.preventDefault();
                find();
            }}, make("label", {}, "Threshold", value), make("label", {}, "Recognizer", who), make("label", {}, "From", low), make("label", {}, "To", high),
                 make("button", {id: "find-turning"}, "Find the turning point")),
            make("form", {class: "line", onsubmit: event => {
                event.preventDefault();
                this.answer.run(async () => {
                    const sweep = await call("sweep", {name: value.value, recognizer: who.value, from: Number(low.value), to: Number(high.value), count: 20});
                    this.answer.show(sweep.runs.map(run => `${value.value} ${run.value}: ${run.outcome}`).join("\n"));
                });
            }}, make("button", {id: "sweep"}, "Try twenty values")),
            make("form", {class: "line", onsubmit: event => {
                event.preventDefault();
                this.answer.run(async () => {
                    const found = await call("turning_moment", {recognizer: who.value, after: Number(moment.value), from: Number(least.value) / 1000, to: Number(most.value) / 1000});
                    this.answer.show(found.text);
                });
            }}, make("label", {}, "What comes after (s)", moment), make("label", {}, "comes later by (ms)", least), make("label", {}, "up to (ms)", most),
                 make("button", {id: "find-moment"}, "Find the turning point in time")),
            make("h2", {}, "Recognizers"), this.switches, make("h2", {}, "Requirements"), this.requirements, make("h2", {}, "Thresholds"), this.sliders);
    }

    async read() {
        if (savedSession) return;
        const [{configuration}, {recognizers}] = await Promise.all([call("configuration"), call("recognizers")]);
        this.names.replaceChildren(...configuration.filter(entry => entry.value != "true" && entry.value != "false")
            .map(entry => make("option", {value: entry.name, selected: entry.name == "panHysteresis"}, entry.name)));
        this.sliders.replaceChildren(...configuration.map(entry => this.field(entry)));
        const chosen = this.who.value;
        this.who.replaceChildren(...recognizers.map(recognizer => make("option", {value: partyName(recognizer)}, partyName(recognizer))));
        if (chosen) this.addRecognizer(chosen);
        if (chosen) this.who.value = chosen;
        await this.deciding.read(this.page.time);
        this.switches.replaceChildren(...recognizers.map(recognizer => this.recognizer(recognizer)));
        this.showRequirements(recognizers);
        if (this.page.time !== null) this.moment.value = this.page.time;
    }

    /** Offers a recognizer that has left the screen, too. */
    addRecognizer(name) {
        if (![...this.who.options].some(option => option.value == name)) this.who.append(make("option", {value: name}, name));
    }

    field({name, value}) {
        if (value == "true" || value == "false") {
            return make("label", {}, name, make("input", {type: "checkbox", checked: value == "true", onchange: event => this.changed.set(name, String(event.target.checked))}));
        }
        const number = Number(value), most = Number.isFinite(number) ? Math.max(1, number * 4) : 200;
        const slider = make("input", {type: "range", min: 0, max: most, step: most / 400, "aria-label": `${name}, slider`}), box = make("input", {type: "number", step: "any", "aria-label": name});
        slider.value = Number.isFinite(number) ? number : most;
        if (Number.isFinite(number)) box.value = number;
        const set = text => { this.changed.set(name, text); slider.value = text; box.value = text; };
        slider.addEventListener("input", () => set(slider.value));
        box.addEventListener("change", () => set(box.value));
        return make("label", {}, make("span", {}, name, slider), box);
    }

    recognizer(recognizer) {
        const name = partyName(recognizer);
        const options = [["", "as it is"], ["off", "switched off"], ["begin:no", "may not begin"], ["begin:yes", "may begin"], ["together:yes", "goes together with all"],
                         ["together:no", "goes together with none"],
                         ["receive:no", "gets no touches"], ["receive:yes", "gets all touches"],
                         ["waits:no", "its delegate has it wait for none"], ["waits:yes", "its delegate has it wait for all"],
                         ["waitedFor:no", "its delegate has none wait for it"], ["waitedFor:yes", "its delegate has all wait for it"]];
        const choice = make("select", {"aria-label": name, "data-recognizer": recognizer.id}, ...options.map(([value, text]) => make("option", {value}, text)));
        return make("li", {}, make("label", {}, choice, ` ${name}`));
    }

    /** Each requirement with a switch, and a row that adds one. */
    showRequirements(recognizers) {
        const titles = new Map(recognizers.map(recognizer => [recognizer.id, partyName(recognizer)]));
        const row = (first, second, isNew) => make("li", {}, make("label", {},
            make("input", {type: "checkbox", checked: true, "data-first": first, "data-second": second, "data-new": isNew}),
            ` ${titles.get(first)} waits for ${titles.get(second) ?? "one that is gone"}`));
        const choice = (label, id) => make("label", {}, label, make("select", {id}, ...recognizers.map(recognizer => make("option", {value: recognizer.id}, titles.get(recognizer.id)))));
        const first = choice("Recognizer", "requirement-first"), second = choice("waits for", "requirement-second");
        const form = make("form", {class: "line", onsubmit: event => {
            event.preventDefault();
            const ids = [first, second].map(label => Number(label.querySelector("select").value));
            if (ids[0] != ids[1]) form.parentElement.before(row(...ids, true));
        }}, first, second, make("button", {id: "add-requirement"}, "Add it"));
        this.requirements.replaceChildren(...recognizers.flatMap(recognizer => (recognizer.requirements ?? []).map(other => row(recognizer.id, other, false))),
                                          recognizers.length > 1 ? make("li", {}, form) : "");
    }

    get changes() {
        const recognizers = [];
        for (const choice of this.switches.querySelectorAll("select")) if (choice.value) recognizers.push({recognizer: Number(choice.dataset.recognizer), change: choice.value});
        const requirements = [], withoutRequirements = [];
        for (const box of this.requirements.querySelectorAll("input")) {
            const pair = [Number(box.dataset.first), Number(box.dataset.second)];
            if (box.dataset.new !== undefined && box.checked) requirements.push(pair);
            if (box.dataset.new === undefined && !box.checked) withoutRequirements.push(pair);
        }
        return {configuration: Object.fromEntries(this.changed), recognizers, requirements, withoutRequirements};
    }

    reset() {
        this.changed.clear();
        this.runs.replaceChildren();
        this.read();
    }

    compare() {
        return this.answer.run(async () => {
            const found = await call("what_if", this.changes);
            this.answer.show(found.text);
            const side = (title, lines, place) => {
                if (lines[place]) lines[place].different = true;
                return make("div", {}, make("h3", {}, title), rows(lines, {label: title, current: place}));
            };
            this.runs.replaceChildren(side("As it was", found.before, found.difference ?? -1), side("With the changes", found.after, found.difference ?? -1));
        });
    }

    draw() {}
}
