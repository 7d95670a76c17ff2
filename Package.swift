// swift-tools-version: 6.2.3
import PackageDescription

/// Everything of the project is written in the Swift 6 language mode.
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// MARK: Hosts for displays

/// The hosts for displays: all, unless `DACTYL_HOSTS` names some, as in `DACTYL_HOSTS=kms swift build`. A board without X11 then needs none
/// of its libraries.
///
/// They are no traits: SwiftPM up to 6.3 passes several enabled traits in an order that is new for each plan, and another order compiles
/// every module again (decision 0011). One trait has only one order.
let hosts: Set<String> = {
    let all: Set<String> = ["x11", "wayland", "kms"]
    guard let named = Context.environment["DACTYL_HOSTS"] else { return all }
    let wanted = Set(named.split { $0 == "," || $0 == " " }.map { $0.lowercased() }).subtracting(["none"])
    guard wanted.isSubset(of: all) else { fatalError("DACTYL_HOSTS=\(named): the hosts are x11, wayland and kms, or none") }
    return wanted
}()

/// What the sources ask for, in one order.
let hostSettings: [SwiftSetting] = settings
    + [("x11", "X11"), ("wayland", "Wayland"), ("kms", "KMS")].filter { hosts.contains($0.0) }.map { .define($0.1) }

/// A dependency of targets for one of the hosts.
func needed(by names: String..., target: String) -> [Target.Dependency] {
    hosts.isDisjoint(with: names) ? [] : [.target(name: target)]
}

/// The libraries of the system that a target calls.
///
/// The target names them, and not the module maps of their headers: those would stand before Swift's own in the program, and the loader,
/// which goes through the list for each of twenty thousand names, would look through all of them for each name of Swift's.
func linked(_ names: String..., by isUsed: Bool = true) -> [LinkerSetting] { isUsed ? names.map { .linkedLibrary($0) } : [] }

/// Whether the targets that are made for use outside have the package's access. They use none of it, which the build without it shows
/// (`DACTYL_PUBLIC_ONLY=1`, in `script/test --all`). They have it otherwise because a module without it is not compiled again when a class of
/// the package gets a stored property, and then reads wrong places.
let packageAccess = Context.environment["DACTYL_PUBLIC_ONLY"] == nil

// MARK: The package

let package = Package(
    name: "dactyl",
    products: [
        // With the launch: an app's sources import UIKit alone, and its program is linked with the displays (decision 0020).
        .library(name: "UIKit", targets: ["UIKit", "UIKitSubmodules", "DisplayLaunch", "ImageIO", "UniformTypeIdentifiers", "MobileCoreServices"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "GestureEngine", targets: ["GestureEngine"]),
        // Touch scripts and contacts, without hosts and drawing.
        .library(name: "TouchScript", targets: ["TouchScript", "TouchHost"]),
        .library(name: "TouchHost", targets: ["TouchHost", "HostKit", "HostHeadless"]),
        .library(name: "TouchTesting", targets: ["TouchTesting"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "Nimble", targets: ["Nimble"]),
        .library(name: "Quick", targets: ["Quick"]),
        .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
        // For the tests of apps and libraries that `dactyl adopt` makes packages of.
        .library(name: "TestLaunch", targets: ["TestLaunch"]),
        .library(name: "TouchRecording", targets: ["TouchRecording"]),
        // For the fuzz targets, which are a package of their own.
        .library(name: "LibinputRecordings", targets: ["LibinputRecordings"]),
        .library(name: "InterfaceFiles", targets: ["InterfaceFiles", "PropertyLists"]),
        .library(name: "Scenarios", targets: ["Scenarios"]),
        .executable(name: "dactyl", targets: ["dactyl"]),
        .executable(name: "dactyl-tools", targets: ["dactyl-tools"]),
        .executable(name: "TouchSpots", targets: ["TouchSpots"]),
        .plugin(name: "UnmodifiedSources", targets: ["UnmodifiedSources"]),
    ],
    traits: [
        .trait(name: "Web", description: "The browser host: the app on the screen of a phone or tablet, through swift-nio."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        // System libraries.
        .systemLibrary(name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo",
                       providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(name: "CPango", path: "Sources/System/CPango", pkgConfig: "pangocairo",
                       providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CXCB", path: "Sources/System/CXCB", pkgConfig: "xcb",
                       providers: [.apt(["libxcb1-dev", "libxcb-xinput-dev", "libxcb-shm0-dev", "libxcb-present-dev",
                                         "libxcb-randr0-dev", "libxcb-xkb-dev", "libxcb-xfixes0-dev", "libxkbcommon-x11-dev"])]),
        .systemLibrary(name: "CWayland", path: "Sources/System/CWayland", pkgConfig: "libdecor-0",
                       providers: [.apt(["libwayland-dev", "libdecor-0-dev", "libdecor-0-plugin-1-cairo"])]),
        .systemLibrary(name: "CXKBCommon", path: "Sources/System/CXKBCommon", pkgConfig: "xkbcommon",
                       providers: [.apt(["libxkbcommon-dev", "xkb-data"])]),
        // Without pkgConfig, with which SwiftPM would link the libraries; their headers are where all are. Those of libdrm have a folder of their own.
        .systemLibrary(name: "CLibinput", path: "Sources/System/CLibinput", providers: [.apt(["libinput-dev", "libudev-dev"])]),
        .systemLibrary(name: "CSeat", path: "Sources/System/CSeat", providers: [.apt(["libseat-dev"])]),
        .systemLibrary(name: "CDRM", path: "Sources/System/CDRM", pkgConfig: "libdrm", providers: [.apt(["libdrm-dev"])]),
        // The code of the protocols beside the core one, made by script/wayland-protocols.
        .target(name: "CWaylandProtocols", dependencies: needed(by: "wayland", target: "CWayland"),
                path: "Sources/System/CWaylandProtocols", exclude: ["xml", "code"], sources: ["protocols.c"],
                cSettings: hosts.contains("wayland") ? [.define("DACTYL_WAYLAND")] : []),
        // The libraries of a bare display, loaded by the host that runs.
        .target(name: "CKMSLibraries", dependencies: needed(by: "kms", target: "CLibinput") + needed(by: "kms", target: "CDRM") + needed(by: "kms", target: "CSeat"),
                path: "Sources/System/CKMSLibraries", cSettings: hosts.contains("kms") ? [.define("DACTYL_KMS")] : []),

        .systemLibrary(name: "CQREncode", path: "Sources/System/CQREncode", pkgConfig: "libqrencode",
                       providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(name: "CZlib", path: "Sources/System/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        .systemLibrary(name: "CGIO", path: "Sources/System/CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),

        .systemLibrary(name: "CLinux", path: "Sources/System/CLinux"),

        // Drawing.
        .target(name: "FoundationAdditions", swiftSettings: settings),
        .target(name: "CoreGraphics", dependencies: ["FoundationAdditions", "CCairo", "CPango", "_Testing_CoreGraphics"],
                swiftSettings: settings, linkerSettings: linked("pangocairo-1.0", "pango-1.0", "gobject-2.0", "glib-2.0", "cairo")),
        // The pictures in files, with those that move, and the types of data.
        .target(name: "ImageIO", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"], swiftSettings: settings),
        .target(name: "UniformTypeIdentifiers", swiftSettings: settings),
        // Names of before UniformTypeIdentifiers.
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", "FoundationAdditions"], path: "Sources/Compatibility/MobileCoreServices", swiftSettings: settings),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CCairo", "CLinux"], swiftSettings: settings, linkerSettings: linked("cairo")),

        // Hosts.
        .target(name: "TouchHost", swiftSettings: settings),
        // What hosts have in common: queues of input, simulated fingers, pens, the display's clock.
        .target(name: "HostKit", dependencies: ["TouchHost", "CLinux"], swiftSettings: settings),
        // What keys mean, for hosts whose display does not say it.
        .target(name: "KeyboardLayouts", dependencies: ["TouchHost"] + needed(by: "wayland", "kms", target: "CXKBCommon"),
                swiftSettings: hostSettings, linkerSettings: linked("xkbcommon", by: !hosts.isDisjoint(with: ["wayland", "kms"]))),
        .target(name: "TouchScript", dependencies: ["TouchHost", "FoundationAdditions"], swiftSettings: settings),
        .target(name: "PictureFiles", dependencies: ["TouchHost", "TouchScript", "CCairo"], swiftSettings: settings,
                linkerSettings: linked("cairo")),
        .target(name: "HostHeadless", dependencies: ["TouchHost", "HostKit", "TouchScript", "TouchRecording", "PictureFiles"], swiftSettings: settings),
        .target(name: "HostX11", dependencies: ["TouchHost", "HostKit", "CLinux"] + needed(by: "x11", target: "CXCB"), swiftSettings: hostSettings,
                linkerSettings: linked("xcb", "xcb-xinput", "xcb-shm", "xcb-present", "xcb-randr", "xcb-xkb", "xcb-xfixes", "xkbcommon",
                                       "xkbcommon-x11", by: hosts.contains("x11"))),
        .target(name: "HostWayland", dependencies: ["TouchHost", "HostKit", "CLinux", "KeyboardLayouts"]
                + needed(by: "wayland", target: "CWayland") + needed(by: "wayland", target: "CWaylandProtocols"),
                swiftSettings: hostSettings, linkerSettings: linked("wayland-client", "wayland-cursor", "decor-0", by: hosts.contains("wayland"))),
        .target(name: "HostKMS", dependencies: ["TouchHost", "HostKit", "CLinux", "KeyboardLayouts", "CKMSLibraries"]
                + needed(by: "kms", target: "CLibinput") + needed(by: "kms", target: "CDRM") + needed(by: "kms", target: "CSeat"),
                swiftSettings: hostSettings),
        // What servers of pages have in common: which connections are let in, and where.
        .target(name: "WebServing", dependencies: [
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
        ], swiftSettings: settings),
        .target(name: "HostWeb", dependencies: [
            "TouchHost", "HostKit", "WebServing", "CLinux",
            .target(name: "CQREncode", condition: .when(traits: ["Web"])),
            .target(name: "CZlib", condition: .when(traits: ["Web"])),
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Web"])),
        ], resources: [
            .embedInCode("Page/index.html"), .embedInCode("Page/page.css"),
            .embedInCode("Page/main.js"), .embedInCode("Page/screen.js"), .embedInCode("Page/input.js"), .embedInCode("Page/text.js"),
            .embedInCode("Page/link.js"),
        ], swiftSettings: settings,
        linkerSettings: [.linkedLibrary("qrencode", .when(traits: ["Web"])), .linkedLibrary("z", .when(traits: ["Web"]))]),
        .target(name: "HostRunner", dependencies: ["TouchHost", "FoundationAdditions", "HostKit", "TouchScript", "PictureFiles", "TouchRecording", "HostHeadless", "HostX11",
                                                   "HostWayland", "HostKMS", "HostWeb", "CLinux"],
                swiftSettings: hostSettings),

        // JSON as a tree: reading and writing.
        .target(name: "JSONText", swiftSettings: settings),

        // Recordings of devices.
        .target(name: "TouchRecording", dependencies: ["TouchHost", "HostKit", "TouchScript"], swiftSettings: settings),

        // Property lists that anyone may have written.
        .target(name: "PropertyLists", swiftSettings: settings),

        // Storyboards and xibs as documents, for UIKit and for tools that check them.
        .target(name: "InterfaceFiles", swiftSettings: settings),

        // Recordings of libinput, which are YAML: for the command alone.
        .target(name: "LibinputRecordings", dependencies: ["TouchRecording", "TouchScript", .product(name: "Yams", package: "Yams")],
                swiftSettings: settings),

        // Folders of apps for other machines.
        .target(name: "AppBundles", dependencies: ["PropertyLists"], swiftSettings: settings),

        // Apps to begin with.
        .target(name: "AppTemplates", swiftSettings: settings),

        // The coordination of recognizers, for any toolkit.
        .target(name: "GestureEngine", swiftSettings: settings),

        // The rules of scrolling: states, steps and curves.
        .target(name: "ScrollEngine", swiftSettings: settings),
        // Linear conditions on the sides of views, and their solution.
        .target(name: "LayoutEngine", swiftSettings: settings),
        // The motion of rigid bodies.
        .target(name: "DynamicsEngine", swiftSettings: settings),

        // UIKit, which knows no display.
        .target(name: "UIKit", dependencies: ["GestureEngine", "ScrollEngine", "LayoutEngine", "DynamicsEngine", "QuartzCore", "CoreGraphics", "FoundationAdditions", "TouchHost", "InterfaceFiles",
                                              "PropertyLists",
                                              "CLaunch", "UIKitSubmodules", "_Testing_UIKit", "ImageIO", "MobileCoreServices"],
                swiftSettings: settings),
        // What looks into an app that runs, for people and for tools.
        .target(name: "Inspector", dependencies: [
            "UIKit", "GestureEngine", "TouchHost", "HostKit", "HostHeadless", "HostRunner", "TouchRecording", "TouchScript", "PictureFiles", "JSONText",
            "WebServing", "FoundationAdditions", "CLinux",
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
            .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
        ], resources: [
            .embedInCode("Page/index.html"), .embedInCode("Page/page.css"), .embedInCode("Page/main.js"), .embedInCode("Page/call.js"),
            .embedInCode("Page/model.js"), .embedInCode("Page/parts.js"), .embedInCode("Page/stage.js"), .embedInCode("Page/timeline.js"),
            .embedInCode("Page/path.js"), .embedInCode("Page/graph.js"), .embedInCode("Page/whatif.js"), .embedInCode("Page/export.js"),
            .embedInCode("Page/axis.js"), .embedInCode("Page/decisions.js"), .embedInCode("Page/deciding.js"),
        ], swiftSettings: settings),
        // Buses of the desktop. Pango's libraries load GIO in any case.
        .target(name: "DesktopBus", dependencies: ["HostKit", "CGIO"], swiftSettings: settings, linkerSettings: linked("gio-2.0", "gobject-2.0", "glib-2.0")),
        // The app on the desktop's accessibility bus.
        .target(name: "AccessibilityBus", dependencies: ["UIKit", "DesktopBus", "HostKit", "TouchHost", "FoundationAdditions"], swiftSettings: settings),
        // The input methods of desktops, for displays that bring none.
        .target(name: "InputMethods", dependencies: ["DesktopBus", "HostKit", "TouchHost", "FoundationAdditions"], swiftSettings: settings),
        // What people have set on the desktop, by the portal of its bus.
        .target(name: "SettingsPortal", dependencies: ["DesktopBus", "HostKit", "TouchHost"], swiftSettings: settings),
        // Speaks, over the socket of Speech Dispatcher.
        .target(name: "SpeechDispatcher", swiftSettings: settings),
        // The launch on a display. It registers itself with UIKit where it is linked, through CLaunch.
        .target(name: "DisplayLaunch", dependencies: ["UIKit", "Inspector", "AccessibilityBus", "InputMethods", "SettingsPortal", "SpeechDispatcher", "HostRunner", "HostKit", "HostHeadless", "TouchHost", "TouchScript",
                                                      "TouchRecording", "FoundationAdditions", "CLinux"],
                swiftSettings: settings),
        .target(name: "CLaunch", path: "Sources/System/CLaunch"),

        // Names that clients' builds look for: no code is in them.
        .target(name: "UIKitSubmodules", path: "Sources/Compatibility/UIKitSubmodules"),
        // What Swift Testing's cross-import overlays look for beside modules of these names.
        .target(name: "_Testing_CoreGraphics", path: "Sources/Compatibility/_Testing_CoreGraphics", swiftSettings: settings),
        .target(name: "_Testing_UIKit", path: "Sources/Compatibility/_Testing_UIKit", swiftSettings: settings),

        .target(name: "Scenarios", dependencies: ["UIKit", "HostHeadless", "TouchHost", "JSONText"], swiftSettings: settings),

        // For tests of touch code, here and elsewhere.
        .target(name: "TouchTesting", dependencies: [
            "UIKit", "HostHeadless", "HostKit", "TouchHost",
            .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            // Found at run time: it reports failures to Swift Testing and XCTest.
            .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        ], packageAccess: packageAccess, swiftSettings: settings),

        // The vocabulary of the library SnapshotTesting, for tests of iOS apps that are written in it.
        .target(name: "SnapshotTesting", dependencies: [
            "UIKit", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"), .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        ], packageAccess: packageAccess, swiftSettings: settings),

        // The vocabulary of the library Nimble, for tests of iOS apps that are written in it.
        .target(name: "Nimble", dependencies: [
            .product(name: "IssueReporting", package: "xctest-dynamic-overlay"), .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        ], swiftSettings: settings),

        // The vocabulary of the library Quick, for tests of iOS apps that are written as its examples.
        .target(name: "Quick", swiftSettings: settings),

        // The vocabulary of XCUIAutomation, for tests of the interface of iOS apps: the app runs in the process of its tests.
        .target(name: "XCUIAutomation", dependencies: [
            "UIKit", "HostHeadless", "TouchHost", "FoundationAdditions", "CLaunch",
            .product(name: "IssueReporting", package: "xctest-dynamic-overlay"), .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
        ], swiftSettings: settings),

        // The launch of an app in the process of its tests. It begins by itself where it is linked, through CLaunch.
        .target(name: "TestLaunch", dependencies: ["UIKit", "HostHeadless", "TouchHost", "FoundationAdditions", "CLaunch"], swiftSettings: settings),

        // The sources of iOS apps, as they are. What rewrites them is a package of its own, Tools/SourceRewriting.
        .plugin(name: "UnmodifiedSources", capability: .buildTool()),

        // What starts an app, and the command, which is two programs: one that starts apps, as soon as can be, and one with all else. A target that
        // depends on a program is linked with all that it has: that both are built is up to the build.
        .target(name: "AppStart", dependencies: ["TouchHost", "TouchScript", "FoundationAdditions"], swiftSettings: settings),
        .executableTarget(name: "dactyl", dependencies: ["AppStart", "FoundationAdditions"], swiftSettings: settings),
        .executableTarget(name: "dactyl-tools", dependencies: [
            "AppStart", "TouchHost", "HostRunner", "TouchScript", "TouchRecording", "LibinputRecordings", "Scenarios", "AppBundles", "AppTemplates", "FoundationAdditions",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ], swiftSettings: settings),
        // The sample app.
        .executableTarget(name: "TouchSpots", dependencies: ["UIKit", "DisplayLaunch"], path: "Apps/TouchSpots",
                          resources: [.copy("Supporting")], swiftSettings: settings),

        .executableTarget(name: "LaunchOrder", dependencies: ["UIKit", "DisplayLaunch"], path: "Tests/Apps/LaunchOrder",
                          resources: [.copy("Supporting")], swiftSettings: settings),
        // What the apps for tests share.
        .target(name: "TestApps", dependencies: ["UIKit"], path: "Tests/Apps/Support", swiftSettings: settings),
        .executableTarget(name: "Cards", dependencies: ["TestApps", "UIKit", "DisplayLaunch"], path: "Tests/Apps/Cards", swiftSettings: settings),
        .executableTarget(name: "Form", dependencies: ["TestApps", "UIKit", "DisplayLaunch"], path: "Tests/Apps/Form", swiftSettings: settings),
        // A control of each kind, for assistive technology.
        .executableTarget(name: "Assisted", dependencies: ["TestApps", "UIKit", "DisplayLaunch"], path: "Tests/Apps/Assisted", swiftSettings: settings),
        // A form, a list, an alert and a slider, for people who do not see them.
        .executableTarget(name: "Order", dependencies: ["TestApps", "UIKit", "DisplayLaunch"], path: "Tests/Apps/Order", swiftSettings: settings),
        // A field, and the keyboard on the screen, whose places it writes.
        .executableTarget(name: "Letters", dependencies: ["TestApps", "UIKit", "DisplayLaunch"], path: "Tests/Apps/Letters", swiftSettings: settings),
        // Twelve mistakes with gestures, for the inspector.
        .executableTarget(name: "Mistakes", dependencies: ["TestApps", "UIKit", "DisplayLaunch"], path: "Tests/Apps/Mistakes", swiftSettings: settings),
        // What the same scripts decide on each host (script/hosts).
        .executableTarget(name: "Decisions", dependencies: ["TestApps", "UIKit", "DisplayLaunch"], path: "Tests/Apps/Decisions", swiftSettings: settings),
        .executableTarget(name: "MainStoryboard", dependencies: ["UIKit", "DisplayLaunch"], path: "Tests/Apps/MainStoryboard",
                          resources: [.copy("Supporting")], swiftSettings: settings),
        // An app without the launch.
        .executableTarget(name: "NoDisplay", dependencies: ["UIKit"], path: "Tests/Apps/NoDisplay", swiftSettings: settings),
        // It looks at itself, and has the host of a bare display for that.
        .testTarget(name: "AppBundlesTests", dependencies: ["AppBundles", "HostKMS"], swiftSettings: hostSettings),
        .testTarget(name: "AppTemplatesTests", dependencies: ["AppTemplates"], swiftSettings: settings),
        .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"], swiftSettings: settings),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: settings),
        .testTarget(name: "ImageIOTests", dependencies: ["ImageIO", "UniformTypeIdentifiers", "MobileCoreServices", "CoreGraphics", "FoundationAdditions"], swiftSettings: settings),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"], swiftSettings: settings),
        .testTarget(name: "TouchScriptTests", dependencies: ["TouchScript", "TouchHost", "HostHeadless", "dactyl", "dactyl-tools"], swiftSettings: settings),
        .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"], swiftSettings: settings),
        .testTarget(name: "TouchHostTests", dependencies: ["TouchHost"], swiftSettings: settings),
        .testTarget(name: "HostKitTests", dependencies: ["HostKit", "TouchHost"], swiftSettings: settings),
        .testTarget(name: "HostRunnerTests", dependencies: ["HostRunner", "HostKit", "TouchHost", "TouchScript"], swiftSettings: hostSettings),
        // The main loop with a host that is a pipe.
        .executableTarget(name: "LoopProbe", dependencies: ["FoundationAdditions", "HostRunner", "HostKit", "TouchHost", "HostTestSupport"], path: "Tests/LoopProbe", swiftSettings: hostSettings),
        // What tests of hosts share.
        .target(name: "HostTestSupport", dependencies: ["TouchHost"], path: "Tests/HostTestSupport", swiftSettings: settings),
        .testTarget(name: "HostX11Tests", dependencies: ["HostX11", "HostKit", "TouchHost", "HostTestSupport"] + needed(by: "x11", target: "CXCB"), swiftSettings: hostSettings),
        .testTarget(name: "HostWaylandTests", dependencies: ["HostWayland", "HostKit", "TouchHost", "HostTestSupport", "KeyboardLayouts"]
            + needed(by: "wayland", target: "CWayland"), swiftSettings: hostSettings),
        .testTarget(name: "HostKMSTests", dependencies: ["HostKMS", "HostKit", "TouchHost", "HostRunner", "KeyboardLayouts", "CKMSLibraries"], swiftSettings: hostSettings),
        .testTarget(name: "HostWebTests", dependencies: [
            "HostWeb", "WebServing", "HostTestSupport", "TouchHost", .target(name: "CZlib", condition: .when(traits: ["Web"])),
            .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
        ], swiftSettings: settings),
        .testTarget(name: "TouchRecordingTests", dependencies: ["TouchRecording", "LibinputRecordings", "TouchHost", "HostKit", "HostHeadless", "FoundationAdditions", "QuartzCore", "UIKit"], swiftSettings: settings),
        .testTarget(name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "TouchTesting", "UIKit"], packageAccess: packageAccess, swiftSettings: settings),
        .testTarget(name: "NimbleTests", dependencies: ["Nimble"], swiftSettings: settings),
        .testTarget(name: "QuickTests", dependencies: ["Quick"], swiftSettings: settings),
        .testTarget(name: "XCUIAutomationTests", dependencies: ["XCUIAutomation", "TouchTesting", "UIKit", "Assisted", "Form"], swiftSettings: settings),
        .testTarget(name: "TouchTestingTests", dependencies: ["TouchTesting", "UIKit", "HostHeadless"], packageAccess: packageAccess, swiftSettings: settings),
        .testTarget(name: "InspectorTests", dependencies: [
            "Inspector", "JSONText", "UIKit", "HostHeadless", "PictureFiles", "TouchHost", "TouchScript", "TouchRecording", "Scenarios", "TouchTesting", "dactyl", "dactyl-tools", "Cards", "Mistakes",
        ], swiftSettings: settings),
        .testTarget(name: "DesktopBusTests", dependencies: ["DesktopBus", "CGIO"], swiftSettings: settings),
        .testTarget(name: "AccessibilityBusTests", dependencies: ["AccessibilityBus", "DesktopBus", "UIKit", "HostHeadless", "TouchHost"], swiftSettings: settings),
        .testTarget(name: "InputMethodsTests", dependencies: ["InputMethods", "DesktopBus", "CGIO", "HostKit", "HostTestSupport", "TouchHost"], swiftSettings: settings),
        .testTarget(name: "SettingsPortalTests", dependencies: ["SettingsPortal", "DesktopBus", "CGIO", "HostKit", "HostTestSupport", "TouchHost"], swiftSettings: settings),
        .testTarget(name: "ScenariosTests", dependencies: ["Scenarios", "FoundationAdditions", "HostHeadless", "QuartzCore", "TouchHost", "UIKit"], swiftSettings: settings),
        // Runs the executables, and looks at the screen of an X server of its own.
        .testTarget(name: "IntegrationTests", dependencies: ["CCairo", "UIKit"] + needed(by: "x11", target: "CXCB"), swiftSettings: hostSettings),
        // The rules of coordination a second time, slow and from the specification alone, and programs to play on both.
        .target(name: "GestureModel", path: "Tests/GestureModel", swiftSettings: settings),
        // The rules of scrolling a second time, and programs of fingers and calls to play on both.
        .target(name: "ScrollModel", dependencies: ["ScrollEngine"], path: "Tests/ScrollModel", swiftSettings: settings),
        .testTarget(name: "ScrollEngineTests", dependencies: ["ScrollEngine", "ScrollModel"], swiftSettings: settings),
        .testTarget(name: "DynamicsEngineTests", dependencies: ["DynamicsEngine"], swiftSettings: settings),
        .testTarget(name: "LayoutEngineTests", dependencies: ["LayoutEngine"], swiftSettings: settings),

        .testTarget(name: "GestureEngineTests", dependencies: ["GestureEngine", "GestureModel"], swiftSettings: settings),
        // Random recognizers, views and fingers against the promises of the specification.
        .testTarget(name: "GestureModelTests", dependencies: ["GestureModel", "GestureEngine", "FoundationAdditions", "QuartzCore", "UIKit", "HostHeadless", "TouchHost", "Scenarios"], swiftSettings: settings),
        // The listings and tables of the pages in Documentation/gestures.
        .testTarget(name: "DocumentationTests", dependencies: ["FoundationAdditions", "QuartzCore", "UIKit", "HostHeadless", "TouchHost"], swiftSettings: settings),
        .testTarget(name: "UIKitTests", dependencies: ["DynamicsEngine", "FoundationAdditions", "CoreGraphics", "QuartzCore", "InterfaceFiles", "ScrollEngine", "ScrollModel", "UIKit", "HostHeadless", "TouchHost", "TouchTesting"], swiftSettings: settings),
        .testTarget(name: "SpeechDispatcherTests", dependencies: ["SpeechDispatcher"], swiftSettings: settings),
        // The launch of apps, which are run.
        .testTarget(name: "DisplayLaunchTests", dependencies: ["DisplayLaunch", "HostRunner", "TouchHost", "TouchScript", "TouchRecording", "UIKit", "LaunchOrder", "MainStoryboard", "NoDisplay", "LoopProbe"], swiftSettings: settings),
    ]
)

// The test targets that are named, and no others: `script/test --all` builds those of what has threads for ThreadSanitizer.
if let named = Context.environment["DACTYL_TESTS"] {
    let wanted = Set(named.split(separator: " ").map(String.init)), all = package.targets.filter { $0.type == .test }.map(\.name)
    guard wanted.isSubset(of: all) else { fatalError("DACTYL_TESTS=\(named): the test targets are \(all.joined(separator: ", "))") }
    package.targets.removeAll { $0.type == .test && !wanted.contains($0.name) }
}
