import Foundation
import TouchHost

/// Turns text into commands, one at a time. What commands do to each other is the checker's.
struct ScriptParser {
    let name: String
    private(set) var commands: ContiguousArray<ScriptCommand> = []
    private(set) var glideTargets: ContiguousArray<GlideTarget> = []
    /// The open repeats: where their command is, and how often.
    private var open: [(index: Int, count: Int)] = []
    private var line: Int32 = 0

    init(name: String) {
        self.name = name
    }

    mutating func parse(_ text: String) throws(ScriptError) {
        guard text.utf8.count <= ScriptLimits.bytes else {
            throw ScriptError(file: name, line: nil, reason: "is longer than \(ScriptLimits.bytes) bytes")
        }
        var rest = text.unicodeScalars[...]
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
        while !rest.isEmpty {
            line += 1
            try parse(line: ScriptWords.cutLine(from: &rest))
        }
        if let last = open.last {
            throw error("'repeat' without 'end'", at: commands[last.index].line)
        }
    }

    private mutating func parse(line row: ScriptWords.Text) throws(ScriptError) {
        let code = row.prefix { $0 != "#" }
        for part in code.split(separator: ";") {
            let words = ScriptWords.split(part)
            guard let command = words.first else { continue }
            try parse(String(command), Array(words.dropFirst()))
        }
    }

    private mutating func parse(_ command: String, _ words: [Substring]) throws(ScriptError) {
        guard let usage = ScriptUsage.commands[command] else { throw error(ScriptUsage.unknown(command)) }
        guard usage.counts.contains(words.count) else { throw error(ScriptUsage.message(command)) }
        switch command {
        case "down": append(.down(try sample(words)))
        case "move":
            let sample = try sample(words)
            if sample.tool == .pencil { throw error("what touches becomes no pencil; 'down' says what it is") }
            append(.move(sample))
        case "up": append(.up(try identifier(words[0])))
        case "frame": append(.frame)
        case "cancel": append(.cancel)
        case "glide": try parseGlide(words)
        case "tap":
            let duration = words.count > 3 ? try milliseconds(words[3]) : 0.05
            append(.tap(TouchSample(id: try identifier(words[0]), position: try point(words[1], words[2])), duration: duration))
        case "sleep": append(.sleep(try milliseconds(words[0])))
        case "sync": append(.sync)
        case "ready": append(.ready(timeout: words.isEmpty ? 5 : try milliseconds(words[0])))
        case "key":
            guard let key = ScriptKey(name: words[0]) else {
                throw error("unknown key \(words[0].quoted); code:N names a key by its evdev code")
            }
            append(.key(key, try action(words)))
        case "pointer": append(.pointer(try point(words[0], words[1])))
        case "button": try parseButton(words)
        case "disable": append(.disable)
        case "enable": append(.enable)
        case "resize": try parseResize(words)
        case "shot": append(.shot(String(words[0])))
        case "mark": append(.mark(words.joined(separator: " ")))
        case "repeat": try parseRepeat(words[0])
        case "end": try parseEnd()
        case "wheel": append(.wheel(try point(words[0], words[1])))
        case "scroll", "pinch":
            if try parsePhase(command, words) { break }
            guard command == "scroll" else { throw error(ScriptUsage.message(command)) }
            guard words.count == 4 else { throw error(ScriptUsage.message(command)) }
            try parseMotion(words, .scroll(try point(words[2], words[3])))
        case "rest": append(.rest(try milliseconds(words[0])))
        case "hover": append(.hover(words == ["away"] ? nil : try pencilPlace(words)))
        case "barrel":
            guard let button = ScriptWords.integer(words[0]), (1...3).contains(button) else { throw error("\(words[0].quoted) is not a button from 1 to 3") }
            append(.barrel(button, try action(words)))
        case "magnify":
            let factor = try number(words[2])
            guard factor >= 0.001, factor <= 1000 else { throw error("\(words[2].quoted) is not a factor from 0.001 to 1000") }
            try parseMotion(words, .magnify(factor))
        case "turn": try parseMotion(words, .turn(try number(words[2]) * .pi / 180))
        default: throw error("'\(command)' is for scripts that drive a browser")
        }
        guard commands.count <= ScriptLimits.commands else {
            throw error("more than \(ScriptLimits.commands) commands")
        }
    }

    private mutating func append(_ operation: ScriptOperation) {
        commands.append(ScriptCommand(line: line, operation: operation))
    }

    private func error(_ reason: String, at line: Int32? = nil) -> ScriptError {
        ScriptError(file: name, line: Int(line ?? self.line), reason: reason)
    }
}

// MARK: Commands of several words

extension ScriptParser {
    private func sample(_ words: [Substring]) throws(ScriptError) -> TouchSample {
        var result = TouchSample(id: try identifier(words[0]), position: try point(words[1], words[2]))
        for word in words[3...] {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let attribute = parts.count == 2 ? String(parts[0]) : "pressure"
            if attribute == "tool" {
                guard let tool = ScriptTool(rawValue: String(parts[1])) else { throw error("\(parts[1].quoted) is none of finger, pencil and palm") }
                result.tool = tool
                continue
            }
            if try setAngle(attribute, parts[parts.count - 1], of: &result.angles) { continue }
            guard ["pressure", "major", "minor", "angle"].contains(attribute) else {
                throw error("unknown attribute \(parts[0].quoted)")
            }
            let value = try number(parts[parts.count - 1])
            switch attribute {
            case "pressure": result.pressure = min(max(value, 0), 1)
            case "major", "minor": result.radius = max(result.radius ?? 0, value / 2)
            default: break
            }
        }
        return result
    }

    /// Sets an angle of a pencil; returns whether the attribute is one.
    private func setAngle(_ attribute: String, _ word: Substring, of angles: inout PencilAngles) throws(ScriptError) -> Bool {
        switch attribute {
        case "altitude":
            let degrees = try number(word)
            guard degrees >= 0, degrees <= 90 else { throw error("\(word.quoted) is not an altitude from 0 to 90 degrees") }
            angles.altitude = degrees * .pi / 180
        case "azimuth": angles.azimuth = try number(word) * .pi / 180
        case "roll": angles.roll = try number(word) * .pi / 180
        default: return false
        }
        return true
    }

    private func pencilPlace(_ words: [Substring]) throws(ScriptError) -> PencilPlace {
        guard words.count > 1 else { throw error(ScriptUsage.message("hover")) }
        var result = PencilPlace(position: try point(words[0], words[1]))
        for word in words[2...] {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { throw error("unknown attribute \(word.quoted)") }
            if try setAngle(String(parts[0]), parts[1], of: &result.angles) { continue }
            guard parts[0] == "height" else { throw error("unknown attribute \(parts[0].quoted)") }
            result.height = min(max(try number(parts[1]), 0), 1)
        }
        return result
    }

    /// A sample of a touchpad by hand; returns whether it is one.
    private mutating func parsePhase(_ command: String, _ words: [Substring]) throws(ScriptError) -> Bool {
        let phases: [Substring: IndirectSample.Phase] = ["begin": .began, "update": .changed, "end": .ended, "cancel": .cancelled]
        guard let phase = phases[words[0]] else { return false }
        guard (words.count == 3) == (phase == .changed), words.count != 2, words.count < 4 else {
            throw error(ScriptUsage.message(command))
        }
        var movement = CGPoint.zero, scale = 1.0, turn = 0.0
        if phase == .changed, command == "scroll" {
            movement = try point(words[1], words[2])
        } else if phase == .changed {
            scale = try number(words[1])
            guard scale >= 0.001, scale <= 1000 else { throw error("\(words[1].quoted) is not a factor from 0.001 to 1000") }
            turn = try number(words[2]) * .pi / 180
        }
        append(.touchpad(command == "scroll" ? .scroll : .transform, phase, movement: movement, scale: scale, turn: turn))
        return true
    }

    private mutating func parseGlide(_ words: [Substring]) throws(ScriptError) {
        guard (words.count - 2) % 3 == 0 else { throw error(ScriptUsage.message("glide")) }
        let (duration, steps) = try pace(words, of: "glide")
        let first = glideTargets.count
        for index in stride(from: 2, to: words.count, by: 3) {
            let position = try point(words[index + 1], words[index + 2])
            glideTargets.append(GlideTarget(id: try identifier(words[index]), position: position))
        }
        append(.glide(duration: duration, steps: steps, targets: first..<glideTargets.count))
    }

    /// The duration in seconds and the number of steps that `MS HZ` stand for.
    private func pace(_ words: [Substring], of command: String) throws(ScriptError) -> (duration: Double, steps: Int) {
        let duration = try number(words[0]) / 1000, rate = try number(words[1])
        guard duration > 0, rate > 0 else { throw error("'\(command)' needs MS and HZ above 0") }
        guard duration * rate <= 1e9 else { throw error("'\(command)' of more than 1000000000 steps") }
        return (duration, max(1, Int((duration * rate).rounded(.toNearestOrEven))))
    }

    private mutating func parseMotion(_ words: [Substring], _ motion: ScriptMotion) throws(ScriptError) {
        let command = switch motion {
        case .scroll: "scroll"
        case .magnify: "magnify"
        case .turn: "turn"
        }
        let (duration, steps) = try pace(words, of: command)
        append(.motion(motion, duration: duration, steps: steps))
    }

    private mutating func parseButton(_ words: [Substring]) throws(ScriptError) {
        guard let button = ScriptWords.integer(words[0]), (1...32).contains(button) else {
            throw error("\(words[0].quoted) is not a button from 1 to 32")
        }
        append(.button(button, try action(words)))
    }

    private mutating func parseResize(_ words: [Substring]) throws(ScriptError) {
        guard let width = ScriptWords.integer(words[0]), let height = ScriptWords.integer(words[1]),
              ScriptLimits.sides.contains(width), ScriptLimits.sides.contains(height) else {
            throw error("'resize' takes a width and a height from 1 to \(ScriptLimits.sides.upperBound) pixels")
        }
        let scale = words.count > 2 ? try number(words[2]) : nil
        guard scale.map({ $0 >= 0.25 && $0 <= 16 }) ?? true else { throw error("\(words[2].quoted) is not a scale from 0.25 to 16") }
        append(.resize(PixelSize(width: width, height: height), scale: scale))
    }

    private mutating func parseRepeat(_ word: Substring) throws(ScriptError) {
        guard let count = ScriptWords.integer(word), count >= 0 else {
            throw error("\(word.quoted) is not how often to repeat")
        }
        guard open.count < ScriptLimits.nesting else {
            throw error("repeats nested deeper than \(ScriptLimits.nesting)")
        }
        open.append((commands.count, count))
        append(.loop(count: count, end: 0))
    }

    private mutating func parseEnd() throws(ScriptError) {
        guard let (index, count) = open.popLast() else { throw error("'end' without 'repeat'") }
        // What plays nothing is left out, so that the player always has something to do before it comes round again.
        guard count > 0, commands.count > index + 1 else {
            commands.removeSubrange(index...)
            return
        }
        commands[index].operation = .loop(count: count, end: commands.count)
        append(.endLoop)
    }
}

// MARK: Words

extension ScriptParser {
    private func number(_ word: Substring) throws(ScriptError) -> Double {
        guard let value = ScriptWords.number(word) else { throw error("\(word.quoted) is not a number") }
        return value
    }

    private func identifier(_ word: Substring) throws(ScriptError) -> Int32 {
        guard let value = ScriptWords.integer(word), value >= 0, let id = Int32(exactly: value) else {
            throw error("\(word.quoted) is not a touch id")
        }
        return id
    }

    private func point(_ x: Substring, _ y: Substring) throws(ScriptError) -> CGPoint {
        let point = CGPoint(x: try number(x), y: try number(y)), limit = ScriptLimits.coordinate
        guard abs(point.x) <= limit, abs(point.y) <= limit else {
            throw error("(\(x), \(y)) is further than \(Int(limit)) pixels away")
        }
        return point
    }

    /// Milliseconds as seconds.
    private func milliseconds(_ word: Substring) throws(ScriptError) -> Double {
        let value = try number(word)
        guard value >= 0 else { throw error("\(word.quoted) is less than no time") }
        return value / 1000
    }

    private func action(_ words: [Substring]) throws(ScriptError) -> KeyAction {
        guard words.count > 1 else { return .tap }
        guard let action = KeyAction(rawValue: String(words[1])) else {
            throw error("\(words[1].quoted) is none of tap, press and release")
        }
        return action
    }
}
