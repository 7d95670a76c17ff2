public import Foundation

/// A value that says itself how a dump shows it.
public protocol AnySnapshotStringConvertible {
    /// Whether its parts follow.
    static var renderChildren: Bool { get }
    /// What stands for it.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// Its parts do not follow.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// In quotes.
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    /// In quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// In quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// How many bytes it has.
    public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
    /// As in ISO 8601, of Greenwich.
    public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension URL: AnySnapshotStringConvertible {
    /// The address.
    public var snapshotDescription: String { absoluteString }
}

extension NSObject: AnySnapshotStringConvertible {
    /// Its description without addresses.
    public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

/// The parts of a value, a line each.
enum ValueDump {
    /// Objects may be in circles.
    private static let mostLevels = 64

    static func text(_ value: Any) -> String {
        var lines: [String] = []
        add(value, nil, 0, &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    static func withoutAddresses(_ text: String) -> String { text.replacing(/:?\s*0x[0-9a-f]+(\s*)/) { $0.output.1 } }

    private static func add(_ value: Any, _ name: String?, _ level: Int, _ lines: inout [String]) {
        let mirror = Mirror(reflecting: value), (words, parts) = described(value, mirror)
        let indent = String(repeating: " ", count: 2 * level), label = name.map { "\($0): " } ?? ""
        guard level < mostLevels else { return lines.append("\(indent)- \(label)…") }
        lines.append("\(indent)\(parts.isEmpty ? "-" : "▿") \(label)\(words)")
        for part in parts { add(part.value, part.label, level + 1, &lines) }
    }

    private static func described(_ value: Any, _ mirror: Mirror) -> (words: String, parts: [Mirror.Child]) {
        let children = Array(mirror.children), count = children.count
        func sorted() -> [Mirror.Child] {
            children.map { child in (text(child.value), child) }.sorted { $0.0 < $1.0 }.map(\.1)
        }
        func counted(_ single: String, _ several: String) -> String { count == 1 ? "1 \(single)" : "\(count) \(several)" }
        switch mirror.displayStyle {
        case .collection: return (counted("element", "elements"), children)
        case .dictionary: return (counted("key/value pair", "key/value pairs"), sorted())
        case .set: return (counted("member", "members"), sorted())
        case .tuple: return ("(\(counted("element", "elements")))", children)
        case .optional: return (count == 0 ? "\(mirror.subjectType).none" : "\(mirror.subjectType)", children)
        default: break
        }
        if let own = value as? any AnySnapshotStringConvertible { return (own.snapshotDescription, type(of: own).renderChildren ? children : []) }
        if let own = value as? any CustomDebugStringConvertible { return (own.debugDescription, children) }
        if let own = value as? any CustomStringConvertible { return (own.description, children) }
        let name = "\(mirror.subjectType)".replacing(/\ #\d+/, with: "")
        switch mirror.displayStyle {
        case .class, .struct: return (name, children.sorted { ($0.label ?? "") < ($1.label ?? "") })
        case .enum:
            let words = "\(value)".prefix { $0 != "(" }
            return (words.hasPrefix(name) ? String(words) : "\(name).\(words)", children)
        default: return ("\(value)", children)
        }
    }
}
