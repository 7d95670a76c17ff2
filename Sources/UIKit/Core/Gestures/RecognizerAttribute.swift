/// A property of recognizers that archives, storyboards, scenarios and tools know by its name.
///
/// Each property has one row, in the table of its class (``UIGestureRecognizer/attributes``). A property with a row is read from archives and
/// storyboards (R-NIB-6, R-GR-60), set and compared by scenarios, and shown, changed and exported by the inspector.
package struct RecognizerAttribute: Sendable {
    /// What values there are, and within what limits tools accept them. Archives are not limited: the property itself says what it does with a value.
    package enum Kind: Sendable {
        case flag
        case count(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        case seconds(ClosedRange<Double>)
        /// Any of several bits, each with a name. A name of several bits stands for all of them.
        case options([(name: String, bits: Int)])
    }

    package enum Value: Hashable, Sendable {
        case flag(Bool)
        case count(Int)
        case number(Double)
        case options(Int)
    }

    /// As the property is called.
    package let name: String
    /// As archives and storyboards call it.
    let key: String
    package let kind: Kind
    /// Whether it is a result of the gesture, such as a scale, and not a setting: the end of an attempt resets it.
    package let isOfAttempt: Bool
    /// Returns the value; `nil` for a recognizer that does not have the property.
    package let get: @MainActor @Sendable (AnyObject) -> Value?
    /// Sets the value. Nothing happens to a recognizer that does not have the property, or with a value of another kind.
    package let set: @MainActor @Sendable (AnyObject, Value) -> Void

    private init<Owner: AnyObject, Stored>(
        _ name: String, _ key: String?, _ kind: Kind, isOfAttempt: Bool = false, _ wrap: @escaping @Sendable (Stored) -> Value,
        _ unwrap: @escaping @Sendable (Value) -> Stored?, _ get: @escaping @MainActor @Sendable (Owner) -> Stored,
        _ set: @escaping @MainActor @Sendable (Owner, Stored) -> Void
    ) {
        (self.name, self.key, self.kind, self.isOfAttempt) = (name, key ?? name, kind, isOfAttempt)
        self.get = { recognizer in (recognizer as? Owner).map { wrap(get($0)) } }
        self.set = { recognizer, value in
            if let recognizer = recognizer as? Owner, let value = unwrap(value) { set(recognizer, value) }
        }
    }
}

// MARK: - Rows

extension RecognizerAttribute {
    static func flag<Owner: AnyObject>(
        _ name: String, key: String? = nil, _ get: @escaping @MainActor @Sendable (Owner) -> Bool, _ set: @escaping @MainActor @Sendable (Owner, Bool) -> Void
    ) -> RecognizerAttribute {
        RecognizerAttribute(name, key, .flag, { .flag($0) }, { if case .flag(let flag) = $0 { flag } else { nil } }, get, set)
    }

    static func count<Owner: AnyObject>(
        _ name: String, _ range: ClosedRange<Int>, _ get: @escaping @MainActor @Sendable (Owner) -> Int, _ set: @escaping @MainActor @Sendable (Owner, Int) -> Void
    ) -> RecognizerAttribute {
        RecognizerAttribute(name, nil, .count(range), { .count($0) }, { if case .count(let count) = $0 { count } else { nil } }, get, set)
    }

    /// - Parameter kind: Of numbers, or of seconds.
    static func number<Owner: AnyObject>(
        _ name: String, _ kind: Kind, isOfAttempt: Bool = false, _ get: @escaping @MainActor @Sendable (Owner) -> Double,
        _ set: @escaping @MainActor @Sendable (Owner, Double) -> Void
    ) -> RecognizerAttribute {
        RecognizerAttribute(name, nil, kind, isOfAttempt: isOfAttempt, { .number($0) }, { if case .number(let number) = $0 { number } else { nil } }, get, set)
    }

    static func options<Owner: AnyObject>(
        _ name: String, _ names: [(String, Int)], _ get: @escaping @MainActor @Sendable (Owner) -> Int, _ set: @escaping @MainActor @Sendable (Owner, Int) -> Void
    ) -> RecognizerAttribute {
        RecognizerAttribute(name, nil, .options(names.map { (name: $0.0, bits: $0.1) }), { .options($0) },
                            { if case .options(let bits) = $0 { bits } else { nil } }, get, set)
    }
}

// MARK: - Options by their names

extension RecognizerAttribute {
    /// The bits of several names; `nil` when one of them is not known.
    package static func bits(of words: [String], in names: [(name: String, bits: Int)]) -> Int? {
        var result = 0
        for word in words {
            guard let bits = names.first(where: { $0.name == word })?.bits else { return nil }
            result |= bits
        }
        return result
    }

    /// The names of bits, without those that stand for several.
    package static func words(of bits: Int, in names: [(name: String, bits: Int)]) -> [String] {
        names.filter { $0.bits.nonzeroBitCount == 1 && bits & $0.bits != 0 }.map(\.name)
    }
}
