internal import TouchHost

/// What is on one pasteboard.
@MainActor
class PasteboardStore {
    let name: String
    private var contents: [[PasteboardEntry]] = []
    private var count = 0

    init(name: String) { self.name = name }

    var items: [[PasteboardEntry]] {
        get { contents }
        set {
            contents = newValue
            count += 1
        }
    }

    var changeCount: Int { count }
}

/// The one that is the system's, where the host has one. Other programs get the first thing only; the application itself gets back all of
/// what it put there, until another program changes it.
final class GeneralPasteboardStore: PasteboardStore {
    /// The host's count after what this application put there itself, and which host: not its address, which another one may get.
    private var ownCount = 0
    private weak var ownHost: (any ClipboardHost)?

    private var host: (any ClipboardHost)? { Surroundings.clipboard }

    override var changeCount: Int { host?.clipboardChangeCount ?? super.changeCount }

    override var items: [[PasteboardEntry]] {
        get {
            guard let host else { return super.items }
            if ownHost === host, ownCount == host.clipboardChangeCount { return super.items }
            var known: Set<String> = []
            let entries = host.clipboardTypes().compactMap { media -> PasteboardEntry? in
                let type = PasteboardItem.type(ofMedia: media)
                guard known.insert(type).inserted else { return nil }
                return PasteboardEntry(type: type, bytes: { [weak host] in host?.clipboardContent(ofType: media).map { Data($0) } })
            }
            return entries.isEmpty ? [] : [entries]
        }
        set {
            super.items = newValue
            guard let host else { return }
            host.setClipboard((newValue.first ?? []).compactMap { entry in
                entry.data.map { ClipboardContent(type: PasteboardItem.mediaType(of: entry.type), bytes: Array($0)) }
            })
            ownHost = host
            ownCount = host.clipboardChangeCount
        }
    }
}
