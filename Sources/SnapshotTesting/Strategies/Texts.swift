public import Foundation

extension Snapshotting where Value == String, Format == String {
    /// A text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Compares texts line by line.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { reference, shown in
            LineDifference.text(reference, shown).map { ($0, [XCTAttachment(string: $0)]) }
        }
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes.
    public static var data: Snapshotting {
        Snapshotting(pathExtension: nil, diffing: Diffing(toData: { $0 }, fromData: { $0 }) { reference, shown in
            guard reference != shown else { return nil }
            return (reference.count == shown.count ? "\(shown.count) bytes as in the reference, but other ones" : "\(shown.count) bytes, and the reference has \(reference.count)", [])
        })
    }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` says.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

    /// All parts of a value, a line each, as `dump` has them but without addresses, and sorted.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// A value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// A value as an encoder of JSON writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting { encoded("json") { try encoder.encode($0) } }

    /// A value as a property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// A value as an encoder of property lists writes it.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting { encoded("plist") { try encoder.encode($0) } }

    private static func encoded(_ ending: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var result = SimplySnapshotting.lines.pullback { (value: Value) in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                return "it can't be encoded: \(error)"
            }
        }
        result.pathExtension = ending
        return result
    }
}

extension Snapshotting where Value == Any, Format == String {
    /// A value that JSON can have, with sorted keys.
    public static var json: Snapshotting {
        var result = SimplySnapshotting.lines.pullback { (value: Any) in
            guard JSONSerialization.isValidJSONObject(value), let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            else { return "it is nothing that JSON can have: \(value)" }
            return String(decoding: data, as: UTF8.self)
        }
        result.pathExtension = "json"
        return result
    }
}
