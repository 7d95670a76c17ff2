// The phone's own keyboard: a hidden field that is focused while the app takes text, with the text around its caret, so that the
// keyboard can correct and complete. What changes in it is sent as edits.

const field = document.getElementById("text");
const button = document.getElementById("keyboard");
/** Always in front, so that there is something to delete when the app tells nothing of its text. */
const guard = "\u200b";
const modes = {digits: "numeric", number: "decimal", phone: "tel", url: "url", email: "email"};

/** Whether the place is between the two code units of one character. */
function isTrail(text, place) {
    return place > 0 && (text.charCodeAt(place) & 0xfc00) === 0xdc00 && (text.charCodeAt(place - 1) & 0xfc00) === 0xd800;
}

export class Text {
    constructor(link, screen) {
        this.link = link;
        this.screen = screen;
        this.request = null;
        /** Called when a paste was sent. */
        this.onPasted = () => {};
        /** The field's text and caret as the app has them, without what is being composed. */
        this.known = guard;
        this.caret = guard.length;
        this.composed = null;
        field.addEventListener("compositionstart", event => { this.composed = event.data ?? ""; });
        field.addEventListener("compositionupdate", event => { this.composed = event.data ?? ""; });
        field.addEventListener("compositionend", () => {
            this.composed = null;
            this.changed();
        });
        field.addEventListener("input", () => this.changed());
        field.addEventListener("paste", event => this.paste(event));
        document.addEventListener("paste", event => { if (event.target !== field) this.paste(event); });
        button.addEventListener("click", () => field.focus({preventScroll: true}));
        field.addEventListener("blur", () => { button.hidden = !this.request; });
        field.addEventListener("focus", () => { button.hidden = true; });
        // Some phones bring the keyboard up only while a finger lifts.
        document.addEventListener("touchend", () => { if (this.request && document.activeElement !== field) field.focus({preventScroll: true}); });
    }

    /** The app wants text, wants it otherwise, or no more. Its text is only taken over when it knows everything that was typed. */
    update(request, isCurrent) {
        const isNew = !this.request && request;
        this.request = request;
        if (!request) {
            field.blur();
            button.hidden = true;
            return;
        }
        field.inputMode = modes[request.purpose] ?? "text";
        field.autocapitalize = request.help.capitals;
        field.spellcheck = request.help.spells;
        field.setAttribute("autocorrect", request.help.corrects ? "on" : "off");
        field.setAttribute("enterkeyhint", request.isMultiline ? "enter" : "done");
        const [x, y] = this.screen.unplace(request.caret.minX, request.caret.minY);
        field.style.left = `${Math.max(0, x)}px`;
        field.style.top = `${Math.max(0, y)}px`;
        if (isNew || isCurrent && this.composed === null) this.take(request);
        if (document.activeElement !== field) {
            field.focus({preventScroll: true});
            button.hidden = document.activeElement === field;
        }
    }

    take(request) {
        this.known = guard + request.text;
        this.caret = guard.length + request.selection[1];
        if (field.value !== this.known) field.value = this.known;
        const start = guard.length + request.selection[0];
        if (field.selectionStart !== start || field.selectionEnd !== this.caret) field.setSelectionRange(start, this.caret);
        // What a selection holds is replaced by what comes, in the app too.
        this.selected = request.selection[1] - request.selection[0];
    }

    changed() {
        if (!this.request) return;
        let text = field.value, caret = field.selectionEnd, preedit = "";
        if (this.composed) {
            // Where it is: before the caret, or else wherever it was found last.
            preedit = this.composed;
            let at = caret - preedit.length;
            if (text.slice(at, caret) !== preedit) at = text.lastIndexOf(preedit);
            if (at < 0) return;
            text = text.slice(0, at) + text.slice(at + preedit.length);
            caret = at;
        }
        const from = this.caret, start = from - (this.selected ?? 0);
        let before = 0, after = 0;
        while (before < Math.min(start, caret) && text[before] === this.known[before]) before += 1;
        const rest = Math.min(this.known.length - from, text.length - before);
        while (after < rest && text[text.length - 1 - after] === this.known[this.known.length - 1 - after]) after += 1;
        // Half of a character is no text: one that is replaced by a similar one goes and comes as a whole.
        if (isTrail(text, before) || isTrail(this.known, before)) before -= 1;
        if (after > 0 && (isTrail(text, text.length - after) || isTrail(this.known, this.known.length - after))) after -= 1;
        const deleteBefore = start - before, deleteAfter = this.known.length - after - from;
        const commit = text.slice(before, text.length - after);
        this.known = text;
        this.caret = text.length - after;
        this.selected = 0;
        if (commit === "\n" && !this.request.isMultiline && !deleteBefore && !deleteAfter) this.type("Enter", "\r");
        else this.link.sendEdit(deleteBefore, deleteAfter, commit, preedit, preedit.length, preedit.length);
        if (!preedit && !text.startsWith(guard)) this.take({text, selection: [this.caret, this.caret]});
    }

    type(code, characters) {
        this.link.sendKey(performance.now(), true, 0, code, characters);
        this.link.sendKey(performance.now(), false, 0, code, characters);
        this.take({text: this.known.replaceAll("\n", "").replace(guard, ""), selection: [0, 0]});
    }

    paste(event) {
        const text = event.clipboardData?.getData("text/plain");
        event.preventDefault();
        if (text) this.link.sendPasted(text);
        this.onPasted();
    }
}
