internal import TouchHost

/// A place from which people paste what they copied.
///
/// The general one is the system's on hosts that have one, so that text and pictures go from program to program (R-TXT-19). Others are the
/// application's own and end with it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    private static let generalStore = GeneralPasteboardStore(name: Name.general.rawValue)
    private static var stores: [String: PasteboardStore] = [:]
    private static var lastUnique = 0
    /// Those of the application.
    static var names: [String] { Array(stores.keys) }

    private let store: PasteboardStore

    private init(_ store: PasteboardStore) {
        self.store = store
        super.init()
    }

    /// The one that all programs share.
    open class var general: UIPasteboard { UIPasteboard(generalStore) }

    /// The application's pasteboard of that name; `nil` when there is none and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        if pasteboardName == .general {
            self.init(Self.generalStore)
        } else if let store = Self.stores[pasteboardName.rawValue] {
            self.init(store)
        } else {
            guard create else { return nil }
            let store = PasteboardStore(name: pasteboardName.rawValue)
            Self.stores[pasteboardName.rawValue] = store
            self.init(store)
        }
    }

    /// A new pasteboard with a name that no other has.
    open class func withUniqueName() -> UIPasteboard {
        repeat { lastUnique += 1 } while stores["unique-\(lastUnique)"] != nil
        let store = PasteboardStore(name: "unique-\(lastUnique)")
        stores[store.name] = store
        return UIPasteboard(store)
    }

    /// Forgets a pasteboard of the application.
    open class func remove(withName pasteboardName: Name) {
        guard let store = stores.removeValue(forKey: pasteboardName.rawValue) else { return }
        store.items = []
        NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(store))
    }

    /// The name by which others find the pasteboard.
    open var name: Name { Name(rawValue: store.name) }
    /// Grows with each change, whatever program made it.
    open var changeCount: Int { store.changeCount }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.store === store }
    nonisolated open override var hash: Int { ObjectIdentifier(store).hashValue }

    // MARK: Items

    /// What is on it: for each thing its forms, by type. A value is a string, an URL, an image, a colour, or data.
    open var items: [[String: Any]] {
        get { store.items.map { item in Dictionary(item.map { ($0.type, $0.value) }) { first, _ in first } } }
        set { set(newValue.map(PasteboardItem.entries)) }
    }

    /// The number of items.
    open var numberOfItems: Int { store.items.count }
    /// Appends items: for each a dictionary of types and values.
    open func addItems(_ items: [[String: Any]]) { set(store.items + items.map(PasteboardItem.entries)) }
    /// Replaces all items.
    open func setItems(_ items: [[String: Any]]) { self.items = items }

    private func set(_ items: [[PasteboardEntry]]) {
        store.items = items
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The types of the first thing, the richest first.
    open var types: [String] { store.items.first?.map(\.type) ?? [] }
    /// Whether an item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { store.items.contains { $0.contains { pasteboardTypes.contains($0.type) } } }

    private func entry(_ type: String) -> PasteboardEntry? { store.items.first?.first { $0.type == type } }

    /// The first thing's form of that type as bytes.
    open func data(forPasteboardType pasteboardType: String) -> Data? { entry(pasteboardType)?.data }
    /// The first item's value of a type; `nil` without one.
    open func value(forPasteboardType pasteboardType: String) -> Any? { entry(pasteboardType)?.value }
    /// Replaces what is on it.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }
    /// Replaces all items by one value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    // MARK: Values

    private func all<Value>(_ read: (PasteboardEntry) -> Value?) -> [Value] { store.items.compactMap { $0.lazy.compactMap(read).first } }
    private func first<Value>(_ read: (PasteboardEntry) -> Value?) -> Value? { store.items.first?.lazy.compactMap(read).first }

    /// The first thing as text.
    open var string: String? {
        get { first(\.string) }
        set { items = newValue.map { [[PasteboardItem.text: $0]] } ?? [] }
    }
    /// The texts of all items that have one. Setting it replaces all items.
    open var strings: [String]? {
        get { store.items.isEmpty ? nil : all(\.string) }
        set { items = (newValue ?? []).map { [PasteboardItem.text: $0] } }
    }
    /// The URL of the first item. Setting it replaces all items.
    open var url: URL? {
        get { first(\.url) }
        set { items = newValue.map { [[PasteboardItem.url: $0, PasteboardItem.text: $0.absoluteString]] } ?? [] }
    }
    /// The URLs of all items that have one. Setting it replaces all items.
    open var urls: [URL]? {
        get { store.items.isEmpty ? nil : all(\.url) }
        set { items = (newValue ?? []).map { [PasteboardItem.url: $0, PasteboardItem.text: $0.absoluteString] } }
    }
    /// The picture of the first item. Setting it replaces all items.
    open var image: UIImage? {
        get { first(\.image) }
        set { items = newValue.map { [[PasteboardItem.png: $0]] } ?? [] }
    }
    /// The pictures of all items that have one. Setting it replaces all items.
    open var images: [UIImage]? {
        get { store.items.isEmpty ? nil : all(\.image) }
        set { items = (newValue ?? []).map { [PasteboardItem.png: $0] } }
    }
    /// The colour of the first item. Setting it replaces all items.
    open var color: UIColor? {
        get { first(\.color) }
        set { items = newValue.map { [[PasteboardItem.color: $0]] } ?? [] }
    }
    /// The colours of all items that have one. Setting it replaces all items.
    open var colors: [UIColor]? {
        get { store.items.isEmpty ? nil : all(\.color) }
        set { items = (newValue ?? []).map { [PasteboardItem.color: $0] } }
    }

    /// Whether there is text; no program is asked for it.
    open var hasStrings: Bool { has(PasteboardItem.texts) }
    /// Whether an item has a URL.
    open var hasURLs: Bool { has([PasteboardItem.url]) }
    /// Whether an item has a picture.
    open var hasImages: Bool { has(PasteboardItem.images) }
    /// Whether an item has a colour.
    open var hasColors: Bool { has([PasteboardItem.color]) }
    private func has(_ types: Set<String>) -> Bool { store.items.contains { $0.contains { types.contains($0.type) } } }

    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// The system's clipboard was changed by another program.
    static func generalChanged() { NotificationCenter.default.post(name: changedNotification, object: general) }
}
