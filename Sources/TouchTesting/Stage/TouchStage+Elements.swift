public import UIKit

extension TouchStage {
    /// What assistive technology finds on the stage, in reading order, from the frontmost window on (R-ACC-5).
    public var elements: [UIResponder] { scene.windows.reversed().flatMap { UIAccessibility.elements(in: $0) } }

    /// The element with that accessibility identifier, or else with that label. A failure when there is none, or more than one of that label.
    ///
    ///     let march = stage.element("March, 12 degrees") as? UIAccessibilityElement
    public func element(_ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                        column: UInt = #column) -> UIResponder? {
        let all = elements
        if let found = all.first(where: { $0.accessibilityIdentifier == name }) { return found }
        let named = all.filter { $0.accessibilityLabel == name || $0.accessibilityUserInputLabels.contains(name) }
        if named.count == 1 { return named[0] }
        let known = all.compactMap { $0.accessibilityIdentifier ?? $0.accessibilityLabel }.prefix(20).joined(separator: ", ")
        let found = named.isEmpty ? "no element is called '\(name)'" : "\(named.count) elements are called '\(name)': give them identifiers"
        report("\(found); there are \(known.isEmpty ? "none" : known)",
               at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return nil
    }

    /// Taps an element where it is activated (`accessibilityActivationPoint`), by its accessibility identifier or label.
    public func tap(element name: String, count: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
                    line: UInt = #line, column: UInt = #column) {
        guard let element = element(name, fileID: fileID, filePath: filePath, line: line, column: column) else { return }
        tap(at: window.convert(element.accessibilityActivationPoint, from: nil as UIWindow?), count: count)
    }

    /// Records what the app posts for assistive technology from now on, for as long as the recording is kept. Recordings
    /// end in the reverse order of their beginning.
    public func recordAccessibilityPosts() -> AccessibilityRecording { AccessibilityRecording() }
}

/// What an app has posted with `UIAccessibility.post`.
@MainActor
public final class AccessibilityRecording {
    /// One notification.
    public struct Post {
        /// The kind of notification.
        public let notification: UIAccessibility.Notification
        /// The text or the element that goes with it.
        public let argument: Any?
    }

    /// The notifications so far, in order.
    public private(set) var posts: [Post] = []
    /// The texts of the announcements so far.
    public var announcements: [String] {
        posts.filter { $0.notification == .announcement }.compactMap { $0.argument as? String ?? ($0.argument as? NSAttributedString)?.string }
    }

    /// The observer that was there before, and is called besides.
    private let before = UIAccessibility.postObserver

    init() {
        UIAccessibility.postObserver = { [weak self, before] notification, argument in
            self?.posts.append(Post(notification: notification, argument: argument))
            before?(notification, argument)
        }
    }

    isolated deinit { UIAccessibility.postObserver = before }
}
