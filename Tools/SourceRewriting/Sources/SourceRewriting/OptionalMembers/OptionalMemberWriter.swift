/// Writes, after a file's last line, the protocols for the optional members of its `@objc` protocols, and which of its classes have them.
struct OptionalMemberWriter {
    let text: String
    /// The modules of the protocols that it names.
    private(set) var modules: Set<String> = []

    init(_ module: SourceModule, _ file: Int) {
        var lines: [String] = []
        for part in module.parts[file] where part.kind == .protocol && part.isObjC {
            for method in part.methods where method.isOptional && !method.isStatic {
                let member = OptionalMember(owner: part.name, name: method.name, labels: method.labels, access: part.access)
                lines += Self.lines([
                    "\(part.isolation) \(part.access) protocol \(member.requirement): AnyObject { \(OldNames.modernized(method.declaration)) }",
                    "extension \(part.name) { \(part.access) var \(member.lookup): (any \(member.requirement))? "
                        + "{ self as? any \(member.requirement) } }",
                ], module.files[file], method.offset, method.conditions)
            }
            for property in part.properties where property.isOptional && !property.isStatic {
                let member = OptionalMember(owner: part.name, name: property.name, labels: nil, access: part.access)
                let type = OldNames.modernized(property.type ?? "Any")
                lines += Self.lines([
                    "\(part.isolation) \(part.access) protocol \(member.requirement): AnyObject { var \(quoted(property.name)): \(type) { get } }",
                    "extension \(part.name) { \(part.access) var \(quoted(property.name)): (\(type))? "
                        + "{ (self as? any \(member.requirement)).map { $0.\(quoted(property.name)) } } }",
                ], module.files[file], property.offset, property.conditions)
            }
        }
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

    private static func lines(_ lines: [String], _ file: SourceFile, _ offset: Int, _ conditions: [String]) -> [String] {
        let placed = lines.flatMap { ["#sourceLocation(file: \(literal(file.path)), line: \(file.line(of: offset)))", $0] }
        return conditions.map { "#if \($0)" } + placed + conditions.map { _ in "#endif" }
    }
}
