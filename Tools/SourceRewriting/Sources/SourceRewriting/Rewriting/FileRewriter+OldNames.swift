internal import SwiftSyntax

/// What Swift 4 and Objective-C's headers call otherwise.
extension FileRewriter {
    func rewriteOldName(_ token: TokenSyntax) {
        let name = token.plainText
        if let needed = Self.moduleByName[name], !imports.contains(needed), !declares(name) { neededModules.insert(needed) }
        // Foundation has a type of the name, too.
        let words = imports.contains("Nimble") ? OldNames.matchers[name] : nil
        guard let present = words ?? OldNames.replacement(name), !declares(name) else { return }
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

    /// `childViewControllers` of the controller itself.
    func rewriteOwnProperty(_ token: TokenSyntax) {
        let name = token.plainText
        guard name.contains("ViewController"), let present = OldNames.properties[name], let path = path.last else { return }
        let type = path.joined(separator: "."), base = module.types[type].flatMap(module.foreignSuperclass) ?? type
        // A variable may have the name, too.
        guard base.hasSuffix("Controller"), !["let \(name)", "var \(name) ="].contains(where: module.files[file].text.contains) else { return }
        edits.replace(token.start..<token.end, with: present)
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

    /// An override of a method that had that name.
    func rewriteOldOverride(_ node: FunctionDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        guard node.modifiers.has("override"),
              let present = OldNames.method(node.name.plainText, parameters.map(\.firstName.plainText)) else { return }
        edits.replace(node.name.start..<node.name.end, with: present.name)
        guard let parameter = parameters.first, parameter.firstName.text != (present.label ?? "_") else { return }
        let label = present.label ?? "_"
        edits.replace(parameter.firstName.start..<parameter.firstName.end, with: parameter.secondName == nil ? "\(label) \(parameter.firstName.text)" : label)
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

    /// `frame.intersects(bounds)`: for Foundation on Linux rectangles that only touch do (R-GEO-13).
    func rewriteIntersects(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName, name.text == "intersects", node.arguments.count == 1,
              node.arguments.first?.label == nil, !module.types.values.contains(where: { $0.has("intersects") }) else { return }
        edits.replace(name.start..<name.end, with: "_intersects")
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
