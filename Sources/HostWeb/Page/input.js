// Fingers, pens, mice and keys, with every sample that the browser has.

const canvas = document.getElementById("screen");
const phase = {began: 0, moved: 1, ended: 2, cancelled: 3, hovered: 4, left: 5};
const tool = {touch: 0, pen: 1, mouse: 2};
/**
 * Browsers tell the fingers that land or lift in one scan of the touchscreen one by one, with the same time, and wait for the page in
 * between. So many milliseconds after one of them the scan is over, and at the latest so many after the first.
 */
const scanPause = 3, longestScan = 15;
/** The pressures that browsers report of fingers without a sensor: one half in general, nothing on iPhones, all of it on many Androids. */
const noPressures = [0.5, 0, 1];
/** The buttons that stand for an end of a pen which touches. */
const penEnds = 1 | 32;
/** So many milliseconds after the last finger has lifted, the lifts that browsers report late have come, too. */
const liftPatience = 200;
/** So many milliseconds after its key the paste of a browser has come, if any does. */
const pastePatience = 100;
/** What a wheel or touchpad does, as the host numbers it. */
const motion = {wheel: 0, scroll: 1, transform: 2};
/** So many milliseconds after its last event a touchpad's gesture is over: browsers don't say when the fingers leave. */
const gesturePause = 150;
/** Lines of text, and pages, in pixels of a notch: what `WheelEvent.deltaMode` counts in. */
const linesOfNotch = 3, notchesOfPage = 8;
/** The keys of Japanese keyboards of which Windows reports no release, by what they are called. */
const unreleased = ["Zenkaku", "Hankaku", "ZenkakuHankaku", "Alphanumeric", "Katakana", "Hiragana", "HiraganaKatakana", "Romaji", "KanaMode"];
/** Keys that type no sign, of which the codes are called as the keys are. */
const named = /^(Escape|Enter|Tab|Backspace|Delete|Insert|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|CapsLock|F[0-9]{1,2})$/;
/** What keys type that have names instead of characters. */
const characters = {Enter: "\r", Tab: "\t", Backspace: "\b", Escape: "\u001b", Delete: "\u007f"};

export function modifiers(event) {
    return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0)
        | (event.getModifierState?.("CapsLock") ? 16 : 0);
}

/** Whether the system is a Mac's, an iPhone's or an iPad's. */
function isApple() { return /^(Mac|iP)/.test(navigator.platform ?? ""); }

/** The modifier that a key is, in the bits of `modifiers`; 0 for other keys. Alt is called Meta under Shift on X servers. */
function ownModifier(event) {
    return event.key === "Meta" && event.code.startsWith("Alt") ? 0 : {Shift: 1, Control: 2, Alt: 4, Meta: 8}[event.key] ?? 0;
}

/** The code of a key: where it types no sign, by what the layout makes of it, as where people have exchanged Caps Lock and Escape. */
function codeOf(event) {
    if (ownModifier(event)) return event.code.startsWith(event.key) ? event.code : event.key + (event.location === 2 ? "Right" : "Left");
    return named.test(event.key) && !event.code.startsWith("Numpad") ? event.key : event.code;
}

/** The angle between pen and surface, and its direction on it, where the browser has them or tells tilts. */
function angles(event) {
    if (event.altitudeAngle !== undefined) return [event.altitudeAngle, event.azimuthAngle];
    const x = event.tiltX * Math.PI / 180, y = event.tiltY * Math.PI / 180;
    if (!x && !y) return [Math.PI / 2, 0];
    const azimuth = Math.atan2(Math.tan(y), Math.tan(x));
    return [Math.atan(1 / Math.hypot(Math.tan(x), Math.tan(y))), azimuth < 0 ? azimuth + 2 * Math.PI : azimuth];
}

export class Input {
    constructor(link, screen, text) {
        this.link = link;
        this.screen = screen;
        this.text = text;
        this.samples = [];
        this.modifiers = 0;
        /** The keys that are down, by their places: the code that each was sent with, and the modifier that it is; 0 for most. */
        this.pressing = new Map();
        /** The press of a key that waits for what is pasted. */
        this.pasting = null;
        /** Whether each pen that is there touches. */
        this.pens = new Map();
        /** The landing of each pointer that is down. */
        this.down = new Map();
        // Calls back right after the present task.
        this.channel = new MessageChannel();
        this.channel.port1.onmessage = () => this.flush();
        this.isFlushDue = false;
        this.timer = null;
        this.first = null;
        /** The gestures of a touchpad that go on: what each has come to, and what ends it. */
        this.gestures = new Map();
        text.onPasted = () => this.sendPasting();
        this.listen();
    }

    listen() {
        const options = {passive: false};
        canvas.addEventListener("pointerdown", event => {
            event.preventDefault();
            // Fingers are captured by themselves.
            try { canvas.setPointerCapture(event.pointerId); } catch { /* It is up again. */ }
            this.add(event, this.penPhase(event, phase.began));
        }, options);
        canvas.addEventListener("pointermove", event => this.move(event));
        canvas.addEventListener("pointerup", event => this.add(event, this.penPhase(event, phase.ended)));
        canvas.addEventListener("pointercancel", event => {
            this.pens.delete(event.pointerId);
            this.add(event, phase.cancelled);
        });
        // After a lift that was reported, or in its place.
        canvas.addEventListener("lostpointercapture", event => this.lose(event.pointerId));
        canvas.addEventListener("pointerleave", event => {
            if (!this.pens.get(event.pointerId)) this.pens.delete(event.pointerId);
            if (event.pointerType !== "touch") this.add(event, phase.left);
        });
        for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
            canvas.addEventListener(name, event => {
                // No scrolling, no zooming, no emulated mouse.
                if (event.cancelable) event.preventDefault();
                // Fingers that move are sent together, after their pointer events.
                if (name === "touchmove") this.flush();
                if (event.touches?.length === 0) this.loseFingers();
            }, options);
        }
        for (const name of ["contextmenu", "dragstart", "selectstart", "gesturestart", "gesturechange", "gestureend"]) {
            document.addEventListener(name, event => { if (event.target.id !== "text") event.preventDefault(); }, options);
        }
        canvas.addEventListener("wheel", event => {
            event.preventDefault();
            this.turn(event);
        }, options);
        // Safari's, of touchpads. On screens with fingers they stand for fingers, which are sent as such.
        if (!navigator.maxTouchPoints) {
            canvas.addEventListener("gesturestart", event => this.pinch(event, 1, 0));
            canvas.addEventListener("gesturechange", event => this.pinch(event, event.scale, event.rotation));
            canvas.addEventListener("gestureend", event => this.endGesture(motion.transform, phase.ended, event.timeStamp));
        }
        document.addEventListener("keydown", event => this.key(event, true));
        document.addEventListener("keyup", event => this.key(event, false));
        addEventListener("blur", () => this.releaseKeys());
    }

    move(event) {
        const isDown = event.buttons !== 0 || event.pointerType === "touch";
        const what = this.penPhase(event, isDown ? phase.moved : phase.hovered);
        const events = what === phase.moved || what === phase.hovered ? event.getCoalescedEvents?.() ?? [] : [];
        for (const sample of events.length ? events : [event]) this.add(sample, what, event);
    }

    /**
     * What an event says of a pen, where browsers have it as `usual`. To them a pen that hovers is down while a button on its barrel is, and
     * one that lands or lifts meanwhile moves.
     */
    penPhase(event, usual) {
        if (event.pointerType !== "pen") return usual;
        const touched = this.pens.get(event.pointerId);
        // On some systems the barrel's button takes the place of the end's, on others it is reported as the end's while the pen hovers. A pen that hovers
        // has no pressure, and a pen that lands may have none for a moment.
        const isEnd = (event.buttons & penEnds) !== 0 && (usual === phase.began || touched);
        const touches = isEnd || event.buttons !== 0 && event.pressure > 0;
        this.pens.set(event.pointerId, touches);
        if (touches) return usual === phase.began || touched === false ? phase.began : phase.moved;
        return touched || touched === undefined && usual === phase.ended ? phase.ended : phase.hovered;
    }

    add(sample, what, event = sample) {
        const [x, y] = this.screen.place(sample.clientX, sample.clientY);
        const kind = tool[event.pointerType] ?? tool.mouse;
        const isPen = kind === tool.pen;
        const [altitude, azimuth] = isPen ? angles(sample) : [NaN, NaN];
        // Without a sensor browsers say one pixel.
        const pressure = what === phase.ended || what === phase.left || !isPen && noPressures.includes(sample.pressure) ? NaN : sample.pressure;
        const extent = Math.max(sample.width || 0, sample.height || 0);
        this.samples.push({
            pointer: event.pointerId >>> 0, phase: what, tool: kind, buttons: event.buttons & 0xffff,
            time: sample.timeStamp || event.timeStamp, x, y, pressure,
            radius: extent > 1 ? extent / 2 * this.screen.pixelsPerUnit : NaN, altitude, azimuth,
            roll: isPen ? sample.twist * Math.PI / 180 : NaN,
        });
        this.modifiers = modifiers(event);
        if (what === phase.began) this.down.set(event.pointerId, event);
        if (what === phase.ended || what === phase.cancelled) this.down.delete(event.pointerId);
        if (this.samples.length >= 1000) this.flush();
        if (kind === tool.touch) {
            const now = performance.now();
            this.first ??= now;
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.flush(), Math.max(0, Math.min(scanPause, this.first + longestScan - now)));
        } else if (!this.isFlushDue) {
            this.isFlushDue = true;
            this.channel.port2.postMessage(null);
        }
    }

    /** The lift of a pointer was not reported: it is taken away. */
    lose(pointer) {
        const event = this.down.get(pointer);
        if (!event) return;
        this.pens.delete(pointer);
        const {clientX, clientY, width, height} = event;
        this.add({clientX, clientY, width, height, pressure: NaN, timeStamp: performance.now()}, phase.cancelled, event);
    }

    /** A touch event says that no finger is left. Those that were down then, and of which no lift comes either, are lost. */
    loseFingers() {
        const left = [...this.down].filter(([, event]) => event.pointerType === "touch");
        if (left.length) {
            setTimeout(() => { for (const [pointer, event] of left) if (this.down.get(pointer) === event) this.lose(pointer); }, liftPatience);
        }
    }

    /** A wheel event: a turn of a wheel, or a bit of a touchpad's scroll or, with Control, of its pinch. */
    turn(event) {
        // Firefox counts lines where the mode is asked for first.
        const mode = event.deltaMode, dx = event.deltaX, dy = event.deltaY;
        if (event.ctrlKey) {
            const before = this.gestures.get(motion.transform)?.scale ?? 1;
            this.pinch(event, before * Math.exp(-(mode === 0 ? dy : dy * 40) / 100), 0, gesturePause);
            return;
        }
        const notches = this.notches(event, mode, dx, dy);
        if (notches) {
            this.sendMotion(motion.wheel, phase.moved, event, {dx: -notches[0], dy: -notches[1]});
        } else if (dx || dy) {
            const unit = this.screen.pixelsPerUnit;
            this.goOn(motion.scroll, event, {dx: -dx * unit, dy: -dy * unit}, gesturePause);
        }
    }

    /** By how many notches a wheel was turned; null for a touchpad. */
    notches(event, mode, dx, dy) {
        if (mode === 1) return [dx / linesOfNotch, dy / linesOfNotch];
        if (mode === 2) return [dx * notchesOfPage, dy * notchesOfPage];
        const x = event.wheelDeltaX ?? 0, y = event.wheelDeltaY ?? 0;
        // A touchpad's are three times the pixels in most browsers, whatever they are.
        const isSmooth = x === -3 * dx && y === -3 * dy;
        return !isSmooth && (x || y) && x % 120 === 0 && y % 120 === 0 ? [-x / 120, -y / 120] : null;
    }

    pinch(event, scale, degrees, pause) {
        this.goOn(motion.transform, event, {scale: Math.min(Math.max(scale, 1e-3), 1e3), rotation: degrees * Math.PI / 180}, pause);
    }

    /** A touchpad's gesture begins or goes on. Without events it ends after a pause, where one is given. */
    goOn(kind, event, values, pause) {
        const known = this.gestures.get(kind);
        if (!known) this.sendMotion(kind, phase.began, event, {});
        clearTimeout(known?.timer);
        const [x, y] = [event.clientX, event.clientY];
        this.gestures.set(kind, {
            ...values, x, y,
            timer: pause && setTimeout(() => this.endGesture(kind, phase.ended, performance.now()), pause),
        });
        this.sendMotion(kind, phase.moved, event, values);
    }

    endGesture(kind, what, timeStamp) {
        const known = this.gestures.get(kind);
        if (!known) return;
        clearTimeout(known.timer);
        this.gestures.delete(kind);
        this.sendMotion(kind, what, {timeStamp, clientX: known.x, clientY: known.y}, {scale: known.scale, rotation: known.rotation});
    }

    sendMotion(kind, what, event, {dx = 0, dy = 0, scale = 1, rotation = 0}) {
        this.flush();
        const [x, y] = this.screen.place(event.clientX, event.clientY);
        // Browsers report a touchpad's pinch as one with Control, which may be up.
        const keys = kind === motion.transform ? modifiers(event) & ~2 : modifiers(event);
        this.link.sendMotion(event.timeStamp, keys, kind, what, x, y, dx, dy, scale, rotation);
    }

    flush() {
        this.isFlushDue = false;
        clearTimeout(this.timer);
        this.timer = null;
        this.first = null;
        if (!this.samples.length) return;
        const samples = this.samples;
        this.samples = [];
        this.link.sendSamples(samples, this.modifiers);
    }

    key(event, isDown) {
        // What an input method or a phone's keyboard is at comes as text. The release of a key that was pressed before that is one.
        const isText = event.isComposing || event.keyCode === 229 || !event.code || event.key === "Unidentified" || event.key === "Process"
            || event.target.id === "text" && event.key === "Dead";
        if (isText && (isDown || !this.pressing.has(event.code))) return;
        if (isDown && this.isBrowsers(event)) return;
        const mayPaste = (event.ctrlKey || event.metaKey) && !event.altKey && "cvx".includes(event.key.toLowerCase());
        if (!mayPaste && !isText) event.preventDefault();
        // A key that is held is typed again; one that was pressed elsewhere is not.
        const isRepeat = isDown && event.repeat, isHeld = this.pressing.has(event.code), isTap = this.isTap(event);
        if (isRepeat ? !isHeld : !isDown && !isHeld && !isTap) return;
        this.sendPasting();
        this.flush();
        this.releaseLost(event);
        const code = this.pressing.get(event.code)?.code ?? codeOf(event);
        if (isDown && !isTap) this.pressing.set(event.code, {code, own: ownModifier(event)}); else this.pressing.delete(event.code);
        const typed = [...event.key].length === 1 ? event.key : characters[event.key] ?? "";
        const send = isDown => {
            this.link.sendKey(event.timeStamp, isDown, this.modifiersWith(event, isDown), code, isText ? "" : typed, isRepeat);
        };
        // Not every release is reported: on a Mac not those of keys that come up while Command is held.
        if (isDown && isHeld && !isRepeat) this.link.sendKey(event.timeStamp, false, 0, code, "");
        if (!isDown && event.key === "Meta" && isApple()) this.releaseKeys();
        if (isTap) {
            send(true);
            send(false);
        } else if (mayPaste && isDown) {
            // The pasted text has to be there when the app receives the key. On a Mac the browser's menu takes the key, and the paste event comes alone.
            const pasting = this.pasting = () => send(true);
            setTimeout(() => { if (this.pasting === pasting) this.sendPasting(); }, event.key.toLowerCase() === "v" ? pastePatience : 0);
        } else {
            send(isDown);
        }
    }

    /** Sends the key that waits for what is pasted: that is there, or another key is. */
    sendPasting() {
        const send = this.pasting;
        this.pasting = null;
        send?.();
    }

    /** Whether the system reports only one end of such a key, which is both: Caps Lock's, when it comes on and when it goes off. */
    isTap(event) {
        return event.key === "CapsLock" && isApple() || unreleased.includes(event.key) && navigator.platform?.startsWith("Win");
    }

    /** The modifiers with the change of a modifier key in them, which browsers leave out now and then. */
    modifiersWith(event, isDown) {
        const own = ownModifier(event), isHeld = isDown || [...this.pressing.values()].some(key => key.own === own);
        return isHeld ? modifiers(event) | own : modifiers(event) & ~own;
    }

    /** Lets go of modifier keys that are up by the flags of another key: the system may have kept their releases. */
    releaseLost(event) {
        const flags = modifiers(event);
        for (const [place, {code, own}] of this.pressing) {
            if (!own || place === event.code || flags & own) continue;
            this.pressing.delete(place);
            this.link.sendKey(event.timeStamp, false, flags, code, "");
        }
    }

    /** The shortcuts of the browser itself. */
    isBrowsers(event) {
        if (["F5", "F11", "F12"].includes(event.key)) return true;
        return (event.ctrlKey || event.metaKey) && ["r", "t", "w", "n", "l", "+", "-", "0"].includes(event.key.toLowerCase());
    }

    /** Their releases will go elsewhere. */
    releaseKeys() {
        this.sendPasting();
        for (const {code} of this.pressing.values()) this.link.sendKey(performance.now(), false, 0, code, "");
        this.pressing.clear();
    }

    /** What is down is forgotten by the app. */
    reset() {
        this.samples = [];
        this.pasting = null;
        this.pressing.clear();
        this.pens.clear();
        this.down.clear();
        for (const gesture of this.gestures.values()) clearTimeout(gesture.timer);
        this.gestures.clear();
    }
}
