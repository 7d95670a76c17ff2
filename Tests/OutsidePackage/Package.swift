// swift-tools-version: 6.2
import PackageDescription

/// Another package that depends on this one, as an app's would.
let package = Package(
    name: "OutsidePackage",
    dependencies: [.package(name: "dactyl", path: "../..")],
    targets: [
        .executableTarget(name: "Outside", dependencies: [.product(name: "UIKit", package: "dactyl")]),
    ]
)
