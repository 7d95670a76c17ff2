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
        // XCTest's class is of no actor, so that in the Swift 6 mode no object of its subclasses may be sent to one.
        edits.insert("; nonisolated \(modifiers.contains("override") ? "override " : "")func \(name)() \(isThrowing ? "throws " : "")"
            + "{ nonisolated(unsafe) let test = self; \(attempt)MainActor.assumeIsolated { \(attempt)test._main_\(name)() } }", at: node.end)
    }

    /// XCTest of Linux calls methods alone that a file of the tests names: a class of examples gets the one that runs them.
    func rewriteSpec(_ node: ClassDeclSyntax) {
        guard let path = path.last, let type = module.type(path.joined(separator: ".")), let base = module.foreignSuperclass(of: type),
              base == "QuickSpec" || base == "Quick.QuickSpec" else { return }
        edits.insert(" nonisolated override func testExamples() throws { try super.testExamples() };", at: node.memberBlock.leftBrace.end)
    }

    /// `try await super.setUp()` below XCTest's own class, whose method does nothing. From a class of the main actor it can't be awaited in the Swift 6 mode.
    func isAwaitedOfTests(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
        guard name == "setUp" || name == "tearDown", node.arguments.isEmpty, node.parent?.is(AwaitExprSyntax.self) == true,
              let type = path.last.flatMap({ module.type($0.joined(separator: ".")) }) else { return false }
        return ["XCTestCase", "XCTest.XCTestCase"].contains(module.superclassName(of: type))
    }

    private func isOfTests(_ type: ModuleType) -> Bool {
        module.foreignSuperclass(of: type).map { $0 == "XCTestCase" || $0 == "XCTest.XCTestCase" } ?? false
    }
}
