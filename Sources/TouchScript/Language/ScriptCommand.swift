import Foundation
import TouchHost

/// One command of a script, with its line.
package struct ScriptCommand: Equatable, Sendable {
    package var line: Int32
    package var operation: ScriptOperation
}

/// What a command does. Lengths are pixels, times seconds.
package enum ScriptOperation: Equatable, Sendable {
    case down(TouchSample)
    case move(TouchSample)
    case up(Int32)
    /// The end of one report of the device.
    case frame
    /// Every touch in progress is taken away.
    case cancel
    /// Fingers move from where they are to targets, in equal steps.
    case glide(duration: Double, steps: Int, targets: Range<Int>)
    case tap(TouchSample, duration: Double)
    case sleep(Double)
    case sync
    case ready(timeout: Double)
    case key(ScriptKey, KeyAction)
    case pointer(CGPoint)
    case button(Int, KeyAction)
    /// The wheel turns by so many notches, as the device counts them: +y is towards the person.
    case wheel(CGPoint)
    /// Two fingers on a touchpad begin, do it in equal steps, and leave.
    case motion(ScriptMotion, duration: Double, steps: Int)
    /// The same by hand: one sample of it, with the turn since the sample before. The movement counts as the device does.
    case touchpad(IndirectSample.Kind, IndirectSample.Phase, movement: CGPoint, scale: Double, turn: Double)
    /// Fingers are laid on a touchpad, for so long.
    case rest(Double)
    /// The pencil is over the window; `nil` when it goes out of reach.
    case hover(PencilPlace?)
    /// A button on the pencil's barrel changes.
    case barrel(Int, KeyAction)
    /// The touch device vanishes.
    case disable
    case enable
    /// The window gets another size in pixels and, where one is given, another scale.
    case resize(PixelSize, scale: Double?)
    case shot(String)
    case mark(String)
    /// The commands up to `end` (exclusive), which is the index of the matching ``endLoop``. At least once, and never empty.
    case loop(count: Int, end: Int)
    case endLoop
}

/// What fingers on a touchpad do.
package enum ScriptMotion: Equatable, Sendable {
    /// By so many pixels, as the device counts them: +y goes down the document.
    case scroll(CGPoint)
    /// Until their distance is so many times the first.
    case magnify(Double)
    /// By so many radians, clockwise.
    case turn(Double)
}

/// What happens to a key or a button.
package enum KeyAction: String, Sendable {
    case tap, press, release
}

/// A finger's place, and as much of its pressure and size as the script says.
package struct TouchSample: Equatable, Sendable {
    package var id: Int32
    package var position: CGPoint
    /// 0 … 1.
    package var pressure: Double?
    /// Half the larger extent.
    package var radius: Double?
    /// What it is, where the script says so.
    package var tool: ScriptTool?
    package var angles = PencilAngles()
}

/// What touches.
package enum ScriptTool: String, CaseIterable, Sendable {
    case finger, pencil
    /// What the device takes for a palm.
    case palm
}

/// How a pencil is held, in radians, as far as the script says it.
package struct PencilAngles: Equatable, Sendable {
    package var altitude: Double?
    package var azimuth: Double?
    package var roll: Double?

    package var isEmpty: Bool { altitude == nil && azimuth == nil && roll == nil }
}

/// Where a pencil hovers.
package struct PencilPlace: Equatable, Sendable {
    package var position: CGPoint
    /// 0 on the screen, 1 as far as the device can report.
    package var height: Double?
    package var angles = PencilAngles()
}

/// Where a gliding finger goes.
package struct GlideTarget: Equatable, Sendable {
    package var id: Int32
    package var position: CGPoint
}
