internal import SwiftSyntax

/// Which modules a file imports here.
extension FileRewriter {
    /// The modules that UIKit passes on.
    private static let passedOn: Set<String> = ["Foundation", "QuartzCore", "CoreGraphics"]

    func rewriteImport(_ node: ImportDeclSyntax, _ name: String) {
        let range = node.start..<node.end
        // What iOS code takes from these is in Foundation and UIKit here.
        if ["Darwin", "ObjectiveC", "CoreFoundation"].contains(name) { return edits.replace(range, with: "import UIKit") }
        guard node.importKindSpecifier == nil, node.attributes.isEmpty, node.modifiers.isEmpty else { return }
        // UIKit's own timers and delays, which go by the clock of a script or test, are seen where UIKit alone passes Foundation on.
        if Self.passedOn.contains(name), takesUIKit { return edits.blank(range) }
        // Parts of these modules are modules for Clang only: `import UIKit.UIImage`.
        guard node.path.count > 1, name == "UIKit" || Self.passedOn.contains(name),
              node.path.last?.name.text != "UIGestureRecognizerSubclass" else { return }
        edits.replace(range, with: "import \(name)")
    }

    /// Whether the file sees UIKit: it imports it, or needs it for a delay.
    var takesUIKit: Bool {
        TopLevelImports.names(module.files[file]).contains { ["UIKit", "Darwin", "ObjectiveC", "CoreFoundation"].contains($0) } || needsDelays
    }

    /// The modules that another file imports, and that what is copied from there may need here.
    func takeModules(of other: Int) {
        guard other != file else { return }
        let names = TopLevelImports.names(module.files[other])
        neededModules.formUnion(names.filter { !Self.passedOn.contains($0) && !["UIKit", "Darwin", "ObjectiveC", "CoreFoundation"].contains($0) })
    }

    /// Whether the file sets timers or delays.
    var needsDelays: Bool { DelayWords.areIn(module.files[file]) }
}

enum TopLevelImports {
    /// Those of code that may be compiled where no module is but those that are known.
    static func active(_ file: SourceFile) -> [String] {
        file.tree.statements.activeDeclarations(otherModules: false).compactMap { $0.declaration.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }

    static func names(_ file: SourceFile) -> [String] {
        file.tree.statements.activeDeclarations().filter { Condition.hold($0.conditions) }
            .compactMap { $0.declaration.as(ImportDeclSyntax.self)?.path.first?.name.text }
    }
}

/// Names of what goes by the clock of a script.
private final class DelayWords: SyntaxVisitor {
    private var isFound = false

    static func areIn(_ file: SourceFile) -> Bool {
        // The text is searched first: that takes no time.
        guard file.text.contains("Timer") || file.text.contains("asyncAfter") else { return false }
        let words = DelayWords(viewMode: .sourceAccurate)
        words.walk(file.tree)
        return words.isFound
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind, name == "Timer" || name == "asyncAfter" { isFound = true }
        return .skipChildren
    }
}
