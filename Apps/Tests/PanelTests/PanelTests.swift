@testable import Panel
import Testing
import TouchTesting
import UIKit

@MainActor @Suite("Panel", .serialized) struct PanelTests {
    private func subview<Wanted: UIView>(_ type: Wanted.Type, in view: UIView) -> Wanted? {
        if let view = view as? Wanted { return view }
        return view.subviews.lazy.compactMap { self.subview(type, in: $0) }.first
    }

    @Test("The knob follows the finger around, in steps of half a degree, and stops at its ends")
    func knob() throws {
        let room = Room(), controller = ClimateViewController(room: room), stage = TouchStage(rootViewController: controller)
        stage.settle()
        let knob = try #require(subview(KnobControl.self, in: controller.view)), middle = CGPoint(x: knob.bounds.midX, y: knob.bounds.midY + knob.bounds.height * 0.04)
        let radius = min(knob.bounds.width, knob.bounds.height) * 0.42
        func place(_ degrees: Double) -> CGPoint {
            CGPoint(x: middle.x + radius * cos(degrees * .pi / 180), y: middle.y + radius * sin(degrees * .pi / 180))
        }
        #expect(room.target == 21)
        // From above to the right: a quarter of a circle is a third of twenty degrees.
        let finger = stage.finger()
        finger.down(at: place(-90), in: knob)
        for degrees in stride(from: -84.0, through: 0, by: 6) { finger.move(to: place(degrees), in: knob) }
        finger.lift()
        #expect(abs(room.target - 27.5) <= 0.5 && (room.target * 2).rounded() == room.target * 2)
        finger.down(at: place(0), in: knob)
        for degrees in stride(from: 6.0, through: 300, by: 6) { finger.move(to: place(degrees), in: knob) }
        finger.lift()
        #expect(room.target == 30)
        #expect(knob.accessibilityValue == Room.text(30))
    }

    @Test("A finger that lands in the middle of the knob does not turn it")
    func middleOfKnob() throws {
        let room = Room(), controller = ClimateViewController(room: room), stage = TouchStage(rootViewController: controller)
        stage.settle()
        let knob = try #require(subview(KnobControl.self, in: controller.view))
        stage.drag(knob, by: CGVector(dx: 80, dy: 0))
        #expect(room.target == 21)
    }

    @Test("Two fingers look closer at the chart, one moves it, a double tap shows all; a finger that rests reads a value")
    func chart() throws {
        let controller = TrendViewController(room: Room()), stage = TouchStage(rootViewController: controller)
        stage.settle()
        let chart = try #require(subview(ChartView.self, in: controller.view))
        stage.pinch(chart, scale: 3)
        let length = chart.shown.upperBound - chart.shown.lowerBound
        #expect(length < 0.45 && length > 0.25)
        let start = chart.shown.lowerBound
        stage.drag(chart, by: CGVector(dx: 100, dy: 0))
        #expect(chart.shown.lowerBound < start && abs(chart.shown.upperBound - chart.shown.lowerBound - length) < 0.001)
        stage.doubleTap(chart)
        #expect(chart.shown == 0...1 && chart.marked == nil)
        let finger = stage.finger()
        finger.down(in: chart)
        stage.advance(by: 0.4)
        #expect(chart.marked != nil)
        finger.lift()
        #expect(chart.marked == nil)
    }

    @Test("An entry is deleted by a swipe, and a new one is saved in its place when it has a name")
    func schedule() throws {
        let room = Room(), list = ScheduleViewController(room: room), stack = UINavigationController(rootViewController: list)
        let stage = TouchStage(rootViewController: stack)
        stage.settle()
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.drag(cell, by: CGVector(dx: -300, dy: 0), duration: 0.2)
        stage.settle()
        #expect(room.schedule.map(\.minute) == [390, 1020, 1350])
        stage.tap(element: "Add")
        stage.settle()
        let form = try #require(stack.topViewController as? EntryViewController)
        #expect(form.navigationItem.rightBarButtonItem?.isEnabled == false)
        stage.tap(element: "Name")
        stage.type("Lunch")
        stage.tap(element: "Save")
        stage.settle()
        #expect(stack.topViewController === list && room.schedule.map(\.name) == ["Morning", "Lunch", "Evening", "Night"])
        #expect(room.schedule[1].minute == 12 * 60 && list.tableView.numberOfRows(inSection: 0) == 4)
    }

    @Test("Each page looks right, in light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let room = Room()
        for (name, controller) in [("climate", ClimateViewController(room: room)), ("trend", TrendViewController(room: room)), ("schedule", ScheduleViewController(room: room))]
            as [(String, UIViewController)] {
            controller.title = name
            let stack = UINavigationController(rootViewController: controller), stage = TouchStage(rootViewController: stack)
            stack.overrideUserInterfaceStyle = style
            stage.settle()
            stage.expectPicture("\(name)-\(style == .dark ? "dark" : "light")", tolerance: .init(channel: 8, share: 0.01))
        }
    }
}
