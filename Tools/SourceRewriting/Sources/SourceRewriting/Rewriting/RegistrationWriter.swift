/// Writes what stands after a file's last line: for each class that storyboards or selectors may reach, what it has.
///
/// It stands in the file of the members, so that private ones are reached, and says of each line where the member stands, so that
/// errors are reported there.
struct RegistrationWriter {
    let text: String

    init(_ module: SourceModule, _ file: Int) {
        var text = ""
        for part in module.parts[file] where part.kind == .class && Self.canRegister(part, module) {
            guard let name = part.objcName, name != part.name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
            // Storyboards name the class as Objective-C does.
            let lines = part.conditions.map { "#if \($0)" } + ["NibClasses.register(\(part.name).self, named: \(literal(name)))"]
                + part.conditions.map { _ in "#endif" }
            text += "class \(name)_NibConnections: NibConnections { override class func register() {\n"
                + lines.joined(separator: "\n") + "\n} }\n"
        }
        for (index, part) in module.parts[file].enumerated() {
            let members = Self.members(of: part, module, file)
            guard !members.isEmpty, Self.canRegister(part, module) else { continue }
            let parts = module.types[part.name]?.parts.filter { place in
                let other = module.parts[place.file][place.part]
                return Self.canRegister(other, module) && !Self.members(of: other, module, place.file).isEmpty
            } ?? []
            let number = parts.firstIndex { $0.file == file && $0.part == index } ?? 0
            text += Self.registration(of: part, number, members, module.files[file])
        }
        self.text = text
    }

    /// Generic and hidden classes can't be named from outside; their selectors carry their methods.
    private static func canRegister(_ part: TypePart, _ module: SourceModule) -> Bool {
        guard !part.isLocal, part.kind == .class || part.kind == .extension else { return false }
        for depth in 1...part.path.count {
            guard let type = module.types[part.path.prefix(depth).joined(separator: ".")], type.kind != nil else {
                // Of another module: only classes are of interest, and structures have nothing to register.
                continue
            }
            if type.isGeneric || depth > 1 && type.access == "private" { return false }
            if depth == part.path.count, type.kind != .class { return false }
        }
        return true
    }

    /// The line in the source and the line to write.
    private typealias Line = (offset: Int, text: String, conditions: [String])

    private static func registration(of part: TypePart, _ number: Int, _ members: [Line], _ file: SourceFile) -> String {
        let flat = part.path.joined(separator: "_") + "_NibConnections" + (number == 0 ? "" : "\(number + 1)")
        var lines = ["extension \(part.name) { @MainActor fileprivate static func register\(flat)() {",
                     "NibClasses.register(\(part.name).self) { members in"]
        for member in members {
            // Those of the part are around all of it.
            let conditions = member.conditions.dropFirst(part.conditions.count)
            for condition in conditions { lines.append("#if \(condition)") }
            lines.append("#sourceLocation(file: \(literal(file.path)), line: \(file.line(of: member.offset)))")
            lines.append(member.text)
            for _ in conditions { lines.append("#endif") }
        }
        // A closure of one expression would be checked as a part of its call, where the compiler warns of methods of UIKit's subclasses.
        lines.append("return")
        lines.append("} } }")
        lines = part.conditions.map { "#if \($0)" } + lines + part.conditions.map { _ in "#endif" }
        // The class stands there in any case: the others of its name are looked for in turn.
        lines.append("class \(flat): NibConnections { override class func register() {")
        lines += part.conditions.map { "#if \($0)" } + ["\(part.name).register\(flat)()"] + part.conditions.map { _ in "#endif" }
        lines.append("} }")
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Members

    private static func members(of part: TypePart, _ module: SourceModule, _ file: Int) -> [Line] {
        let type = module.types[part.name]
        let all = type.map(module.chain)?.flatMap(\.methods) ?? part.methods
        let required = Set((type.map(module.objcProtocols) ?? []).flatMap { $0.methods.map(\.fullName) })
        // The compiler warns when methods are passed as they are, unless they are of a class that itself inherits from one of UIKit's.
        let superclass = type.flatMap(module.superclassName)
        let isIsolated = part.kind == .class && superclass != "NSObject" && superclass.map { module.type($0)?.kind == nil } == true
        var lines: [Line] = []
        if part.kind == .class, let type, module.canMake(type) {
            lines.append((part.offset, "members.initializer { \(part.name)() }", part.conditions))
        }
        for property in part.properties where !property.isStatic && property.isSettable {
            let path = "\\.\(quoted(property.name))", name = literal(property.getter)
            if property.isOutlet {
                let kind = property.isCollection ? "outletCollection" : "outlet"
                lines.append((property.offset, "members.\(kind)(\(name), \(path))", property.conditions))
            } else if !property.attributes.isDisjoint(with: ["IBInspectable", "objc"]) || part.hasObjCMembers {
                guard property.type.map({ !$0.contains("->") }) ?? true, property.access != "private" || !part.hasObjCMembers else { continue }
                lines.append((property.offset, "members.attribute(\(name), \(path))", property.conditions))
            }
        }
        for method in part.methods where !method.isStatic && !method.isSpecial {
            if method.fullName == "awakeFromNib", method.isOverride, AbsentCallbacks(module).isPlain(part.path) {
                lines.append((method.offset, "members.awakeFromNib { object in { object.awakeFromNib() } }", method.conditions))
                continue
            }
            if method.attributes.contains("IBSegueAction") {
                lines.append((method.offset, "members.segueAction(\(literal(method.selector)), \(part.name).\(method.quotedName))",
                              method.conditions))
                continue
            }
            let isVisible = method.isVisible || required.contains(method.fullName)
                || method.isOverride && KnownProtocols.editActions.contains(method.fullName) && method.parameters.allSatisfy { $0.type.hasPrefix("Any") }
                || part.hasObjCMembers && !method.attributes.contains("nonobjc") && !method.access.hasSuffix("private")
            guard isVisible else { continue }
            if method.parameters.count > 2 {
                lines.append((method.offset, "_ = Selector(\(literal(method.selector)), implementedBy: \(part.name).self)", method.conditions))
                continue
            }
            let overloads = all.filter { $0.name == method.name && !$0.isOverride }
            let call = overloads.count > 1 || !isIsolated && method.hasThunk ? method.thunk(of: part.name) : "\(part.name).\(method.quotedName)"
            lines.append((method.offset, "members.action(\(literal(method.selector)), \(call))", method.conditions))
        }
        return lines
    }
}
