@testable import Assisted
@testable import Form
import Testing
import UIKit
import XCUIAutomation

@MainActor @Suite("XCUIElement", .serialized) struct GestureTests {
    /// A view that says which of its recognizers have recognized.
    private static func addBoard(_ controller: ProbeController) {
        let board = UIView(frame: CGRect(x: 40, y: 100, width: 300, height: 300))
        board.accessibilityIdentifier = "board"
        func add(_ recognizer: UIGestureRecognizer, _ words: @escaping () -> String?) {
            recognizer.addAction { (_: UIGestureRecognizer) in if let text = words() { controller.said.append(text) } }
            board.addGestureRecognizer(recognizer)
        }
        let double = UITapGestureRecognizer(), tap = UITapGestureRecognizer(), two = UITapGestureRecognizer(), press = UILongPressGestureRecognizer()
        let pinch = UIPinchGestureRecognizer(), turn = UIRotationGestureRecognizer()
        double.numberOfTapsRequired = 2
        two.numberOfTouchesRequired = 2
        tap.require(toFail: double)
        add(double) { "double" }
        add(tap) { "tap" }
        add(two) { "two" }
        add(press) { press.state == .began ? "press" : nil }
        add(pinch) { pinch.state == .ended ? "pinch \(pinch.scale > 1 ? "out" : "in")" : nil }
        add(turn) { turn.state == .ended ? "turn \(turn.rotation > 0 ? "right" : "left")" : nil }
        for (direction, name) in [(UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down")] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            add(swipe) { name }
        }
        controller.view.addSubview(board)
    }

    @Test("R-UIT-10 each gesture is the one that recognizers know, and two in a row are two")
    func gestures() {
        withApp(Self.addBoard) { app, controller in
            let board = app.otherElements["board"]
            board.tap()
            board.tap()
            board.doubleTap()
            board.twoFingerTap()
            board.press(forDuration: 1)
            #expect(controller.said == ["tap", "tap", "double", "two", "press"])
            controller.said = []
            board.swipeLeft()
            board.swipeRight(velocity: .fast)
            board.swipeUp()
            board.swipeDown(velocity: 1200)
            #expect(controller.said == ["left", "right", "up", "down"])
            controller.said = []
            board.pinch(withScale: 2, velocity: 2)
            board.pinch(withScale: 0.5, velocity: -1)
            board.rotate(.pi / 2, withVelocity: 2)
            board.rotate(-.pi / 2, withVelocity: -2)
            #expect(controller.said == ["pinch out", "pinch in", "turn right", "turn left"])
        }
    }

    @Test("R-UIT-14 coordinates are taps and drags of places, which move with their element")
    func coordinates() {
        withApp({ controller in
            let card = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100)), pan = UIPanGestureRecognizer()
            card.accessibilityIdentifier = "card"
            pan.addAction { (pan: UIPanGestureRecognizer) in
                card.center = CGPoint(x: card.center.x + pan.translation(in: card.superview).x, y: card.center.y + pan.translation(in: card.superview).y)
                pan.setTranslation(.zero, in: card.superview)
            }
            card.addGestureRecognizer(pan)
            let target = UIButton(frame: CGRect(x: 250, y: 600, width: 60, height: 60))
            target.setTitle("Here", for: .normal)
            target.addAction(UIAction { _ in controller.said.append("here") }, for: .touchUpInside)
            controller.view.addSubview(target)
            controller.view.addSubview(card)
        }) { app, controller in
            let card = app.otherElements["card"], start = card.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
            #expect(start.screenPoint == CGPoint(x: 100, y: 250))
            start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 100, dy: 50)))
            #expect(abs(card.frame.midX - 190) <= 11 && abs(card.frame.midY - 295) <= 11)
            #expect(start.screenPoint == CGPoint(x: card.frame.midX, y: card.frame.midY))
            card.press(forDuration: 0.1, thenDragTo: app.buttons["Here"])
            #expect(abs(card.frame.midX - 280) <= 11 && abs(card.frame.midY - 630) <= 11)
            // The card lies on the button now.
            #expect(!app.buttons["Here"].isHittable)
            app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 252, dy: 602)).tap()
            #expect(controller.said == [])
            card.press(forDuration: 0.1, thenDragTo: app)
            app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 252, dy: 602)).tap()
            #expect(controller.said == ["here"])
        }
    }

    @Test("R-UIT-9 what something covers is not hittable and a failure to tap; what is scrolled off is scrolled into sight")
    func hits() {
        withApp({ controller in
            let covered = UIButton(frame: CGRect(x: 0, y: 100, width: 200, height: 50)), cover = UIView(frame: CGRect(x: 0, y: 90, width: 300, height: 70))
            covered.setTitle("Covered", for: .normal)
            cover.accessibilityIdentifier = "cover"
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200)), far = UIButton(frame: CGRect(x: 0, y: 900, width: 200, height: 50))
            scroller.contentSize = CGSize(width: 300, height: 1000)
            far.setTitle("Far", for: .normal)
            far.addAction(UIAction { _ in controller.said.append("far") }, for: .touchUpInside)
            scroller.addSubview(far)
            for view in [covered, cover, scroller] { controller.view.addSubview(view) }
        }) { app, controller in
            #expect(app.buttons["Covered"].exists && !app.buttons["Covered"].isHittable)
            #expect(failures { app.buttons["Covered"].tap() } == [
                "can't tap app.buttons[\"Covered\"], button \"Covered\", which no finger reaches: at its middle is UIView \"cover\"",
            ])
            #expect(app.buttons["Far"].exists && !app.buttons["Far"].isHittable)
            app.buttons["Far"].tap()
            #expect(controller.said == ["far"] && app.buttons["Far"].isHittable)
        }
    }

    @Test("R-UIT-8, R-UIT-11 a person's way through an app: controls, an alert, tabs, rows")
    func controls() {
        withApp(Assisted.AppDelegate.self) { app in
            let status = app.staticTexts["status"]
            app.buttons["Press"].tap()
            #expect(status.label == "pressed")
            app.switches["Wifi"].tap()
            #expect(app.switches["Wifi"].value as? String == "1" && status.label == "wifi true")
            app.steppers["Copies"].buttons["Increment"].tap()
            #expect(status.label == "copies 1.0")
            app.segmentedControls["Range"].buttons["Month"].tap()
            #expect(status.label == "range 2" && app.segmentedControls.buttons["Month"].isSelected)
            app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.8)
            #expect(status.label == "volume 8.0" && app.sliders["Volume"].value as? String == "80%")
            app.pickerWheels.element.adjust(toPickerWheelValue: "Row 3")
            #expect(status.label == "picked 3" && app.pickerWheels.element.value as? String == "Row 3")
            #expect(failures { app.pickerWheels.element.adjust(toPickerWheelValue: "Row 9") } == ["can't adjust app.pickerWheels.element: no row of it says \"Row 9\""])
            app.otherElements["Dot"].tap()
            #expect(status.label == "dot")

            app.navigationBars["Controls"].buttons["Alert"].tap()
            let alert = app.alerts["Delete?"]
            #expect(alert.waitForExistence(timeout: 2) && alert.staticTexts["It can't be undone."].exists && !app.buttons["Press"].exists)
            alert.buttons["Keep"].tap()
            #expect(alert.waitForNonExistence(timeout: 2) && status.label == "kept")

            app.tabBars.buttons["Rows"].tap()
            #expect(app.tables.cells.count > 5 && app.tables.cells.element(boundBy: 0).staticTexts["Item 0"].exists && app.cells["Item 2"].exists)
            app.tables.cells.switches.firstMatch.tap()
            #expect(app.tables.switches.element.value as? String == "1")
            app.tables.firstMatch.swipeUp()
            #expect(!app.staticTexts["Item 0"].exists)
            app.cells.containing(.staticText, identifier: app.cells.element(boundBy: 3).staticTexts.firstMatch.label).element.tap()
            #expect(app.cells.element(boundBy: 3).isSelected)
        }
    }

    @Test("R-UIT-11 text is typed into the field that has the keyboard, Return and Delete too; its keys can be tapped")
    func typing() {
        withApp(Form.AppDelegate.self) { app in
            let name = app.textFields["Name"], mail = app.textFields["Email"], password = app.secureTextFields["Password"]
            #expect(!app.keyboards.element.exists && !app.buttons["Send"].isEnabled)
            #expect(failures { name.typeText("x") } == ["can't type into app.textFields[\"Name\"]: nothing has the keyboard; tap a field first"])
            name.tap()
            #expect(app.keyboards.element.waitForExistence(timeout: 1) && name.hasFocus && name.value(forKey: "hasKeyboardFocus") as? Bool == true)
            name.typeText("Zoë Ax" + XCUIKeyboardKey.delete.rawValue)
            #expect(name.value as? String == "Zoë A")
            let refused = failures { mail.typeText("x") }
            #expect(refused.count == 1 && refused[0].hasPrefix("can't type into app.textFields[\"Email\"], textField \"Email\": the keyboard is for UITextField \"Name\""), "\(refused)")
            app.typeText("\n")
            #expect(mail.hasFocus)
            app.keys["a"].tap()
            mail.typeText("da@example.org\n")
            password.typeText("secret")
            #expect(password.value as? String == "••••••" && mail.value as? String == "ada@example.org")
            #expect(app.buttons["Send"].isEnabled)
            password.typeText("\n")
            #expect(!app.keyboards.element.exists)
        }
    }

    @Test("R-UIT-3, R-UIT-12 waits let the app's time go by, and end as soon as what they wait for is there")
    func waits() {
        withApp({ controller in
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) {
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                label.text = "Loaded"
                controller.view.addSubview(label)
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) { label.text = "Old" }
            }
        }) { app, _ in
            let start = Date()
            #expect(!app.staticTexts["Loaded"].exists)
            #expect(app.staticTexts["Loaded"].waitForExistence(timeout: 10))
            #expect(app.staticTexts.firstMatch.wait(for: \.label, toEqual: "Old", timeout: 10) && app.staticTexts["Loaded"].waitForNonExistence(timeout: 1))
            #expect(Date().timeIntervalSince(start) < 2)
            // Other threads have that time.
            let later = Date()
            #expect(!app.staticTexts["Never"].waitForExistence(timeout: 0.2) && Date().timeIntervalSince(later) >= 0.2)
        }
    }
}
