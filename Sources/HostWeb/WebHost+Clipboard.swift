#if Web
import Foundation
public import TouchHost

/// A clipboard that the app and its pages share: browsers report theirs when a person pastes, and accept a text where they trust the page.
extension WebHost: ClipboardHost {
    private static let textType = "text/plain;charset=utf-8"

    public func clipboardTypes() -> [String] { clipboard.map(\.type) }

    public func clipboardContent(ofType type: String) -> [UInt8]? {
        for content in clipboard where content.type == type { return content.bytes }
        return nil
    }

    public func setClipboard(_ contents: [ClipboardContent]) {
        change(contents)
        guard let page = active, page.isVisible else { return }
        for content in contents where content.type.hasPrefix("text/plain") {
            if let text = String(validating: content.bytes, as: UTF8.self) { page.link.send(HostMessage.clipboard(text).bytes) }
            return
        }
    }

    /// A person pasted on a page.
    func paste(_ text: String, from page: Page) {
        guard mayType(page) else { return }
        change([ClipboardContent(type: Self.textType, bytes: Array(text.utf8))])
        client?.hostDidChangeClipboard(self)
    }

    private func change(_ contents: [ClipboardContent]) {
        clipboard = contents
        clipboardChangeCount += 1
    }
}
#endif
