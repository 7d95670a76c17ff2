// swift-tools-version: 6.2
import PackageDescription

// A toolkit of a few lines, with rectangles in place of views and no drawing, whose gestures are coordinated by GestureEngine.
let package = Package(
    name: "Terminal",
    traits: [.trait(name: "Web", description: "As the package dactyl is built for a browser, too: what they share is compiled once.")],
    dependencies: [.package(name: "dactyl", path: "../..", traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: [
        .executableTarget(name: "Terminal", dependencies: [
            .product(name: "GestureEngine", package: "dactyl"), .product(name: "TouchScript", package: "dactyl"),
        ], swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
