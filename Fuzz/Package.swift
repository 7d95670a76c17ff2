// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// What watches: `fuzzer`, or `fuzzer,address`.
let sanitizers = Context.environment["DACTYL_FUZZ"] ?? "fuzzer"

/// The linker brings the fuzzing library.
func target(_ name: String, _ product: String, _ others: Target.Dependency...) -> Target {
    .executableTarget(name: name, dependencies: ["FuzzSupport", .product(name: product, package: "dactyl")] + others,
                      swiftSettings: settings, linkerSettings: [.unsafeFlags(["-sanitize=\(sanitizers)", "-use-ld=lld"])])
}

let embedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Web"]))

/// What `dactyl adopt` runs is a package of its own, and reads Swift sources with the toolchain's own parser; its sources are linked into the
/// target's folder. `script/fuzz` says where the parser is.
let adoption: [Target] = Context.environment["DACTYL_SWIFT_SYNTAX"].map { library in
    [.executableTarget(
        name: "Adoption", dependencies: ["FuzzSupport", .product(name: "InterfaceFiles", package: "dactyl")],
        swiftSettings: settings + [.unsafeFlags(["-I", library])],
        linkerSettings: [.unsafeFlags(["-sanitize=\(sanitizers)", "-use-ld=lld", "-L", library, "-lSwiftSyntax", "-lSwiftParser",
                                       "-Xlinker", "-rpath", "-Xlinker", library])])]
} ?? []

// Apart from the root, so that clients never resolve it. script/fuzz builds and runs it; a target's seeds are in Corpus/TARGET.
let package = Package(
    name: "Fuzz",
    traits: [.trait(name: "Web", description: "The app on the page of a browser, too.")],
    dependencies: [
        .package(name: "dactyl", path: "..", traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))]),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
        .target(name: "FuzzSupport", dependencies: [
            "CLibFuzzer",
            .product(name: "TouchHost", package: "dactyl"), .product(name: "TouchRecording", package: "dactyl"),
        ], path: "Support", swiftSettings: settings),
        // An app to be fed.
        .target(name: "FuzzApp", dependencies: [
            "FuzzSupport", .product(name: "UIKit", package: "dactyl"), .product(name: "TouchHost", package: "dactyl"),
        ], path: "App", swiftSettings: settings),
        target("Interfaces", "UIKit"),
        target("Sessions", "TouchRecording"),
        target("Evemu", "TouchRecording"),
        target("Libinput", "LibinputRecordings"),
        target("Evdev", "TouchRecording"),
        // These have nothing in them without the trait.
        target("Pages", "UIKit"),
        target("BrowserHost", "UIKit", "FuzzApp", embedded),
        target("Requests", "UIKit", embedded),
        target("Fields", "UIKit", "FuzzApp"),
        target("Replays", "UIKit", "FuzzApp"),
        target("Scripts", "UIKit", "FuzzApp"),
        target("Calls", "UIKit"),
        target("ScenarioFiles", "Scenarios"),
        target("InfoPlists", "UIKit"),
        target("Pictures", "UIKit"),
        target("Photos", "UIKit"),
        target("Colors", "UIKit"),
    ] + adoption
)
