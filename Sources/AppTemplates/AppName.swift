import Foundation

/// The name of an app: of its package, its module, its executable and its tests' module.
package struct AppName: Hashable, Sendable {
    package let text: String

    /// - Throws: ``TemplateError`` with the first reason for which the name can't be taken.
    package init(_ text: String) throws(TemplateError) {
        self.text = text
        let shown = "'\(text.filter { !$0.isNewline }.prefix(40))'"
        guard !text.contains("/") else {
            throw TemplateError(.name, "\(shown) is a path, and a name is needed: go to the folder that the app's folder is to be in")
        }
        guard let first = text.first, first.isASCII, first.isLetter, text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) else {
            let likely = Self.likely(text)
            throw TemplateError(.name, "\(shown) is no name of a Swift module, which has letters, digits and _ and begins with a letter"
                + (likely.isEmpty ? "" : "; '\(likely)' is one"))
        }
        guard text.count <= 64 else { throw TemplateError(.name, "\(shown) has more than 64 letters: take a shorter name") }
        if Self.words.contains(text) { throw TemplateError(.name, "\(shown) is a word of Swift's: take another name, such as '\(text.capitalized)App'") }
        if Self.modules.contains(where: { $0.lowercased() == text.lowercased() }) || text.lowercased().hasPrefix("dactyl") {
            throw TemplateError(.name, "\(shown) is the name of a module or program that the app is built with: take another, such as '\(text)App'")
        }
        if Self.types.contains(text) { throw TemplateError(.name, "\(shown) is the name of a class in the app: take another, such as 'My\(text)'") }
    }

    /// A likely name: the text without the characters that a name can't have.
    private static func likely(_ text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().drop { !$0.isLetter }.prefix(40).description
    }

    /// Words that Swift does not take as the name of a module.
    private static let words: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "main",
        "nil", "nonisolated", "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol", "Never",
    ]

    /// Modules of Swift's, of the packages that the app is built with, and those targets of this package that an app's own could meet. A test compares with `Package.swift`.
    static let modules: Set<String> = [
        // Swift's own.
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "Musl",
        "Synchronization", "Observation", "Distributed", "RegexBuilder", "Cxx", "CxxStdlib", "Testing", "XCTest", "PackageDescription", "CoreFoundation", "Builtin",
        // Other packages'.
        "ArgumentParser", "Yams", "CYaml", "NIO", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket", "NIOConcurrencyHelpers", "NIOEmbedded", "NIOFoundationCompat", "NIOTLS",
        "Atomics", "Collections", "DequeModule", "OrderedCollections", "HeapModule", "BitCollections", "HashTreeCollections", "InternalCollectionsUtilities",
        "SystemPackage", "CSystem", "IssueReporting", "IssueReportingTestSupport", "IssueReportingPackageSupport", "XCTestDynamicOverlay",
        // This one's.
        "AccessibilityBus", "AppBundles", "AppStart", "AppTemplates", "Assisted", "CCairo", "CDRM", "CGIO", "CKMSLibraries", "CLaunch", "CLibinput", "CLinux", "CPango", "CQREncode", "CSeat", "CWayland",
        "CWaylandProtocols", "CXCB", "CXKBCommon", "CZlib", "Cards", "CoreGraphics", "Decisions", "DesktopBus", "DisplayLaunch", "DynamicsEngine", "Form", "FoundationAdditions", "GestureEngine",
        "GestureModel", "HostHeadless", "HostKMS", "HostKit", "HostRunner", "HostTestSupport", "HostWayland", "HostWeb", "HostX11", "ImageIO", "InputMethods", "Inspector", "InterfaceFiles",
        "JSONText", "KeyboardLayouts", "LaunchOrder", "LayoutEngine", "Letters", "LibinputRecordings", "LoopProbe", "MainStoryboard", "Mistakes", "MobileCoreServices", "Nimble", "NoDisplay", "Order", "PictureFiles", "PropertyLists",
        "QuartzCore", "Quick", "Scenarios", "ScrollEngine", "ScrollModel", "SettingsPortal", "SnapshotTesting", "SpeechDispatcher", "TestApps", "TestLaunch", "TouchHost", "TouchRecording", "TouchScript", "TouchSpots", "TouchTesting", "UIKit", "UIKitSubmodules",
        "UniformTypeIdentifiers", "UnmodifiedSources", "WebServing", "XCUIAutomation", "_Testing_CoreGraphics", "_Testing_UIKit",
    ]

    /// What the templates declare: a module of the name of a type in it can't be named.
    private static let types: Set<String> = ["AppDelegate", "SceneDelegate", "ViewController", "SpotsView", "SpotsViewTests"]
}
