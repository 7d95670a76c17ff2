#if X11
public import TouchHost

extension X11Host: ClipboardHost {
    public var clipboardChangeCount: Int { clipboard.changeCount }

    public func clipboardTypes() -> [String] { clipboard.types() }

    public func clipboardContent(ofType type: String) -> [UInt8]? { clipboard.content(ofType: type) }

    public func setClipboard(_ contents: [ClipboardContent]) { clipboard.set(contents) }
}
#endif
