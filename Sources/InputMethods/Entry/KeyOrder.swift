internal import HostKit
internal import TouchHost

/// Keys on their way through an input method, in the order in which they were pressed, and which of them the app has.
struct KeyOrder {
    struct Item {
        var key: KeyEvent
        var symbol: KeySymbol?
        var window: Int
    }

    /// Keys that were not handled yet.
    private(set) var waiting: ContiguousArray<Item> = []
    /// The key that the input method was asked about, and since when.
    private(set) var asked: (item: Item, since: Double)?
    /// The usages of keys that are down, and of keys whose press the app has.
    private var down: Set<Int> = []
    private var given: Set<Int> = []

    var isEmpty: Bool { waiting.isEmpty && asked == nil }

    mutating func append(_ item: Item) { waiting.append(item) }

    mutating func removeFirst() -> Item { waiting.removeFirst() }

    mutating func ask(since now: Double) -> Item? {
        guard asked == nil, !waiting.isEmpty else { return nil }
        let item = waiting.removeFirst()
        asked = (item, now)
        down.insert(item.key.usage)
        return item
    }

    /// The input method has answered, or is waited for no longer.
    mutating func takeAsked() -> Item? {
        defer { asked = nil }
        return asked?.item
    }

    /// A key as the app gets it: a repetition of a press that it has not got is a press, and it gets the releases of its presses alone.
    /// - Returns: `nil` for a release of a key that the input method took.
    mutating func give(_ key: KeyEvent) -> KeyEvent? {
        var key = key
        guard key.isPressed else {
            down.remove(key.usage)
            return given.remove(key.usage) == nil ? nil : key
        }
        down.insert(key.usage)
        if given.insert(key.usage).inserted { key.isRepeat = false }
        return key
    }

    /// A key that the input method passes on.
    /// - Returns: Its press, and its release where the key is not down itself.
    mutating func forward(_ key: KeyEvent) -> [KeyEvent] {
        guard key.isPressed else { return [] }
        if down.contains(key.usage) { return give(key).map { [$0] } ?? [] }
        var release = key
        (release.isPressed, release.characters, release.charactersIgnoringModifiers) = (false, "", "")
        return [key, release]
    }
}
