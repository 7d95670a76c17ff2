/// Finds what was set of an object that stands for its class and can't be set for all of it (R-APR-4).
@MainActor
enum StraySettings {
    /// The keys of archives under which an object has something else than another of its class.
    static func differences(_ object: NSObject, _ twin: NSObject) -> Set<String> {
        let own = ArchiveNotes.take(object), expected = ArchiveNotes.take(twin)
        return Set(own.filter { $0.value != expected[$0.key] }.keys).union(expected.keys.filter { own[$0] == nil })
    }
}

/// Notes what an object puts into an archive, in words.
private final class ArchiveNotes: NSCoder {
    private var notes: [String: String] = [:]

    @MainActor static func take(_ object: NSObject) -> [String: String] {
        let coder = ArchiveNotes()
        (object as? any NSCoding)?.encode(with: coder)
        return coder.notes
    }

    override var allowsKeyedCoding: Bool { true }

    override func encode(_ object: Any?, forKey key: String) {
        switch object {
        // Views and layouts are described by their addresses, which differ between twins.
        case let value as any CustomStringConvertible where !(value is _InstantiableObject || value is [_InstantiableObject]): notes[key] = value.description
        default: notes[key] = object == nil ? "nil" : "an object"
        }
    }
    override func encodeConditionalObject(_ object: Any?, forKey key: String) {}
    override func encode(_ value: Bool, forKey key: String) { notes[key] = "\(value)" }
    override func encode(_ value: Int, forKey key: String) { notes[key] = "\(value)" }
    override func encode(_ value: Int32, forKey key: String) { notes[key] = "\(value)" }
    override func encode(_ value: Int64, forKey key: String) { notes[key] = "\(value)" }
    override func encode(_ value: Float, forKey key: String) { notes[key] = "\(value)" }
    override func encode(_ value: Double, forKey key: String) { notes[key] = "\(value)" }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) { notes[key] = "\(length) bytes" }
}
