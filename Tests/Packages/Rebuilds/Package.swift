// swift-tools-version: 6.2
import PackageDescription

// A client with the plugin and without, for the tests of what a client's rebuild compiles, and for script/times. DACTYL_ALONE leaves out
// what uses this library: the same package without it, beside which the client's rebuilds are measured.

let isAlone = Context.environment["DACTYL_ALONE"] != nil
let dactyl = Context.environment["DACTYL_ROOT"] ?? "../../.."
let uikit: Target.Dependency = .product(name: "UIKit", package: "dactyl")

let package = Package(
    name: "Rebuilds",
    traits: [.trait(name: "Web", description: "The app on the page of a browser, too.")],
    dependencies: isAlone ? [] : [.package(name: "dactyl", path: dactyl, traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: isAlone ? [.executableTarget(name: "Alone", path: "Alone")] : [
        .executableTarget(name: "Client", dependencies: [uikit], path: "Client"),
        .executableTarget(name: "PluginClient", dependencies: [uikit], path: "PluginClient", exclude: ["iOS"],
                          plugins: [.plugin(name: "UnmodifiedSources", package: "dactyl")]),
    ]
)
