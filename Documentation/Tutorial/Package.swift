// swift-tools-version: 6.2
import PackageDescription

// The tutorial, for DocC: swift package generate-documentation. In a package of its own, so that a client of the library does not fetch the
// plugin.
let package = Package(
    name: "MultiTouch",
    dependencies: [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")],
    targets: [.target(name: "MultiTouch")]
)
