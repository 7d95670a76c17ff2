import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

/// What controls look like, by the colours of single pixels.
@MainActor @Suite("Controls: pictures", .leavesNothing)
struct ControlPictureTests {
    private struct Show {
        let host: HeadlessHost
        let window: UIWindow

        @MainActor init(scale: Double, _ control: UIControl) throws {
            host = HeadlessHost(size: PixelSize(width: 200, height: 100), scale: scale)
            window = UIWindow(windowScene: try UIApplication.shared.attach(to: host))
            window.backgroundColor = .white
            control.frame.origin = CGPoint(x: 20, y: 20)
            window.addSubview(control)
            window.makeKeyAndVisible()
            // Long enough for what moves to have come to rest.
            host.advance(by: 1)
        }

        /// The colour at a point of the control.
        @MainActor func color(_ x: Double, _ y: Double) -> String {
            let scale = host.surface!.scale
            return host.surface!.pixel(x: Int((20 + x) * scale), y: Int((20 + y) * scale))!.description
        }

        @MainActor func down(_ x: Double, _ y: Double) {
            let now = host.virtualClock.now
            let position = CGPoint(x: (20 + x) * host.surface!.scale, y: (20 + y) * host.surface!.scale)
            host.send(TouchFrame(timestamp: now, contacts: [Contact(id: 1, phase: .began, timestamp: now, position: position)]))
            host.advance(by: 1)
        }

        @MainActor func settle() { host.advance(by: 1) }
    }

    private static let white = "#FFFFFF", blue = "#007AFF", green = "#34C759"

    @Test("A switch: gray or green, a white knob on its side, wider under a finger, paler when disabled", arguments: [1, 1.5, 2, 3])
    func aSwitch(_ scale: Double) throws {
        let control = UISwitch()
        let show = try Show(scale: scale, control)
        #expect(show.color(45, 15) == "#E9E9EA" && show.color(15, 15) == Self.white)
        control.setOn(true, animated: true)
        show.settle()
        #expect(show.color(6, 15) == Self.green && show.color(36, 15) == Self.white && show.color(18, 15) != Self.white)
        // The corners are round.
        #expect(show.color(1, 1) == Self.white)
        show.down(36, 15)
        #expect(show.color(18, 15) == Self.white)
        control.isEnabled = false
        show.settle()
        #expect(show.color(6, 15) != Self.green && show.color(6, 15) != Self.white)
    }

    @Test("A slider: tinted up to the knob, gray after it", arguments: [1, 1.5, 2, 3])
    func slider(_ scale: Double) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
        slider.value = 0.5
        let show = try Show(scale: scale, slider)
        #expect(show.color(10, 17) == Self.blue && show.color(75, 17) == Self.white && show.color(140, 17) == "#E4E4E6")
        slider.minimumTrackTintColor = .red
        slider.setValue(1, animated: false)
        show.settle()
        #expect(show.color(100, 17) == "#FF0000")
    }

    @Test("A chosen system button under a finger: its fill is paler, its title as clear as before", arguments: [1, 2, 3])
    func chosenButton(_ scale: Double) throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame.size = CGSize(width: 80, height: 36)
        button.isSelected = true
        let show = try Show(scale: scale, button)
        #expect(show.color(40, 3) == Self.blue || show.color(40, 8) == Self.blue)
        show.down(30, 15)
        let fill = [show.color(40, 3), show.color(40, 8)]
        #expect(!fill.contains(Self.blue) && fill != [Self.white, Self.white] && button.titleLabel?.alpha == 1)
    }

    @Test("A filled button: tint colour, paler under a finger, gray when disabled", arguments: [1, 1.5, 2, 3])
    func filledButton(_ scale: Double) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        let show = try Show(scale: scale, button)
        #expect(show.color(5, 10) == Self.blue)
        show.down(30, 15)
        #expect(show.color(5, 10) == "#409CFF")
        button.isEnabled = false
        show.settle()
        #expect(show.color(5, 10) == "#EEEEEF")
    }

    @Test("A stepper: the half under the finger is darker")
    func stepper() throws {
        let show = try Show(scale: 2, UIStepper())
        let idle = show.color(80, 5)
        #expect(show.color(10, 5) == idle)
        show.down(80, 15)
        #expect(show.color(80, 5) != idle && show.color(10, 5) == idle)
    }

    @Test("Segments: the chosen one is white, the others gray")
    func segments() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame.size = CGSize(width: 100, height: 32)
        control.selectedSegmentIndex = 1
        let show = try Show(scale: 2, control)
        #expect(show.color(80, 6) == Self.white && show.color(10, 6) == "#EEEEEF")
        control.selectedSegmentIndex = 0
        show.settle()
        #expect(show.color(80, 6) == "#EEEEEF" && show.color(10, 6) == Self.white)
    }

    @Test("A page control: the present page's dot is dark")
    func pages() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        control.sizeToFit()
        let show = try Show(scale: 2, control)
        #expect(show.color(32.5, 13) == "#000000" && show.color(15.5, 13) != "#000000" && show.color(15.5, 13) != Self.white)
    }

    @Test("Signs on buttons are drawn for the scale of the display", arguments: [1, 2, 3])
    func symbols(_ scale: Double) throws {
        let button = UIButton(type: .contactAdd)
        let show = try Show(scale: scale, button)
        #expect(button.currentImage?.scale == CGFloat(scale) && button.currentImage?.size == CGSize(width: 22, height: 22))
        // The plus, and the room in its ring.
        #expect(show.color(11, 11) != Self.white && show.color(7, 7) == Self.white)
        if scale > 1 { #expect(show.color(11, 11) == Self.blue) }
    }
}
