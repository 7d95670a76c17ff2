#if Wayland
public import TouchHost

extension WaylandHost: ClipboardHost {
    public var clipboardChangeCount: Int { seats.first?.clipboard?.changeCount ?? 0 }

    public func clipboardTypes() -> [String] { seats.first?.clipboard?.types ?? [] }

    public func clipboardContent(ofType type: String) -> [UInt8]? { seats.first?.clipboard?.content(ofType: type) }

    public func setClipboard(_ contents: [ClipboardContent]) { seats.first?.clipboard?.set(contents) }
}
#endif
