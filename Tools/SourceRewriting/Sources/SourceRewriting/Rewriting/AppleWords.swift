internal import SwiftSyntax

/// Names of UIKit's that a file has without a point before them.
final class AppleWords: SyntaxVisitor {
    private var isFound = false
    private var previous: TokenKind?
    private let others: Set<String>
    private let own: (String) -> Bool

    /// - Parameters:
    ///   - imports: What the file imports. Foundation has the types of geometry, too, and its own.
    ///   - own: Whether the sources have a type of that name.
    static func areIn(_ source: SourceFile, imports: Set<String>, own: @escaping (String) -> Bool) -> Bool {
        let words = AppleWords(imports.contains("Foundation") ? [] : foundation, own)
        words.walk(source.tree)
        return words.isFound
    }

    private init(_ others: Set<String>, _ own: @escaping (String) -> Bool) {
        (self.others, self.own) = (others, own)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if !isFound, case .identifier(let name) = token.tokenKind, previous != .period {
            isFound = others.contains(name) && !own(name) || (AppleNames.isApples(name) || Self.runtime.contains(name)) && KnownNames.all.contains(name) && !own(name)
        }
        previous = token.tokenKind
        return .skipChildren
    }

    /// The types of Foundation that apps name most.
    private static let foundation: Set<String> = [
        "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Data", "Date", "DateComponents", "DateFormatter", "FileManager", "IndexPath", "Locale",
        "Notification", "NotificationCenter", "NumberFormatter", "TimeInterval", "TimeZone", "URL", "UUID", "UserDefaults",
    ]

    /// What Foundation passes on there of Objective-C's runtime.
    private static let runtime: Set<String> = [
        "Selector", "NSSelectorFromString", "NSStringFromSelector", "NSMapTable", "NSHashTable", "autoreleasepool", "objc_AssociationPolicy",
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
    ]
}
