// swift-tools-version: 6.2
import PackageDescription

// A toolkit of a few lines, with rectangles in place of views and no drawing, whose gestures are coordinated by GestureEngine.
let package = Package(
    name: "Terminal",
    dependencies: [.package(name: "dactyl", path: "../..")],
    targets: [
        .executableTarget(name: "Terminal", dependencies: [
            .product(name: "GestureEngine", package: "dactyl"), .product(name: "TouchScript", package: "dactyl"),
        ], swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
