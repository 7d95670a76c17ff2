// Time as the timeline shows it: what happens keeps its length, long pauses are folded.

/** Seconds without anything that are a pause, those that are shown at each end of it, and as how many it is shown. */
export const pauseLength = 1, pauseMargin = 0.1, pauseWidth = 0.25;

/** The stretches of time in which something happens, in order; a pause is between two of them. */
export class Stretches {
    list = [];

    /** Something happens at a moment. Moments come nearly in order. */
    add(time) {
        const {list} = this;
        let index = list.length - 1;
        while (index >= 0 && list[index].from > time + pauseLength) index--;
        const before = list[index];
        if (before && time <= before.to + pauseLength) {
            before.from = Math.min(before.from, time);
            before.to = Math.max(before.to, time);
            this.join(index);
        } else {
            list.splice(index + 1, 0, {from: time, to: time});
            this.join(index + 1);
        }
    }

    /** Makes one of a stretch and those beside it that are less than a pause away. */
    join(index) {
        const {list} = this;
        for (const at of [index, index - 1]) {
            const own = list[at], next = list[at + 1];
            if (!own || !next || next.from > own.to + pauseLength) continue;
            own.to = Math.max(own.to, next.to);
            list.splice(at + 1, 1);
        }
    }
}

export class Axis {
    /** From moments to places and back, in pieces: {from, to, start, end, isPause}. Places are seconds without what is folded. */
    constructor(stretches, now) {
        this.pieces = [];
        let time = 0, place = 0;
        const piece = (end, isPause) => {
            if (end <= time) return;
            const width = isPause ? pauseWidth : end - time;
            this.pieces.push({from: time, to: end, start: place, end: place + width, isPause});
            time = end;
            place += width;
        };
        for (const {from, to} of stretches) {
            piece(from - pauseMargin, from - pauseMargin - time > pauseLength);
            piece(to + pauseMargin, false);
        }
        piece(now, now - time > pauseLength);
    }

    /** The piece that a moment or place is in, or the last one. */
    piece(value, last) {
        let low = 0, high = this.pieces.length - 1;
        while (low < high) {
            const middle = (low + high) >> 1;
            if (this.pieces[middle][last] < value) low = middle + 1; else high = middle;
        }
        return this.pieces[low];
    }

    /** Where a moment is. */
    place(time) {
        const piece = this.piece(time, "to");
        if (!piece) return time;
        if (time > piece.to) return piece.end + time - piece.to;
        return piece.start + (time - piece.from) / (piece.to - piece.from) * (piece.end - piece.start);
    }

    /** Which moment is at a place. */
    time(place) {
        const piece = this.piece(place, "end");
        if (!piece) return place;
        if (place > piece.end) return piece.to + place - piece.end;
        return piece.from + (place - piece.start) / (piece.end - piece.start) * (piece.to - piece.from);
    }

    /** The folded pauses between two places. */
    pauses(from, to) { return this.pieces.filter(piece => piece.isPause && piece.end >= from && piece.start <= to); }

    /** Round moments between two places, about so many, outside of pauses: {time, text}. */
    ticks(from, to, count) {
        const rough = (to - from) / Math.max(1, count), unit = 10 ** Math.floor(Math.log10(rough));
        const step = unit * ([1, 2, 5].find(factor => factor * unit >= rough) ?? 10), digits = Math.max(0, Math.min(3, -Math.floor(Math.log10(step) + 1e-9))), found = [];
        for (const piece of this.pieces) {
            if (piece.isPause || piece.end < from || piece.start > to) continue;
            const first = Math.max(piece.from, this.time(from)), last = Math.min(piece.to, this.time(to));
            for (let number = Math.ceil(first / step - 1e-6); number * step <= last && found.length < 100; number++) found.push({time: number * step, text: (number * step).toFixed(digits)});
        }
        return found;
    }
}
