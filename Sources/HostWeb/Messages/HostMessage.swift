#if Web
import Foundation
import NIOCore
import TouchHost

/// What the host says to pages, as `Page/link.js` reads it.
enum HostMessage {
    /// Whether the page may touch, or another page does.
    case role(mayTouch: Bool)
    /// Asks for the page's next refresh.
    case tickRequest
    /// Asks whether the page is alive.
    case beat
    /// What text is requested, with the last edit that it takes into account.
    case textInput(TextInputRequest?, edit: UInt32)
    /// What was put on the clipboard.
    case clipboard(String)
    /// The app's name.
    case title(String)
    /// Milliseconds in which the phone's motor moves and rests, in turn.
    case vibrate([UInt16])

    /// Kinds of messages. ``TileStore`` writes the frames.
    enum Kind: UInt8 { case frame = 1, role, tickRequest, beat, textInput, clipboard, title, vibrate }

    /// Bytes of a text that are sent at most.
    private static let textBytes = 60_000

    var bytes: ByteBuffer {
        var buffer = ByteBuffer()
        switch self {
        case .role(let mayTouch):
            buffer.writeInteger(Kind.role.rawValue)
            buffer.writeInteger(UInt8(mayTouch ? 1 : 0))
        case .tickRequest:
            buffer.writeInteger(Kind.tickRequest.rawValue)
        case .beat:
            buffer.writeInteger(Kind.beat.rawValue)
        case .textInput(let request, let edit):
            buffer.writeInteger(Kind.textInput.rawValue)
            buffer.writeInteger(edit, endianness: .little)
            buffer.writeInteger(UInt8(request == nil ? 0 : 1))
            if let request { Self.write(request, to: &buffer) }
        case .clipboard(let text):
            buffer.writeInteger(Kind.clipboard.rawValue)
            Self.write(text, to: &buffer)
        case .title(let text):
            buffer.writeInteger(Kind.title.rawValue)
            Self.write(text, to: &buffer)
        case .vibrate(let pattern):
            buffer.writeInteger(Kind.vibrate.rawValue)
            buffer.writeInteger(UInt8(clamping: pattern.count))
            for time in pattern.prefix(255) { buffer.writeInteger(time, endianness: .little) }
        }
        return buffer
    }

    private static func write(_ request: TextInputRequest, to buffer: inout ByteBuffer) {
        buffer.writeInteger(UInt8(request.isMultiline ? 1 : 0) | request.help.rawValue << 1)
        for value in [request.caret.minX, request.caret.minY, request.caret.maxX, request.caret.maxY] {
            buffer.writeInteger(Int32(clamping: value), endianness: .little)
        }
        write(request.purpose.rawValue, to: &buffer)
        // A text too long to be sent is left out: the page then reports insertions and deletions all the same.
        let fits = request.text.utf8.count <= textBytes
        write(fits ? request.text : "", to: &buffer)
        for value in [request.selection.lowerBound, request.selection.upperBound] {
            buffer.writeInteger(UInt16(clamping: fits ? value : 0), endianness: .little)
        }
    }

    /// As much of the text as may be sent, by whole characters.
    private static func write(_ text: String, to buffer: inout ByteBuffer) {
        var end = text.utf8.index(text.startIndex, offsetBy: textBytes, limitedBy: text.endIndex) ?? text.endIndex
        while end < text.endIndex, UTF8.isContinuation(text.utf8[end]) { text.utf8.formIndex(before: &end) }
        let bytes = text.utf8[..<end]
        buffer.writeInteger(UInt16(bytes.count), endianness: .little)
        buffer.writeBytes(bytes)
    }
}
#endif
