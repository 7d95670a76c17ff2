@testable import Assisted
import Testing
import UIKit
import XCUIAutomation

@MainActor @Suite("XCUIElementQuery", .serialized) struct QueryTests {
    @Test("R-UIT-5 controls, bars, rows and texts are of Apple's types, and R-UIT-6 have their values")
    func types() {
        withApp(Assisted.AppDelegate.self) { app in
            #expect(app.navigationBars["Controls"].exists && app.navigationBars.buttons["Alert"].isHittable)
            #expect(app.tabBars.buttons.count == 2 && app.tabBars.buttons["Controls"].isSelected && !app.tabBars.buttons["Rows"].isSelected)
            #expect(app.buttons["Press"].isEnabled && !app.buttons["Disabled"].isEnabled && app.buttons["Press"].title == "Press")
            #expect(app.switches["Wifi"].value as? String == "0" && app.sliders["Volume"].value as? String == "50%")
            #expect(app.steppers["Copies"].buttons["Increment"].exists && app.pageIndicators["Page"].exists)
            #expect(app.segmentedControls["Range"].buttons.count == 3 && app.segmentedControls.buttons["Day"].isSelected)
            #expect(app.pickerWheels.element.value as? String == "Row 0" && app.pickers.count == 1)
            #expect(app.searchFields.firstMatch.placeholderValue == "Search")
            #expect(app.textFields["Name"].value as? String == "Name" && app.secureTextFields["Password"].exists && !app.textFields["Password"].exists)
            #expect(app.textViews["Notes"].value as? String == "One line.\nAnother line.")
            #expect(app.staticTexts["status"].label == "Nothing yet" && app.staticTexts["Nothing yet"].identifier == "status")
            #expect(app.otherElements["Dot"].exists)
            // The title of a button is a text in it, as on iOS.
            #expect(app.buttons["Press"].staticTexts["Press"].exists)
            #expect(app.elementType == .application && app.windows.firstMatch.elementType == .window)
        }
    }

    @Test("R-UIT-7 queries narrow, go into elements and count; an index beyond the end does not exist")
    func queries() {
        withApp({ controller in
            for row in 0..<3 {
                let box = UIView(frame: CGRect(x: 0, y: row * 100, width: 300, height: 90)), label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                box.accessibilityIdentifier = "box"
                label.text = "Row \(row)"
                let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 30))
                button.setTitle("Open", for: .normal)
                box.addSubview(label)
                box.addSubview(button)
                controller.view.addSubview(box)
            }
        }) { app, _ in
            let boxes = app.otherElements.matching(identifier: "box")
            #expect(boxes.count == 3 && app.otherElements["box"].exists)
            #expect(boxes.containing(.staticText, identifier: "Row 1").element.staticTexts.firstMatch.label == "Row 1")
            #expect(boxes.element(boundBy: 2).staticTexts.element(boundBy: 0).label == "Row 2")
            #expect(boxes.children(matching: .button).count == 3 && boxes.children(matching: .staticText).count == 3 && boxes.staticTexts.count == 6)
            #expect(app.descendants(matching: .any)["Row 0"].elementType == .staticText)
            #expect(app.buttons.matching(.button, identifier: "Open").count == 3 && app.staticTexts.element(matching: .any, identifier: "Row 2").exists)
            #expect(app.staticTexts.allElementsBoundByIndex.map(\.label).filter { $0.hasPrefix("Row") } == ["Row 0", "Row 1", "Row 2"])
            #expect(boxes.allElementsBoundByAccessibilityElement.map { $0.staticTexts.firstMatch.label } == ["Row 0", "Row 1", "Row 2"])
            #expect(!boxes.element(boundBy: 3).exists && !boxes.element(boundBy: -1).exists)
            #expect(app.debugDescription.contains("staticText \"Row 1\"") && boxes.debugDescription.contains("button \"Open\""))
        }
    }

    @Test("R-UIT-15 predicates in words choose elements, and predicates of blocks do")
    func predicates() {
        withApp({ controller in
            for (row, text) in ["Größe 12", "Total: 5 of 7", "Empty"].enumerated() {
                let label = UILabel(frame: CGRect(x: 0, y: row * 40, width: 200, height: 30))
                label.text = text
                label.accessibilityIdentifier = "text\(row)"
                controller.view.addSubview(label)
            }
            let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
            button.setTitle("Go", for: .normal)
            button.isEnabled = false
            controller.view.addSubview(button)
        }) { app, _ in
            @MainActor func found(_ format: String, _ arguments: any CVarArg...) -> [String] {
                app.staticTexts.matching(NSPredicate(format: format, argumentArray: arguments)).allElementsBoundByIndex.map(\.identifier).filter { !$0.isEmpty }
            }
            #expect(found("label CONTAINS %@", "of") == ["text1"])
            #expect(found("label BEGINSWITH[cd] 'GROSSE'") == ["text0"])
            #expect(found("label ENDSWITH \"y\" OR label LIKE '*: ? of ?'") == ["text1", "text2"])
            #expect(found("identifier MATCHES 'text[02]' AND NOT (label == %@)", "Empty") == ["text0"])
            #expect(found("identifier IN {'text1', 'text2'} && %K CONTAINS 'm'", "label") == ["text2"])
            #expect(found("elementType == %d", XCUIElement.ElementType.staticText.rawValue).count == 3)
            #expect(app.buttons.element(matching: NSPredicate(format: "enabled == false")).label == "Go")
            #expect(NSPredicate(format: "exists == true").evaluate(with: app.buttons["Go"]) && NSPredicate(format: "count > 2").evaluate(with: app.staticTexts))
            #expect(NSPredicate(format: "isHittable == 1").evaluate(with: app.staticTexts["text0"]) && !NSPredicate(format: "exists == 1").evaluate(with: app.buttons["No"]))
            let long = NSPredicate { element, _ in MainActor.assumeIsolated { (element as? any XCUIElementAttributes)?.label.count ?? 0 > 8 } }
            #expect(app.staticTexts.matching(long).firstMatch.identifier == "text1")
            #expect(app.otherElements.containing(NSPredicate(format: "label == 'Empty'")).firstMatch.exists)
        }
    }

    @Test("R-UIT-15 a predicate that can't be read is a failure of one line, at the line where it is written, and holds of nothing", arguments: [
        ("label CONTAINS", "a value is missing at its end"), ("label SOUNDS 'x'", "'SOUNDS' is not a comparison that can be made here"),
        ("lable == 'x'", "'lable' is not an attribute that can be read here"), ("label == %@", "it has fewer arguments than places for them"),
        ("NOT label MATCHES '('", "'(' is not a regular expression"),
    ])
    func unreadable(format: String, fault: String) {
        var found: [XCUIApplication.Failure] = []
        let before = XCUIApplication.onFailure
        XCUIApplication.onFailure = { found.append($0) }
        defer { XCUIApplication.onFailure = before }
        let line: UInt = #line + 1
        let predicate = NSPredicate(format: format)
        #expect(found.map(\.message) == ["the predicate '\(format)' can't be read: \(fault)"])
        #expect(found.first?.line == line && found.first.map { "\($0.file)".hasSuffix("QueryTests.swift") } == true)
        #expect(!predicate.evaluate(with: "x"))
    }

    @Test("R-UIT-7 what is used and is not there, or not alone, is a failure that shows what there is")
    func failing() {
        withApp({ controller in
            for name in ["Cancel", "Edit", "Edit"] {
                let button = UIButton(frame: CGRect(x: 0, y: controller.view.subviews.count * 50, width: 100, height: 40))
                button.setTitle(name, for: .normal)
                controller.view.addSubview(button)
            }
        }) { app, _ in
            #expect(failures { app.buttons["Save"].tap() } == ["""
                can't tap app.buttons["Save"]: there is no such element; of buttons there are "Cancel", "Edit", "Edit"
                on the screen:
                application
                  window
                    button "Cancel"
                    button "Edit"
                    button "Edit"
                """])
            #expect(failures { app.buttons["Edit"].tap() } == ["""
                can't tap app.buttons["Edit"]: 2 elements match; name one by element(boundBy:), firstMatch or an identifier:
                  button "Edit"
                  button "Edit"
                """])
            #expect(failures { _ = app.sliders.element.value } == ["""
                can't read the value of app.sliders.element: there is no such element; there are no sliders
                on the screen:
                application
                  window
                    button "Cancel"
                    button "Edit"
                    button "Edit"
                """])
            #expect(failures { app.buttons.matching(identifier: "Edit").element(boundBy: 1).tap() } == [] && app.buttons["Edit"].exists)
        }
    }

    @Test("R-UIT-4 what is hidden, and what lies behind something modal, is not there; what an app lists as elements is")
    func hidden() {
        withApp({ controller in
            let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), clear = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            (hidden.text, hidden.isHidden) = ("Hidden", true)
            (clear.text, clear.alpha) = ("Clear", 0)
            let chart = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100)), inside = UILabel(frame: chart.bounds)
            inside.text = "Drawn"
            chart.addSubview(inside)
            chart.accessibilityElements = ["May", "June"].enumerated().map { index, name in
                let bar = UIAccessibilityElement(accessibilityContainer: chart)
                (bar.accessibilityLabel, bar.accessibilityTraits) = (name, .button)
                bar.accessibilityFrameInContainerSpace = CGRect(x: index * 100, y: 0, width: 100, height: 100)
                return bar
            }
            for view in [hidden, clear, chart] { controller.view.addSubview(view) }
        }) { app, controller in
            #expect(!app.staticTexts["Hidden"].exists && !app.staticTexts["Clear"].exists && !app.staticTexts["Drawn"].exists)
            #expect(app.buttons["June"].exists && app.buttons["June"].frame == CGRect(x: 100, y: 100, width: 100, height: 100))
            controller.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
            #expect(app.alerts["Sure?"].waitForExistence(timeout: 1) && !app.buttons["June"].exists)
        }
    }
}
