import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Date pickers", .leavesNothing)
struct DatePickerTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }

    private func day(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func make(_ mode: UIDatePicker.Mode, _ date: Date, locale: String = "en_US", isDark: Bool = false, scale: Double = 1,
                      _ prepare: (UIDatePicker) -> Void = { _ in }) throws -> (Stage, UIDatePicker, Journal) {
        let root = UIViewController(), picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 400, height: 216)), log = Journal()
        picker.calendar = calendar
        picker.locale = Locale(identifier: locale)
        picker.datePickerMode = mode
        picker.date = date
        prepare(picker)
        root.view.backgroundColor = .systemBackground
        root.view.addSubview(picker)
        picker.addAction(UIAction { [weak log, weak picker] _ in log?.note("\(picker?.date.timeIntervalSinceReferenceDate ?? 0)") }, for: .valueChanged)
        return (try Stage(showing: root, scale: scale, isDark: isDark), picker, log)
    }

    private func wheels(_ picker: UIDatePicker) -> UIPickerView { picker.subviews.compactMap { $0 as? UIPickerView }[0] }
    private func titles(_ picker: UIDatePicker) -> [String] {
        let wheels = wheels(picker)
        return (0..<wheels.numberOfComponents).map { (wheels.view(forRow: wheels.selectedRow(inComponent: $0), forComponent: $0) as? UILabel)?.text ?? "?" }
    }
    /// Turns a wheel by rows, downwards, with a finger.
    private func turn(_ stage: Stage, _ picker: UIDatePicker, _ component: Int, by rows: Int) {
        let wheels = wheels(picker), row = wheels.selectedRow(inComponent: component)
        let x = wheels.view(forRow: row, forComponent: component)!.convert(CGPoint(x: 10, y: 10), to: nil).x
        let way = Double(rows * 32), slack = rows > 0 ? 10.0 : -10.0
        stage.drag(CGPoint(x: x, y: 208), CGPoint(x: x, y: 208 - way - slack), seconds: 1, lifts: false)
        stage.wait(0.3)
        stage.finger(.ended, x, 208 - way - slack)
        stage.wait(1.5)
    }

    @Test("R-PCK-5 The wheels stand in the order of the locale, with its words")
    func order() throws {
        let (_, american, _) = try make(.date, day(2024, 3, 9))
        #expect(titles(american) == ["March", "9", "2024"])
        let (_, german, _) = try make(.date, day(2024, 3, 9), locale: "de_DE")
        #expect(titles(german) == ["9", "März", "2024"])
        let (_, time, _) = try make(.time, day(2024, 3, 9, 15, 7))
        #expect(titles(time).count == 3 && titles(time)[0] == "3" && titles(time)[1] == "07" && titles(time)[2].uppercased() == "PM")
        let (_, whole, _) = try make(.time, day(2024, 3, 9, 15, 7), locale: "de_DE")
        #expect(titles(whole) == ["15", "07"])
    }

    @Test("R-PCK-6 A finger turns a wheel; the value is sent once it rests")
    func turns() throws {
        let (stage, picker, log) = try make(.date, day(2024, 3, 9))
        turn(stage, picker, 1, by: 2)
        #expect(picker.date == day(2024, 3, 11) && log.take() == ["\(day(2024, 3, 11).timeIntervalSinceReferenceDate)"])
        turn(stage, picker, 0, by: -1)
        #expect(picker.date == day(2024, 2, 11) && titles(picker) == ["February", "11", "2024"])
        picker.setDate(day(2023, 12, 31), animated: true)
        stage.wait(1)
        #expect(log.take().count == 1 && titles(picker) == ["December", "31", "2023"])
    }

    @Test("R-PCK-6 A day that the month does not have becomes its last")
    func shortMonth() throws {
        let (stage, picker, _) = try make(.date, day(2024, 3, 31))
        turn(stage, picker, 0, by: -1)
        #expect(picker.date == day(2024, 2, 29) && titles(picker) == ["February", "29", "2024"])
    }

    @Test("R-PCK-6 Beyond a limit the wheels turn back to it; limits that cross count as none")
    func limits() throws {
        let (stage, picker, log) = try make(.date, day(2024, 3, 9)) { $0.maximumDate = day(2024, 3, 10) }
        turn(stage, picker, 1, by: 3)
        #expect(picker.date == day(2024, 3, 10) && titles(picker)[1] == "10" && log.take().count == 1)
        picker.minimumDate = day(2024, 3, 20)
        picker.date = day(2025, 1, 1)
        #expect(picker.date == day(2025, 1, 1))
        picker.maximumDate = nil
        picker.date = day(2020, 1, 1)
        #expect(picker.date == day(2024, 3, 20))
    }

    @Test("R-PCK-6 Minutes go by the interval; the halves of a day follow the hours")
    func minutes() throws {
        let (stage, picker, _) = try make(.time, day(2024, 3, 9, 11, 52)) { $0.minuteInterval = 15 }
        #expect(titles(picker)[1] == "45" && picker.date == day(2024, 3, 9, 11, 45))
        turn(stage, picker, 0, by: 1)
        #expect(picker.date == day(2024, 3, 9, 12, 45) && titles(picker)[0] == "12" && titles(picker)[2].uppercased() == "PM")
        turn(stage, picker, 2, by: -1)
        #expect(picker.date == day(2024, 3, 9, 0, 45) && titles(picker)[0] == "12")
        turn(stage, picker, 1, by: 1)
        #expect(picker.date == day(2024, 3, 9, 0, 0))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test("R-PCK-5 A length of time has hours and minutes, and is a minute at least")
    func countDown() throws {
        let (stage, picker, log) = try make(.countDownTimer, day(2024, 3, 9)) { $0.countDownDuration = 3720 }
        #expect(titles(picker) == ["1 hour", "2 min"] && picker.countDownDuration == 3720)
        turn(stage, picker, 0, by: 1)
        #expect(picker.countDownDuration == 7320 && log.take().count == 1)
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 60)
    }

    @Test("R-PCK-5 Days and time together; today is called so", arguments: [false, true])
    func dateAndTime(isDark: Bool) throws {
        let clock = UIDatePicker.clock
        UIDatePicker.clock = { Date(timeIntervalSinceReferenceDate: 731_000_040) }
        defer { UIDatePicker.clock = clock }
        let (stage, picker, _) = try make(.dateAndTime, UIDatePicker().date, isDark: isDark, scale: 2)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 731_000_040) && titles(picker)[0] == "Today")
        try stage.save("date-\(isDark ? "dark" : "light")")
        let before = picker.date
        turn(stage, picker, 0, by: 1)
        #expect(picker.date.timeIntervalSince(before) == 86400 && titles(picker)[0] != "Today")
        picker.adjustByKey(1)
        #expect(picker.date.timeIntervalSince(before) == 86460)
        picker.isEnabled = false
        turn(stage, picker, 0, by: 1)
        #expect(picker.date.timeIntervalSince(before) == 86460)
    }
}
