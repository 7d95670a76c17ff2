// Small parts of which panes are made.

/** An element with attributes, handlers (onclick …) and children. */
export function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (value === null || value === undefined || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (name == "value") element.value = value;
        else if (name == "checked") element.checked = value;
        else element.setAttribute(name, value === true ? "" : value);
    }
    element.append(...children.filter(child => child !== null && child !== undefined));
    return element;
}

/** An element of SVG. */
export function shape(tag, attributes = {}, text) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
}

export const seconds = time => `${time.toFixed(3)} s`;

/** A list of decisions, around a place where there are many; each goes to its moment. */
export function rows(lines, {current = -1, label, onpick, most = 300} = {}) {
    const start = Math.max(0, Math.min(lines.length - most, current - most / 2)), list = make("ul", {class: "rows", "aria-label": label ?? "Decisions", tabindex: 0});
    if (start > 0) list.append(make("li", {class: "quiet"}, `${start} before`));
    for (let index = Math.floor(start); index < Math.min(lines.length, start + most); index++) {
        const line = lines[index], text = `${line.t.toFixed(3)}  ${line.text}`;
        const content = onpick ? make("button", {type: "button", onclick: () => onpick(line)}, text) : text;
        list.append(make("li", {class: line.kind + (line.different ? " different" : ""), "aria-current": index == current ? "true" : null}, content));
    }
    if (start + most < lines.length) list.append(make("li", {class: "quiet"}, `${lines.length - start - most} after`));
    return list;
}

/** Makes the content of a part anew. A button in it that had the focus, or the one in its place, has it after that. */
export function keepFocus(room, draw) {
    const place = [...room.querySelectorAll("button")].indexOf(document.activeElement);
    draw();
    if (place >= 0) (room.querySelector("[aria-current] button") ?? room.querySelectorAll("button")[place])?.focus({preventScroll: true});
}

/** Shows an answer, or why there is none, under a form. */
export function answerBox() {
    const box = make("p", {class: "answer", role: "status", hidden: true});
    return {
        box,
        show(text, isError = false) {
            box.hidden = false;
            box.classList.toggle("error", isError);
            box.textContent = text;
        },
        async run(work) {
            this.show("Working …");
            try {
                await work();
            } catch (error) {
                this.show(error.message, true);
            }
        },
    };
}
