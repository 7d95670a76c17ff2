import Foundation
import Testing
import TouchHost
import TouchRecording

/// Sessions as text (`Documentation/recordings.md`).
@Suite(.leavesNothing) struct SessionTests {
    /// One of everything that a host can send.
    private static let everything: Session = {
        var pencil = Contact(id: 7, phase: .moved, tool: .pencil, timestamp: 1.125, position: CGPoint(x: 10.1, y: 1e-9), majorRadius: 3,
                             force: 0.1 + 0.2, altitude: 1, azimuth: -.pi)
        pencil.device = 3
        pencil.roll = 0.5
        pencil.awaiting = [.force, .roll]
        pencil.report = 12
        let odd = Contact(id: -1, phase: .cancelled, timestamp: .nan, position: CGPoint(x: Double.nan, y: -.infinity))
        let frame = TouchFrame(timestamp: 1.25, contacts: [Contact(id: 0, phase: .began, timestamp: 1.25, position: .zero), pencil, odd],
                               modifiers: [.shift, .numericPad], buttons: 5)
        var palm = Contact(id: 4, phase: .moved, timestamp: 2, position: CGPoint(x: 1, y: 2)), hand = Contact(id: 5, phase: .began, timestamp: 2, position: .zero)
        palm.isPalm = true
        (hand.isPalm, hand.isHandOfPen) = (true, true)
        let messages: [SessionEntry.Message] = [
            .frame(frame), .frame(TouchFrame(timestamp: 2)), .frame(TouchFrame(timestamp: 2, contacts: [palm, hand])),
            .key(KeyEvent(timestamp: 2, usage: 4, isPressed: true, characters: "ä =%\n", charactersIgnoringModifiers: "a", modifiers: .control)),
            .key(KeyEvent(timestamp: 2, usage: 4, isPressed: true, characters: "a", modifiers: .shift, isRepeat: true)),
            .key(KeyEvent(timestamp: 2, usage: 4, isPressed: false)),
            .hover(HoverSample(device: 3, tool: .pencil, timestamp: 2, position: CGPoint(x: 1, y: 2), zOffset: 0.25, altitude: 1, azimuth: 2,
                               roll: 3, modifiers: .alternate, buttons: 2)),
            .hover(HoverSample(device: 1, phase: .left, timestamp: 2, position: CGPoint(x: 1, y: 2))),
            .revision(ContactRevision(report: 12, position: CGPoint(x: 4, y: 5), force: 1, altitude: 2, azimuth: 3, roll: 4, awaiting: .location)),
            .revision(ContactRevision(report: 13)),
            .motion(IndirectSample(device: 2, kind: .wheel, timestamp: 1.5, position: CGPoint(x: 1, y: 2), movement: CGPoint(x: 0.5, y: -1))),
            .motion(IndirectSample(device: 2, kind: .scroll, phase: .began, timestamp: 1.5, position: CGPoint(x: 1, y: 2), modifiers: .control)),
            .motion(IndirectSample(device: 2, kind: .transform, timestamp: 1.5, position: CGPoint(x: 1, y: 2), scale: 1.25, rotation: -0.5)),
            .motion(IndirectSample(device: 2, kind: .transform, phase: .cancelled, timestamp: 1.5, position: .zero)),
            .motion(IndirectSample(device: 2, kind: .hold, phase: .began, timestamp: 1.5, position: .zero)),
            .text(TextEdit(deleteBefore: 2, deleteAfter: 1, commit: "日本", preedit: "é ", preeditSelection: 0..<2)), .text(TextEdit()),
            .geometry(PixelSize(width: 800, height: 600), scale: 1.5), .visibility(true), .visibility(false), .focus(true), .focus(false),
            .outputs([Output(name: "HDMI 1", size: PixelSize(width: 800, height: 600), scale: 2, refreshRate: 59.94),
                      Output(name: "", size: PixelSize(width: 1, height: 1), scale: 1, refreshRate: 60)]),
            .lost(PixelRect(minX: 1, minY: 2, maxX: 3, maxY: 4)), .idle, .tick(timestamp: 2.0625), .wake, .drain(isBusy: false),
            .drain(isBusy: true), .wait(isBusy: false), .wait(isBusy: true), .close, .termination, .failure("the server's gone"),
        ]
        var session = Session(app: "My App", host: "x11", timing: .host, start: 1.1, outputs: [
            Output(name: "A", size: PixelSize(width: 390, height: 844), scale: 1, refreshRate: 60),
        ], size: PixelSize(width: 390, height: 844), scale: 1)
        session.isVisible = false
        session.isFocused = false
        for (index, message) in messages.enumerated() { session.entries.append(SessionEntry(now: 1.1 + 0.1 * Double(index), message: message)) }
        return session
    }()

    @Test func `Everything reads back as it was, to the last bit`() throws {
        let text = Self.everything.text
        let read = try Session(text, name: "all")
        // NaN is not equal to itself: compared as text.
        #expect(String(decoding: read.text, as: UTF8.self) == String(decoding: text, as: UTF8.self))
        #expect(read.entries.count == Self.everything.entries.count && read.isComplete)
        #expect(zip(read.entries, Self.everything.entries).allSatisfy { $0.now == $1.now })
        #expect(Array(read.entries.dropFirst()) == Array(Self.everything.entries.dropFirst()))
        var header = read
        header.entries = Self.everything.entries
        #expect(header.app == "My App" && header.host == "x11" && header.start == 1.1 && !header.isVisible && !header.isFocused)
    }

    @Test func `One that breaks off is read up to its last whole line`() throws {
        let text = Self.everything.text
        let surface = try #require(text.firstRange(of: Array("surface".utf8))).lowerBound
        let headerEnd = try #require(text[surface...].firstIndex(of: UInt8(ascii: "\n"))) + 1
        for length in stride(from: headerEnd, to: text.count - 4, by: 7) {
            let read = try Session(Array(text[..<length]), name: "cut")
            #expect(!read.isComplete)
            #expect(read.entries.count == text[..<length].count { $0 == UInt8(ascii: "\n") } - 6)
        }
    }

    private static let start = "dactyl-recording 2\napp A\nhost x11\ntime host 5\nsurface 100x100 1\n"

    @Test(arguments: [
        ("", "r: it is empty, and no recording"),
        ("hello\n", "r:1: this is no recording of a session, which begins with 'dactyl-recording 2'"),
        ("dactyl-recording 3\n", "r:1: this is version 3 of the format, and only versions 1 to 2 are known: replay it with the version of dactyl that wrote it"),
        ("dactyl-recording 1\napp A\n", "r: it breaks off before the line 'surface'"),
        ("dactyl-recording 1\nsurface 100x100 1\n", "r:2: the line 'time' has to come before this one"),
        ("dactyl-recording 1\ntime mine 1\n", "r:2: the time is neither 'host' nor 'device'"),
        ("dactyl-recording 1\ntime host 1\nsurface 0x100 1\n", "r:3: the size '0x100' is not WIDTHxHEIGHT, each 1 to 16384"),
        ("dactyl-recording 1\ntime host 1\nsurface 9x9 nan\n", "r:3: the scale nan is not between 0.25 and 16"),
        (start + "4 wake\n", "r:6: the time 4.0 is before that of the line above, 5.0"),
        (start + "inf wake\n", "r:6: the time inf is no time"),
        (start + "5 jump\n", "r:6: nothing is known that is called 'jump'"),
        (start + "5 wake now\n", "r:6: nothing is known of 'now' here"),
        (start + "5 frame 5 +1 2\n", "r:6: the place down is missing"),
        (start + "5 frame 5 +x 2 3\n", "r:6: the contact 'x' is no whole number"),
        (start + "5 frame 5 +1 2 3 mass=4\n", "r:6: a contact has no 'mass'"),
        (start + "5 frame nan\n", "r:6: the frame's time nan is no time"),
        (start + "5 key 5 sideways 4\n", "r:6: 'sideways' is neither 'down' nor 'up'"),
        (start + "5 key 5 down 9223372036854775807\n", "r:6: the key 9223372036854775807 is not between 0 and 65535"),
        (start + "5 key 5 down -1\n", "r:6: the key -1 is not between 0 and 65535"),
        (start + "5 key 5 down 4 types=%zz\n", "r:6: what it types '%zz' is wrongly quoted"),
        (start + "5 key 5 down 4 repeat=2\n", "r:6: '2' is not yes"),
        (start + "5 text selection=4..2\n", "r:6: '4..2' is no range, as in 0..2"),
        (start + "5 lost 0 0 1 99999999\n", "r:6: the side 99999999 is not between 0 and 16384"),
        (start + "end\n6 wake\n", "r:7: there is more after the line 'end'"),
    ])
    func `What is wrong is said in one line with its place`(text: String, expected: String) {
        #expect { try Session(Array(text.utf8), name: "r") } throws: { "\($0)" == expected }
    }

    @Test func `A turn in which nothing stands takes little memory`() {
        #expect(MemoryLayout<SessionEntry>.stride <= 32)
    }

    @Test func `Six times the lines take about six times as long to read, and not thirty-six times`() throws {
        func cost(_ rounds: Int) throws -> Double {
            let bytes = Array((Self.start + String(repeating: "5 frame 5 +1 2 3\n5 drain\n5 frame 5 -1 2 3\n5 drain\n", count: rounds)).utf8)
            let start = processorTime
            let session = try Session(bytes, name: "r")
            #expect(session.entries.count == 4 * rounds)
            return processorTime - start
        }
        _ = try cost(100)
        let few = try min(cost(2000), cost(2000)), many = try cost(12_000)
        #expect(many < 15 * few, "\(few) s, then \(many) s")
    }

    private var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test func `Limits hold`() {
        let many = Self.start + String(repeating: "5 wake\n", count: 11)
        var limits = RecordingLimits.sessions
        limits.events = 10
        #expect { try Session(Array(many.utf8), name: "r", limits: limits) } throws: {
            "\($0)" == "r:16: there are more than 10 entries: cut the recording into shorter ones"
        }
        let long = Self.start + "5 frame 5 " + String(repeating: "+1 2 3 ", count: 20_000) + "\n"
        #expect { try Session(Array(long.utf8), name: "r") } throws: { "\($0)" == "r:6: the line is longer than 65536 bytes" }
        let wide = Self.start + "5 frame 5" + (0..<300).map { " +\($0) 2 3" }.joined() + "\n"
        #expect { try Session(Array(wide.utf8), name: "r") } throws: { "\($0)" == "r:6: the frame has more than 256 contacts" }
    }

    @Test func `Damaged sessions are refused or read, and what was read writes and reads back`() throws {
        var random = SplitMix(state: 7)
        let text = Self.everything.text
        for _ in 0..<3000 {
            var damaged = text
            for _ in 0...random.next(4) {
                let index = random.next(damaged.count)
                switch random.next(3) {
                case 0: damaged[index] = UInt8(truncatingIfNeeded: random.next(256))
                case 1: damaged.remove(at: index)
                default: damaged.insert(damaged[random.next(damaged.count)], at: index)
                }
            }
            guard let read = try? Session(damaged, name: "d") else { continue }
            #expect(try Session(read.text, name: "again").text == read.text)
        }
    }

    private struct SplitMix {
        var state: UInt64
        mutating func next(_ bound: Int) -> Int {
            state &+= 0x9E3779B97F4A7C15
            var z = state
            z = (z ^ (z >> 30)) &* 0xBF58476D1CE4E5B9
            z = (z ^ (z >> 27)) &* 0x94D049BB133111EB
            return Int((z ^ (z >> 31)) % UInt64(bound))
        }
    }
}

/// Recordings of real devices as sessions.
@Suite(.enabled(if: Material.isThere, Comment(rawValue: Material.absence)))
struct DeviceSessionTests {
    @Test(arguments: Material.truths)
    func `Contacts are as counted, and the text reads back`(truth: Material.Truth) throws {
        let session = Session(try Recording(contentsOf: truth.path), surface: PixelSize(width: 390, height: 844), scale: 2, name: truth.file)
        var begun = 0, ended = 0, cancelled = 0
        for entry in session.entries {
            guard case .frame(let frame) = entry.message else { continue }
            for contact in frame.contacts {
                switch contact.phase {
                case .began: begun += 1
                case .ended: ended += 1
                case .cancelled: cancelled += 1
                case .moved: break
                }
            }
        }
        #expect(begun == truth.begun && ended == truth.ended && cancelled == truth.downAtEnd)
        #expect(try Session(session.text, name: truth.file) == session)
    }
}
