/// Which values an observer is called with, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value after the change.
    public static let new = Self(rawValue: 1)
    /// The value before the change.
    public static let old = Self(rawValue: 2)
    /// One call at once, with the present value if ``new`` is asked for.
    public static let initial = Self(rawValue: 4)
    /// Another call before each change.
    public static let prior = Self(rawValue: 8)
}

/// What happened to an observed property. Collections that change in parts are not observed here, so it is always ``setting``.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
}

/// The keys of the dictionary that an observer by name is called with.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An `NSNumber` of ``NSKeyValueChange``.
    public static let kindKey = Self(rawValue: "kind")
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
    /// True in the call before the change; else it is absent.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// `nil` unless ``NSKeyValueObservingOptions/new`` was asked for, and before the change.
    public let newValue: Value?
    /// `nil` unless ``NSKeyValueObservingOptions/old`` was asked for, and in the first call of ``NSKeyValueObservingOptions/initial``.
    public let oldValue: Value?
    /// Whether the property is about to change.
    public let isPrior: Bool
}
