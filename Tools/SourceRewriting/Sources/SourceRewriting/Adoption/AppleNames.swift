/// Modules that sources import.
enum Modules {
    /// Those that are here: UIKit's own and the toolchain's.
    static let here: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "UniformTypeIdentifiers", "MobileCoreServices", "TouchTesting", "SnapshotTesting", "Nimble", "Quick", "XCUIAutomation", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
        "Dispatch", "Swift", "Glibc", "XCTest", "Testing", "Synchronization", "Observation", "RegexBuilder", "Distributed", "_Concurrency",
        "_StringProcessing",
        // The plugin puts UIKit in their place.
        "Darwin", "ObjectiveC", "CoreFoundation",
    ]

    static func advice(_ name: String) -> String {
        if let known = advice[name] { return known }
        return isApples(name)
            ? "it is Apple's own; leave out what needs it" : "if it is a package that builds on Linux, name it in Package.swift"
    }

    /// Whether the module is one of Apple's that nothing here replaces.
    static func isApples(_ name: String) -> Bool { apples.contains(name) }

    private static let advice = [
        "os": "write with print, or with a package such as swift-log",
        "OSLog": "write with print, or with a package such as swift-log",
        "Combine": "take closures, or a package such as OpenCombine",
        "CryptoKit": "take the package swift-crypto",
        "SwiftUI": "what is built with it has to be built with UIKit",
        "AudioToolbox": "sounds and vibrations are not there; leave them out",
    ]

    private static let apples: Set<String> = [
        "AVFAudio", "AVFoundation", "AVKit", "ActivityKit", "AdSupport", "AddressBook", "AddressBookUI", "AlarmKit", "AppIntents", "AppKit",
        "AppTrackingTransparency", "ARKit", "Accelerate", "Accounts", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks",
        "BrowserEngineKit", "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine", "CommonCrypto", "Contacts",
        "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMIDI", "CoreMedia",
        "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeviceCheck",
        "EventKit", "EventKitUI", "ExtensionKit", "ExternalAccessory", "FileProvider", "FinanceKit", "GLKit", "GameController", "GameKit", "GameplayKit",
        "HealthKit", "HomeKit", "IOKit", "IOSurface", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
        "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO",
        "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OSLog", "OpenAL",
        "OpenGLES", "PDFKit", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit",
        "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit", "SceneKit", "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis",
        "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TVMLKit", "TVUIKit", "TabularData", "TipKit", "Translation",
        "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit",
        "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "iAd", "os", "simd",
    ]
}

/// Names of Apple's frameworks.
enum AppleNames {
    /// Properties that can be observed (R-KVO-2).
    static let observable: Set<String> = [
        "frame", "bounds", "center", "transform", "alpha", "isHidden", "hidden", "backgroundColor", "contentOffset", "contentSize", "contentInset",
        "isEnabled", "enabled", "isSelected", "selected", "isHighlighted", "highlighted", "text", "position", "anchorPoint", "zPosition", "opacity",
        "contents", "borderColor", "borderWidth", "cornerRadius",
    ]

    /// What all classes and types have.
    static let general: Set<String> = [
        "self", "Type", "Protocol", "init", "rawValue", "allCases", "RawValue", "AllCases", "description", "debugDescription", "hash",
        "hashValue",
        "isEqual", "copy", "mutableCopy", "isKind", "isMember", "responds", "perform", "classForCoder", "encode", "superclass", "version",
        "none", "some", "alloc", "awakeFromNib", "prepareForInterfaceBuilder",
    ]

    /// Whether UIKit, Core Animation or Core Graphics would have the name: two capital letters of theirs before another one.
    static func isApples(_ name: String) -> Bool {
        if others.contains(name) { return true }
        guard ["UI", "CA", "CG"].contains(name.prefix(2)), let next = name.dropFirst(2).first,
              !foundation.contains(name) else { return false }
        return next.isUppercase && name.contains { $0.isLowercase }
    }

    /// What Foundation has on Linux.
    private static let foundation: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]

    /// UIKit's that begin as Foundation's do.
    private static let others: Set<String> = [
        "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutManager", "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSTextTab",
        "NSShadow", "NSDataAsset", "NSItemProvider", "NSUserActivity", "NSDiffableDataSourceSnapshot", "NSCollectionLayoutSection",
        "NSCollectionLayoutItem", "NSCollectionLayoutGroup", "NSCollectionLayoutSize", "NSManagedObject", "NSManagedObjectContext",
        "NSPersistentContainer", "NSFetchRequest", "NSFetchedResultsController", "NSParagraphStyle", "NSMutableParagraphStyle",
        "NSDirectionalEdgeInsets", "NSStringDrawingContext", "NSStringDrawingOptions",
    ]

    /// Names without Apple's two letters that only its systems have, and what can be done.
    static let absent: [String: String] = [
        "method_exchangeImplementations": exchange, "class_getInstanceMethod": exchange, "class_getClassMethod": exchange,
        "class_addMethod": exchange, "class_replaceMethod": exchange, "method_setImplementation": exchange,
        "CFAllocator": "memory is Swift's own here", "mach_absolute_time": "take CACurrentMediaTime()",
        "mach_timebase_info": "take CACurrentMediaTime(), which is in seconds", "DateComponentsFormatter": "write the parts of the date with String(format:)",
        "MeasurementFormatter": "write the number and the unit with String(format:)", "CIImage": imageCore, "CIFilter": imageCore, "CIContext": imageCore, "CIColor": imageCore,
        "os_unfair_lock": "take NSLock, or Mutex of the module Synchronization", "os_unfair_lock_s": "take NSLock", "os_log": "write with print",
        "OSLog": "write with print", "NSException": "Swift has no exceptions; return an error",
        "class_getMethodImplementation": exchange, "CTFontManagerRegisterGraphicsFont": fonts, "CTFontManagerRegisterFontsForURL": fonts,
        "CTFont": textCore, "CTLine": textCore, "CTFramesetter": textCore,
    ]
    /// Names of XCTest that tests of the interface use and that are not here (R-UIT-16).
    static let absentInInterfaceTests: Set<String> = [
        "XCTAttachment", "runsForEachTargetApplicationUIConfiguration", "addUIInterruptionMonitor", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric",
        "XCTOSSignpostMetric", "XCTHitchMetric", "XCTMeasureOptions", "XCUISiriService", "XCUIRemote", "XCUISystem",
    ]
    /// Names of Quick and Nimble that tests of units use and that are not here.
    static let absentInTests: Set<String> = ["throwAssertion", "raiseException", "postNotifications", "QuickConfiguration", "AsyncSpec"]
    private static let exchange = "there is no Objective-C runtime on Linux, so methods can't be exchanged; override in a subclass"
    private static let fonts = "the system's fonts are found by their names; install it there"
    private static let imageCore = "Core Image is Apple's own; draw with Core Graphics"
    private static let textCore = "Core Text is Apple's own; draw with NSAttributedString"

    /// What can be done instead; empty where nothing is known.
    static func advice(_ name: String) -> String {
        if let known = advice[name] { return known }
        if name.hasPrefix("UIColor."), name.hasSuffix("Color") {
            return "it is \(name.dropLast(5)) since Swift 3; convert the sources in Xcode first"
        }
        return families.first { family in family.names.contains { name.hasPrefix($0) } }?.advice ?? ""
    }

    private static let advice = [
        "motionEnded": "there is no motion of the device; leave it out",
        "drawRect": "it is draw(_:) since Swift 3; convert the sources in Xcode first",
        "UIScreen.mainScreen": "it is UIScreen.main since Swift 3; convert the sources in Xcode first",
        "UIApplication.sharedApplication": "it is UIApplication.shared since Swift 3; convert the sources in Xcode first",
    ]

    private static let families: [(names: [String], advice: String)] = [
        (["UITable", "NSDiffable"], "not built yet; UITableView and UICollectionView have data sources, diffable ones too, and rows of tables open sideways"),
        (["UICollection", "NSCollectionLayout"], "not built yet; UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout, places items"),
        (["UITabBar", "UITab", "UISplitView"],
         "of controllers that contain others there are UINavigationController, UITabBarController and UISplitViewController; or addChild"),
        (["UIAlert", "UIActionSheet", "UIPopover"], "UIAlertController and UIPopoverPresentationController are there; or show a controller of your own with present"),
        (["UITextView", "NSText", "NSLayoutManager"], "UITextView edits texts of several lines; the classes that lay text out are not built"),
        (["UIDatePicker", "UICalendar"], "there are date pickers with wheels; those that show a calendar are not built"),
        (["UIActivity", "UIDocument", "UIImagePicker", "UIPrint", "UIDrop", "UIDrag", "UISpringLoaded"],
         "it is a service of Apple's system; leave it out"),
        (["UIAccessibility"], "of accessibility there are elements, containers, custom actions and notifications"),
        (["NSManaged", "NSPersistent", "NSFetch"], "Core Data is Apple's own; keep what is to last in files"),
        (["CAEmitter", "CAMetal", "CAEAGL", "CATiled"],
         "of layers there are CAShapeLayer, CAGradientLayer, CATextLayer, CAReplicatorLayer and CAScrollLayer"),
        (["UIVisualEffect", "UIGlassEffect"], "of effects there are UIBlurEffect and UIVibrancyEffect"),
        (["UITrait", "UIUserInterfaceSizeClass", "UIUserInterfaceIdiom"],
         "the size of the window is what there is to go by"),
    ]
}
