import Foundation
import Testing
import TouchHost
import TouchRecording
@testable import Inspector

/// What the inspector keeps of the app's input.
@MainActor @Suite("The inspector's ring") struct RingTests {
    private static func header(size: PixelSize = PixelSize(width: 390, height: 844)) -> Session {
        Session(app: "Test", host: "headless", timing: .host, start: 10, outputs: [], size: size, scale: 1)
    }

    private static func frame(_ phase: Contact.Phase, _ id: Int, at time: Double, x: Double = 10) -> SessionEntry {
        var frame = TouchFrame(timestamp: time)
        frame.contacts.append(Contact(id: id, phase: phase, timestamp: time, position: CGPoint(x: x, y: 20)))
        return SessionEntry(now: time, message: .frame(frame))
    }

    @Test func placesAreInPointsOfTheirMoment() {
        let ring = RecordingRing()
        ring.begin(Self.header(), isTypedTextHidden: true)
        ring.take(Self.frame(.began, 1, at: 11, x: 100))
        #expect(ring.samples(since: 0).map(\.place.x) == [100])
        ring.append(SessionEntry(now: 12, message: .geometry(PixelSize(width: 780, height: 1688), scale: 2)))
        ring.take(Self.frame(.ended, 1, at: 13, x: 100))
        #expect(ring.samples(since: 0).map(\.place.x) == [100, 50])
        #expect(ring.samples(since: 12).map(\.time) == [13])
        #expect(ring.entryCount == 3 && ring.isWhole)
    }

    @Test func theLastMinuteIsKeptOfTooMuch() throws {
        let ring = RecordingRing(capacity: 1000)
        ring.begin(Self.header(), isTypedTextHidden: true)
        ring.append(SessionEntry(now: 10, message: .geometry(PixelSize(width: 600, height: 400), scale: 2)))
        ring.append(SessionEntry(now: 10, message: .visibility(false)))
        ring.append(SessionEntry(now: 10, message: .focus(false)))
        // A tap each half second, for ten minutes.
        for tap in 0..<1200 {
            let time = 10 + Double(tap) / 2
            ring.take(Self.frame(.began, tap, at: time))
            ring.take(Self.frame(.ended, tap, at: time + 0.1))
        }
        #expect(!ring.isWhole && ring.entryCount <= 1000)
        let session = try #require(ring.session()), end = try #require(session.entries.last?.now)
        #expect(session.start == session.entries[0].now && end - session.start >= RecordingRing.span)
        #expect(session.size == PixelSize(width: 600, height: 400) && session.scale == 2, "the surface is as it was then")
        #expect(!session.isVisible && !session.isFocused)
        #expect(ring.samples(since: 0).first?.time == session.start && ring.samples(since: 0).count == ring.entryCount)
        #expect(ring.samples(since: 0).allSatisfy { $0.place.x == 5 })
    }

    /// What replays rest on: nothing of a frame is left out.
    @Test func framesComeBackAsTheyWere() throws {
        let ring = RecordingRing(capacity: 1000)
        ring.begin(Self.header(), isTypedTextHidden: true)
        var entries: [SessionEntry] = []
        // More than are kept, so that the first are forgotten several times, with other calls between them.
        for number in 0..<4500 {
            let time = 10 + Double(number)
            var frame = TouchFrame(timestamp: time - 0.25, modifiers: [.shift], buttons: number % 3)
            for id in 0...number % 3 {
                var contact = Contact(id: id, phase: number % 2 == 0 ? .began : .ended, timestamp: time - 0.25, position: CGPoint(x: number, y: id))
                contact.force = Double(id)
                frame.contacts.append(contact)
            }
            let message: SessionEntry.Message = switch number % 7 {
            case 2: .drain(isBusy: number % 2 == 0)
            case 4: .wait(isBusy: number % 3 == 0)
            case 5: .geometry(PixelSize(width: number, height: 844), scale: 1)
            default: .frame(frame)
            }
            entries.append(SessionEntry(now: time, message: message))
            ring.take(entries[number])
        }
        let kept = try #require(ring.session()).entries
        #expect(kept.count <= 1000 && Array(kept) == Array(entries.suffix(kept.count)))
        let part = try #require(ring.session(until: kept[300].now)).entries
        #expect(Array(part) == Array(kept.prefix(301)))
    }

    @Test func itBeginsWhereNoFingerIsDown() throws {
        let ring = RecordingRing(capacity: 1000)
        ring.begin(Self.header(), isTypedTextHidden: true)
        // Drags of 400 moves each: the middle of what is kept lies in one.
        for drag in 0..<20 {
            ring.take(Self.frame(.began, drag, at: 10 + Double(drag) * 10))
            for move in 0..<400 { ring.take(Self.frame(.moved, drag, at: 10 + Double(drag) * 10 + Double(move + 1) / 50)) }
            ring.take(Self.frame(.ended, drag, at: 10 + Double(drag) * 10 + 9))
        }
        let first = try #require(ring.session()?.entries.first)
        guard case .frame(let frame) = first.message else { throw Missing() }
        #expect(!ring.isWhole && frame.contacts[0].phase == .began)
    }

    @Test func linesOfAPartCountFromTheAppsStart() {
        let line = #"{"t":0.5,"recognizer":{"number":1,"name":"pan","view":"Card"},"kind":"recognized","text":"pan on Card: recognized"}"#
        let result = Rerun.Result(lines: [line[...]], start: 100)
        #expect(result.decisions[0]["t"] == 100.5 && result.decisions[0]["index"] == 0)
        #expect(result.recognitions(of: "pan on Card", since: 100.4) == 1 && result.recognitions(of: "pan", since: 100.6) == 0)
    }

    private struct Missing: Error {}
}

extension RecordingRing {
    /// Adds an entry as a recorder does, which passes on frames and turns by themselves.
    fileprivate func take(_ entry: SessionEntry) {
        switch entry.message {
        case .frame(let frame): append(frame, now: entry.now)
        case .drain(let isBusy): append(.drain, isBusy: isBusy, now: entry.now)
        case .wait(let isBusy): append(.wait, isBusy: isBusy, now: entry.now)
        default: append(entry)
        }
    }
}
