/// The public `@objc` protocols of the libraries that a module uses: their optional members, too, are protocols of their own after rewriting.
struct ForeignProtocols {
    private var types: [String: ModuleType] = [:]
    private var modules: [String: String] = [:]
    private(set) var optionalMembers: [OptionalMember] = []

    init(_ libraries: [(module: String, texts: [String])]) {
        for (module, texts) in libraries {
            // Parsing takes time, and few files have one.
            for text in texts where text.contains("@objc") && text.contains("optional ") {
                for part in DeclarationCollector.parts(of: SourceFile(path: "", text: text)) where part.kind == .protocol && part.isObjC {
                    guard ["public", "open"].contains(part.access), types[part.name] == nil else { continue }
                    var type = ModuleType(name: part.name)
                    type.add(part, file: -1, index: -1)
                    types[part.name] = type
                    modules[part.name] = module
                    optionalMembers += part.optionalMembers
                }
            }
        }
    }

    /// The protocol of that name, which may begin with a module's.
    func type(_ name: String) -> ModuleType? {
        if let found = types[name] { return found }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let rest = String(name[name.index(after: dot)...])
        return modules[rest].map { $0 == name[..<dot] } == true ? types[rest] : nil
    }

    /// The module that a protocol is of; `nil` for one of the module itself.
    func module(of name: String) -> String? { modules[name] }
}
