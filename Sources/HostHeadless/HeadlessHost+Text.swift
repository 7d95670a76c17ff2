public import TouchHost

/// A clipboard that only this process sees, and text that comes otherwise than by keys.
extension HeadlessHost: ClipboardHost {
    public var clipboardChangeCount: Int { clipboard.changeCount }
    public func clipboardTypes() -> [String] { clipboard.contents.map(\.type) }
    public func clipboardContent(ofType type: String) -> [UInt8]? { clipboard.contents.first { $0.type == type }?.bytes }
    public func setClipboard(_ contents: [ClipboardContent]) { clipboard.set(contents) }

    /// Another program copies something.
    public func copyElsewhere(_ contents: [ClipboardContent]) {
        clipboard.set(contents)
        client?.hostDidChangeClipboard(self)
        settle()
    }

    /// An input method, or a keyboard that the system shows on the screen, enters text.
    public func send(_ edit: TextEdit) {
        if let surface { client?.surface(surface, didReceive: edit) }
        settle()
    }
}

extension HeadlessSurface: TextInputSurface {
    public func setTextInput(_ request: TextInputRequest?) { textInput = request }
}
