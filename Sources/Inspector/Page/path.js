// The path: which views a landing asked and why they were passed over, and where the event went.

import {call, savedSession} from "./call.js";
import {make, answerBox, seconds, keepFocus} from "./parts.js";

export class Path {
    constructor(room, page) {
        this.page = page;
        this.list = make("div", {id: "landings"});
        const x = make("input", {type: "number", id: "ask-x", value: 100, size: 6}), y = make("input", {type: "number", id: "ask-y", value: 100, size: 6});
        const answer = answerBox();
        const form = make("form", {class: "line", onsubmit: event => {
            event.preventDefault();
            answer.run(async () => {
                const found = await call("hit_test", {x: Number(x.value), y: Number(y.value)});
                const chain = (found.responders ?? []).map(responder => responder.class).join(" → ");
                answer.show([...found.path, found.view ? `recognizers: ${found.recognizers.join(", ") || "there is none"}` : null, chain ? `responders: ${chain}` : null]
                    .filter(line => line).join("\n"));
            });
        }}, make("label", {}, "x", x), make("label", {}, "y", y), make("button", {id: "ask"}, "Ask here"));
        room.append(make("p", {class: "quiet"}, "Ask which view a finger would hit, without touching; a press on the stage's picture fills in the place."),
                    savedSession ? "" : form, answer.box, make("h2", {}, "Landings"), this.list);
        document.getElementById("picture-room").addEventListener("click", event => {
            const picture = document.getElementById("picture"), box = picture.getBoundingClientRect(), size = page.stage.size;
            if (!size) return;
            x.value = Math.round((event.clientX - box.left) / box.width * size[0]);
            y.value = Math.round((event.clientY - box.top) / box.height * size[1]);
            if (!savedSession) form.requestSubmit();
        });
    }

    draw() {
        const {model} = this.page, landings = model.landings(this.page.time ?? model.now).slice(-30).reverse();
        if (!landings.length) return this.list.replaceChildren(make("p", {class: "quiet"}, "Nothing has landed yet: touch the app."));
        keepFocus(this.list, () => this.list.replaceChildren(...landings.map(({line, passed, calls}) => make("article", {},
            make("h3", {}, make("button", {type: "button", onclick: () => this.page.go(line.t)}, `${seconds(line.t)} ${line.text}`)),
            make("ul", {}, ...[...passed, ...calls].map(entry => make("li", {}, entry.text)))))));
    }
}
