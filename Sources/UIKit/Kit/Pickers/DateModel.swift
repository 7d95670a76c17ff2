/// What the wheels of a date picker stand for, and what their rows say.
@MainActor
struct DateModel {
    /// What a wheel has.
    enum Field {
        /// The days one after another.
        case anyDay
        case year, month, day
        case hour, minute, halfDay
        /// Of a length of time.
        case hours, minutes

        /// Its width beside those of others.
        var weight: CGFloat {
            switch self {
            case .anyDay: 4.4
            case .month: 3.4
            case .year: 2
            case .hours, .minutes: 3
            default: 1.5
            }
        }
        /// How many rows stand for all there are, where the first follows on the last.
        var period: Int? {
            switch self {
            case .month: 12
            case .day: 31
            case .hour: 24
            default: nil
            }
        }
    }

    var mode = UIDatePicker.Mode.dateAndTime
    var interval = 1
    var minimum, maximum: Date?
    var locale: Locale?
    var ownCalendar: Calendar?
    var timeZone: TimeZone?
    private(set) var fields: [Field] = []
    private var firstDay = Date(timeIntervalSinceReferenceDate: 0)
    private var isHalfDays = false
    private var monthNames: [String] = [], halfDayNames = ["AM", "PM"]
    private var dayFormat = DateFormatter()

    /// How often the rows of a wheel are there that has no end.
    private static let turns = 100
    /// How many days the wheel of days has before and after the chosen one.
    private static let reach = 5000
    private static let years = 10000

    private var shownLocale: Locale { locale ?? AppLanguage.locale }
    var calendar: Calendar {
        var calendar = ownCalendar ?? Calendar(identifier: .gregorian)
        if let locale { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone } else if ownCalendar == nil { calendar.timeZone = .current }
        return calendar
    }

    // MARK: Making

    mutating func update(around date: Date) {
        isHalfDays = Self.letters("j", shownLocale).contains { $0 == "a" || $0 == "h" }
        let formatter = DateFormatter()
        formatter.locale = shownLocale
        formatter.calendar = calendar
        monthNames = formatter.standaloneMonthSymbols
        halfDayNames = [formatter.amSymbol, formatter.pmSymbol]
        dayFormat = DateFormatter()
        dayFormat.locale = shownLocale
        dayFormat.calendar = calendar
        dayFormat.timeZone = calendar.timeZone
        dayFormat.setLocalizedDateFormatFromTemplate("EEEMMMd")
        firstDay = calendar.date(byAdding: .day, value: -Self.reach, to: calendar.startOfDay(for: date)) ?? calendar.startOfDay(for: date)
        let time: [Field] = isHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
        fields = switch mode {
        case .time: time
        case .date: dateOrder
        case .dateAndTime: [.anyDay] + time
        case .countDownTimer: [.hours, .minutes]
        }
    }

    /// The letters of the format that a language has for a template, without the words in it.
    private static func letters(_ template: String, _ locale: Locale) -> [Character] {
        var letters: [Character] = [], isQuoted = false
        for letter in DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "" {
            if letter == "'" { isQuoted.toggle() } else if !isQuoted { letters.append(letter) }
        }
        return letters
    }

    /// Year, month and day as the language has them.
    private var dateOrder: [Field] {
        var order: [Field] = []
        for letter in Self.letters("yMMMMd", shownLocale) {
            switch letter {
            case "y" where !order.contains(.year): order.append(.year)
            case "M", "L": if !order.contains(.month) { order.append(.month) }
            case "d" where !order.contains(.day): order.append(.day)
            default: break
            }
        }
        return order.count == 3 ? order : [.day, .month, .year]
    }

    /// Whether the wheel of days has the date.
    func reaches(_ date: Date) -> Bool {
        guard fields.contains(.anyDay) else { return true }
        return (1..<(2 * Self.reach)).contains(dayNumber(of: date))
    }

    private func dayNumber(of date: Date) -> Int { calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0 }

    // MARK: Rows

    private func period(_ component: Int) -> Int? { fields[component] == .minute ? 60 / interval : fields[component].period }

    func count(_ component: Int) -> Int {
        switch fields[component] {
        case .anyDay: 2 * Self.reach + 1
        case .year: Self.years
        case .halfDay: 2
        case .hours: 24
        case .minutes: 60 / interval
        default: (period(component) ?? 1) * Self.turns
        }
    }

    private func word(_ word: SystemWord) -> String { word.text(near: shownLocale.identifier) }

    func title(_ row: Int, _ component: Int) -> String {
        let place = period(component).map { row % $0 } ?? row
        switch fields[component] {
        case .anyDay:
            guard let day = calendar.date(byAdding: .day, value: row, to: firstDay) else { return "" }
            return calendar.isDate(day, inSameDayAs: UIDatePicker.clock()) ? word(.today) : dayFormat.string(from: day)
        case .year: return "\(row + 1)"
        case .month: return monthNames.indices.contains(place) ? monthNames[place] : "\(place + 1)"
        case .day: return "\(place + 1)"
        case .hour: return isHalfDays ? "\((place + 11) % 12 + 1)" : place < 10 ? "0\(place)" : "\(place)"
        case .minute: return place * interval < 10 ? "0\(place * interval)" : "\(place * interval)"
        case .halfDay: return halfDayNames[row]
        case .hours: return "\(row) \(word(row == 1 ? .hour : .hours))"
        case .minutes: return "\(row * interval) \(word(.minutes))"
        }
    }

    func alignment(_ component: Int) -> NSTextAlignment {
        switch fields[component] {
        case .anyDay: .right
        case .month: component == 0 ? .left : .center
        default: .center
        }
    }

    /// Of rows that stand for the same, the one nearest to another row.
    func nearest(_ row: Int, to other: Int, _ component: Int) -> Int {
        guard let period = period(component) else { return row }
        let middle = Self.turns / 2 * period
        // A wheel that stands near one of its ends, or nowhere yet, begins in the middle.
        guard other >= period, other < count(component) - period else { return middle + row }
        let candidates = [-1, 0, 1].map { (other / period + $0) * period + row }
        return candidates.min { abs($0 - other) < abs($1 - other) } ?? middle + row
    }

    func rows(of date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return fields.map { field in
            switch field {
            case .anyDay: dayNumber(of: date)
            case .year: min(max((parts.year ?? 1) - 1, 0), Self.years - 1)
            case .month: (parts.month ?? 1) - 1
            case .day: (parts.day ?? 1) - 1
            case .hour: parts.hour ?? 0
            case .minute: (parts.minute ?? 0) / interval
            case .halfDay: (parts.hour ?? 0) / 12
            case .hours, .minutes: 0
            }
        }
    }

    func rows(ofSeconds seconds: TimeInterval) -> [Int] {
        let minutes = Int(min(max(seconds, 0), 86399)) / 60
        return [minutes / 60, minutes % 60 / interval]
    }

    func seconds(of rows: [Int]) -> TimeInterval { TimeInterval((rows[0] * 60 + rows[1] * interval) * 60) }

    /// The date of the rows; of a day that its month does not have, the month's last.
    func date(of rows: [Int], near old: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: old)
        let oldHalf = (parts.hour ?? 0) / 12
        for (component, field) in fields.enumerated() {
            let row = rows[component], place = period(component).map { row % $0 } ?? row
            switch field {
            case .anyDay:
                guard let day = calendar.date(byAdding: .day, value: row, to: firstDay) else { break }
                let date = calendar.dateComponents([.era, .year, .month, .day], from: day)
                (parts.era, parts.year, parts.month, parts.day) = (date.era, date.year, date.month, date.day)
            case .year: parts.year = row + 1
            case .month: parts.month = place + 1
            case .day: parts.day = place + 1
            case .hour: parts.hour = place
            case .minute: parts.minute = place * interval
            case .halfDay:
                // The wheel of hours has the whole day: it moves the other, and the other it by half a day.
                if row != oldHalf, let hour = parts.hour, hour / 12 == oldHalf { parts.hour = hour % 12 + 12 * row }
            case .hours, .minutes: break
            }
        }
        if fields.contains(.day), let day = parts.day {
            parts.day = 1
            if let first = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: first) { parts.day = min(day, days.count) } else { parts.day = day }
        }
        return calendar.date(from: parts) ?? old
    }

    /// A date between the limits, at a minute that the wheels have.
    func clamped(_ date: Date) -> Date {
        var date = date
        if interval > 1 {
            let step = Double(interval) * 60, start = calendar.startOfDay(for: date)
            date = start.addingTimeInterval((date.timeIntervalSince(start) / step).rounded(.down) * step)
        }
        if let minimum, let maximum, minimum > maximum { return date }
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }
}
