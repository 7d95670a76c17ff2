// swift-tools-version: 6.2
import PackageDescription

// Random programs over the public API. script/wild-callbacks writes the folder Callbacks before a build.
let package = Package(
    name: "WildApp",
    traits: [.trait(name: "Web", description: "As everything else is built.")],
    dependencies: [.package(name: "dactyl", path: "../..", traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: [
        .executableTarget(name: "WildApp", dependencies: [.product(name: "UIKit", package: "dactyl"), .product(name: "TouchHost", package: "dactyl")],
                          swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
