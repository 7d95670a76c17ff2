// Export: the session as a script, a test, a scenario, sentences or a page.

import {call, savedSession} from "./call.js";
import {make, answerBox} from "./parts.js";

const kinds = [["script", "Touch script"], ["test", "TouchTesting test"], ["scenario", "Scenario"], ["sentences", "Sentences"], ["recording", "Recording"], ["page", "Page that plays without a server"]];

export class Export {
    constructor(room) {
        if (savedSession) return room.append(make("p", {}, "This page is an export."));
        const answer = answerBox(), text = make("pre", {id: "exported", tabindex: 0, role: "group", "aria-label": "What was exported"}), link = make("a", {id: "download", hidden: true}, "Save it");
        room.append(make("p", {}, ...kinds.flatMap(([kind, title]) => [make("button", {type: "button", "data-kind": kind, onclick: () => answer.run(async () => {
            const made = await call("export", {kind});
            text.textContent = kind == "page" ? `${made.text.length} characters of HTML` : made.text;
            link.hidden = false;
            link.download = made.file;
            link.href = URL.createObjectURL(new Blob([made.text], {type: kind == "page" ? "text/html" : "text/plain"}));
            link.textContent = `Save it as ${made.file}`;
            answer.show(made.remark ?? `${made.file} is ready`);
        })}, title), " "])), answer.box, link, text);
    }

    draw() {}
}
