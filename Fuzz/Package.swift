// swift-tools-version: 6.2
import PackageDescription

/// The fuzzing library brings the `main` function, and the linker takes it from there.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-parse-as-library"])]
let linking: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer"])]

// Apart from the root, so that clients never resolve it. script/fuzz builds and runs it; a target's seeds are in Corpus/TARGET.
let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "dactyl", path: "..")],
    targets: [
        .executableTarget(name: "Interfaces", dependencies: [.product(name: "UIKit", package: "dactyl")], swiftSettings: settings,
                          linkerSettings: linking),
    ]
)
