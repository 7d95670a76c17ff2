// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "dactyl", path: "..")],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(name: "DeliveryBenchmark", dependencies: [
            "CAllocations", .product(name: "UIKit", package: "dactyl"), .product(name: "TouchHost", package: "dactyl"),
        ], swiftSettings: settings),
        .executableTarget(name: "TouchSpotsBench", dependencies: [
            "CAllocations", .product(name: "UIKit", package: "dactyl"),
        ], swiftSettings: settings),
    ]
)
