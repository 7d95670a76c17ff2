// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "Benchmarks",
    traits: [.trait(name: "Web", description: "The benchmarks on the page of a browser, too: as everything else is built.")],
    dependencies: [.package(name: "dactyl", path: "..", traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: [
        .target(name: "CAllocations"),
        .target(name: "CCounters"),
        .target(name: "BenchSupport", dependencies: [.product(name: "TouchHost", package: "dactyl")], swiftSettings: settings),
        .executableTarget(name: "DeliveryBenchmark", dependencies: [
            "BenchSupport", "CAllocations", .product(name: "UIKit", package: "dactyl"), .product(name: "TouchHost", package: "dactyl"),
        ], swiftSettings: settings),
        .executableTarget(name: "GestureBenchmark", dependencies: [
            "BenchSupport", "CAllocations", .product(name: "UIKit", package: "dactyl"), .product(name: "TouchHost", package: "dactyl"),
        ], swiftSettings: settings),
        // The coordination without views.
        .executableTarget(name: "EngineBenchmark", dependencies: [
            "BenchSupport", "CAllocations", .product(name: "GestureEngine", package: "dactyl"),
        ], swiftSettings: settings),
        .executableTarget(name: "HitTestBenchmark", dependencies: ["BenchSupport", .product(name: "UIKit", package: "dactyl")],
                          swiftSettings: settings),
        .executableTarget(name: "LayoutBenchmark", dependencies: ["BenchSupport", .product(name: "UIKit", package: "dactyl")],
                          swiftSettings: settings),
        .executableTarget(name: "GestureTestBenchmark", dependencies: [
            .product(name: "UIKit", package: "dactyl"), .product(name: "TouchTesting", package: "dactyl"),
        ], swiftSettings: settings),
        // What script/scale counts.
        .executableTarget(name: "ScaleBenchmark", dependencies: [
            .product(name: "UIKit", package: "dactyl"), .product(name: "TouchTesting", package: "dactyl"),
        ], swiftSettings: settings),
        // Without the counting of allocations: the program is measured itself.
        .executableTarget(name: "TouchSpotsBench", dependencies: [
            "CCounters", .product(name: "UIKit", package: "dactyl"),
        ], swiftSettings: settings),
        // What Benchmarks/scroll compares.
        .executableTarget(name: "ScrollBench", dependencies: ["CCounters", .product(name: "UIKit", package: "dactyl")], swiftSettings: settings),
        .executableTarget(name: "ScrollFloor", dependencies: ["CCounters"],
                          linkerSettings: [.linkedLibrary("xcb"), .linkedLibrary("xcb-xinput"), .linkedLibrary("xcb-shm")]),
        // Beside which the Wayland host is measured.
        .executableTarget(name: "WaylandFloor", linkerSettings: [.linkedLibrary("wayland-client"), .linkedLibrary("m")]),
        // Beside which the host of a bare display is measured.
        .systemLibrary(name: "CBareDisplay", pkgConfig: "libdrm", providers: [.apt(["libdrm-dev"])]),
        .executableTarget(name: "KMSFloor", dependencies: ["CBareDisplay"],
                          linkerSettings: [.linkedLibrary("input"), .linkedLibrary("udev"), .linkedLibrary("drm"), .linkedLibrary("m")]),
    ]
)
