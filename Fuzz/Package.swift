// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// The linker brings the fuzzing library.
func target(_ name: String, _ product: String, web: Bool = false) -> Target {
    .executableTarget(name: name, dependencies: ["FuzzSupport", .product(name: product, package: "dactyl")],
                      swiftSettings: settings + (web ? [.define("Web")] : []), linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
}

// Apart from the root, so that clients never resolve it. script/fuzz builds and runs it; a target's seeds are in Corpus/TARGET.
let package = Package(
    name: "Fuzz",
    traits: [.trait(name: "Web", description: "The app on the page of a browser, too.")],
    dependencies: [.package(name: "dactyl", path: "..", traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: [
        .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
        .target(name: "FuzzSupport", dependencies: [
            "CLibFuzzer",
            .product(name: "TouchHost", package: "dactyl"), .product(name: "TouchRecording", package: "dactyl"),
        ], path: "Support", swiftSettings: settings),
        target("Interfaces", "UIKit"),
        target("Sessions", "TouchRecording"),
        target("Evemu", "TouchRecording"),
        target("Libinput", "LibinputRecordings"),
        target("Evdev", "TouchRecording"),
        // What reads the messages of pages, without the network that brings them: its sources are linked into the target's folder.
        target("Pages", "TouchHost", web: true),
    ]
)
