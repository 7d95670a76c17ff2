internal import InterfaceFiles

/// What a file says of objects for people who don't see them (R-NIB-18).
extension NibFile {
    @MainActor func describe(_ object: AnyObject, by element: InterfaceElement) {
        let label = element.string("label"), hint = element.string("hint"), identifier = element["identifier"]
        let traits = element.child(key: "traits").map(traits)
        if let item = object as? UIBarItem {
            if let label { item.accessibilityLabel = label }
            if let hint { item.accessibilityHint = hint }
            if let identifier { item.accessibilityIdentifier = identifier }
            if let traits { item.accessibilityTraits = traits }
        } else if let responder = object as? UIResponder {
            if let label { responder.accessibilityLabel = label }
            if let hint { responder.accessibilityHint = hint }
            if let identifier { responder.accessibilityIdentifier = identifier }
            if let traits { responder.accessibilityTraits = traits }
            if let value = element.child(key: "isElement")?.flag("value") { responder.isAccessibilityElement = value }
        }
    }

    private func traits(_ element: InterfaceElement) -> UIAccessibilityTraits {
        Self.traits.reduce(into: []) { if element.flag($1.0) == true { $0.insert($1.1) } }
    }

    private static let traits: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("staticText", .staticText), ("searchField", .searchField),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("header", .header), ("tabBar", .tabBar),
    ]
}
