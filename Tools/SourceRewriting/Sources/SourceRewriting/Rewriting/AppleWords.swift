internal import SwiftSyntax

/// Names of UIKit's that a file has without a point before them.
final class AppleWords: SyntaxVisitor {
    private var isFound = false
    private var previous: TokenKind?

    static func areIn(_ file: SourceFile) -> Bool {
        let words = AppleWords(viewMode: .sourceAccurate)
        words.walk(file.tree)
        return words.isFound
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if !isFound, case .identifier(let name) = token.tokenKind, previous != .period {
            isFound = AppleNames.isApples(name) && KnownNames.all.contains(name)
        }
        previous = token.tokenKind
        return .skipChildren
    }
}
