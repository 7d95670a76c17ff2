import Foundation

/// The parts of a class's name.
package struct ClassName {
    package let module: String
    /// With its enclosing types, `Outer.Inner`; `nil` for one that `NSClassFromString` can't find.
    package let name: String?
    /// With underscores between types.
    let flat: String

    /// - Returns: `nil` for generic classes and those in functions.
    package init?(_ type: AnyClass) {
        // Not NSStringFromClass, which traps for a class inside another.
        // Nor `String(reflecting:)`, which looks for conformances in all that is loaded.
        let parts = _typeName(type, qualified: true).split(separator: ".", omittingEmptySubsequences: false)
        let visible = parts.dropFirst().filter { !$0.hasPrefix("(") }
        guard let module = parts.first, let last = visible.last, !visible.contains(where: { $0.contains("<") || $0.contains("(") }) else {
            return nil
        }
        self.module = String(module)
        name = visible.count == 1 && parts.count == 2 ? String(last) : nil
        flat = visible.joined(separator: "_")
    }

    /// The class with a name as `NSStringFromClass` writes it: `Module.Class`, or one of Foundation's without its module.
    ///
    /// `NSClassFromString` gets identifiers alone. It complains of most other names; one with control characters Swift takes for what its compiler
    /// wrote, and reads memory where such a name says.
    package static func find(_ name: String) -> AnyClass? {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier) ? NSClassFromString(name) : nil
    }

    /// Whether a text can be the name of a module or a class.
    package static func isIdentifier(_ name: some StringProtocol) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }
}
