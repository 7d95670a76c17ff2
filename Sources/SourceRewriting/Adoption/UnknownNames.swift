#if UnmodifiedSources
internal import SwiftSyntax

/// Names in a file that Apple's frameworks have and this system lacks.
struct UnknownNames {
    /// What stands at `offset` is not there.
    struct Finding {
        var name: String
        var offset: Int
    }

    /// Modules that the file imports and that are not there.
    private(set) var imports: [Finding] = []
    /// Types and functions that are not there, at their first place.
    private(set) var names: [Finding] = []
    /// How often each of the names stands in the file.
    private(set) var counts: [String: Int] = [:]

    /// What Foundation has on Linux.
    private static let foundation: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]
    /// Modules that are on Linux: the toolchain's, and UIKit's own.
    private static let modules: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "Swift", "Darwin", "Glibc", "XCTest", "Testing", "Synchronization",
        "FoundationNetworking", "FoundationXML", "Observation", "RegexBuilder", "os",
    ]
    /// Modules of Apple's that bring nothing that an app could not do without: their imports build under a condition.
    private static let absent = ["Darwin": "import Foundation instead", "os": "write with print instead"]

    /// - Parameter known: The types that the app itself has.
    init(_ file: SourceFile, known: Set<String>) {
        for statement in file.tree.statements {
            guard let declaration = statement.item.as(ImportDeclSyntax.self), let module = declaration.path.first?.name.text else { continue }
            if !Self.modules.contains(module) || Self.absent[module] != nil {
                imports.append(Finding(name: module, offset: declaration.positionAfterSkippingLeadingTrivia.utf8Offset))
            }
        }
        var previous: TokenKind?
        for token in file.tree.tokens(viewMode: .sourceAccurate) {
            defer { previous = token.tokenKind }
            guard case .identifier(let name) = token.tokenKind, previous != .period, Self.isApples(name), !KnownNames.all.contains(name),
                  !Self.foundation.contains(name), !known.contains(name) else { continue }
            if counts[name] == nil { names.append(Finding(name: name, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)) }
            counts[name, default: 0] += 1
        }
    }

    static func advice(forModule name: String) -> String {
        absent[name] ?? "it is Apple's, or a package that Package.swift has to name"
    }

    /// Whether UIKit, Core Animation or Core Graphics would have the name: two capital letters of theirs before another one.
    private static func isApples(_ name: String) -> Bool {
        guard ["UI", "CA", "CG"].contains(name.prefix(2)), let next = name.dropFirst(2).first else { return false }
        return next.isUppercase && name.contains { $0.isLowercase }
    }
}
#endif
