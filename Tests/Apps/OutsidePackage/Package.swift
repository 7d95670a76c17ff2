// swift-tools-version: 6.2
import PackageDescription

// A package that has nothing to do with Dactyl but that it depends on it. A copy elsewhere names the checkout in DACTYL_ROOT.
let dactyl = Context.environment["DACTYL_ROOT"] ?? "../../.."

let package = Package(
    name: "Doodle",
    traits: [.trait(name: "Web", description: "The app on the page of a browser, too.")],
    dependencies: [.package(name: "dactyl", path: dactyl, traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: [
        .target(name: "DoodleViews", dependencies: [.product(name: "UIKit", package: "dactyl")], swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(name: "Doodle", dependencies: ["DoodleViews", .product(name: "UIKit", package: "dactyl")]),
        .testTarget(name: "DoodleViewsTests", dependencies: [
            "DoodleViews", .product(name: "TouchHost", package: "dactyl"), .product(name: "TouchTesting", package: "dactyl"),
        ], swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
