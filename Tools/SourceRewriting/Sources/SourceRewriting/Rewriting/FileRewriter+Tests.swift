internal import SwiftSyntax

/// Tests of XCTest that run on the main actor.
extension FileRewriter {
    /// XCTest of Linux calls methods without an isolation alone, on the main thread: the test gets another name, and one that calls it stands behind it.
    func rewriteTest(_ node: FunctionDeclSyntax) {
        let name = node.name.plainText
        guard name.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil,
              node.body != nil, let path = path.last, let type = module.type(path.joined(separator: ".")), isOfTests(type) else { return }
        let modifiers = node.modifiers.map(\.name.text)
        guard !["static", "class", "nonisolated", "private", "fileprivate"].contains(where: modifiers.contains) else { return }
        let isOwn = node.attributes.contains { $0.trimmedDescription == "@MainActor" }
        let isOfClass = module.chain(type).contains { $0.isolation.contains("@MainActor") }
        guard isOwn || isOfClass else { return }
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil, attempt = isThrowing ? "try " : ""
        edits.replace(node.name.start..<node.name.end, with: "_main_\(name)")
        // Of a class of the main actor the object may be sent there.
        let (binding, object) = isOfClass ? ("", "self") : ("nonisolated(unsafe) let test = self; ", "test")
        edits.insert("; nonisolated \(modifiers.contains("override") ? "override " : "")func \(name)() \(isThrowing ? "throws " : "")"
            + "{ \(binding)\(attempt)MainActor.assumeIsolated { \(attempt)\(object)._main_\(name)() } }", at: node.end)
    }

    private func isOfTests(_ type: ModuleType) -> Bool {
        module.foreignSuperclass(of: type).map { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" } ?? false
    }
}
