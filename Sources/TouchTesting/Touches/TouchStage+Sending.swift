internal import TouchHost
internal import UIKit

extension TouchStage {
    /// A point of a view, or of the window, on the screen. `nil`, with a failure, when there is no such place.
    func position(of point: CGPoint, in view: UIView?, for purpose: @autoclosure () -> String) -> CGPoint? {
        guard point.x.isFinite, point.y.isFinite else {
            report("\(purpose()) at a place that is no number: \(text(point))")
            return nil
        }
        guard isReady() else { return nil }
        guard let view, view !== window else { return window.convert(point, to: nil as UIWindow?) }
        guard let other = view.window, other.windowScene === scene else {
            report("\(purpose()) in \(text(view)), which is not in a window of the stage")
            return nil
        }
        return other.convert(view.convert(point, to: nil), to: nil as UIWindow?)
    }

    /// Whether something can land at a place of the screen; a failure says so if it can't. What has landed may leave the screen.
    func isOnScreen(_ position: CGPoint, for purpose: @autoclosure () -> String) -> Bool {
        guard let surface = host.surface else { return true }
        let size = CGSize(width: Double(surface.size.width) / surface.scale, height: Double(surface.size.height) / surface.scale)
        if CGRect(origin: .zero, size: size).contains(position) { return true }
        report("\(purpose()) at \(text(position)) of the screen, which is \(number(size.width)) × \(number(size.height)) points")
        return false
    }

    /// The other way round. For a view that is not on the stage, as if it were the window.
    func point(onScreen position: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let other = view.window else { return window.convert(position, from: nil as UIWindow?) }
        return view.convert(other.convert(position, from: nil as UIWindow?), from: nil)
    }

    /// A sample as the host sends it. Keeps account of which contacts are down.
    func contact(_ contact: Contact, _ phase: TouchHost.Contact.Phase, _ sample: TouchSample, at time: Double) -> TouchHost.Contact {
        switch phase {
        case .began: contactsDown.append(contact)
        case .moved: break
        case .ended, .cancelled:
            for index in contactsDown.indices where contactsDown[index] === contact {
                contactsDown.remove(at: index)
                break
            }
        }
        lastPosition = sample.position
        let scale = host.surface?.scale ?? 1
        var result = TouchHost.Contact(id: contact.id, phase: phase, tool: contact.tool, timestamp: time,
                                       position: onSurface(sample.position))
        if contact.tool == .pencil { result.device = contact.id }
        result.majorRadius = sample.radius.map { $0 * scale }
        result.force = sample.force.map { Double($0) }
        result.altitude = sample.altitude.map { Double($0) }
        result.azimuth = sample.azimuth.map { Double($0) }
        result.roll = sample.roll.map { Double($0) }
        return result
    }

    func send(_ frame: TouchFrame) {
        var frame = frame
        frame.modifiers = heldModifiers
        host.send(frame)
    }
}
