#if Web
import Foundation
public import TouchHost

/// Browsers report their clipboard when a person pastes, and accept a text where they trust the page.
extension WebHost: ClipboardHost {
    private static let textType = "text/plain;charset=utf-8"

    public var clipboardChangeCount: Int { clipboard.changeCount }

    public func clipboardTypes() -> [String] { clipboard.contents.map(\.type) }

    public func clipboardContent(ofType type: String) -> [UInt8]? {
        for content in clipboard.contents where content.type == type { return content.bytes }
        return nil
    }

    public func setClipboard(_ contents: [ClipboardContent]) {
        clipboard.set(contents)
        guard let page = state.active, page.isVisible else { return }
        for content in contents where content.type.hasPrefix("text/plain") {
            if let text = String(validating: content.bytes, as: UTF8.self) { page.link.send(HostMessage.clipboard(text).bytes) }
            return
        }
    }

    /// A person pasted on a page.
    func paste(_ text: String, from page: Page) {
        guard state.mayType(page) else { return }
        clipboard.set([ClipboardContent(type: Self.textType, bytes: Array(text.utf8))])
        client?.hostDidChangeClipboard(self)
    }
}
#endif
