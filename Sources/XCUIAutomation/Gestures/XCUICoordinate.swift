public import UIKit

/// A place on the screen that moves with an element (R-UIT-14).
@preconcurrency @MainActor
public final class XCUICoordinate {
    /// The element with which it moves.
    public let referencedElement: XCUIElement
    /// In sizes of the element, and from there in points.
    private let share: CGVector, offset: CGVector
    private let place: SourcePlace

    init(_ element: XCUIElement, _ share: CGVector, _ offset: CGVector, _ place: SourcePlace) {
        (referencedElement, self.share, self.offset, self.place) = (element, share, offset, place)
    }

    /// Where it is now, in points of the screen. An element that is not there is a failure.
    public var screenPoint: CGPoint { point ?? .zero }

    private var point: CGPoint? {
        guard let frame = referencedElement.node(for: "find a place on", at: place)?.frame else { return nil }
        return CGPoint(x: frame.minX + frame.width * share.dx + offset.dx, y: frame.minY + frame.height * share.dy + offset.dy)
    }

    /// A place so many points from here.
    public func withOffset(_ offset: CGVector) -> XCUICoordinate {
        XCUICoordinate(referencedElement, share, CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy), place)
    }

    /// Taps there, whatever is there.
    public func tap() { touch { FingerPlayer.tap($0) } }
    /// Taps there twice.
    public func doubleTap() { touch { FingerPlayer.tap($0, count: 2) } }
    /// Holds a finger there.
    /// - Parameter duration: Seconds.
    public func press(forDuration duration: TimeInterval) { touch { FingerPlayer.press($0, duration) } }

    /// Holds a finger there and drags it to another place.
    /// - Parameter duration: Seconds before it moves.
    public func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// Holds a finger there, drags it to another place and holds it there.
    /// - Parameters:
    ///   - duration: Seconds before it moves.
    ///   - hold: Seconds before it lifts.
    public func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval) {
        touch { start in
            guard let end = other.point else { return }
            FingerPlayer.drag(from: start, to: end, after: duration, velocity: velocity.speed(byDefault: XCUIElement.dragSpeed), thenHold: hold)
        }
    }

    private func touch(_ body: (CGPoint) -> Void) {
        AppSession.rest()
        guard let point else { return }
        body(point)
        AppSession.restAfterGesture()
    }
}

extension XCUIElement {
    /// A place on the element.
    /// - Parameter offset: In sizes of the element from its upper left corner: (0.5, 0.5) is its middle.
    public func coordinate(withNormalizedOffset offset: CGVector, file: StaticString = #filePath, line: UInt = #line) -> XCUICoordinate {
        XCUICoordinate(self, offset, .zero, SourcePlace(file: file, line: line))
    }
}
