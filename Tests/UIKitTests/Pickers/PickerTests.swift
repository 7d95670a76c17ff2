import Testing
@testable import UIKit

/// Rows called by wheel and number, and what was chosen.
@MainActor
private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts: [Int]
    var log: [String] = []
    var width: CGFloat = -1
    var height: CGFloat = -1
    var makes: ((Int, Int, UIView?) -> UIView)?

    init(_ counts: Int...) { self.counts = counts }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(component)-\(row)" }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? width : -1 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { log.append("\(component)-\(row)") }
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        makes?(row, component, view) ?? .noRow
    }
}

@MainActor @Suite("Pickers", .leavesNothing)
struct PickerTests {
    private func make(_ rows: Rows, isDark: Bool = false, scale: Double = 1) throws -> (Stage, UIPickerView) {
        let root = UIViewController(), picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 400, height: 216))
        picker.dataSource = rows
        picker.delegate = rows
        root.view.backgroundColor = .systemBackground
        root.view.addSubview(picker)
        return (try Stage(showing: root, scale: scale, isDark: isDark), picker)
    }

    private static let middle = 208.0

    @Test("R-PCK-1 Rows without a usable height have the usual one, and pickers of any size are laid out", arguments: [CGFloat.infinity, .nan, 0, -3, 1e-300])
    func heights(height: CGFloat) throws {
        let rows = Rows(4), (stage, picker) = try make(rows)
        rows.height = height
        picker.reloadAllComponents()
        for length in [1e200, 0, 216] {
            picker.frame.size.height = length
            stage.wait(0.1)
        }
        #expect(height == 1e-300 || picker.rowSize(forComponent: 0).height == 32)
    }

    @Test("R-PCK-2 R-PCK-3 A finger turns a wheel, which rests at a row and reports it then")
    func turns() throws {
        let rows = Rows(20, 5)
        let (stage, picker) = try make(rows)
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5 && picker.selectedRow(inComponent: 0) == 0)
        stage.drag(CGPoint(x: 100, y: Self.middle), CGPoint(x: 100, y: Self.middle - 115), seconds: 1, lifts: false)
        stage.wait(0.3)
        #expect(picker.selectedRow(inComponent: 0) == 0 && rows.log.isEmpty)
        stage.finger(.ended, 100, Self.middle - 115)
        stage.wait(1)
        // The pan begins after 10 points: 105 points are three rows and a bit.
        #expect(rows.take() == ["0-3"] && picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 0)
        let label = try #require(picker.view(forRow: 3, forComponent: 0) as? UILabel)
        #expect(label.text == "0-3" && abs(label.convert(CGPoint(x: 0, y: 16), to: picker).y - 108) < 1)
    }

    @Test("R-PCK-3 A wheel that a finger leaves just at a row reports it as the finger lifts")
    func leavesAtRow() throws {
        let rows = Rows(20), (stage, picker) = try make(rows)
        // Ten points are the pan's.
        stage.drag(CGPoint(x: 100, y: Self.middle), CGPoint(x: 100, y: Self.middle - 106), seconds: 1, lifts: false)
        stage.wait(0.3)
        #expect(rows.log.isEmpty)
        stage.finger(.ended, 100, Self.middle - 106)
        #expect(rows.take() == ["0-3"] && picker.selectedRow(inComponent: 0) == 3)
    }

    @Test("R-PCK-2 A flick turns the wheel on, and not beyond its end")
    func flicks() throws {
        let rows = Rows(50)
        let (stage, picker) = try make(rows)
        stage.drag(CGPoint(x: 100, y: Self.middle + 60), CGPoint(x: 100, y: Self.middle - 60), seconds: 0.1)
        stage.wait(4)
        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 6 && rows.take() == ["0-\(row)"])
        for _ in 0..<8 {
            stage.drag(CGPoint(x: 100, y: Self.middle + 90), CGPoint(x: 100, y: Self.middle - 90), seconds: 0.08)
            stage.wait(0.3)
        }
        stage.wait(4)
        #expect(picker.selectedRow(inComponent: 0) == 49 && rows.take().last == "0-49")
    }

    @Test("R-PCK-2 A finger that lands on a turning wheel holds it; lifted, it goes to the nearest row")
    func holds() throws {
        let rows = Rows(200)
        let (stage, picker) = try make(rows)
        stage.drag(CGPoint(x: 100, y: Self.middle + 60), CGPoint(x: 100, y: Self.middle - 60), seconds: 0.1)
        stage.wait(0.2)
        stage.finger(.began, 100, Self.middle)
        stage.wait(1)
        #expect(rows.log.isEmpty)
        stage.finger(.ended, 100, Self.middle)
        stage.wait(2)
        let chosen = picker.selectedRow(inComponent: 0)
        #expect(rows.take() == ["0-\(chosen)"] && chosen > 3)
        let label = try #require(picker.view(forRow: chosen, forComponent: 0))
        #expect(abs(label.center.y - label.superview!.bounds.midY) < 1)
    }

    @Test("R-PCK-2 A tap turns the wheel to the row that is touched")
    func taps() throws {
        let rows = Rows(20)
        let (stage, picker) = try make(rows)
        let second = try #require(picker.view(forRow: 2, forComponent: 0))
        stage.tap(second)
        stage.wait(1)
        #expect(rows.take() == ["0-2"] && picker.selectedRow(inComponent: 0) == 2)
        stage.tapNow(200, Self.middle)
        stage.wait(1)
        #expect(rows.take().isEmpty)
    }

    @Test("R-PCK-3 Code chooses rows without a report", arguments: [true, false])
    func code(animated: Bool) throws {
        let rows = Rows(20, 3)
        let (stage, picker) = try make(rows)
        picker.selectRow(7, inComponent: 0, animated: animated)
        picker.selectRow(99, inComponent: 1, animated: animated)
        #expect(picker.selectedRow(inComponent: 0) == 7 && picker.selectedRow(inComponent: 1) == 2)
        stage.wait(1)
        #expect(rows.take().isEmpty)
        let seventh = try #require(picker.view(forRow: 7, forComponent: 0))
        #expect(abs(seventh.center.y - seventh.superview!.bounds.midY) < 1)
        rows.counts = [4, 3]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 3 && picker.selectedRow(inComponent: 1) == 2)
        rows.counts = [0, 3]
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == -1 && picker.selectedRow(inComponent: 9) == -1)
    }

    @Test("R-PCK-1 Views of rows are made when they come to be seen, and used again")
    func views() throws {
        let rows = Rows(1000)
        var made = 0
        rows.makes = { row, _, old in
            let label = old as? UILabel ?? UILabel()
            if old == nil { made += 1 }
            label.text = "row \(row)"
            return label
        }
        let (stage, picker) = try make(rows)
        #expect(made > 3 && made < 14)
        for _ in 0..<5 {
            stage.drag(CGPoint(x: 100, y: Self.middle + 90), CGPoint(x: 100, y: Self.middle - 90), seconds: 0.08)
            stage.wait(1)
        }
        stage.wait(5)
        #expect(made < 20 && picker.selectedRow(inComponent: 0) > 20)
        let row = picker.selectedRow(inComponent: 0)
        #expect((picker.view(forRow: row, forComponent: 0) as? UILabel)?.text == "row \(row)")
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test("R-PCK-1 Wheels share the width that is left")
    func widths() throws {
        let rows = Rows(3, 3, 3)
        rows.width = 100
        let (_, picker) = try make(rows)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
        #expect(picker.rowSize(forComponent: 1).width == picker.rowSize(forComponent: 2).width && picker.rowSize(forComponent: 1).width == 136)
    }

    @Test("R-PCK-4 A wheel can be adjusted by assistive technology")
    func accessibility() throws {
        let rows = Rows(3)
        let (_, picker) = try make(rows)
        picker.layoutIfNeeded()
        let wheel = try #require(picker.subviews.last)
        #expect(wheel.isAccessibilityElement && wheel.accessibilityTraits == .adjustable && wheel.accessibilityValue == "0-0")
        wheel.accessibilityIncrement()
        #expect(rows.take() == ["0-1"] && wheel.accessibilityValue == "0-1")
        wheel.accessibilityDecrement()
        wheel.accessibilityDecrement()
        #expect(rows.take() == ["0-0"])
    }

    @Test("R-PCK-1 Wheels look light and dark", arguments: [false, true])
    func looks(isDark: Bool) throws {
        let rows = Rows(20, 20)
        let (stage, picker) = try make(rows, isDark: isDark, scale: 2)
        picker.selectRow(8, inComponent: 0, animated: false)
        picker.selectRow(2, inComponent: 1, animated: false)
        stage.wait(0)
        try stage.save("picker-\(isDark ? "dark" : "light")")
        #expect(stage.color(3, 150) == (isDark ? 0 : 0xFFFFFF) && stage.color(14, 208) != stage.color(3, 150))
    }

    @Test("R-PCK-5 R-PCK-1 A file has pickers, and a line for a style that is not here")
    func nib() throws {
        let (objects, lines) = quietly {
            UINib("""
                <pickerView contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="216"/></pickerView>
                <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" useCurrentDate="NO" style="compact" id="b">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="216"/>
                    <date key="date" timeIntervalSinceReferenceDate="86400"/><date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
                </datePicker>
                """).instantiate(withOwner: nil)
        }
        #expect(objects.first is UIPickerView)
        let picker = try #require(objects.last as? UIDatePicker)
        #expect(picker.datePickerMode == .date && picker.minuteInterval == 5 && picker.date == Date(timeIntervalSinceReferenceDate: 86400))
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
        #expect(lines.count == 1 && lines[0].hasSuffix("there is no date picker of the style 'compact' here; it has wheels"), "\(lines)")
    }
}
