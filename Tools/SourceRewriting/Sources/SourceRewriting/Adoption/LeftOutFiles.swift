internal import SwiftSyntax

/// A file of a target that is not built.
struct LeftOutFile {
    var path: String
    /// The module that it imports and that is not here.
    var module: String?
    /// The name that it uses and that is not here, in tests of the interface.
    var absent: String?
    /// Of a file without such a module: what it names of a file that is left out.
    var needed = ""
}

/// Which files of a target can't be built, because they import a module that is not here or name what such a file declares.
struct LeftOutFiles {
    private(set) var files: [LeftOutFile] = []
    /// The types and functions that go with them.
    private(set) var names: Set<String> = []

    /// - Parameters:
    ///   - isMissing: Whether a module has the files that import it left out.
    ///   - gone: What is left out of the libraries that the target imports.
    ///   - absent: Names that have the files that use them left out.
    init(_ module: SourceModule, own: Set<String>, gone: Set<String>, absent: Set<String> = [], isMissing: (String) -> Bool) {
        let declared = module.files.indices.map { Self.declared(module, $0) }
        var left: Set<Int> = []
        let absent = declared.reduce(into: absent) { $0.subtract($1) }
        for index in module.files.indices {
            if let name = UnknownNames(module, index, own: own).missingModules.first(where: isMissing) {
                files.append(LeftOutFile(path: module.files[index].path, module: name))
            } else if !absent.isEmpty, let name = UsedNames.in(module.files[index]).intersection(absent).min() {
                files.append(LeftOutFile(path: module.files[index].path, absent: name))
            } else {
                continue
            }
            left.insert(index)
        }
        var isComplete = left.isEmpty && gone.isEmpty
        let used = isComplete ? [] : module.files.map(UsedNames.in)
        while !isComplete {
            let kept = module.files.indices.filter { !left.contains($0) }
            let known = kept.reduce(into: Set<String>()) { $0.formUnion(declared[$1]) }
            names = left.reduce(into: Set<String>()) { $0.formUnion(declared[$1]) }.subtracting(known)
            let missing = names.union(gone.subtracting(known))
            isComplete = true
            for index in kept {
                guard let name = used[index].intersection(missing).min() else { continue }
                files.append(LeftOutFile(path: module.files[index].path, needed: name))
                left.insert(index)
                isComplete = false
            }
        }
    }

    /// What other files can name: types, and functions and values outside of types.
    private static func declared(_ module: SourceModule, _ index: Int) -> Set<String> {
        var names = Set(module.parts[index].filter { $0.kind != .extension && !$0.isLocal && $0.path.count == 1 }.map(\.name))
        for statement in module.files[index].tree.statements {
            if let function = statement.item.as(FunctionDeclSyntax.self) { names.insert(function.name.plainText) }
            if let alias = statement.item.as(TypeAliasDeclSyntax.self) { names.insert(alias.name.plainText) }
            if let value = statement.item.as(VariableDeclSyntax.self) {
                for binding in value.bindings { names.insert(binding.pattern.trimmedDescription) }
            }
        }
        return names
    }
}

extension LeftOutFiles {
    /// A line for each module, and one for what goes with its files.
    static func lines(_ files: [LeftOutFile]) -> [String] {
        var modules: [String] = []
        for file in files { if let module = file.module, !modules.contains(module) { modules.append(module) } }
        var lines = modules.map { name in
            let paths = files.filter { $0.module == name }.map(\.path)
            return "left out, as there is no module \(name) here: \(paths.joined(separator: ", "))"
        }
        let absent = files.compactMap(\.absent).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        lines += absent.map { name in "left out, as there is no \(name) here: \(files.filter { $0.absent == name }.map(\.path).joined(separator: ", "))" }
        let others = files.filter { $0.module == nil && $0.absent == nil }.map { "\($0.path) (\($0.needed))" }
        if !others.isEmpty { lines.append("left out with what they need: \(others.joined(separator: ", "))") }
        return lines
    }
}

/// The names that stand in a file, but for members behind a point.
private final class UsedNames: ActiveCodeVisitor {
    private var names: Set<String> = []
    private var previous: TokenKind?

    static func `in`(_ file: SourceFile) -> Set<String> {
        let visitor = UsedNames(viewMode: .sourceAccurate)
        visitor.walk(file.tree)
        return visitor.names
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier = token.tokenKind, previous != .period { names.insert(token.plainText) }
        previous = token.tokenKind
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
