// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Pond",
    dependencies: [
        .package(name: "dactyl", path: "../dactyl"),
    ],
    targets: [
        .executableTarget(name: "Pond", dependencies: [.product(name: "UIKit", package: "dactyl")]),
        .testTarget(name: "PondTests", dependencies: ["Pond", .product(name: "TouchTesting", package: "dactyl")]),
    ]
)
