internal import InterfaceFiles

extension NibFile {
    /// The attributes of a gesture recognizer as values for its `init(coder:)` (R-NIB-6).
    func readRecognizer(_ element: InterfaceElement, into decoder: NibDecoder) {
        for key in ["enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "requiresExclusiveTouchType"] {
            decoder.set(key, element.flag(key))
        }
        for key in ["numberOfTapsRequired", "numberOfTouchesRequired", "minimumNumberOfTouches", "maximumNumberOfTouches"] {
            decoder.set(key, element.integer(key))
        }
        for key in ["minimumPressDuration", "allowableMovement", "scale", "rotation"] { decoder.set(key, element.number(key)) }
        decoder.set("name", element["name"])
        if let direction = element["direction"] {
            let names = direction.split { !$0.isLetter }.map(String.init)
            let directions = names.compactMap { Self.directions[$0] }
            if directions.isEmpty { note("direction \(direction)", element, "'\(direction)' is no direction") }
            decoder.set("direction", Int(bitPattern: UISwipeGestureRecognizer.Direction(directions).rawValue))
        }
        if let edges = element.child(key: "edges") {
            var result: UIRectEdge = []
            for (name, edge) in Self.edges where edges.flag(name) == true { result.insert(edge) }
            decoder.set("edges", Int(bitPattern: result.rawValue))
        }
    }

    private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
    ]
    private static let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
}
