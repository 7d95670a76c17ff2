import Foundation

/// A person who does not see the display: fingers that explore, flick, tap twice and swipe by three, and knows what is spoken (R-ACC-22, 23, 27, 30, 32).
///
/// Each step waits for what is spoken, so a busy machine only takes longer. A machine that stood still in the middle of a gesture made it another
/// one: after a long silence the person makes it again.
final class Listener {
    enum Direction { case left, right, up, down }

    let display: any FingersDisplay
    /// The spoken messages, a line each.
    private let spoken: () -> String
    /// How many lines are known.
    private var taken = 0

    init(_ display: any FingersDisplay, _ spoken: @escaping () -> String) {
        self.display = display
        self.spoken = spoken
    }

    // MARK: Listening

    /// All whole lines.
    private var lines: [String] { spoken().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
    private var fresh: [String] { Array(lines.dropFirst(taken)) }

    /// Hints come a second after an element, if nothing else does: they answer no gesture.
    private static func isHint(_ line: String) -> Bool {
        ["double tap to edit", "swipe up or down with one finger to adjust the value", "actions available"].contains(line)
    }

    /// Waits until a line is spoken that is as asked for.
    /// - Returns: What was spoken until then, hints left out.
    @discardableResult
    func awaitSpeech(where isIt: (String) -> Bool, _ what: String) throws -> [String] {
        var end: Int?
        let known = taken
        waitUntil(every: 0.02) {
            end = lines.dropFirst(known).firstIndex(where: isIt)
            return end != nil
        }
        guard let end else { throw Trouble("\(what) was not spoken, but \(lines); the app wrote \(display.output) \(display.errors)") }
        taken = end + 1
        return lines[known...end].filter { !Self.isHint($0) }
    }

    @discardableResult
    func awaitSpeech(_ line: String) throws -> [String] { try awaitSpeech(where: { $0 == line }, "'\(line)'") }

    /// The first line since the gesture that is not a hint, once it has come.
    private func next(within seconds: Double = patience) -> String? {
        var line: String?
        waitUntil(seconds, every: 0.02) {
            line = fresh.first { !Self.isHint($0) }
            return line != nil
        }
        return line
    }

    private func nextSpeech(after what: String) throws -> String {
        guard let line = next() else { throw silence(after: what) }
        return try awaitSpeech(line).last ?? line
    }

    private func silence(after what: String) -> Trouble {
        Trouble("nothing was spoken after \(what), but before it \(lines); the app wrote \(display.output) \(display.errors)")
    }

    /// Waits for a line of the app.
    func awaitApp(_ line: String) throws {
        guard waitUntil(every: 0.02, { written.contains(line) }) else {
            throw Trouble("the app did not write '\(line)', but \(written); spoken was \(lines); \(display.errors)")
        }
    }

    /// The lines that the app has written.
    var written: [String] { display.output.split(separator: "\n").map(String.init) }

    // MARK: Gestures

    private var middle: (x: Double, y: Double) { ((display.width / 2).rounded(), (display.height / 2).rounded()) }

    private func ends(_ direction: Direction, _ length: Double) -> (from: (x: Double, y: Double), to: (x: Double, y: Double)) {
        let (x, y) = middle, half = length / 2
        return switch direction {
        case .left: ((x + half, y), (x - half, y))
        case .right: ((x - half, y), (x + half, y))
        case .up: ((x, y + half), (x, y - half))
        case .down: ((x, y - half), (x, y + half))
        }
    }

    /// A finger that landed in the scan in which another lifts would be one more for the gesture that ends with it.
    private func play(_ script: String) throws { try display.play("sleep 60; \(script)") }

    private static let attempts = 3

    /// Makes a gesture until something is spoken.
    private func make(_ gesture: String, _ script: String) throws {
        for _ in 0..<Self.attempts {
            taken = lines.count
            try play(script)
            if next(within: patience / Double(Self.attempts)) != nil { return }
        }
        throw silence(after: gesture)
    }

    /// - Returns: What is spoken next.
    @discardableResult
    func flick(_ direction: Direction) throws -> String {
        let (from, to) = ends(direction, 140), gesture = "a flick \(direction)"
        try make(gesture, "down 0 \(from.x) \(from.y); frame; glide 120 60 0 \(to.x) \(to.y); up 0; frame")
        return try nextSpeech(after: gesture)
    }

    /// Three fingers swipe.
    /// - Returns: What is spoken next.
    func swipeByThree(_ direction: Direction) throws -> String {
        let (from, to) = ends(direction, 240), fingers = [-60.0, 0, 60].enumerated(), gesture = "a swipe by three fingers"
        let down = fingers.map { "down \($0) \(from.x + $1) \(from.y)" }, way = fingers.map { "\($0) \(to.x + $1) \(to.y)" }
        try make(gesture, "\(down.joined(separator: "; ")); frame; glide 160 60 \(way.joined(separator: " ")); up 0; up 1; up 2; frame")
        return try nextSpeech(after: gesture)
    }

    /// Taps twice, anywhere, and waits until a line is spoken.
    func doubleTap(says line: String) throws { try doubleTap(where: { $0 == line }, "'\(line)'") }

    private func doubleTap(where isIt: (String) -> Bool, _ what: String) throws {
        try make("a double tap", "tap 0 \(middle.x) \(middle.y) 40; sleep 80; tap 0 \(middle.x) \(middle.y) 40")
        try awaitSpeech(where: isIt, what)
    }

    /// Puts a finger down that rests, and lifts it when something is spoken.
    func explore(_ x: Double, _ y: Double) throws -> String {
        taken = lines.count
        try play("down 0 \(x) \(y); frame")
        defer { try? play("up 0; frame") }
        return try nextSpeech(after: "a finger at \(x), \(y)")
    }

    /// Flicks to the right, or to the left, until an element is spoken.
    /// - Returns: What was spoken on the way, with that.
    @discardableResult
    func find(_ line: String, _ direction: Direction = .right) throws -> [String] {
        var passed: [String] = []
        while passed.last != line {
            guard passed.count < 40, passed.last?.hasSuffix("of screen") != true else {
                throw Trouble("flicks to the \(direction) do not reach '\(line)'; they passed \(passed)")
            }
            passed.append(try flick(direction))
        }
        return passed
    }

    // MARK: The keyboard on the screen

    /// Where a person expects a key, as on other keyboards, in keys from the left and rows from the top.
    private static func place(ofKey key: String) -> (column: Double, row: Double)? {
        for (row, (start, keys)) in [(0.5, "qwertyuiop"), (1, "asdfghjkl"), (2, "zxcvbnm")].enumerated() {
            guard key.count == 1, let index = keys.firstIndex(of: Character(key)) else { continue }
            return (start + Double(keys.distance(from: keys.startIndex, to: index)), Double(row))
        }
        return ["space": (5, 3), "done": (8.75, 3)][key]
    }

    /// Moves a finger that is down on the keyboard until the key is spoken. From another key that is spoken it is as far as on other keyboards.
    /// - Returns: Where it is then.
    private func findKey(_ key: String) throws -> (x: Double, y: Double) {
        guard let goal = Self.place(ofKey: key) else { throw Trouble("it is not known where '\(key)' is") }
        let unit = (display.width - 6) / 10, row = 57.0
        var x = 3 + unit * 5, y = display.height - row / 2
        taken = lines.count
        try play("down 0 \(x) \(y); frame")
        var last = try nextSpeech(after: "a finger at \(x), \(y)").lowercased()
        for _ in 0..<5 {
            if last == key { return (x, y) }
            guard let here = Self.place(ofKey: last) else { throw Trouble("'\(last)' was spoken, which is not a key; \(lines)") }
            x = min(max(x + (goal.column - here.column) * unit, 1), display.width - 1)
            y = min(max(y + (goal.row - here.row) * row, 1), display.height - 1)
            try play("glide 300 40 0 \(x) \(y)")
            // Keys on the way are spoken too.
            waitUntil(30, every: 0.02) { fresh.last { !Self.isHint($0) }?.lowercased() == key }
            last = fresh.last { !Self.isHint($0) }?.lowercased() ?? last
            taken = lines.count
        }
        throw Trouble("the finger does not find '\(key)', but '\(last)'; \(lines)")
    }

    /// Finds a key and taps twice. It is spoken again.
    func press(_ key: String) throws {
        _ = try findKey(key)
        try play("up 0; frame; sleep 100")
        try doubleTap(where: { $0.lowercased() == key }, "'\(key)' as it types")
    }

    /// Finds a key, and while a finger rests on it another taps. It is spoken again.
    func pressBySecondFinger(_ key: String) throws {
        for _ in 0..<Self.attempts {
            let place = try findKey(key)
            taken = lines.count
            try play("down 1 \(place.x) 100; frame; sleep 60; up 1; frame; sleep 100; up 0; frame")
            if next(within: patience / Double(Self.attempts))?.lowercased() == key { return }
        }
        throw silence(after: "a tap beside '\(key)'")
    }
}
