import CoreGraphics
import TouchHost
@testable import UIKit

extension Planted {
    /// What hosts may break (section 3.5 of the specification).
    static let byHosts = [
        Planted("A contact's number is not given to another contact before it has ended.",
                "R-HST-1 is broken at 1.0 s: contact 1 began and was down already") {
            $0.say(Contact(1, .began))
            $0.say(Contact(1, .began))
        },
        Planted("A contact moves only while it is down.", "R-HST-1 is broken at 1.0 s: contact 2 moved and was not down") {
            $0.say(Contact(1, .began))
            $0.say(Contact(2, .moved))
        },
        Planted("A contact ends, or is cancelled, once.", "R-HST-1 is broken at 1.0 s: contact 1 was cancelled and was not down") {
            $0.say(Contact(1, .began))
            $0.say(Contact(1, .ended))
            $0.say(Contact(1, .cancelled))
        },
        Planted("A contact is of one tool.", "R-HST-1 is broken at 1.0 s: contact 1 landed as a finger and moved as a pencil") {
            $0.say(Contact(1, .began))
            $0.say(Contact(1, .moved, tool: .pencil))
        },
        Planted("A contact stays on the surface on which it landed.",
                "R-HST-1 is broken at 1.0 s: contact 1 landed on another surface than it moved on") {
            $0.say(Contact(1, .began))
            $0.say(TouchFrame(timestamp: 1, contacts: [Contact(1, .moved)]), on: OtherSurface())
        },
        Planted("A frame has each contact once.", "R-HST-2 is broken at 1.0 s: contact 1 is twice in one frame") {
            $0.say(Contact(1, .began), Contact(1, .moved))
        },
        Planted("The contacts of a frame have its time.", "R-HST-2 is broken at 1.25 s: contact 1 is in a frame of 1.0 s") {
            $0.say(Contact(1, .began, at: 1.25), at: 1)
        },
        Planted("The times of a surface's frames do not go back.", "R-HST-3 is broken at 0.5 s: a frame came after one of 1.0 s") {
            $0.say(Contact(1, .began))
            $0.say(Contact(1, .moved, at: 0.5), at: 0.5)
        },
        Planted("The times of keys do not go back.", "R-HST-3 is broken at 0.5 s: a key came after one of 1.0 s") {
            $0.key(.keyboardA, true, "a", at: 1)
            $0.key(.keyboardA, false, "a", at: 0.5)
        },
        Planted("The times of a hovering device do not go back.", "R-HST-3 is broken at 0.5 s: device 1 hovered after it had at 1.0 s") {
            $0.say(HoverSample(device: 1, timestamp: 1, position: .zero))
            $0.say(HoverSample(device: 1, timestamp: 0.5, position: .zero))
        },
        Planted("The times of a motion do not go back.", "R-HST-3 is broken at 0.5 s: the wheel of device 1 came after that of 1.0 s") {
            $0.say(IndirectSample(device: 1, kind: .wheel, timestamp: 1, position: .zero))
            $0.say(IndirectSample(device: 1, kind: .wheel, timestamp: 0.5, position: .zero))
        },
        Planted("A motion's time, place, movement, scale and rotation are finite numbers, and its scale is above 0.",
                "R-HST-4 is broken at 1.0 s: the scale of the transform of device 1 is 0.0") {
            $0.say(IndirectSample(device: 1, kind: .transform, phase: .began, timestamp: 1, position: .zero, scale: 0))
        },
        Planted("A motion begins, changes while it goes on, and ends once; a turn of a wheel stands alone.",
                "R-HST-9 is broken at 1.0 s: the scroll of device 1 changed and had not begun") {
            $0.say(IndirectSample(device: 1, kind: .scroll, timestamp: 1, position: .zero))
        },
        Planted("Times are finite numbers.", "R-HST-4 is broken at inf s: a key has the time inf") {
            $0.application.connection.surface(
                $0.host.surface!, didReceive: KeyEvent(timestamp: .infinity, usage: 4, isPressed: false))
        },
        Planted("Places, forces, radii and angles are finite numbers.", "R-HST-4 is broken at 1.0 s: the force of contact 1 is nan") {
            var contact = Contact(1, .began)
            contact.force = .nan
            $0.say(contact)
        },
        Planted("A hovering device's time, place, height and angles are finite numbers.", "R-HST-4 is broken at 1.0 s: the y of device 1 is inf") {
            $0.say(HoverSample(device: 1, timestamp: 1, position: CGPoint(x: 0, y: Double.infinity)))
        },
        Planted("Only pointers and pencils hover.", "R-HST-5 is broken at 1.0 s: device 1 hovers as a finger") {
            $0.say(HoverSample(device: 1, tool: .finger, timestamp: 1, position: .zero))
        },
        Planted("A hovering device comes before it leaves, and leaves once.", "R-HST-5 is broken at 1.0 s: device 1 left and was not there") {
            $0.say(HoverSample(device: 1, timestamp: 1, position: .zero))
            $0.say(HoverSample(device: 1, phase: .left, timestamp: 1, position: .zero))
            $0.say(HoverSample(device: 1, phase: .left, timestamp: 1, position: .zero))
        },
        Planted("A sample has a report's number exactly when better values are to come.",
                "R-HST-6 is broken at 1.0 s: contact 1 has a report and awaits nothing") {
            var contact = Contact(1, .began)
            contact.report = 7
            $0.say(contact)
        },
        Planted("A refresh is not later than the host's clock.", "R-HST-7 is broken at 1.5 s: a refresh came when the host's clock was at 1.0 s") {
            $0.application.connection.surfaceDidTick($0.host.surface!, timestamp: 1.5)
        },
    ]
}
