internal import GestureEngine

extension GestureTrace {
    /// A recognizer, as it was called when the decision was taken.
    public struct Party: Hashable, Sendable, CustomStringConvertible {
        /// Distinguishes recognizers of the same name: they are numbered in the order in which the trace met them, from 1.
        public let number: Int
        /// The recognizer's `name`, else a short form of its class with what it takes: "pan", "double tap", "swipe left".
        public let name: String
        /// The class of the view that it is attached to.
        public let view: String?
        /// The short form of its class: "tap" for a double tap too.
        package let kind: String
        /// The name of its view (``GestureTrace/name(of:)-(UIView)``).
        let viewName: String?
        /// Its place among those that would be called the same, from 1.
        fileprivate(set) var place = 1

        /// Its name, its view and, where another one is called so, its place: `pan on MapView`, `tap on UIView "Card" #2`.
        public var description: String { place > 1 ? "\(title) #\(place)" : title }

        /// The description without the place.
        package var title: String { viewName.map { "\(name) on \($0)" } ?? name }

        @MainActor init(_ recognizer: UIGestureRecognizer, number: Int) {
            self.number = number
            kind = Self.shortName(of: recognizer)
            name = recognizer.name ?? recognizer.nameInTraces(kind)
            view = recognizer.attachedView.map { GestureTrace.className($0) }
            viewName = recognizer.attachedView.map { GestureTrace.name(of: $0) }
        }

        /// Whether this is its name, alone or with its view's class or name.
        public func goes(by text: String) -> Bool { [name, description, title, on(view, name)].contains(text) }

        /// Whether it is of this kind, alone or with its view's class or name.
        package func isKind(_ text: String) -> Bool { [kind, on(view, kind), on(viewName, kind)].contains(text) }

        /// The names in `GestureConfiguration` of what a recognizer of this kind has to pass to begin.
        package var thresholdsToBegin: [String] {
            switch kind {
            case "pan", "screenEdgePan": ["panHysteresis"]
            case "pinch": ["pinchHysteresis"]
            case "rotation": ["rotationThreshold"]
            case "swipe": ["swipeMinPrimary"]
            case "longPress": ["longPressMinimumDuration"]
            default: []
            }
        }

        private func on(_ view: String?, _ name: String) -> String { view.map { "\(name) on \($0)" } ?? name }

        @MainActor private static func shortName(of recognizer: UIGestureRecognizer) -> String {
            let own = ObjectIdentifier(type(of: recognizer))
            if let known = shortNames[own] { return known }
            var name = GestureTrace.className(recognizer)
            if name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer") {
                name = String(name.dropFirst(2).dropLast("GestureRecognizer".count))
                name = name.prefix(1).lowercased() + name.dropFirst()
            }
            shortNames[own] = name
            return name
        }

        @MainActor private static var shortNames: [ObjectIdentifier: String] = [:]
    }

    /// The places of recognizers that are called the same: by their titles and their numbers in the process.
    struct Namesakes {
        private var places: [String: [Int: Int]] = [:]

        /// The party with its place, which it keeps from now on.
        mutating func meet(_ party: Party, _ number: Int) -> Party {
            let known = places[party.title], place = known?[number] ?? (known?.count ?? 0) + 1
            places[party.title, default: [:]][number] = place
            var party = party
            party.place = place
            return party
        }
    }

    // MARK: Names of objects

    /// The recognizer, as the sentences of this trace name it: `double tap on PhotoView`, `pan on UIView "Card"`. A recognizer that the trace
    /// has not met has the name that it would be given.
    public func name(of recognizer: UIGestureRecognizer) -> String { "\(parties([recognizer])[0])" }

    /// Recognizers as the sentences of a trace would name them that met them in this order (``name(of:)-(UIGestureRecognizer)``).
    public static func names(of recognizers: [UIGestureRecognizer]) -> [String] { parties(of: recognizers).map(\.description) }

    /// Recognizers as a trace would name them that met them in this order, without the numbers that it would give them: these are 0.
    public static func parties(of recognizers: [UIGestureRecognizer]) -> [Party] {
        var namesakes = Namesakes()
        return recognizers.map { namesakes.meet(Party($0, number: 0), $0.number) }
    }

    /// The view, as sentences name it: its class and, in quotation marks, its accessibility identifier, else its text or label:
    /// `UIButton "Save"`.
    public static func name(of view: UIView) -> String { name(of: view as UIResponder) }

    /// A responder goes by its class, a view also by its words.
    static func name(of responder: UIResponder) -> String {
        let name = className(responder)
        guard let words = (responder as? UIView).flatMap({ Surroundings.words(of: $0) }) else { return name }
        return "\(name)\(beforeWords)\(words)\""
    }

    /// The class in the name of a view. No class has a quotation mark in its name.
    package nonisolated static func className(inName name: String) -> String {
        name.firstRange(of: beforeWords).map { String(name[..<$0.lowerBound]) } ?? name
    }

    private nonisolated static var beforeWords: String { " \"" }
}
