public import Foundation

/// A type of data, by its identifier: what it conforms to, and how files and messages name it.
///
/// The types are those that are declared here; there is no register of a system, so that other identifiers make none, unless an app says that the type is its
/// own (R-UTI-1).
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name, as `public.png`.
    public let identifier: String
    /// What a type of an app's own conforms to; `nil` for types that are declared here.
    private let parent: String?

    /// The type of the identifier; `nil` for one that is not declared here.
    public init?(_ identifier: String) {
        guard TypeTable.shared.entries[identifier.lowercased()] != nil else { return nil }
        self.init(known: identifier.lowercased())
    }

    /// The type whose files end so; `nil` where none that conforms to `supertype` does.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(TypeTable.shared.endings[filenameExtension.lowercased()], supertype)
    }

    /// The type that messages name so, as `image/png`; `nil` where none that conforms to `supertype` is.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(TypeTable.shared.media[mimeType.lowercased()], supertype)
    }

    /// The type of an app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(own: identifier, parentType) }

    /// The type that another app has, of which this one knows.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(own: identifier, parentType) }

    init(known identifier: String) { (self.identifier, parent) = (identifier, nil) }

    private init?(_ identifier: String?, _ supertype: UTType) {
        guard let identifier else { return nil }
        self.init(known: identifier)
        guard conforms(to: supertype) else { return nil }
    }

    private init(own identifier: String, _ parent: UTType?) {
        self.identifier = identifier.lowercased()
        self.parent = TypeTable.shared.entries[self.identifier] == nil ? parent?.identifier ?? "public.data" : nil
    }

    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// All types that this one conforms to, without itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = [], next = parents
        while let type = next.popLast() {
            if found.insert(type).inserted { next += type.parents }
        }
        return found
    }

    private var parents: [UTType] {
        if let parent { return [UTType(known: parent)] }
        return (TypeTable.shared.entries[identifier]?.parents ?? []).map { UTType(known: $0) }
    }

    /// Whether the type is the other, or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether the type is a kind of the other, and not the other itself.
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }

    /// Whether the other is a kind of this type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// How names of files end, without the dot; `nil` for a type that files do not have.
    public var preferredFilenameExtension: String? { TypeTable.shared.entries[identifier]?.endings.first }

    /// How messages name the type; `nil` where they have no name for it.
    public var preferredMIMEType: String? { TypeTable.shared.entries[identifier]?.media.first }

    /// Whether the type is declared by Apple's systems.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    public var isDeclared: Bool { TypeTable.shared.entries[identifier] != nil }

    public var description: String { identifier }
}

extension URL {
    /// The path with the ending that files of the type have, where it has another.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.preferredFilenameExtension, UTType(filenameExtension: pathExtension) != contentType else { return self }
        return appendingPathExtension(ending)
    }
}
