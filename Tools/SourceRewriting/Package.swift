// swift-tools-version: 6.2
import PackageDescription

// The command behind the plugin UnmodifiedSources and behind `dactyl adopt`, which reads Swift sources. It is a package of its own because
// only these two need it. The script `build` builds it, once for each build folder.

/// The folder of the toolchain's own SwiftSyntax, in which it is compiled already. Without it the package swift-syntax is fetched and
/// compiled, which takes minutes.
let library = Context.environment["DACTYL_SWIFT_SYNTAX"]

let syntax: [Target.Dependency] = library == nil
    ? [.product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax")] : []
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)] + (library.map { [.unsafeFlags(["-I", $0])] } ?? [])
let linking: [LinkerSetting] = library.map {
    [.unsafeFlags(["-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", $0])]
} ?? []

let package = Package(
    name: "SourceRewriting",
    dependencies: library == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0" ..< "604.0.0")] : [],
    targets: [
        // The root's: links.
        .target(name: "InterfaceFiles", swiftSettings: settings),
        .target(name: "PropertyLists", swiftSettings: settings),
        .target(name: "SourceRewriting", dependencies: ["InterfaceFiles", "PropertyLists"] + syntax, swiftSettings: settings),
        .executableTarget(name: "RewriteSources", dependencies: ["SourceRewriting"], swiftSettings: settings, linkerSettings: linking),
        .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"], swiftSettings: settings, linkerSettings: linking),
    ]
)
