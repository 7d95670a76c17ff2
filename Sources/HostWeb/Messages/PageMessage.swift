#if Web
import Foundation
import TouchHost

/// What a page says in one binary message of its WebSocket, as `Page/link.js` writes it.
///
/// Reading one is a pure function of its bytes. Whatever they are, the answer is a message within ``PageLimits`` or ``MalformedMessage``.
enum PageMessage: Equatable, Sendable {
    /// The page's size, or whether it can be seen, has changed. The first message of a page.
    case view(PageView)
    case samples(PageSamples)
    /// The frame of that number is on the page.
    case shown(frame: UInt32)
    /// The refresh that was asked for has come.
    case tick(now: Double)
    case key(PageKey)
    /// Text was entered. The number counts the page's edits.
    case edit(TextEdit, number: UInt32)
    /// The person pasted this.
    case pasted(String)
    /// The page is alive.
    case beat
    /// A wheel was turned, or fingers do something on a touchpad.
    case motion(PageMotion)
    /// A random number of the page, which it keeps when it connects again.
    case identity(UInt64)

    init(_ bytes: UnsafeRawBufferPointer) throws(MalformedMessage) {
        guard bytes.count <= PageLimits.messageBytes else { throw MalformedMessage("it has more than \(PageLimits.messageBytes) bytes") }
        var reader = ByteReader(bytes)
        switch try reader.take(UInt8.self) {
        case 1: self = .view(try PageView(&reader))
        case 2: self = .samples(try PageSamples(&reader))
        case 3: self = .shown(frame: try reader.take())
        case 4: self = .tick(now: try reader.takeTime())
        case 5: self = .key(try PageKey(&reader))
        case 6:
            let number: UInt32 = try reader.take()
            self = .edit(try TextEdit(&reader), number: number)
        case 7: self = .pasted(try reader.takeText(upTo: PageLimits.textBytes))
        case 8: self = .beat
        case 9: self = .motion(try PageMotion(&reader))
        case 10: self = .identity(try reader.take())
        case let kind: throw MalformedMessage("its kind \(kind) is unknown")
        }
        guard reader.isAtEnd else { throw MalformedMessage("it goes on after its end") }
    }
}

/// The room that a page has for the app.
struct PageView: Equatable, Sendable {
    /// In the page's own pixels.
    var size: PixelSize
    /// Pixels a point.
    var scale: Double
    var isVisible: Bool

    init(size: PixelSize, scale: Double, isVisible: Bool) {
        self.size = size
        self.scale = scale
        self.isVisible = isVisible
    }

    init(_ reader: inout ByteReader) throws(MalformedMessage) {
        let width = Int(try reader.take(UInt16.self)), height = Int(try reader.take(UInt16.self))
        let scale = try reader.takeNumber("the scale", upTo: 100)
        guard width > 0, height > 0, scale > 0 else { throw MalformedMessage("the size or the scale is 0") }
        isVisible = try reader.take(UInt8.self) & 1 != 0
        // Beyond what there is memory for, each pixel of the app covers several of the page.
        let shrink = min(1, (Double(PageLimits.pixels) / Double(width * height)).squareRoot(),
                         Double(PixelSize.largestSide) / Double(max(width, height)))
        size = PixelSize(width: max(1, Int(Double(width) * shrink)), height: max(1, Int(Double(height) * shrink)))
        self.scale = min(max(scale * shrink, 0.25), 16)
    }
}

/// A key that went down or up.
struct PageKey: Equatable, Sendable {
    /// In seconds of the page's clock.
    var time: Double
    var now: Double
    var isPressed: Bool
    var modifiers: KeyModifiers
    /// The key's place, as `KeyboardEvent.code` names it.
    var code: String
    /// What it types; empty for keys that type nothing.
    var characters: String
    /// Whether it was down already, and is sent again because it is held.
    var isRepeat: Bool

    init(time: Double, now: Double, isPressed: Bool, modifiers: KeyModifiers, code: String, characters: String, isRepeat: Bool = false) {
        self.time = time
        self.now = now
        self.isPressed = isPressed
        self.modifiers = modifiers
        self.code = code
        self.characters = characters
        self.isRepeat = isRepeat
    }

    init(_ reader: inout ByteReader) throws(MalformedMessage) {
        now = try reader.takeTime()
        time = try reader.takeTime()
        let state = try reader.take(UInt8.self)
        isPressed = state & 1 != 0
        isRepeat = state & 3 == 3
        modifiers = KeyModifiers(page: try reader.take())
        code = try reader.takeText(upTo: 32)
        characters = try reader.takeText(upTo: 32)
    }
}

extension KeyModifiers {
    /// From the bits in which pages send them.
    init(page bits: UInt8) {
        self = []
        if bits & 1 != 0 { insert(.shift) }
        if bits & 2 != 0 { insert(.control) }
        if bits & 4 != 0 { insert(.alternate) }
        if bits & 8 != 0 { insert(.command) }
        if bits & 16 != 0 { insert(.capsLock) }
    }
}

extension TextEdit {
    init(_ reader: inout ByteReader) throws(MalformedMessage) {
        let before = Int(try reader.take(UInt16.self)), after = Int(try reader.take(UInt16.self))
        let commit = try reader.takeText(upTo: PageLimits.textBytes)
        let preedit = try reader.takeText(upTo: PageLimits.textBytes)
        let start = Int(try reader.take(UInt16.self)), end = Int(try reader.take(UInt16.self))
        guard start <= end, end <= preedit.utf16.count else { throw MalformedMessage("a selection is not in its text") }
        self.init(deleteBefore: before, deleteAfter: after, commit: commit, preedit: preedit,
                  preeditSelection: preedit.isEmpty ? nil : start..<end)
    }
}
#endif
