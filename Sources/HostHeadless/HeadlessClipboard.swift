import TouchHost

/// What was copied last.
struct HeadlessClipboard {
    private(set) var contents: [ClipboardContent] = []
    private(set) var changeCount = 0

    mutating func set(_ contents: [ClipboardContent]) {
        self.contents = contents
        changeCount += 1
    }
}
