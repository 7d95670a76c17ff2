// swift-tools-version: 6.2
import PackageDescription

// The engine beside the rules done slowly, as a program of its own: built in release in half a minute, since nothing else is built with it.
// The folders of sources are links to where they stand.
// Checks of exclusive access and isolation are off: the tests make them with the same sources, and here they take a quarter of the time.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .unsafeFlags(["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"]),
]

let package = Package(
    name: "GestureProof",
    targets: [
        .target(name: "GestureEngine", swiftSettings: settings),
        // The comparison reads its inner state, as tests do.
        .target(name: "GestureModel", swiftSettings: settings + [.unsafeFlags(["-enable-testing"])]),
        .executableTarget(name: "GestureProof", dependencies: ["GestureEngine", "GestureModel"], swiftSettings: settings),
    ]
)
