public import Foundation
internal import UIKit

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

    /// 1000 for drags, 1500 for swipes.
    public static let `default` = Self(0)
    /// 500.
    public static let slow = Self(500)
    /// 2500.
    public static let fast = Self(2500)

    func speed(byDefault usual: Double) -> Double { rawValue > 0 ? Double(rawValue) : usual }
}

/// What fingers do with an element (R-UIT-8 … 10). The app comes to rest before and after.
extension XCUIElement {
    static let dragSpeed = 1000.0, swipeSpeed = 1500.0

    /// Taps it in the middle, or where the app says (`accessibilityActivationPoint`). An element that is scrolled off is scrolled into sight first.
    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        touch("tap", file, line) { FingerPlayer.tap($1) }
    }

    /// Taps it twice, 0.1 s from one tap to the next.
    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        touch("double tap", file, line) { FingerPlayer.tap($1, count: 2) }
    }

    /// Taps it with two fingers.
    public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
        touch("tap with two fingers", file, line) { FingerPlayer.tap($1, fingers: 2) }
    }

    /// Taps it several times, with several fingers.
    public func tap(withNumberOfTaps taps: Int, numberOfTouches fingers: Int, file: StaticString = #filePath, line: UInt = #line) {
        touch("tap", file, line) { FingerPlayer.tap($1, count: taps, fingers: fingers) }
    }

    /// Holds a finger on it.
    /// - Parameter duration: Seconds.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        touch("press", file, line) { FingerPlayer.press($1, duration) }
    }

    /// Holds a finger on it and drags it to another element.
    /// - Parameter duration: Seconds before it moves.
    public func press(forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath, line: UInt = #line) {
        press(forDuration: duration, thenDragTo: other, withVelocity: .default, thenHoldForDuration: 0, file: file, line: line)
    }

    /// Holds a finger on it, drags it to another element and holds it there.
    /// - Parameters:
    ///   - duration: Seconds before it moves.
    ///   - hold: Seconds before it lifts.
    public func press(forDuration duration: TimeInterval, thenDragTo other: XCUIElement, withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration hold: TimeInterval,
                      file: StaticString = #filePath, line: UInt = #line) {
        touch("drag", file, line) { _, start in
            guard let end = other.node(for: "drag to", at: SourcePlace(file: file, line: line)) else { return }
            FingerPlayer.drag(from: start, to: end.hitPoint() ?? CGPoint(x: end.frame.midX, y: end.frame.midY), after: duration,
                              velocity: velocity.speed(byDefault: Self.dragSpeed), thenHold: hold)
        }
    }

    // MARK: Swipes

    /// Moves a finger up over half of it, quickly.
    public func swipeUp(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) { swipe(0, -1, velocity, file, line) }
    /// Moves a finger down over half of it, quickly.
    public func swipeDown(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) { swipe(0, 1, velocity, file, line) }
    /// Moves a finger to the left over half of it, quickly.
    public func swipeLeft(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) { swipe(-1, 0, velocity, file, line) }
    /// Moves a finger to the right over half of it, quickly.
    public func swipeRight(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) { swipe(1, 0, velocity, file, line) }

    /// - Parameters:
    ///   - x: The direction.
    ///   - y: The direction.
    private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity, _ file: StaticString, _ line: UInt) {
        touch("swipe", file, line) { node, start in
            // Over something small it is as long as a swipe must be.
            let shortest: CGFloat = 150, way = max(abs(node.frame.width * x), abs(node.frame.height * y)) / 2, screen = UIScreen.main.bounds.insetBy(dx: 2, dy: 2)
            let length = max(way, shortest)
            let end = CGPoint(x: min(max(start.x + x * length, screen.minX), screen.maxX), y: min(max(start.y + y * length, screen.minY), screen.maxY))
            FingerPlayer.drag(from: start, to: end, after: 0, velocity: velocity.speed(byDefault: Self.swipeSpeed), thenHold: 0)
        }
    }

    // MARK: Two fingers

    /// Moves two fingers on it apart or together.
    /// - Parameters:
    ///   - scale: The distance of the fingers in the end, as a multiple of their distance at first.
    ///   - velocity: How much of the scale a second changes; below 0 for a scale below 1.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        guard scale > 0, scale.isFinite else { return XCUIApplication.report("can't pinch \(search.text) by \(scale)", at: SourcePlace(file: file, line: line)) }
        touch("pinch", file, line) { node, center in
            let widest = min(node.frame.width, node.frame.height, 250) * 0.8, from = scale > 1 ? widest / scale : widest
            FingerPlayer.twoFingers(around: center, duration: Self.duration(Double(scale - 1), Double(velocity)), distance: (from, from * scale), turn: 0)
        }
    }

    /// Turns two fingers on it.
    /// - Parameters:
    ///   - rotation: Radians, clockwise.
    ///   - velocity: Radians a second.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        touch("rotate", file, line) { node, center in
            let distance = min(node.frame.width, node.frame.height, 250) * 0.8
            FingerPlayer.twoFingers(around: center, duration: Self.duration(Double(rotation), Double(velocity)), distance: (distance, distance), turn: rotation)
        }
    }

    private static func duration(_ way: Double, _ velocity: Double) -> Double { velocity == 0 ? 0.5 : min(max(abs(way / velocity), 0.1), 10) }

    // MARK: Values

    /// Moves a slider.
    /// - Parameter position: From 0 at its minimum to 1 at its maximum.
    public func adjust(toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line) {
        touch("adjust", file, line) { node, _ in
            guard node.elementType == .slider, let range = node.object.assistedValue,
                  node.object.setAssistedValue(range.minimum + (range.maximum - range.minimum) * Double(position)) else {
                return XCUIApplication.report("can't adjust \(self.search.text): it is \(node.words), and not a slider that can be moved", at: SourcePlace(file: file, line: line))
            }
        }
    }

    /// Turns a wheel to the row that says a text.
    public func adjust(toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line) {
        touch("adjust", file, line) { node, _ in
            if node.elementType == .pickerWheel, node.object.chooseAssistedRow(saying: value) { return }
            let what = node.elementType == .pickerWheel ? "no row of it says \"\(value)\"" : "it is \(node.words), and not a wheel of a picker"
            XCUIApplication.report("can't adjust \(self.search.text): \(what)", at: SourcePlace(file: file, line: line))
        }
    }

    // MARK: One gesture

    /// Does something with the element when the app has come to rest, at the point where a finger reaches it; otherwise a failure says why not.
    private func touch(_ purpose: String, _ file: StaticString, _ line: UInt, _ body: (ElementNode, CGPoint) -> Void) {
        let place = SourcePlace(file: file, line: line)
        AppSession.rest()
        guard let node = node(for: purpose, at: place) else { return }
        var point = node.hitPoint()
        if point == nil, node.object.scrollAsAssistedToVisible() {
            AppSession.rest()
            point = node.hitPoint()
        }
        guard let point else {
            return XCUIApplication.report("can't \(purpose) \(search.text), \(node.words), which no finger reaches: \(node.obstacle)", at: place)
        }
        body(node, point)
        AppSession.restAfterGesture()
    }
}
