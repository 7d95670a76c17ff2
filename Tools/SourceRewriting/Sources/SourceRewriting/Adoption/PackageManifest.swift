internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The libraries and apps of a Swift package, as far as its manifest says them in so many words. It is read, not run.
struct PackageManifest {
    private(set) var targets: [AdoptedApp] = []
    /// Targets of other kinds, and what they are.
    private(set) var others: [String] = []

    /// - Parameter root: The package's folder, from the project's on.
    init(_ root: String, in folder: ProjectFolder) {
        func path(_ part: String) -> String { ProjectFolder.joined(root, part) }
        let file = path("Package.swift")
        guard let data = folder.data(file) else { return }
        let text = String(decoding: data, as: UTF8.self)
        let calls = ManifestCalls(text)
        let files = root.isEmpty ? folder.files : folder.packageFiles.filter { $0.hasPrefix(root + "/") }
        let names = Set(calls.targets.map(\.name))
        if calls.targets.count >= ManifestCalls.limit { others.append("what else than \(ManifestCalls.limit) targets a package has") }
        for target in calls.targets {
            guard let kind = Self.kinds[target.kind] else {
                others.append("\(target.name) (\(target.kind) of a package)")
                continue
            }
            let folders = kind == .tests ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
            let places = target.path.map { [path($0)] } ?? folders.map { path("\($0)/\(target.name)") }
            // From Swift 5.9 on the only target may have all of Sources.
            let place = places.first { place in place.isEmpty || files.contains { $0.hasPrefix(place + "/") } }
                ?? (kind != .tests && calls.targets.count { $0.kind != "testTarget" } == 1 ? path("Sources") : nil)
            guard let place else { continue }
            let left = Set(target.exclude.map { ProjectFolder.joined(place, $0) }), only = target.sources.map { ProjectFolder.joined(place, $0) }
            var own = files.filter { file in
                (place.isEmpty || file.hasPrefix(place + "/")) && !ProjectFolder.isAtOrBelow(file, left)
            }
            if !only.isEmpty {
                let wanted = Set(only + target.resources.map { ProjectFolder.joined(place, $0) })
                own = own.filter { ProjectFolder.isAtOrBelow($0, wanted) }
            }
            own.removeAll { ($0 as NSString).lastPathComponent == "Package.swift" || ["h", "md", "modulemap"].contains(($0 as NSString).pathExtension) }
            var app = AdoptedApp(name: AdoptedApp.moduleName(target.name), files: own.sorted())
            app.kind = kind
            app.swiftVersion = Self.version(text)
            app.settings = file
            app.packageProducts = target.dependencies.filter { !names.contains($0) }.sorted()
            if app.isLibrary { app.isReachable = calls.productTargets.isEmpty || calls.isReachable(target.name) }
            if kind == .tests { app.libraries = target.dependencies.filter { names.contains($0) }.map(AdoptedApp.moduleName) }
            // Command-line tools build without any help.
            if kind == .app, !app.sources.contains(where: { folder.text($0).contains("import UIKit") }) {
                others.append("\(target.name) (no app)")
                continue
            }
            if app.isReachable { targets.append(app) }
        }
    }

    private static let kinds: [String: AdoptedApp.Kind] = ["target": .library, "executableTarget": .app, "testTarget": .tests]

    /// The language mode's version, by the version of the tools.
    private static func version(_ manifest: String) -> String {
        let line = manifest.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
        let digits = line.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        guard let major = Int(digits.prefix { $0 != "." }) else { return "5.0" }
        if major >= 6, !manifest.contains("swiftLanguageModes: [.v5]"), !manifest.contains("swiftLanguageVersions: [.v5]") { return "6.0" }
        return major == 4 ? String(digits) : "5.0"
    }
}

/// What a manifest declares: calls such as `.target(name: "Dial", dependencies: […])`.
private final class ManifestCalls: SyntaxVisitor {
    struct Target {
        var kind: String
        var name: String
        var path: String?
        var exclude: [String] = []
        var sources: [String] = []
        var resources: [String] = []
        /// The names of targets and products.
        var dependencies: [String] = []
    }

    private(set) var targets: [Target] = []
    /// More are not looked at.
    static let limit = 200
    /// Of its libraries.
    private(set) var productTargets: Set<String> = []

    init(_ text: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    /// Whether a library has the target, by way of others too.
    func isReachable(_ name: String) -> Bool {
        var reached = productTargets, rest = Array(productTargets)
        while let next = rest.popLast() {
            for dependency in targets.first(where: { $0.name == next })?.dependencies ?? [] where reached.insert(dependency).inserted { rest.append(dependency) }
        }
        return reached.contains(name)
    }

    private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "plugin", "macro"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return .visitChildren }
        if kind == "library" || kind == "executable" || kind == "iOSApplication" {
            productTargets.formUnion(strings(node, "targets"))
            return .skipChildren
        }
        guard Self.kinds.contains(kind), let name = strings(node, "name").first, !isDependency(node) else { return .visitChildren }
        // Products have plugins too.
        if kind == "plugin", argument(node, "targets") != nil { return .skipChildren }
        var target = Target(kind: kind, name: name)
        target.path = strings(node, "path").first
        target.exclude = strings(node, "exclude")
        target.sources = strings(node, "sources")
        target.resources = argument(node, "resources").map { DependencyNames($0, of: nil).names } ?? []
        target.dependencies = argument(node, "dependencies").map { DependencyNames($0, of: "name").names } ?? []
        if targets.count < Self.limit, !targets.contains(where: { $0.name == name }) { targets.append(target) }
        return .skipChildren
    }

    /// A target that another names has nothing but its name.
    private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
        node.arguments.count <= 2 && node.parent?.as(ArrayElementSyntax.self)?.parent?.parent?.parent?.as(LabeledExprSyntax.self)?.label?.text == "dependencies"
    }

    private func argument(_ node: FunctionCallExprSyntax, _ label: String) -> ExprSyntax? {
        node.arguments.first { $0.label?.text == label }?.expression
    }

    private func strings(_ node: FunctionCallExprSyntax, _ label: String) -> [String] {
        guard let value = argument(node, label) else { return [] }
        if let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return [text] }
        return value.as(ArrayExprSyntax.self)?.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue } ?? []
    }
}

/// The names in a list of dependencies or resources: `"Dial"`, `.target(name: "Dial")`, `.product(name: "Dial", package: "dial")`, `.process("Art")`.
private final class DependencyNames: SyntaxVisitor {
    private(set) var names: [String] = []
    private let label: String?

    /// - Parameter label: Of the argument that counts.
    init(_ node: ExprSyntax, of label: String?) {
        self.label = label
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.arguments.first { $0.label?.text == label }?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        if let name { names.append(name) }
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.representedLiteralValue { names.append(name) }
        return .skipChildren
    }
}
