// The app's picture: a canvas with as many pixels as the app has, in the room that the page has.

const canvas = document.getElementById("screen");
const room = document.getElementById("room");
const context = canvas.getContext("2d", {alpha: false, desynchronized: true});

/** Inflates a raw deflate stream. */
async function inflated(bytes) {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(stream).arrayBuffer();
}

export class Screen {
    constructor() {
        /** Called whenever `room` has changed: width and height in device pixels, and how many of them a point has. */
        this.onRoom = () => {};
        this.work = Promise.resolve();
        const observer = new ResizeObserver(entries => this.measure(entries[0]));
        try { observer.observe(room, {box: "device-pixel-content-box"}); } catch { observer.observe(room); }
        visualViewport?.addEventListener("resize", () => this.fit());
        addEventListener("resize", () => this.measure());
        this.measure();
    }

    measure(entry) {
        const scale = devicePixelRatio || 1;
        const bounds = room.getBoundingClientRect();
        // The browser's own count of device pixels, where it reports it: the product is off by one now and then, and no more.
        const exact = entry?.devicePixelContentBoxSize?.[0];
        const pixels = (count, length) => Math.min(16384, Math.abs(count - length * scale) < 2 ? count : Math.round(length * scale));
        const width = pixels(exact?.inlineSize, bounds.width), height = pixels(exact?.blockSize, bounds.height);
        if (!width || !height) return;
        if (!entry && this.room?.scale === scale && Math.abs(this.room.width - width) <= 1 && Math.abs(this.room.height - height) <= 1) return;
        this.room = {width, height, scale};
        this.fit();
        this.onRoom();
    }

    /** Puts the canvas into the room: pixel on pixel where it was made for it, else as large as it fits. */
    fit() {
        if (!this.room) return;
        const scale = this.room.scale;
        const isExact = canvas.width === this.room.width && canvas.height === this.room.height;
        const factor = isExact ? 1 : Math.min(this.room.width / canvas.width, this.room.height / canvas.height);
        const width = canvas.width * factor / scale, height = canvas.height * factor / scale;
        const style = canvas.style;
        style.width = `${width}px`;
        style.height = `${height}px`;
        style.left = `${Math.max(0, this.room.width / scale - width) / 2}px`;
        style.top = `${Math.max(0, this.room.height / scale - height) / 2}px`;
    }

    /** The app's pixels for a place of the page. */
    place(x, y) {
        const bounds = canvas.getBoundingClientRect();
        return [(x - bounds.left) * canvas.width / bounds.width, (y - bounds.top) * canvas.height / bounds.height];
    }

    /** How many of the app's pixels a CSS pixel is. */
    get pixelsPerUnit() { return canvas.width / canvas.getBoundingClientRect().width; }

    /** The place of the page for a pixel of the app. */
    unplace(x, y) {
        const bounds = canvas.getBoundingClientRect();
        return [bounds.left + x * bounds.width / canvas.width, bounds.top + y * bounds.height / canvas.height];
    }

    /** Paints frames one after the other, and calls `done` after each. */
    show(frame, done) {
        // Starts at once; only the painting waits its turn.
        const pixels = inflated(frame.packed);
        this.work = this.work.then(async () => {
            this.paint(frame, await pixels);
            done(frame.number);
        }).catch(error => console.error("A frame could not be shown:", error));
    }

    paint(frame, buffer) {
        if (canvas.width !== frame.width || canvas.height !== frame.height) {
            canvas.width = frame.width;
            canvas.height = frame.height;
            this.fit();
        }
        const words = new Uint32Array(buffer);
        // Blue, green and red, as the app has them, into red, green and blue; the picture is opaque.
        for (let i = 0; i < words.length; i++) {
            const word = words[i];
            words[i] = 0xff000000 | (word & 0xff) << 16 | word & 0xff00 | word >>> 16 & 0xff;
        }
        const columns = Math.ceil(frame.width / frame.side);
        let at = 0;
        for (const tile of frame.tiles) {
            const x = tile % columns * frame.side, y = Math.floor(tile / columns) * frame.side;
            const width = Math.min(frame.side, frame.width - x), height = Math.min(frame.side, frame.height - y);
            const pixels = new Uint8ClampedArray(buffer, at, width * height * 4);
            context.putImageData(new ImageData(pixels, width, height), x, y);
            at += width * height * 4;
        }
        this.frame = frame.number;
    }
}
