internal import SwiftSyntax

/// The clauses of an `#if` that an iOS app may be built of, with what has to hold for each.
struct ActiveClauses {
    let clauses: [(clause: IfConfigClauseSyntax, condition: String)]

    /// - Parameter otherModules: As for ``Condition/holds(_:otherModules:)``.
    init(_ node: IfConfigDeclSyntax, otherModules: Bool? = nil) {
        var clauses: [(clause: IfConfigClauseSyntax, condition: String)] = [], before: [String] = []
        for clause in node.clauses {
            let own = clause.condition.map { platformCondition($0.trimmedDescription) }, holds = own.map { Condition.holds($0, otherModules: otherModules) } ?? true
            if holds != false {
                let all = before.map { "!(\($0))" } + (own.map { ["(\($0))"] } ?? [])
                clauses.append((clause, all.joined(separator: " && ")))
            }
            if holds == true { break }
            if let own { before.append(own) }
        }
        self.clauses = clauses
    }
}

extension CodeBlockItemListSyntax {
    /// The declarations at the top, also those in `#if`, each with the conditions around it.
    func activeDeclarations(_ conditions: [String] = [], otherModules: Bool? = nil) -> [(declaration: DeclSyntax, conditions: [String])] {
        flatMap { item -> [(declaration: DeclSyntax, conditions: [String])] in
            guard let declaration = item.item.as(DeclSyntax.self) else { return [] }
            guard let config = declaration.as(IfConfigDeclSyntax.self) else { return [(declaration, conditions)] }
            return ActiveClauses(config, otherModules: otherModules).clauses.flatMap { clause, condition in
                clause.elements?.as(CodeBlockItemListSyntax.self)?.activeDeclarations(conditions + [condition], otherModules: otherModules) ?? []
            }
        }
    }
}

extension MemberBlockItemListSyntax {
    /// The members, also those in `#if`, each with the conditions around it.
    func activeDeclarations(_ conditions: [String] = []) -> [(declaration: DeclSyntax, conditions: [String])] {
        flatMap { item -> [(declaration: DeclSyntax, conditions: [String])] in
            guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, conditions)] }
            return ActiveClauses(config).clauses.flatMap { clause, condition in
                clause.elements?.as(MemberBlockItemListSyntax.self)?.activeDeclarations(conditions + [condition]) ?? []
            }
        }
    }
}
