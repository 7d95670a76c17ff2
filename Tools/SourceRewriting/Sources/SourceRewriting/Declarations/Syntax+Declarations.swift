internal import SwiftSyntax

/// The attributes of a declaration by their names.
struct AttributeNames {
    var names: Set<String> = []
    /// What stands in the parentheses of `@objc(…)`.
    var objcName: String?
    /// Those that are not Objective-C's, as they stand there.
    var others = ""

    /// Those that only mean something to Objective-C and Interface Builder.
    static let objective: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    ]

    init(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes {
            let name = attribute.attributeName.trimmedDescription
            names.insert(name)
            if !Self.objective.contains(name) { others += (others.isEmpty ? "" : " ") + attribute.copy }
            if name == "objc", let arguments = attribute.arguments { objcName = arguments.copy }
        }
    }
}

extension SyntaxProtocol {
    /// Where it begins and ends without the white space and comments around it, in bytes from the beginning of the file.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// What stands there on one line, without comments: it can be copied to another place, and moves no line there.
    var copy: String {
        var copy = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !copy.isEmpty, !copy.hasSuffix(" "), !token.leadingTrivia.isEmpty { copy += " " }
            copy += token.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            if !token.trailingTrivia.isEmpty { copy += " " }
        }
        return copy.hasSuffix(" ") ? String(copy.dropLast()) : copy
    }

    /// The names of a type that stands in others, the outermost first.
    var typePath: [String] { copy.split(separator: ".").map { $0.filter { !$0.isWhitespace } } }
}

extension TokenSyntax {
    /// The identifier without the backticks that it may need.
    var plainText: String { text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
    var isStatic: Bool { has("static") || has("class") }
    /// `private`, `fileprivate`, `public` …; empty where nothing is said.
    var access: String {
        for modifier in self where modifier.detail == nil {
            if ["private", "fileprivate", "internal", "package", "public", "open"].contains(modifier.name.text) { return modifier.name.text }
        }
        return ""
    }
}

extension AccessorBlockSyntax {
    /// Whether the property can be set.
    var allowsSetting: Bool {
        guard case .accessors(let accessors) = accessors else { return false }
        return accessors.contains { ["set", "willSet", "didSet", "_modify"].contains($0.accessorSpecifier.text) }
    }
}
