internal import SwiftSyntax

/// What Swift 4 and Objective-C's headers call otherwise.
extension FileRewriter {
    func rewriteOldName(_ token: TokenSyntax) {
        let name = token.plainText
        if let needed = Self.moduleByName[name], !imports.contains(needed), !declares(name) { neededModules.insert(needed) }
        guard let present = OldNames.replacement(name), !declares(name) else { return }
        edits.replace(token.start..<token.end, with: present)
    }

    /// Members that have another name now, as `childViewControllers`, and notifications that have another place.
    func rewriteOldMember(_ node: MemberAccessExprSyntax) {
        // `Darwin.round(x)`: functions of C, which Foundation passes on here.
        if let module = node.base?.as(DeclReferenceExprSyntax.self), module.baseName.text == "Darwin", !declares("Darwin") {
            return edits.replace(module.start..<module.end, with: "Foundation")
        }
        let name = node.declName.baseName.plainText, base = node.base?.trimmedDescription
        if base == nil || base?.hasSuffix("Name") == true, let present = OldNames.notification(name) {
            edits.replace(node.start..<node.end, with: present)
        } else if let present = OldNames.properties[name], !declares(name) {
            edits.replace(node.declName.start..<node.declName.end, with: present)
        }
    }

    func rewriteOldMethod(_ node: FunctionCallExprSyntax) {
        let reference = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        let called = node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)?.declName
        guard let name = (reference ?? called)?.baseName,
              let present = OldNames.method(name.plainText, node.arguments.map { $0.label?.plainText ?? "_" }) else { return }
        edits.replace(name.start..<name.end, with: present.name)
        guard let argument = node.arguments.first, let label = argument.label else { return }
        edits.replace(label.start..<argument.expression.start, with: present.label.map { $0 + ": " } ?? "")
    }

    /// `target.performSelector(onMainThread: …)`: any object has it there, NSObject's here.
    func rewritePerforming(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), called.declName.baseName.text == "performSelector",
              ["onMainThread", "inBackground", "on"].contains(node.arguments.first?.label?.text), let base = called.base, !base.is(SuperExprSyntax.self),
              base.trimmedDescription != "self" else { return }
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        edits.insert("(", at: object.start)
        edits.insert(" as AnyObject as? NSObject)\(base.is(OptionalChainingExprSyntax.self) ? "" : "?")", at: object.end)
    }

    /// Whether a type of the app's has the name.
    private func declares(_ name: String) -> Bool { module.types[name]?.kind != nil }

    /// What Foundation has in modules of their own on Linux.
    static let moduleByName: [String: String] = {
        let network = ["URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask", "URLSessionTask", "URLSessionConfiguration",
                       "URLCache", "HTTPCookieStorage", "URLSessionDelegate", "URLSessionDataDelegate", "URLSessionDownloadTask"]
        let parsing = ["XMLParser", "XMLParserDelegate"]
        return Dictionary(uniqueKeysWithValues: network.map { ($0, "FoundationNetworking") } + parsing.map { ($0, "FoundationXML") })
    }()
}
