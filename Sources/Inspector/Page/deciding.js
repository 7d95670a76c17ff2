// What is worth asking about: thresholds on which recognizers failed before the moment.

import {call} from "./call.js";
import {make} from "./parts.js";

export class Deciding {
    /** @param onask Is called with an entry of the inspector's answer: {recognizer, threshold, from, to}. */
    constructor(onask) {
        this.onask = onask;
        this.room = make("ul", {class: "plain", id: "deciding"});
    }

    async read(time) {
        const {deciding} = await call("deciding", time === null ? {} : {at: time});
        this.room.replaceChildren(...deciding.slice(0, 8).map(entry => make("li", {},
            make("button", {type: "button", onclick: () => this.onask(entry)}, `Would ${entry.recognizer} win with another ${entry.threshold}?`),
            make("span", {class: "quiet"}, ` ${entry.t.toFixed(3)}  ${entry.text}`))));
        if (!deciding.length) this.room.append(make("li", {class: "quiet"}, "No recognizer has failed by a threshold so far."));
    }
}
