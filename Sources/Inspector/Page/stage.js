// The stage: the picture, fingers over it, the tree of views and recognizers.

import {call, savedSession} from "./call.js";
import {make, shape, seconds} from "./parts.js";
import {partyName} from "./model.js";

export class Stage {
    constructor(room, page) {
        this.page = page;
        this.picture = make("img", {id: "picture", alt: "The app's picture"});
        this.overlay = shape("svg", {id: "overlay", "aria-hidden": "true"});
        this.tree = make("ul", {class: "tree", "aria-label": "Views"});
        this.details = make("div", {id: "details"});
        this.caption = make("p", {class: "quiet", id: "caption"});
        this.turn = -1;
        this.recognizers = [];
        this.selected = null;
        const reload = make("button", {type: "button", onclick: () => this.readTree()}, "Read the views again");
        room.append(make("div", {class: "columns"},
            make("div", {}, make("div", {id: "picture-room"}, this.picture, this.overlay), this.caption),
            make("div", {}, make("h2", {}, "Views"), savedSession ? null : reload, this.tree, this.details)));
    }

    async readTree() {
        const [tree, recognizers] = await Promise.all([call("tree"), call("recognizers")]);
        this.recognizers = recognizers.recognizers;
        this.views = new Map();
        this.tree.replaceChildren(...tree.views.map(view => this.node(view)));
        if (this.selected !== null && this.views.has(this.selected)) this.select(this.selected, false);
    }

    node(view) {
        this.views.set(view.id, view);
        const [x, y, width, height] = (view.frame ?? []).map(side => Math.round(side * 10) / 10);
        const words = [view.class, view.identifier ? `#${view.identifier}` : null, view.label ? `“${view.label}”` : null,
                       view.frame ? `${width} × ${height} at (${x}, ${y})` : null, view.hidden ? "hidden" : null, view.interaction === false ? "no interaction" : null, view.alpha !== undefined ? `alpha ${view.alpha}` : null];
        const item = make("li", {}, make("button", {type: "button", "data-view": view.id, "aria-pressed": "false", onclick: () => this.select(view.id)},
                                         words.filter(word => word).join(" ")));
        const own = this.recognizers.filter(recognizer => recognizer.view == view.id);
        if (own.length || view.children) {
            const list = make("ul");
            for (const recognizer of own) list.append(make("li", {class: "quiet"}, this.toggle(recognizer)));
            for (const child of view.children ?? []) list.append(this.node(child));
            item.append(list);
        }
        if (view.omitted) item.append(make("span", {class: "quiet"}, ` ${view.omitted} more`));
        return item;
    }

    /** A recognizer with a switch. */
    toggle(recognizer) {
        const limits = recognizer.limits.map(limit => `${limit.name} ${limit.radius}`).join(", ");
        const box = make("input", {type: "checkbox", checked: recognizer.enabled, disabled: !this.page.mayControl, onchange: async event => {
            try {
                await call("set_recognizer", {recognizer: recognizer.id, property: "isEnabled", value: event.target.checked});
            } catch (error) {
                this.page.say(error.message);
                event.target.checked = !event.target.checked;
            }
        }});
        const facts = [recognizer.actions.length ? `→ ${recognizer.actions.join(", ")}` : "without a target", limits,
                       recognizer.delegate ? `delegate ${recognizer.delegate}` : null, recognizer.requires ? `waits for ${recognizer.requires.join(", ")}` : null];
        return make("label", {}, box, ` ${recognizer.title} (${recognizer.class}) ${facts.filter(fact => fact).join("; ")}`);
    }

    async select(id, readsAgain = true) {
        this.selected = id;
        for (const button of this.tree.querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.view == id));
        this.draw();
        if (savedSession) return;
        try {
            const view = await call("view", {view: id}), list = make("dl");
            for (const [name, value] of Object.entries(view.properties)) {
                const field = typeof value == "boolean"
                    ? make("input", {type: "checkbox", "aria-label": name, checked: value, disabled: !this.page.mayControl, onchange: event => this.change(id, name, event.target.checked)})
                    : make("input", {"aria-label": name, value: JSON.stringify(value), size: 14, disabled: !this.page.mayControl, onchange: event => this.change(id, name, JSON.parse(event.target.value))});
                list.append(make("dt", {}, name), make("dd", {}, field));
            }
            const gestures = view.gestures.map(gesture => make("li", {}, `${gesture.title}: ${Object.entries(gesture.properties).map(([name, value]) => `${name} ${value}`).join(", ")}`));
            this.details.replaceChildren(make("h2", {}, `${view.class} ${view.id}`), list, make("ul", {}, ...gestures));
        } catch (error) {
            this.page.say(error.message);
        }
    }

    async change(view, property, value) {
        try {
            await call("set_view", {view, property, value});
            this.readTree();
        } catch (error) {
            this.page.say(error.message);
        }
    }

    /** Brings the picture up to date, where it is the app's of now. */
    async refresh(status) {
        if (this.page.time !== null || this.isReading || (status.turn == this.turn && this.picture.src)) return;
        this.isReading = true;
        try {
            const picture = await call("picture");
            this.turn = picture.turn;
            if (this.page.time === null) this.show(picture, "The picture of now");
        } catch {
            // Nothing is drawn yet.
        }
        this.isReading = false;
    }

    show(picture, caption) {
        this.size = [picture.width / picture.scale, picture.height / picture.scale];
        this.picture.src = `data:image/png;base64,${picture.png}`;
        this.overlay.setAttribute("viewBox", `0 0 ${this.size[0]} ${this.size[1]}`);
        this.caption.textContent = caption;
    }

    /** The picture of a past moment comes from a replay, some time after the cursor rests. */
    moved() {
        this.draw();
        clearTimeout(this.timer);
        if (this.page.time === null) {
            this.turn = -1;
            return;
        }
        const time = this.page.time;
        if (savedSession) {
            const shown = (savedSession.pictures ?? []).filter(picture => picture.t <= time).pop() ?? savedSession.pictures?.[0];
            if (shown) this.show(shown, `The picture at ${seconds(shown.t)}`);
            return;
        }
        this.caption.textContent = `Fingers and recognizers at ${seconds(time)}; the picture is made`;
        this.timer = setTimeout(async () => {
            try {
                const picture = await call("picture_at", {at: time});
                if (this.page.time == time) this.show(picture, `The picture at ${seconds(time)}, from a replay`);
            } catch (error) {
                this.caption.textContent = `Fingers and recognizers at ${seconds(time)}, on the picture of now: ${error.message}`;
            }
        }, 150);
    }

    draw() {
        const {model} = this.page, time = this.page.time ?? model.now, marks = [];
        // Where a chosen view was at a past moment is not known; where the views were that were hit is.
        const chosen = this.page.time === null ? this.views?.get(this.selected) : null;
        for (const {frame: [x, y, width, height]} of chosen ? [chosen] : model.hitsAt(time)) marks.push(shape("rect", {class: "hit", x, y, width, height}));
        for (const finger of model.fingersAt(time)) {
            const {trail} = finger, last = trail[trail.length - 1], first = trail[0];
            const points = trail.map(sample => `${sample.x},${sample.y}`).join(" ");
            marks.push(shape("polyline", {class: "trail edge", points}), shape("polyline", {class: "trail", points}));
            if (!finger.isDown) continue;
            marks.push(shape("circle", {class: "finger", cx: last.x, cy: last.y, r: 18}));
            const way = Math.hypot(last.x - first.x, last.y - first.y);
            for (const recognizer of this.recognizers) {
                const lane = model.lanes.get(`recognizer ${partyName(recognizer)}`);
                if (!lane || model.stateAt(lane, time) === null) continue;
                for (const limit of recognizer.limits) {
                    marks.push(shape("circle", {class: way > limit.radius ? "limit passed" : "limit", cx: first.x, cy: first.y, r: limit.radius}));
                }
            }
        }
        this.overlay.replaceChildren(...marks);
    }
}
