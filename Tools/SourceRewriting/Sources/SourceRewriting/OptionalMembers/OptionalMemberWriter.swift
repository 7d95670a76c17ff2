/// Writes, after a file's last line, the protocols for the optional members of its `@objc` protocols, and which of its classes have them.
struct OptionalMemberWriter {
    let text: String
    /// The modules of the protocols that it names.
    private(set) var modules: Set<String> = []

    init(_ module: SourceModule, _ file: Int) {
        var lines: [String] = []
        for part in module.parts[file] where part.kind == .protocol && part.isObjC { lines += Self.protocols(of: part, module.files[file]) }
        for (index, part) in module.parts[file].enumerated() where part.kind == .class || part.kind == .extension {
            // Once for each type: where it is declared, or where it is extended first.
            guard !part.isLocal, let type = module.types[part.name], type.kind == nil || type.kind == .class,
                  type.parts.first(where: { module.parts[$0.file][$0.part].kind == .class }) ?? type.parts[0] == (file, index) else { continue }
            for (member, place) in module.implementedOptionalMembers(of: type) {
                let offset = place.flatMap { $0.file == file ? $0.offset : nil } ?? part.offset
                if let library = module.foreignProtocols.module(of: member.owner), module.types[member.owner]?.kind == nil { modules.insert(library) }
                lines += Self.lines(["extension \(part.name): \(member.requirement) {}"], module.files[file], offset, part.conditions)
            }
        }
        text = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// The protocols of a protocol's optional members, and what looks for them.
    private static func protocols(of part: TypePart, _ file: SourceFile) -> [String] {
        let methods = part.methods.filter { $0.isOptional && !$0.isStatic }, properties = part.properties.filter { $0.isOptional && !$0.isStatic }
        let members = part.optionalMembers
        var result: [String] = [], chosen: Set<String> = []
        for (method, member) in zip(methods, members) {
            var texts = ["\(part.isolation) \(part.access) protocol \(member.requirement): AnyObject { \(OldNames.modernized(method.declaration)) }"]
            if member.overload == nil {
                texts.append("extension \(part.name) { \(part.access) var \(member.lookup): (any \(member.requirement))? { self as? any \(member.requirement) } }")
            } else if chosen.insert(member.lookup).inserted {
                texts += chooser(of: part, zip(methods, members).filter { $1.lookup == member.lookup })
            }
            result += lines(texts, file, method.offset, method.conditions)
        }
        for (property, member) in zip(properties, members.dropFirst(methods.count)) {
            let type = OldNames.modernized(property.type ?? "Any"), name = quoted(property.name)
            result += lines([
                "\(part.isolation) \(part.access) protocol \(member.requirement): AnyObject { var \(name): \(type) { get } }",
                "extension \(part.name) { \(part.access) var \(name): (\(type))? { (self as? any \(member.requirement)).map { $0.\(name) } } }",
            ], file, property.offset, property.conditions)
        }
        return result
    }

    /// A structure with the methods that differ only in their types.
    private static func chooser(of part: TypePart, _ members: [(Method, OptionalMember)]) -> [String] {
        let name = members[0].1.chooser
        let calls = members.map { method, member in
            let names = method.parameters.indices.map { "argument\($0)" }
            let parameters = zip(method.parameters, names).map { "\($0.label) \($1): \(OldNames.modernized($0.type))" }.joined(separator: ", ")
            let arguments = zip(method.parameters, names).map { ($0.label == "_" ? "" : "\($0.label): ") + $1 }.joined(separator: ", ")
            return "@discardableResult \(part.access) func \(quoted(method.name))(\(parameters)) -> (\(OldNames.modernized(method.result ?? "Void")))? "
                + "{ (object as? any \(member.requirement))?.\(quoted(method.name))(\(arguments)) }"
        }
        return ["\(part.isolation) \(part.access) struct \(name) { let object: any \(part.name); \(calls.joined(separator: "; ")) }",
                "extension \(part.name) { \(part.access) var \(members[0].1.lookup): \(name)? { \(name)(object: self) } }"]
    }

    private static func lines(_ lines: [String], _ file: SourceFile, _ offset: Int, _ conditions: [String]) -> [String] {
        let placed = lines.flatMap { ["#sourceLocation(file: \(literal(file.path)), line: \(file.line(of: offset)))", $0] }
        return conditions.map { "#if \($0)" } + placed + conditions.map { _ in "#endif" }
    }
}
