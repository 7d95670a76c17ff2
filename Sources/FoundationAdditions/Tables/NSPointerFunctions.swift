/// How tables keep and compare what is in them.
public enum NSPointerFunctions {
    /// The kinds of keeping and comparing.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Retained; the default.
        public static var strongMemory: Options { [] }
        /// Not retained: what is gone is no longer in the table.
        public static let weakMemory = Options(rawValue: 5)
        /// Equal objects are one; the default.
        public static var objectPersonality: Options { [] }
        /// An object is only itself.
        public static let objectPointerPersonality = Options(rawValue: 0x200)
        /// What is put in is copied.
        public static let copyIn = Options(rawValue: 0x10000)
    }
}

extension NSPointerFunctions.Options {
    var isWeak: Bool { contains(.weakMemory) }
    var isByIdentity: Bool { contains(.objectPointerPersonality) }
}
