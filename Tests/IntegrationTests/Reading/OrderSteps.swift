import Testing

/// The app Order, used without seeing it: the same steps on each display.
struct OrderSteps {
    private let display: any FingersDisplay
    private let person: Listener

    /// - Parameter spoken: What is spoken, a line each.
    init(_ display: any FingersDisplay, _ spoken: @escaping () -> String) {
        self.display = display
        person = Listener(display, spoken)
    }

    func all() throws {
        try person.awaitSpeech("screen reader on")
        try person.awaitSpeech("Order, heading")
        try fillIn()
        try setSlider()
        let dish = try chooseFromList()
        try send()
        try person.awaitApp("sent Ada, 60, \(dish)")
        #expect(try display.finish() == 0, "\(display.errors)")
    }

    /// Three letters, the last with a second finger.
    private func fillIn() throws {
        #expect(try person.find("Name, text field") == ["Name, text field"])
        try person.doubleTap(says: "is editing")
        try person.press("a")
        try person.awaitApp("name A")
        try person.press("d")
        try person.awaitApp("name Ad")
        try person.pressBySecondFinger("a")
        try person.awaitApp("name Ada")
        try person.press("done")
        // The keyboard has gone, and the reader is at what is nearest.
        try person.awaitSpeech("Send, button")
    }

    private func setSlider() throws {
        #expect(try person.find("Spice, 50%, adjustable", .left) == ["Dish: none, button", "Spice, 50%, adjustable"])
        #expect(try [person.flick(.up), person.flick(.up), person.flick(.down)] == ["60%", "70%", "60%"])
        try person.awaitApp("spice 60")
    }

    /// - Returns: The dish that was under the finger after the list was scrolled.
    private func chooseFromList() throws -> String {
        #expect(try person.flick(.right) == "Dish: none, button")
        try person.doubleTap(says: "Order, button")
        let place = try person.swipeByThree(.up)
        let numbers = place.split(separator: " ").compactMap { Int($0) }
        #expect(place.hasPrefix("rows ") && numbers.count == 3 && numbers[0] > 5 && numbers[2] == 60, "\(place)")
        let dish = try person.explore(display.width / 2, (display.height / 2).rounded())
        let row = try #require(dish.split(separator: " ").last.flatMap { Int($0) }, "\(dish)")
        #expect(numbers[0]...numbers[1] ~= row, "\(dish) in \(place)")
        // Back where it was.
        try person.doubleTap(says: "Dish: \(dish), button")
        try person.awaitApp("chosen \(dish)")
        return dish
    }

    private func send() throws {
        #expect(try person.flick(.right) == "Send, button")
        try person.doubleTap(says: "Send the order?")
        #expect(try person.find("Yes, button") == ["It can't be taken back.", "No, button", "Yes, button"])
        try person.doubleTap(says: "The order is sent")
        try person.awaitSpeech("Send, button")
    }
}

extension UsedApp {
    /// Its keyboard has English letters.
    static let order = UsedApp("Order", ["DACTYL_KEYBOARD_LANGUAGES": "en"])
}

extension FingersDisplay {
    /// Switches the reader as a person does.
    func pressThreeTimes() throws { try play("key f12 tap; sleep 80; key f12 tap; sleep 80; key f12 tap") }
}
