internal import SwiftSyntax

/// Methods that iOS finds by their selectors alone.
extension FileRewriter {
    /// Puts a method with UIKit's name behind one that has the selector only, and has the class conform to the protocol.
    func addRequirement(_ node: FunctionDeclSyntax) {
        guard let path = path.last, let type = module.types[path.joined(separator: ".")], node.body != nil,
              let method = type.methods.first(where: { $0.file == file && $0.offset == node.name.start }), let call = ExtensionOverride.arguments(of: node),
              let (found, isConforming) = module.requirement(method, of: type, isObjC: isVisible(method, in: type)) else { return }
        if !isConforming { conformances.insert("\(type.name): \(found.protocolName)") }
        guard method.labels != found.labels else { return }
        let parameters = zip(ExtensionOverride.signature(of: node).parameterClause.parameters, found.labels).map { parameter, label in
            "\(label) \((parameter.secondName ?? parameter.firstName).text): \(OldNames.modernized(parameter.type.copy))"
        }.joined(separator: ", ")
        let access = ["public", "open"].contains(type.access) ? "public " : ""
        let result = (node.signature.returnClause?.copy).map { " " + OldNames.modernized($0) } ?? ""
        edits.insert("; \(access)func \(found.name)(\(parameters))\(result) { self.\(node.name.text)(\(call)) }", at: node.end)
    }

    private func isVisible(_ method: Method, in type: ModuleType) -> Bool {
        method.isVisible || !method.access.hasSuffix("private") && type.parts.contains { place in
            let part = module.parts[place.file][place.part]
            return part.hasObjCMembers && (part.kind == .class || place.file == file && part.methods.contains { $0.offset == method.offset })
        }
    }

    /// What follows the file's last line for them.
    var conformanceLines: String { conformances.sorted().map { "extension \($0) {}\n" }.joined() }
}
