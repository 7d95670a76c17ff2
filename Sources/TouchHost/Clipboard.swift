/// One form of what is on a clipboard.
public struct ClipboardContent: Equatable, Sendable {
    /// A MIME type, as `text/plain;charset=utf-8` or `image/png`.
    public var type: String
    /// The data.
    public var bytes: [UInt8]

    /// Makes content of a MIME type.
    public init(type: String, bytes: [UInt8]) {
        self.type = type
        self.bytes = bytes
    }
}

/// A host whose system has a clipboard that programs share.
@preconcurrency @MainActor
public protocol ClipboardHost: DisplayHost {
    /// Grows by one with each change of the clipboard, whatever program made it.
    var clipboardChangeCount: Int { get }
    /// The MIME types in which the content can be had, the richest first; empty for an empty clipboard.
    func clipboardTypes() -> [String]
    /// The content in one form. The program that has it is waited for, a second at most.
    /// - Returns: `nil` when there is none, or it did not come in time.
    func clipboardContent(ofType type: String) -> [UInt8]?
    /// Offers one content in several forms; nothing empties the clipboard.
    func setClipboard(_ contents: [ClipboardContent])
}
