import Foundation
import TouchHost
import TouchScript

/// The words of one line, taken one by one.
struct SessionLine {
    struct Fault: Error {
        var reason: String
        init(_ reason: String) { self.reason = reason }
    }

    private var words: [Substring]
    private var index = 0

    init(_ text: String) { words = text.split(separator: " ", omittingEmptySubsequences: true) }

    mutating func next() -> Substring? {
        guard index < words.count else { return nil }
        defer { index += 1 }
        return words[index]
    }

    private var peek: Substring? { index < words.count ? words[index] : nil }

    func finish() throws(Fault) {
        if let word = peek { throw Fault("nothing is known of '\(String(word.prefix(40)).onOneLine)' here") }
    }

    // MARK: Values

    private mutating func word(_ what: String) throws(Fault) -> Substring {
        guard let word = next() else { throw Fault("\(what) is missing") }
        return word
    }

    private func shown(_ word: Substring) -> String { String(word.prefix(40)).onOneLine }

    mutating func integer(_ what: String) throws(Fault) -> Int { try integer(word(what), what) }

    private func integer(_ word: Substring, _ what: String) throws(Fault) -> Int {
        guard let value = Int(word) else { throw Fault("\(what) '\(shown(word))' is no whole number") }
        return value
    }

    /// Any number, also a number that is not finite: a host may have received such.
    mutating func number(_ what: String) throws(Fault) -> Double { try number(word(what), what) }

    private func number(_ word: Substring, _ what: String) throws(Fault) -> Double {
        guard let value = Double(word) else { throw Fault("\(what) '\(shown(word))' is no number") }
        return value
    }

    mutating func finite(_ what: String) throws(Fault) -> Double {
        let value = try number(what)
        guard value.isFinite, abs(value) < 1e12 else { throw Fault("\(what) \(value) is no time") }
        return value
    }

    mutating func quoted(_ what: String) throws(Fault) -> String { try quoted(word(what), what) }

    private func quoted(_ word: Substring, _ what: String) throws(Fault) -> String {
        guard let text = SessionWords.unquoted(word) else { throw Fault("\(what) '\(shown(word))' is wrongly quoted") }
        return text
    }

    mutating func size() throws(Fault) -> PixelSize {
        let word = try word("the size")
        guard let size = SessionWords.size(word) else { throw Fault("the size '\(shown(word))' is not WIDTHxHEIGHT, each 1 to \(PixelSize.largestSide)") }
        return size
    }

    mutating func scale() throws(Fault) -> Double {
        let scale = try number("the scale")
        guard scale >= 0.25, scale <= 16 else { throw Fault("the scale \(scale) is not between 0.25 and 16") }
        return scale
    }

    mutating func output() throws(Fault) -> Output {
        let name = try quoted("the output's name"), size = try size(), scale = try scale(), rate = try number("the refresh rate")
        guard rate > 0, rate <= 1000 else { throw Fault("the refresh rate \(rate) is not between 0 and 1000") }
        return Output(name: name, size: size, scale: scale, refreshRate: rate)
    }

    // MARK: Messages

    mutating func message() throws(Fault) -> SessionEntry.Message {
        let keyword = try word("what happened")
        switch keyword {
        case "frame": return .frame(try frame())
        case "key": return .key(try key())
        case "hover": return .hover(try hover())
        case "wheel": return .motion(try motion(.wheel))
        case "scroll": return .motion(try motion(.scroll))
        case "transform": return .motion(try motion(.transform))
        case "hold": return .motion(try motion(.hold))
        case "revision": return .revision(try revision())
        case "text": return .text(try text())
        case "geometry": return .geometry(try size(), scale: try scale())
        case "shown": return .visibility(true)
        case "hidden": return .visibility(false)
        case "focused": return .focus(true)
        case "unfocused": return .focus(false)
        case "outputs":
            var outputs: [Output] = []
            repeat { outputs.append(try output()) } while peek != nil && outputs.count < 64
            return .outputs(outputs)
        case "lost":
            let sides = [try integer("a side"), try integer("a side"), try integer("a side"), try integer("a side")]
            for side in sides where !(0...PixelSize.largestSide).contains(side) { throw Fault("the side \(side) is not between 0 and \(PixelSize.largestSide)") }
            return .lost(PixelRect(minX: sides[0], minY: sides[1], maxX: sides[2], maxY: sides[3]))
        case "idle": return .idle
        case "tick": return .tick(timestamp: try finite("the time of the refresh"))
        case "wake": return .wake
        case "drain": return .drain(isBusy: takeBusy())
        case "wait": return .wait(isBusy: takeBusy())
        case "close": return .close
        case "terminate": return .termination
        case "failed": return .failure(try quoted("the reason"))
        default: throw Fault("nothing is known that is called '\(shown(keyword))'")
        }
    }

    private mutating func takeBusy() -> Bool {
        guard peek == "busy" else { return false }
        index += 1
        return true
    }

    private mutating func frame() throws(Fault) -> TouchFrame {
        var frame = TouchFrame(timestamp: try finite("the frame's time"))
        while let (name, value) = takePair() {
            switch name {
            case "keys": frame.modifiers = try modifiers(value)
            case "buttons": frame.buttons = try integer(value, "the buttons")
            default: throw Fault("a frame has no '\(shown(name))'")
            }
        }
        while let word = peek, let sign = word.first, let phase = SessionWords.phase(sign) {
            index += 1
            guard frame.contacts.count < 256 else { throw Fault("the frame has more than 256 contacts") }
            frame.contacts.append(try contact(try integer(word.dropFirst(), "the contact"), phase, frame.timestamp))
        }
        return frame
    }

    private mutating func contact(_ id: Int, _ phase: Contact.Phase, _ timestamp: Double) throws(Fault) -> Contact {
        let position = try position()
        var contact = Contact(id: id, phase: phase, timestamp: timestamp, position: position)
        while let (name, value) = takePair() {
            switch name {
            case "tool": contact.tool = try tool(value)
            case "palm":
                guard value == "yes" || value == "hand" else { throw Fault("'\(shown(value))' is neither yes nor hand") }
                contact.isPalm = true
                contact.isHandOfPen = value == "hand"
            case "device": contact.device = try integer(value, "the device")
            case "time": contact.timestamp = try number(value, "the contact's time")
            case "radius": contact.majorRadius = try number(value, "the radius")
            case "force": contact.force = try number(value, "the force")
            case "altitude": contact.altitude = try number(value, "the altitude")
            case "azimuth": contact.azimuth = try number(value, "the azimuth")
            case "roll": contact.roll = try number(value, "the roll")
            case "awaiting": contact.awaiting = Contact.Properties(rawValue: try integer(value, "what is awaited"))
            case "report": contact.report = try integer(value, "the report")
            default: throw Fault("a contact has no '\(shown(name))'")
            }
        }
        return contact
    }

    private mutating func position() throws(Fault) -> CGPoint {
        CGPoint(x: try number("the place across"), y: try number("the place down"))
    }

    private mutating func key() throws(Fault) -> KeyEvent {
        let timestamp = try finite("the key's time"), direction = try word("down or up")
        guard direction == "down" || direction == "up" else { throw Fault("'\(shown(direction))' is neither 'down' nor 'up'") }
        var key = KeyEvent(timestamp: timestamp, usage: try integer("the key"), isPressed: direction == "down")
        guard (0...0xFFFF).contains(key.usage) else { throw Fault("the key \(key.usage) is not between 0 and 65535") }
        while let (name, value) = takePair() {
            switch name {
            case "types": key.characters = try quoted(value, "what it types")
            case "plain": key.charactersIgnoringModifiers = try quoted(value, "what it types")
            case "repeat":
                guard value == "yes" else { throw Fault("'\(shown(value))' is not yes") }
                key.isRepeat = true
            case "keys": key.modifiers = try modifiers(value)
            default: throw Fault("a key has no '\(shown(name))'")
            }
        }
        return key
    }

    private mutating func hover() throws(Fault) -> HoverSample {
        let timestamp = try finite("the time"), device = try integer("the device"), phase = try word("at or left")
        guard phase == "at" || phase == "left" else { throw Fault("'\(shown(phase))' is neither 'at' nor 'left'") }
        var hover = HoverSample(device: device, phase: phase == "at" ? .moved : .left, timestamp: timestamp, position: try position())
        while let (name, value) = takePair() {
            switch name {
            case "tool": hover.tool = try tool(value)
            case "height": hover.zOffset = try number(value, "the height")
            case "altitude": hover.altitude = try number(value, "the altitude")
            case "azimuth": hover.azimuth = try number(value, "the azimuth")
            case "roll": hover.roll = try number(value, "the roll")
            case "keys": hover.modifiers = try modifiers(value)
            case "buttons": hover.buttons = try integer(value, "the buttons")
            default: throw Fault("a hovering device has no '\(shown(name))'")
            }
        }
        return hover
    }

    private mutating func motion(_ kind: IndirectSample.Kind) throws(Fault) -> IndirectSample {
        let timestamp = try finite("the time"), device = try integer("the device")
        var phase = IndirectSample.Phase.changed
        if kind != .wheel {
            let word = try word("the phase")
            guard let named = SessionWords.motionPhase(word) else {
                throw Fault("'\(shown(word))' is none of began, changed, ended, cancelled")
            }
            phase = named
        }
        var motion = IndirectSample(device: device, kind: kind, phase: phase, timestamp: timestamp, position: try position())
        while let (name, value) = takePair() {
            switch name {
            case "across": motion.movement.x = try number(value, "the movement across")
            case "down": motion.movement.y = try number(value, "the movement down")
            case "scale": motion.scale = try number(value, "the scale")
            case "rotation": motion.rotation = try number(value, "the rotation")
            case "keys": motion.modifiers = try modifiers(value)
            default: throw Fault("a wheel or touchpad has no '\(shown(name))'")
            }
        }
        return motion
    }

    private mutating func revision() throws(Fault) -> ContactRevision {
        var revision = ContactRevision(report: try integer("the report"))
        var x: Double?, y: Double?
        while let (name, value) = takePair() {
            switch name {
            case "x": x = try number(value, "the place across")
            case "y": y = try number(value, "the place down")
            case "force": revision.force = try number(value, "the force")
            case "altitude": revision.altitude = try number(value, "the altitude")
            case "azimuth": revision.azimuth = try number(value, "the azimuth")
            case "roll": revision.roll = try number(value, "the roll")
            case "awaiting": revision.awaiting = Contact.Properties(rawValue: try integer(value, "what is awaited"))
            default: throw Fault("a revision has no '\(shown(name))'")
            }
        }
        if let x, let y { revision.position = CGPoint(x: x, y: y) }
        return revision
    }

    private mutating func text() throws(Fault) -> TextEdit {
        var edit = TextEdit()
        while let (name, value) = takePair() {
            switch name {
            case "before": edit.deleteBefore = try integer(value, "the length")
            case "after": edit.deleteAfter = try integer(value, "the length")
            case "commit": edit.commit = try quoted(value, "the text")
            case "preedit": edit.preedit = try quoted(value, "the text")
            case "selection":
                guard let range = SessionWords.range(value) else { throw Fault("'\(shown(value))' is no range, as in 0..2") }
                edit.preeditSelection = range
            default: throw Fault("a change of text has no '\(shown(name))'")
            }
        }
        return edit
    }

    // MARK: Pairs

    /// `name=value`, if that is what comes.
    private mutating func takePair() -> (Substring, Substring)? {
        guard let word = peek, let sign = word.firstIndex(of: "=") else { return nil }
        index += 1
        return (word[..<sign], word[word.index(after: sign)...])
    }

    private func tool(_ word: Substring) throws(Fault) -> Contact.Tool {
        guard let tool = SessionWords.tool(word) else { throw Fault("the tool '\(shown(word))' is none of finger, indirect, pencil, pointer") }
        return tool
    }

    private func modifiers(_ word: Substring) throws(Fault) -> KeyModifiers {
        guard let modifiers = SessionWords.modifiers(word) else {
            throw Fault("'\(shown(word))' names others than capslock, shift, control, alt, super, keypad")
        }
        return modifiers
    }
}
