/// The values of one element of a nib file, as `init(coder:)` asks for them.
///
/// The keys are those that the classes' `encode(with:)` write. A class of the app that asks for others finds nothing.
final class NibDecoder: NSCoder, ControllerSceneCoder {
    private var values: [String: Any] = [:]
    /// Makes the views inside, when the view's own initializer asks for them.
    private var subviews: (@MainActor () -> [UIView])?
    /// Of a storyboard's view controller: where it comes from.
    nonisolated(unsafe) var scene: (any ControllerScene)?

    func set(_ key: String, _ value: Any?) {
        if let value { values[key] = value }
    }

    func setSubviews(_ make: @escaping @MainActor () -> [UIView]) { subviews = make }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { false }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil || (key == "subviews" && subviews != nil) }

    override func decodeObject(forKey key: String) -> Any? {
        guard key == "subviews", let subviews else { return values[key] }
        return MainActor.assumeIsolated { Kept(subviews()) }.value
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }
    override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? (values[key] as? Int).map(Double.init) ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
    override func decodeInteger(forKey key: String) -> Int {
        values[key] as? Int ?? (values[key] as? Double).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
    }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

    // A nib has no values without keys.
    override func decodeObject() -> Any? { nil }
    override func decodeData() -> Data? { nil }
    override func decodeValue(ofObjCType type: UnsafePointer<CChar>, at data: UnsafeMutableRawPointer) {}
    override func version(forClassName className: String) -> Int { 0 }

    /// Views belong to the main thread, on which nibs are loaded.
    private struct Kept: @unchecked Sendable {
        let value: [UIView]
        init(_ value: [UIView]) { self.value = value }
    }
}
