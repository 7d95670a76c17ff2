// Puts the panes together, and keeps them up to date.

import {call, savedSession} from "./call.js";
import {Model} from "./model.js";
import {make, seconds} from "./parts.js";
import {Stage} from "./stage.js";
import {Timeline} from "./timeline.js";
import {Path} from "./path.js";
import {Graph} from "./graph.js";
import {WhatIf} from "./whatif.js";
import {Export} from "./export.js";

const titles = {stage: "Stage", timeline: "Timeline", path: "Path", graph: "Graph", whatif: "What if", export: "Export"};
const $ = id => document.getElementById(id);

class Inspector {
    model = new Model();
    /** The moment that is looked at, in seconds; null for now. */
    time = null;
    mayControl = false;
    shown = "stage";

    constructor() {
        this.stage = new Stage($("stage"), this);
        this.panes = {stage: this.stage, timeline: new Timeline($("timeline"), this), path: new Path($("path"), this), graph: new Graph($("graph"), this),
                      whatif: new WhatIf($("whatif"), this), export: new Export($("export"), this)};
        for (const id of Object.keys(titles)) {
            $("tabs").append(make("button", {type: "button", role: "tab", id: `tab-${id}`, "aria-controls": id, onclick: () => this.show(id)}, titles[id]));
        }
        $("tabs").addEventListener("keydown", event => {
            const ids = Object.keys(titles), by = {ArrowRight: 1, ArrowLeft: -1}[event.key];
            if (!by) return;
            const id = ids[(ids.indexOf(this.shown) + by + ids.length) % ids.length];
            this.show(id);
            $(`tab-${id}`).focus();
        });
        $("cursor").addEventListener("input", () => this.go(Number($("cursor").value)));
        $("live").addEventListener("click", () => this.go(null));
        $("play").addEventListener("click", () => this.play(!this.isPlaying));
        this.show("stage");
        addEventListener("hashchange", () => this.follows());
    }

    /** A link may name a pane and a moment: #timeline@1.5 */
    follows() {
        const [pane, time] = decodeURIComponent(location.hash.slice(1)).split("@");
        if (pane in titles) this.show(pane);
        if (time && Number.isFinite(Number(time))) this.go(Number(time));
    }

    say(text) { $("notice").textContent = text; }

    show(id) {
        this.shown = id;
        for (const other of Object.keys(titles)) {
            $(other).hidden = other != id;
            $(`tab-${other}`).setAttribute("aria-selected", String(other == id));
            $(`tab-${other}`).tabIndex = other == id ? 0 : -1;
        }
        if (id == "whatif") this.panes.whatif.read().catch(error => this.say(error.message));
        this.draw();
    }

    /** Plays what was recorded from the moment on, in its own time; from the first decision on where the moment is the end or now. */
    play(plays) {
        this.isPlaying = plays;
        $("play").setAttribute("aria-pressed", String(plays));
        if (!plays) return;
        const end = this.model.now, start = this.time === null || this.time >= end ? Math.max(0, (this.model.decisions[0]?.t ?? 0) - 0.2) : this.time;
        const began = performance.now(), run = this.run = {};
        const step = () => {
            if (!this.isPlaying || this.run != run) return;
            const time = Math.min(end, start + (performance.now() - began) / 1000);
            this.go(time, true);
            if (time < end) setTimeout(step, 40); else this.play(false);
        };
        step();
    }

    /** Goes to a moment; null is now. Ends what plays, unless it is the one that goes. */
    go(time, plays = false) {
        if (this.isPlaying && !plays) this.play(false);
        this.time = time;
        $("live").setAttribute("aria-pressed", String(time === null));
        $("moment").textContent = time === null ? "live" : seconds(time);
        if (time !== null) $("cursor").value = time;
        this.stage.moved();
        this.draw();
    }

    draw() {
        this.panes[this.shown].draw();
        if (this.shown == "stage") return;
        this.stage.draw();
    }

    async update() {
        const status = await call("status");
        this.mayControl = status.mayControl && !savedSession;
        if (!this.status) {
            $("app").textContent = status.app;
            document.title = `${status.app} – Dactyl inspector`;
        }
        this.status = status;
        let isNew = false;
        while (this.model.next < status.decisions) {
            const answer = await call("decisions", {since: this.model.next, limit: 5000});
            this.model.add(answer.decisions);
            this.model.next = answer.next;
            isNew = true;
        }
        this.model.now = Math.max(this.model.now, savedSession ? 0 : status.now);
        if (isNew || !this.hasSamples) {
            const last = this.model.samples[this.model.samples.length - 1]?.t ?? 0;
            const {samples, views} = await call("fingers", {since: this.hasSamples ? last : 0}), known = this.model.touched[this.model.touched.length - 1]?.t ?? -1;
            this.model.addSamples(samples.filter(sample => sample.t > last || !this.hasSamples), views.filter(view => view.t > known));
            this.hasSamples = true;
            await this.stage.readTree();
        }
        $("cursor").max = this.model.now;
        if (this.time === null) $("cursor").value = this.model.now;
        const rights = this.mayControl ? "it may touch and change the app" : "it only looks (--control lets it touch)";
        if (!savedSession) this.say(`${status.host}, ${seconds(status.now)}, ${status.decisions} decisions; ${rights}`);
        await this.stage.refresh(status);
        if (this.time === null && (isNew || this.shown == "stage")) this.draw();
    }

    async follow() {
        for (;;) {
            try {
                await this.update();
            } catch (error) {
                this.say(`The app does not answer: ${error.message}`);
                await new Promise(done => setTimeout(done, 1000));
            }
            if (savedSession) {
                this.say(`A session of ${this.status.app}, exported`);
                this.panes.timeline.showAll();
                this.go(0);
                this.follows();
                $("live").hidden = true;
                // It plays itself, unless less motion is asked for.
                if (!location.hash && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.play(true);
                return;
            }
            if (!this.isOpen) {
                this.isOpen = true;
                this.follows();
            }
            await new Promise(done => setTimeout(done, document.hidden ? 1000 : 200));
        }
    }
}

window.inspector = new Inspector();
window.inspector.follow();
