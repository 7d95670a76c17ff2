#if X11
import CXCB
import TouchHost

/// What the clipboard holds: our own content, or what is known of another program's.
struct X11Clipboard {
    /// Is never visible; owns the selection and receives what others send. 0 until it is needed.
    var window: xcb_window_t = 0
    var isOwner = false
    /// What is offered while we are the owner.
    var contents: [ClipboardContent] = []
    var changeCount = 0
    /// When the selection became ours, on the server's clock.
    var ownedSince: xcb_timestamp_t = 0
    /// What the other program has, asked for once a change.
    var foreignTypes: (count: Int, types: [String])?
    /// Content on its way to other programs, piece by piece.
    var transfers: [Transfer] = []
    /// What is being waited for.
    var awaited = Awaited()

    struct Awaited {
        /// The answer to a question for the content: the property that has it, 0 for a refusal.
        var answer: xcb_atom_t?
        /// Whether another piece has been put into our property.
        var hasPiece = false
        /// The server's time, as it stamped a change of ours.
        var time: xcb_timestamp_t?
    }

    /// One content that is too long for one message.
    struct Transfer {
        let requestor: xcb_window_t
        let property: xcb_atom_t
        let type: xcb_atom_t
        let bytes: [UInt8]
        var sent = 0
        /// When the other program took the last piece.
        var time: Double
    }

    // What a program that asks too much, or offers too much, gets.
    static let maximumTransfers = 16
    static let maximumTypes = 256
    static let maximumBytes = 64 << 20
    /// Seconds without progress until the other program is given up, and seconds that a long content may take in all.
    static let patience = 1.0
    static let longest = 5.0
    /// Seconds after which a transfer that no program takes is forgotten.
    static let transferPatience = 10.0

    static let text = "text/plain;charset=utf-8"

    /// The content for a type that another program asks for by its old name or its new one.
    func content(named name: String) -> [UInt8]? {
        switch name {
        case "UTF8_STRING", "text/plain": contents.first { $0.type == Self.text || $0.type == "text/plain" }?.bytes
        case "STRING": contents.first { $0.type == Self.text }.flatMap { Self.latin($0.bytes) }
        default: contents.first { $0.type == name }?.bytes
        }
    }

    /// The names of what is offered.
    var names: [String] {
        let types = contents.map(\.type)
        guard types.contains(Self.text) else { return types }
        return types + ["UTF8_STRING", "text/plain"].filter { !types.contains($0) } + (content(named: "STRING") == nil ? [] : ["STRING"])
    }

    /// Text in Latin-1, if it can be written in it.
    private static func latin(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            guard scalar.value < 256 else { return nil }
            result.append(UInt8(scalar.value))
        }
        return result
    }

    /// The media types behind the names that another program offers, in its order.
    static func types(_ names: [String]) -> [String] {
        var types: [String] = []
        for name in names {
            let type = switch name {
            case "UTF8_STRING": text
            case "STRING", "TEXT": "text/plain"
            default: name
            }
            // A name without a stroke is not a media type but a word between programs.
            if type.contains("/"), !types.contains(type) { types.append(type) }
        }
        if types.contains(text) { types.removeAll { $0 == "text/plain" } }
        return types
    }
}
#endif
