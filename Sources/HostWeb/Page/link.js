// The connection to the app. Messages are little-endian; what the page says is read by PageMessage.swift, what the app says is
// written by HostMessage.swift and TileStore.swift.

const say = {view: 1, samples: 2, shown: 3, tick: 4, key: 5, edit: 6, pasted: 7, beat: 8, motion: 9, identity: 10};
const hear = {frame: 1, role: 2, tickRequest: 3, beat: 4, textInput: 5, clipboard: 6, title: 7, vibrate: 8};

/** The app asks each second whether the page is there. Without a word for this long the connection is dead. */
const patience = 5000;
/** How long to wait before the next attempt to connect, and at most. */
const firstPause = 200, longestPause = 3000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const sampleBytes = 44;

/** Writes numbers and texts one after the other. */
class Writer {
    constructor(capacity) {
        this.view = new DataView(new ArrayBuffer(capacity));
        this.at = 0;
    }
    u8(value) { this.view.setUint8(this.at, value); this.at += 1; return this; }
    u16(value) { this.view.setUint16(this.at, value, true); this.at += 2; return this; }
    u32(value) { this.view.setUint32(this.at, value, true); this.at += 4; return this; }
    f32(value) { this.view.setFloat32(this.at, value, true); this.at += 4; return this; }
    f64(value) { this.view.setFloat64(this.at, value, true); this.at += 8; return this; }
    text(bytes) {
        this.u16(bytes.length);
        new Uint8Array(this.view.buffer).set(bytes, this.at);
        this.at += bytes.length;
        return this;
    }
    get bytes() { return new Uint8Array(this.view.buffer, 0, this.at); }
}

/** Reads them again. */
class Reader {
    constructor(buffer) {
        this.view = new DataView(buffer);
        this.at = 0;
    }
    u8() { return this.view.getUint8(this.at++); }
    u16() { this.at += 2; return this.view.getUint16(this.at - 2, true); }
    i32() { this.at += 4; return this.view.getInt32(this.at - 4, true); }
    u32() { this.at += 4; return this.view.getUint32(this.at - 4, true); }
    f32() { this.at += 4; return this.view.getFloat32(this.at - 4, true); }
    text() {
        const count = this.u16();
        this.at += count;
        return decoder.decode(new Uint8Array(this.view.buffer, this.at - count, count));
    }
    get rest() { return new Uint8Array(this.view.buffer, this.at); }
}

/** At most as many bytes as the app takes at once. */
function encoded(text, most) {
    const bytes = encoder.encode(text);
    if (bytes.length <= most) return bytes;
    let end = most;
    while (end > 0 && (bytes[end] & 0xc0) === 0x80) end -= 1;
    return bytes.subarray(0, end);
}

/** A connection that comes back by itself. Handlers: opened, closed(reason, refusal), frame, role, tickRequest, textInput, clipboard, title, vibrate. */
export class Link {
    constructor(handlers) {
        this.handlers = handlers;
        this.pause = firstPause;
        this.editCount = 0;
        /** What the page is known by when it connects again. */
        this.identity = crypto.getRandomValues(new Uint32Array(2));
        /** Why the app does not want this page, as far as it said. */
        this.refusal = "";
        this.connect();
        setInterval(() => this.watch(), 1000);
        document.addEventListener("visibilitychange", () => { if (!document.hidden) this.retryNow(); });
        addEventListener("online", () => this.retryNow());
    }

    get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

    connect() {
        clearTimeout(this.timer);
        const address = new URL("touch" + location.search, location.href);
        address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(address);
        this.socket = socket;
        socket.binaryType = "arraybuffer";
        this.lastHeard = performance.now();
        let hasOpened = false;
        socket.onopen = () => {
            hasOpened = true;
            this.refusal = "";
            this.pause = firstPause;
            this.editCount = 0;
            this.send(new Writer(9).u8(say.identity).u32(this.identity[0]).u32(this.identity[1]));
            this.handlers.opened();
        };
        socket.onmessage = event => {
            this.lastHeard = performance.now();
            if (this.socket === socket) this.take(new Reader(event.data));
        };
        socket.onclose = event => {
            if (this.socket !== socket) return;
            this.lose(event.reason);
            if (!hasOpened) this.ask();
        };
    }

    /** Tries again, a little later each time. */
    lose(reason) {
        this.socket = null;
        this.handlers.closed(reason, this.refusal);
        this.timer = setTimeout(() => this.connect(), this.pause);
        this.pause = Math.min(this.pause * 2, longestPause);
    }

    /** Browsers tell no page why its WebSocket was refused. Whoever asks for the page itself is told. */
    async ask() {
        try {
            const answer = await fetch(location.href, {cache: "no-store"});
            this.refusal = answer.status === 403 ? (await answer.text()).trim() : "";
        } catch {
            // No answer comes.
            this.refusal = "";
        }
        if (this.refusal && !this.socket) this.handlers.closed("", this.refusal);
    }

    retryNow() {
        if (!this.socket) this.connect();
    }

    watch() {
        if (!this.socket || performance.now() - this.lastHeard < patience) return;
        const dead = this.socket;
        dead.onclose = null;
        dead.close();
        this.lose("");
    }

    take(reader) {
        const handlers = this.handlers;
        switch (reader.u8()) {
        case hear.frame: {
            const side = reader.u8(), width = reader.u16(), height = reader.u16(), scale = reader.f32(), number = reader.u32();
            const tiles = Array.from({length: reader.u32()}, () => reader.u16());
            handlers.frame({side, width, height, scale, number, tiles, packed: reader.rest});
            break;
        }
        case hear.role: handlers.role(reader.u8() !== 0); break;
        case hear.tickRequest: handlers.tickRequest(); break;
        case hear.beat: this.send(new Writer(1).u8(say.beat)); break;
        case hear.textInput: {
            const edit = reader.u32();
            if (reader.u8() === 0) { handlers.textInput(null, true); break; }
            const flags = reader.u8(), isMultiline = (flags & 1) !== 0;
            const help = {corrects: (flags & 2) !== 0, spells: (flags & 4) !== 0,
                capitals: flags & 32 ? "characters" : flags & 16 ? "words" : flags & 8 ? "sentences" : "none"};
            const caret = {minX: reader.i32(), minY: reader.i32(), maxX: reader.i32(), maxY: reader.i32()};
            const purpose = reader.text(), text = reader.text();
            const selection = [reader.u16(), reader.u16()];
            // What was typed since is not in it yet.
            handlers.textInput({isMultiline, help, caret, purpose, text, selection}, edit === this.editCount);
            break;
        }
        case hear.clipboard: handlers.clipboard(reader.text()); break;
        case hear.title: handlers.title(reader.text()); break;
        case hear.vibrate: handlers.vibrate(Array.from({length: reader.u8()}, () => reader.u16())); break;
        }
    }

    send(writer) {
        if (this.isOpen) this.socket.send(writer.bytes);
    }

    /** The room for the app in device pixels. */
    sendView(width, height, scale, isVisible) {
        this.send(new Writer(10).u8(say.view).u16(width).u16(height).f32(scale).u8(isVisible ? 1 : 0));
    }

    sendShown(frame) { this.send(new Writer(5).u8(say.shown).u32(frame)); }

    sendTick() { this.send(new Writer(9).u8(say.tick).f64(performance.now())); }

    /** Up to 1000 samples. */
    sendSamples(samples, modifiers) {
        const writer = new Writer(12 + samples.length * sampleBytes);
        writer.u8(say.samples).f64(performance.now()).u8(modifiers).u16(samples.length);
        for (const s of samples) {
            writer.u32(s.pointer).u8(s.phase).u8(s.tool).u16(s.buttons).f64(s.time).f32(s.x).f32(s.y)
                .f32(s.pressure).f32(s.radius).f32(s.altitude).f32(s.azimuth).f32(s.roll);
        }
        this.send(writer);
    }

    sendKey(time, isPressed, modifiers, code, characters, isRepeat = false) {
        this.send(new Writer(100).u8(say.key).f64(performance.now()).f64(time).u8((isPressed ? 1 : 0) | (isRepeat ? 2 : 0)).u8(modifiers)
            .text(encoded(code, 32)).text(encoded(characters, 32)));
    }

    sendMotion(time, modifiers, kind, what, x, y, dx, dy, scale, rotation) {
        this.send(new Writer(44).u8(say.motion).f64(performance.now()).f64(time).u8(modifiers).u8(kind).u8(what)
            .f32(x).f32(y).f32(dx).f32(dy).f32(scale).f32(rotation));
    }

    sendEdit(deleteBefore, deleteAfter, commit, preedit, start, end) {
        const texts = [encoded(commit, 16384), encoded(preedit, 16384)];
        this.editCount += 1;
        this.send(new Writer(17 + texts[0].length + texts[1].length).u8(say.edit).u32(this.editCount).u16(deleteBefore).u16(deleteAfter)
            .text(texts[0]).text(texts[1]).u16(start).u16(end));
    }

    sendPasted(text) {
        const bytes = encoded(text, 16384);
        this.send(new Writer(3 + bytes.length).u8(say.pasted).text(bytes));
    }
}
