import Foundation
import HostHeadless
import Testing
import TouchHost
@testable import UIKit

extension Stage {
    /// The colour at a point of the control.
    fileprivate func pixel(_ x: Double, _ y: Double) -> String {
        let surface = host.surface!
        return surface.pixel(x: Int((20 + x) * surface.scale), y: Int((20 + y) * surface.scale))!.description
    }

    /// A finger lands on a point of the control, and stays.
    fileprivate func land(_ x: Double, _ y: Double) {
        down(20 + x, 20 + y)
        rest()
    }

    /// Long enough for what moves to have come to rest.
    fileprivate func rest() { wait(1) }
}

/// What controls look like, by the colours of single pixels.
@MainActor @Suite("Controls: pictures", .leavesNothing)
struct ControlPictureTests {
    /// A control at (20, 20) in a white window, at rest.
    private func show(_ control: UIControl, scale: Double) throws -> Stage {
        let stage = try Stage(unshown: CGSize(width: 200, height: 100), scale: scale)
        stage.window.backgroundColor = .white
        control.frame.origin = CGPoint(x: 20, y: 20)
        stage.window.addSubview(control)
        stage.window.makeKeyAndVisible()
        stage.rest()
        return stage
    }

    private static let white = "#FFFFFF", blue = "#007AFF", green = "#34C759"

    @Test("A switch: gray or green, a white knob on its side, wider under a finger, paler when disabled", arguments: [1, 1.5, 2, 3])
    func aSwitch(_ scale: Double) throws {
        let control = UISwitch()
        let stage = try show(control, scale: scale)
        #expect(stage.pixel(45, 15) == "#E9E9EA" && stage.pixel(15, 15) == Self.white)
        control.setOn(true, animated: true)
        stage.rest()
        #expect(stage.pixel(6, 15) == Self.green && stage.pixel(36, 15) == Self.white && stage.pixel(18, 15) != Self.white)
        // The corners are round.
        #expect(stage.pixel(1, 1) == Self.white)
        stage.land(36, 15)
        #expect(stage.pixel(18, 15) == Self.white)
        control.isEnabled = false
        stage.rest()
        #expect(stage.pixel(6, 15) != Self.green && stage.pixel(6, 15) != Self.white)
    }

    @Test("A slider: tinted up to the knob, gray after it", arguments: [1, 1.5, 2, 3])
    func slider(_ scale: Double) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
        slider.value = 0.5
        let stage = try show(slider, scale: scale)
        #expect(stage.pixel(10, 17) == Self.blue && stage.pixel(75, 17) == Self.white && stage.pixel(140, 17) == "#E4E4E6")
        slider.minimumTrackTintColor = .red
        slider.setValue(1, animated: false)
        stage.rest()
        #expect(stage.pixel(100, 17) == "#FF0000")
    }

    @Test("A chosen system button under a finger: its fill is paler, its title as clear as before", arguments: [1, 2, 3])
    func chosenButton(_ scale: Double) throws {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame.size = CGSize(width: 80, height: 36)
        button.isSelected = true
        let stage = try show(button, scale: scale)
        #expect(stage.pixel(40, 3) == Self.blue || stage.pixel(40, 8) == Self.blue)
        stage.land(30, 15)
        let fill = [stage.pixel(40, 3), stage.pixel(40, 8)]
        #expect(!fill.contains(Self.blue) && fill != [Self.white, Self.white] && button.titleLabel?.alpha == 1)
    }

    @Test("A filled button: tint colour, paler under a finger, gray when disabled", arguments: [1, 1.5, 2, 3])
    func filledButton(_ scale: Double) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        let button = UIButton(configuration: configuration)
        let stage = try show(button, scale: scale)
        #expect(stage.pixel(5, 10) == Self.blue)
        stage.land(30, 15)
        #expect(stage.pixel(5, 10) == "#409CFF")
        button.isEnabled = false
        stage.rest()
        #expect(stage.pixel(5, 10) == "#EEEEEF")
    }

    @Test("A stepper: the half under the finger is darker")
    func stepper() throws {
        let stage = try show(UIStepper(), scale: 2)
        let idle = stage.pixel(80, 5)
        #expect(stage.pixel(10, 5) == idle)
        stage.land(80, 15)
        #expect(stage.pixel(80, 5) != idle && stage.pixel(10, 5) == idle)
    }

    @Test("Segments: the chosen one is white, the others gray")
    func segments() throws {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame.size = CGSize(width: 100, height: 32)
        control.selectedSegmentIndex = 1
        let stage = try show(control, scale: 2)
        #expect(stage.pixel(80, 6) == Self.white && stage.pixel(10, 6) == "#EEEEEF")
        control.selectedSegmentIndex = 0
        stage.rest()
        #expect(stage.pixel(80, 6) == "#EEEEEF" && stage.pixel(10, 6) == Self.white)
    }

    @Test("R-CTL-39 Segments: the line beside the chosen one is not seen, and the patch that moves to another covers the lines")
    func segmentLines() throws {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame.size = CGSize(width: 150, height: 32)
        control.selectedSegmentIndex = 0
        let stage = try show(control, scale: 2), ground = stage.pixel(125, 4)
        let lines = try #require(control.subviews.first { $0 is SegmentsGround }).subviews
        #expect(stage.pixel(100, 16) != ground && stage.pixel(100, 5) == ground && lines.map(\.alpha) == [0, 1])
        control.chooseAsPerson(2)
        let patch = try #require(control.subviews.first { $0.layer.shadowOpacity > 0 }).layer
        var covered = 0
        for _ in 0..<12 {
            stage.wait(0.02)
            let frame = (patch.presentation() ?? patch).frame
            for x in [50.0, 100] where frame.insetBy(dx: 4, dy: 0).contains(CGPoint(x: x, y: 16)) {
                covered += 1
                #expect(stage.pixel(x, 16) == Self.white)
            }
        }
        stage.rest()
        #expect(covered > 2 && stage.pixel(50, 16) != ground && stage.pixel(50, 5) == ground && lines.map(\.alpha) == [1, 0])
    }

    @Test("A page control: the present page's dot is dark")
    func pages() throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        control.sizeToFit()
        let stage = try show(control, scale: 2)
        #expect(stage.pixel(32.5, 13) == "#000000" && stage.pixel(15.5, 13) != "#000000" && stage.pixel(15.5, 13) != Self.white)
    }

    @Test("Signs on buttons are drawn for the scale of the display", arguments: [1, 2, 3])
    func symbols(_ scale: Double) throws {
        let button = UIButton(type: .contactAdd)
        let stage = try show(button, scale: scale)
        #expect(button.currentImage?.scale == CGFloat(scale) && button.currentImage?.size == CGSize(width: 22, height: 22))
        // The plus, and the room in its ring.
        #expect(stage.pixel(11, 11) != Self.white && stage.pixel(7, 7) == Self.white)
        if scale > 1 { #expect(stage.pixel(11, 11) == Self.blue) }
    }
}
