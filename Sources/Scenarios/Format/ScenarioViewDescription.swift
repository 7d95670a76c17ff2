import Foundation

/// A view of a scenario, as its file describes it.
struct ScenarioViewDescription: Sendable {
    let id: String
    let kind: Kind
    /// `nil` for the first view and for windows.
    let parent: String?
    let frame: CGRect
    /// Which control it is, if any: that keeps its touches to itself.
    let control: ScenarioControl?
    /// Whether the view overrides the `touches…` methods, records the calls and does not forward them.
    let handlesTouches: Bool
    /// Whether the view overrides `hitTest(_:with:)` and answers `nil`.
    let answersNoHitTest: Bool
    /// What the view's override of `gestureRecognizerShouldBegin(_:)` answers; `nil`: there is none.
    let letsGesturesBegin: Bool?
    let properties: [ViewProperty]

    enum Kind: String, CaseIterable, Sendable {
        case view
        /// One more window, in front of those before it of the same level.
        case window
        /// A `UIScrollView`, which keeps its touches to itself.
        case scrollView
    }
}

/// A property of a view with the value that it gets: at the beginning from `props`, later from a step.
enum ViewProperty: Sendable {
    case isHidden(Bool)
    case alpha(Double)
    case isUserInteractionEnabled(Bool)
    case isMultipleTouchEnabled(Bool)
    case isExclusiveTouch(Bool)
    case rotationDegrees(Double)
    case scale(Double)
    case frame(CGRect)
    case boundsOrigin(CGPoint)
    case zPosition(Double)
    case windowLevel(Double)
    case contentSize(CGSize)
    case isPagingEnabled(Bool)
    case isDirectionalLockEnabled(Bool)
    case delaysContentTouches(Bool)
    case canCancelContentTouches(Bool)
    /// The view in it that pinches zoom, to four times its size.
    case zoomedView(String)

    /// In the order in which the documentation lists them.
    static let names = ["isHidden", "alpha", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "rotationDegrees",
                        "scale", "frame", "boundsOrigin", "zPosition", "windowLevel", "contentSize", "isPagingEnabled",
                        "isDirectionalLockEnabled", "delaysContentTouches", "canCancelContentTouches", "zoomedView"]

    init(name: ScenarioNode, _ text: String, value: ScenarioNode) throws(ScenarioError) {
        switch text {
        case "isHidden": self = .isHidden(try value.bool())
        case "alpha": self = .alpha(try value.number())
        case "isUserInteractionEnabled": self = .isUserInteractionEnabled(try value.bool())
        case "isMultipleTouchEnabled": self = .isMultipleTouchEnabled(try value.bool())
        case "isExclusiveTouch": self = .isExclusiveTouch(try value.bool())
        case "rotationDegrees": self = .rotationDegrees(try value.number())
        case "scale": self = .scale(try value.number())
        case "frame": self = .frame(try CGRect(value))
        case "boundsOrigin": self = .boundsOrigin(try CGPoint(value))
        case "zPosition": self = .zPosition(try value.number())
        case "windowLevel": self = .windowLevel(try value.number())
        case "contentSize": self = .contentSize(try CGSize(value))
        case "isPagingEnabled": self = .isPagingEnabled(try value.bool())
        case "isDirectionalLockEnabled": self = .isDirectionalLockEnabled(try value.bool())
        case "delaysContentTouches": self = .delaysContentTouches(try value.bool())
        case "canCancelContentTouches": self = .canCancelContentTouches(try value.bool())
        case "zoomedView": self = .zoomedView(try value.string())
        default: throw name.error("unknown view property \(text.quoted); known: \(Self.names.joined(separator: ", "))")
        }
    }

    /// Whether only windows have it.
    var belongsToWindows: Bool {
        if case .windowLevel = self { return true }
        return false
    }

    /// Whether only scroll views have it.
    var belongsToScrollViews: Bool {
        switch self {
        case .contentSize, .isPagingEnabled, .isDirectionalLockEnabled, .delaysContentTouches, .canCancelContentTouches, .zoomedView: true
        default: false
        }
    }
}

extension CGSize {
    init(_ node: ScenarioNode) throws(ScenarioError) {
        let numbers = try node.numbers(2)
        guard numbers[0] >= 0, numbers[1] >= 0 else { throw node.error("a width and a height are not negative") }
        self.init(width: numbers[0], height: numbers[1])
    }
}

extension CGRect {
    init(_ node: ScenarioNode) throws(ScenarioError) {
        let numbers = try node.numbers(4)
        guard numbers[2] >= 0, numbers[3] >= 0 else { throw node.error("a width and a height are not negative") }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension CGPoint {
    init(_ node: ScenarioNode) throws(ScenarioError) {
        let numbers = try node.numbers(2)
        self.init(x: numbers[0], y: numbers[1])
    }
}
