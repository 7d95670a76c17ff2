// swift-tools-version: 6.2
import PackageDescription

// A client with the plugin and without, for the tests of what a client's rebuild compiles, and for script/times. DACTYL_BESIDE names what the
// client's rebuilds are measured beside: `alone` is the same package without this library, `hollow` the same package with a library of as
// many packages, targets and files that has no code.

let beside = Context.environment["DACTYL_BESIDE"]
let dactyl = Context.environment["DACTYL_ROOT"] ?? "../../.."
let uikit: Target.Dependency = .product(name: "UIKit", package: "dactyl")

let package = Package(
    name: "Rebuilds",
    traits: [.trait(name: "Web", description: "The app on the page of a browser, too.")],
    dependencies: beside == "alone" ? [] : [.package(name: "dactyl", path: dactyl, traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: beside == "alone" ? [.executableTarget(name: "Alone", path: "Alone")] : beside == "hollow" ? [
        .executableTarget(name: "Hollow", dependencies: [uikit], path: "Alone"),
    ] : [
        .executableTarget(name: "Client", dependencies: [uikit], path: "Client"),
        .executableTarget(name: "PluginClient", dependencies: [uikit], path: "PluginClient", exclude: ["iOS"],
                          plugins: [.plugin(name: "UnmodifiedSources", package: "dactyl")]),
    ]
)
