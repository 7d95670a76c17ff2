internal import SwiftSyntax

/// The classes of a module that keep associated objects, and inherit from nothing that has a place for them.
///
/// UIKit's have one. These get one: a property of the class's, which goes with the object.
struct AssociationHolders {
    /// With dots.
    private(set) var names: Set<String> = []

    init(_ module: SourceModule) {
        for file in module.files where file.text.contains("AssociatedObject") {
            for type in AssociatingTypes(file).names {
                guard let type = module.types[type], let root = module.chain(type).last, root.kind == .class, !root.isGeneric else { continue }
                let base = module.superclassName(of: root)
                // What stands first may be a protocol of another module's.
                if base == nil || base == "NSObject" { names.insert(root.name) }
            }
        }
    }

    /// Whether a call names an object of which only the running program knows the class: `objc_setAssociatedObject(target as Any, …)`, or `self` in
    /// an extension of a protocol.
    static func isUntyped(_ node: FunctionCallExprSyntax, _ module: SourceModule) -> Bool {
        guard ["objc_setAssociatedObject", "objc_getAssociatedObject"].contains(node.calledExpression.trimmedDescription),
              let object = node.arguments.first?.expression else { return false }
        if let type = node.associatingType { return module.types[type]?.kind == .protocol }
        let words = object.trimmedDescription.split(separator: " ")
        return words.count > 2 && ["Any", "AnyObject", "NSObject"].contains(words[words.count - 1]) && words[words.count - 2].hasPrefix("as")
    }

    static let property = "nonisolated(unsafe) public final var _associations: _Associations? "

    static func conformance(_ name: String) -> String { "extension \(name): _AssociationHolder {}\n" }
}

/// The types in which `objc_setAssociatedObject(self, …)` and its kind stand.
private final class AssociatingTypes: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ file: SourceFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.associatingType { names.insert(type) }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// The type around a call that associates something with `self`, or asks for it; `nil` for other calls.
    var associatingType: String? {
        let name = calledExpression.trimmedDescription
        guard name.hasPrefix("objc_"), name.hasSuffix("AssociatedObject"), arguments.first?.expression.trimmedDescription == "self" else { return nil }
        var place = parent, path: [String] = []
        while let around = place {
            if let type = around.as(ExtensionDeclSyntax.self) {
                return (type.extendedType.typePath + path).joined(separator: ".")
            }
            if let type = around.as(ClassDeclSyntax.self) { path.insert(type.name.plainText, at: 0) }
            place = around.parent
        }
        return path.isEmpty ? nil : path.joined(separator: ".")
    }
}
