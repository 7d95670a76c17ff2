internal import HostKit
internal import TouchHost
public import UIKit

extension TouchStage {
    /// Moves the mouse over a place without pressing a button. Hover recognizers follow it (R-HOV-1).
    ///
    ///     stage.hover(over: button)
    ///     stage.endHover()
    /// - Parameters:
    ///   - view: The window if you don't say.
    ///   - point: In the view's coordinates. Its middle if you don't say.
    public func hover(over view: UIView? = nil, at point: CGPoint? = nil, modifiers: UIKeyModifierFlags = []) {
        movePointer(to: view, at: point, modifiers: modifiers)
    }

    /// The mouse leaves the stage.
    public func endHover() {
        guard canUseMouse() else { return }
        bringUpToDate()
        let pointer = PointerSimulation().device
        host.send(HoverSample(device: pointer, phase: .left, timestamp: now, position: onSurface(lastPosition ?? .zero)))
    }

    /// A point of the screen in pixels.
    func onSurface(_ position: CGPoint) -> CGPoint {
        let scale = host.surface?.scale ?? 1
        return CGPoint(x: position.x * scale, y: position.y * scale)
    }
}

extension TouchStage.Pencil {
    /// Is over a place without touching it. Where it was down it lifts first.
    /// - Parameter zOffset: How far it is from the screen: 0 on it, 1 as far as it is noticed.
    @discardableResult
    public func hover(at point: CGPoint, in view: UIView? = nil, zOffset: CGFloat = 0.5) -> Self {
        guard let position = stage.position(of: point, in: view, for: "\(self) hovers"), canHover(zOffset) else { return self }
        if isDown { lift() }
        sample.position = position
        return hover(.moved, zOffset)
    }

    /// Goes out of reach.
    @discardableResult
    public func leave() -> Self {
        guard stage.isReady(), canHover(1) else { return self }
        if isDown { lift() }
        return hover(.left, 1)
    }

    /// A failure says so if it can't.
    private func canHover(_ zOffset: CGFloat) -> Bool {
        if stage.plan != nil {
            _ = misused("can't hover inside together { }")
        } else if let name = zOffset.isFinite ? sample.faultyValue : "zOffset" {
            _ = misused("has a value that is no number: \(name)")
        } else {
            return true
        }
        return false
    }

    private func hover(_ phase: HoverSample.Phase, _ zOffset: CGFloat) -> Self {
        stage.bringUpToDate()
        stage.lastPosition = sample.position
        var report = HoverSample(device: id, phase: phase, tool: .pencil, timestamp: stage.now,
                                 position: stage.onSurface(sample.position), zOffset: zOffset)
        report.altitude = sample.altitude.map { Double($0) }
        report.azimuth = sample.azimuth.map { Double($0) }
        report.roll = sample.roll.map { Double($0) }
        stage.host.send(report)
        return self
    }
}
