internal import Foundation
internal import JSONText
package import TouchHost
package import TouchRecording
package import UIKit

/// The app's input in memory, from its start: what a replay needs to come to the same decisions.
///
/// An app can only be replayed from its start, so nothing is forgotten until there are too many entries. Then all but the last minute is, and
/// a replay of that minute begins with a new app: ``isWhole`` says so.
@MainActor
package final class RecordingRing: SessionSink {
    /// A place of a contact, in points of the screen.
    struct Sample {
        let time: Double
        let contact: Int
        let phase: Contact.Phase
        let tool: Contact.Tool
        let place: CGPoint
    }

    /// Entries that are kept: some twenty minutes of ten fingers.
    package nonisolated static let usualCapacity = 400_000
    /// Seconds that are kept of more than that.
    static let span = 60.0

    private let capacity: Int
    private var header: Session?
    @exclusivity(unchecked) private var entries = RecordedEntries()
    /// The places of the entries so far, made where they are asked for.
    private var samples: ContiguousArray<Sample> = []
    /// How many entries are among them, and the scale from there on.
    private var sampled = 0
    @exclusivity(unchecked) private(set) var touchedViews = TouchedViews()
    /// Whose touches are down, which is asked at the end of each turn.
    private unowned let application: UIApplication?
    /// Whether the entries begin with the app's start.
    private(set) var isWhole = true
    /// Counts the turns in which something came: the picture may have changed.
    @exclusivity(unchecked) private(set) var turns = 0
    private var scale = 1.0

    /// - Parameters:
    ///   - capacity: Entries that are kept.
    ///   - application: Whose touches are followed to their views.
    package init(capacity: Int = usualCapacity, application: UIApplication? = nil) {
        self.capacity = capacity
        self.application = application
    }

    package func begin(_ session: Session, isTypedTextHidden: Bool) {
        header = session
        scale = session.scale
    }

    package func append(_ entry: SessionEntry) {
        makeRoom(entry.now)
        entries.append(entry)
    }

    package func append(_ turn: SessionEntry.Turn, isBusy: Bool, now: Double) {
        makeRoom(now)
        entries.append(turn, isBusy: isBusy, now: now)
        guard case .wait = turn else { return }
        turns += 1
        if let application { touchedViews.note(application, at: now) }
    }

    package func append(_ frame: borrowing TouchFrame, now: Double) {
        makeRoom(now)
        entries.append(frame, now: now)
    }

    private func makeRoom(_ now: Double) {
        if entries.count >= capacity { forget(before: now - Self.span) }
    }

    /// Brings the samples up to date.
    private func sample() {
        while sampled < entries.count {
            for contact in entries.contacts(of: sampled) {
                let place = CGPoint(x: contact.position.x / scale, y: contact.position.y / scale)
                samples.append(Sample(time: entries.frameTime(of: sampled), contact: contact.id, phase: contact.phase, tool: contact.tool, place: place))
            }
            if case .geometry(_, let scale) = entries.message(of: sampled) { self.scale = scale }
            sampled += 1
        }
    }

    package func flush() {}
    package func finish() throws {}

    /// Everything up to a moment, in seconds on the host's clock; `nil` before there is a surface.
    func session(until end: Double = .infinity) -> Session? {
        guard var session = header else { return nil }
        session.entries = entries.all(until: end)
        return session
    }

    /// The samples from a moment on, in seconds on the host's clock.
    func samples(since time: Double) -> ArraySlice<Sample> {
        sample()
        var low = 0, high = samples.count
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].time < time { low = middle + 1 } else { high = middle }
        }
        return samples[low...]
    }

    var entryCount: Int { entries.count }
    var start: Double { header?.start ?? 0 }

    private func forget(before time: Double) {
        sample()
        // Half goes at least, so that this is rare; and a replay knows nothing of a finger that was down before its start.
        let least = max(entries.count / 2, (0..<entries.count).first { entries.now(of: $0) >= time } ?? entries.count)
        var old = least, down: Set<Int> = []
        for index in 0..<entries.count {
            if index >= least, down.isEmpty {
                old = index
                break
            }
            for contact in entries.contacts(of: index) {
                if contact.phase == .began { down.insert(contact.id) } else if contact.phase == .ended || contact.phase == .cancelled { down.remove(contact.id) }
            }
        }
        for index in 0..<old { if let message = entries.message(of: index) { header?.apply(message) } }
        entries.removeFirst(old)
        sampled -= old
        let first = entries.count > 0 ? entries.now(of: 0) : time
        samples.removeAll { $0.time < first }
        touchedViews.forget(before: first)
        header?.start = first
        isWhole = false
    }
}

extension Session {
    /// The surface and the screens as they are after a message, for a session that begins there.
    fileprivate mutating func apply(_ message: SessionEntry.Message) {
        switch message {
        case .geometry(let size, let scale):
            self.size = size
            self.scale = scale
        case .visibility(let isVisible): self.isVisible = isVisible
        case .focus(let isFocused): self.isFocused = isFocused
        case .outputs(let outputs): self.outputs = outputs
        default: break
        }
    }
}
