// swift-tools-version: 6.2
import PackageDescription

// Sources of iOS apps as Xcode's templates and their developers write them, built by the plugin. DACTYL_WRONG has those built that don't
// build.

let dactyl = Context.environment["DACTYL_ROOT"] ?? "../../.."
let uikit: Target.Dependency = .product(name: "UIKit", package: "dactyl")
let plugins: [Target.PluginUsage] = [.plugin(name: "UnmodifiedSources", package: "dactyl")]
let wrong: [Target] = [
    .target(name: "WrongSources", dependencies: [uikit], path: "Wrong/Sources", exclude: ["iOS"], plugins: plugins),
    .target(name: "WrongStoryboard", dependencies: [uikit], path: "Wrong/Storyboard", exclude: ["iOS"], plugins: plugins),
]

let package = Package(
    name: "UnmodifiedSourcesCases",
    traits: [.trait(name: "Web", description: "The app on the page of a browser, too.")],
    dependencies: [.package(name: "dactyl", path: dactyl, traits: [.trait(name: "Web", condition: .when(traits: ["Web"]))])],
    targets: [
        // An app without scenes, from the time of Swift 5.
        .executableTarget(name: "Templates", dependencies: [uikit], path: "Templates", exclude: ["iOS"],
                          swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugins),
        // An app with scenes, in the Swift 6 language mode.
        .executableTarget(name: "Scenes", dependencies: [uikit], path: "Scenes", exclude: ["iOS"], plugins: plugins),
        .target(name: "Constructs", dependencies: [uikit], path: "Constructs", exclude: ["iOS"], swiftSettings: [.swiftLanguageMode(.v5)],
                plugins: plugins),
        // One file for each construct or member that iOS code has. `Refused` beside it has what dactyl adopt reports in place of the compiler.
        .target(name: "Members", dependencies: ["Constructs", uikit], path: "Members", exclude: ["iOS"], swiftSettings: [.swiftLanguageMode(.v5)],
                plugins: plugins),
        .testTarget(name: "ConstructsTests", dependencies: ["Constructs", "Members", uikit, .product(name: "TouchTesting", package: "dactyl")]),
    ] + (Context.environment["DACTYL_WRONG"] == nil ? [] : wrong)
)
