/// A way from the app to elements, which is gone once more at each use.
@MainActor
struct Search {
    /// As a test writes it, for messages.
    let text: String
    /// The type that was asked for last.
    let type: XCUIElement.ElementType?
    /// Where the test began it.
    let place: SourcePlace
    let find: @MainActor () -> [ElementNode]

    init(text: String, type: XCUIElement.ElementType? = nil, place: SourcePlace, find: @escaping @MainActor () -> [ElementNode]) {
        (self.text, self.type, self.place, self.find) = (text, type, place, find)
    }

    /// A search that begins with the elements that were found.
    func then(_ words: String, _ type: XCUIElement.ElementType?, at place: SourcePlace? = nil, _ step: @escaping @MainActor ([ElementNode]) -> [ElementNode]) -> Search {
        Search(text: text + words, type: type, place: place ?? self.place) { [find] in step(find()) }
    }

    func descendants(_ type: XCUIElement.ElementType) -> Search {
        then(".\(type.plural)", type) { found in Self.eachOnce(found.flatMap(\.descendants)).filter { type == .any || $0.elementType == type } }
    }

    func children(_ type: XCUIElement.ElementType) -> Search {
        then(".children(matching: .\(type))", type) { found in Self.eachOnce(found.flatMap(\.children)).filter { type == .any || $0.elementType == type } }
    }

    /// An element in two of those that were found is found twice.
    private static func eachOnce(_ nodes: [ElementNode]) -> [ElementNode] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
