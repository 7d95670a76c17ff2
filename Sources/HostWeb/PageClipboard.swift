#if Web
import TouchHost

/// A clipboard that the app and its pages share.
struct PageClipboard {
    private(set) var contents: [ClipboardContent] = []
    private(set) var changeCount = 0

    mutating func set(_ contents: [ClipboardContent]) {
        self.contents = contents
        changeCount += 1
    }
}
#endif
