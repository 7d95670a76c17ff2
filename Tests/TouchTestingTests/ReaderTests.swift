import Testing
import TouchTesting
import UIKit

/// A form as apps have them: a name, a switch, a volume, and a button that sends.
@MainActor
private final class Form: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    let news = UISwitch(frame: CGRect(x: 20, y: 160, width: 51, height: 31))
    let volume = UISlider(frame: CGRect(x: 20, y: 220, width: 300, height: 44))
    let send = UIButton(type: .system)
    var sent: [String] = []
    var appTouches = 0

    override func loadView() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.form = self
        view.backgroundColor = .white
        let title = UILabel(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
        title.text = "Order"
        title.accessibilityTraits.insert(.header)
        name.placeholder = "Name"
        news.accessibilityLabel = "News"
        news.accessibilityHint = "sends you a letter each month"
        volume.accessibilityLabel = "Volume"
        volume.value = 0.5
        send.setTitle("Send", for: .normal)
        send.frame = CGRect(x: 20, y: 280, width: 200, height: 44)
        send.addAction(UIAction { [weak self] _ in self?.confirm() }, for: .touchUpInside)
        for part in [title, name, news, volume, send] { view.addSubview(part) }
        self.view = view
    }

    private func confirm() {
        let alert = UIAlertController(title: "Send?", message: "It can't be taken back.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
            guard let self else { return }
            sent.append("\(name.text ?? ""), \(news.isOn), \(volume.value)")
            UIAccessibility.post(notification: .announcement, argument: "Sent")
        })
        present(alert, animated: true)
    }

    private final class Counting: UIView {
        weak var form: Form?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { form?.appTouches += 1 }
    }
}

private final class Rows: UITableViewController {
    var chosen: [Int] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row + 1) }
}

/// A person who sees nothing uses an app: what is expected is what was spoken.
@MainActor @Suite(.serialized) struct ReaderTests {
    @Test("R-ACC-20, R-ACC-23, R-ACC-26 Flicks go from element to element, in order, and say what they are")
    func flicks() {
        let form = Form(), stage = TouchStage(rootViewController: form), reader = stage.reader
        defer { stage.close() }
        #expect(UIAccessibility.isVoiceOverRunning)
        #expect(reader.spoken == ["screen reader on", "Order, heading"])
        reader.next()
        #expect(reader.said == "Name, text field")
        reader.next()
        #expect(reader.said == "News, off, switch button")
        stage.advance(by: 1)
        #expect(reader.said == "News, off, switch button | sends you a letter each month")
        reader.next()
        #expect(reader.said == "Volume, 50%, adjustable")
        reader.previous()
        #expect(reader.said == "News, off, switch button")
        reader.find("Send")
        reader.next()
        #expect(reader.said == "end of screen")
        #expect(form.appTouches == 0)
    }

    @Test("R-ACC-27, R-ACC-30, R-ACC-34 A form is filled and sent and an alert answered by touch, flick and double tap")
    func form() {
        let form = Form(), stage = TouchStage(rootViewController: form), reader = stage.reader
        defer { stage.close() }
        UIApplication.shared.onScreenKeyboard = .automatic
        reader.find("Name")
        reader.activate()
        #expect(form.name.isFirstResponder)
        #expect(reader.said == "is editing")
        for letter in ["a", "d", "a"] {
            reader.touch(letter)
            #expect(reader.said.lowercased() == letter || reader.said.lowercased() == "capital \(letter)", "\(reader.said)")
            reader.activate()
            #expect(reader.said.lowercased() == letter, "\(reader.said)")
        }
        #expect(form.name.text?.lowercased() == "ada")
        reader.touch(form.news)
        reader.activate()
        #expect(form.news.isOn && reader.said == "on")
        reader.next()
        reader.flickUp()
        #expect(reader.said.hasSuffix("%") && form.volume.value > 0.5)
        let set = form.volume.value
        reader.find("Send")
        reader.activate()
        stage.advance(by: 1)
        #expect(reader.said == "Send?")
        reader.find("Yes")
        #expect(reader.said == "Yes, button")
        reader.activate()
        stage.advance(by: 1)
        #expect(form.sent == ["\(form.name.text ?? ""), true, \(set)"])
        #expect(reader.said.hasPrefix("Sent"))
        #expect(reader.said.hasSuffix("Send, button"))
        #expect(form.appTouches == 0)
    }

    @Test("R-ACC-25 A key that goes into a secure field is said as a secret, and so are its letters by the rotor")
    func secrets() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44)), stage = TouchStage(view: UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
        defer { stage.close() }
        field.placeholder = "Password"
        field.isSecureTextEntry = true
        stage.window.subviews[0].addSubview(field)
        UIApplication.shared.onScreenKeyboard = .automatic
        let reader = stage.reader
        reader.find("Password")
        reader.activate()
        reader.touch("a")
        #expect(reader.utterances.last?.isOfKey == true && reader.utterances.last?.isSecret == true)
        reader.flickDown()
        #expect(reader.utterances.last?.isOfKey == true && reader.utterances.last?.isSecret == true)
        reader.activate()
        #expect(field.text?.count == 1)
        field.resignFirstResponder()
        field.isSecureTextEntry = false
        field.becomeFirstResponder()
        reader.touch("s")
        #expect(reader.utterances.last?.isOfKey == true && reader.utterances.last?.isSecret == false)
    }

    @Test("R-ACC-33 Reading on passes an element that says nothing")
    func readingOn() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), stage = TouchStage(view: view)
        defer { stage.close() }
        for (index, name) in ["One", nil, "Two", nil, "Three"].enumerated() {
            let part = UIView(frame: CGRect(x: 20, y: 40 + 60 * index, width: 200, height: 44))
            (part.isAccessibilityElement, part.accessibilityLabel) = (true, name)
            view.addSubview(part)
        }
        let reader = stage.reader
        reader.readAll()
        stage.advance(by: 3)
        #expect(reader.spoken.suffix(3) == ["One", "Two", "Three"])
    }

    @Test("R-ACC-36 That an announcement is over is posted later than the call that made it, and when the reader is switched off")
    func announcements() {
        let stage = TouchStage(), reader = stage.reader
        defer { stage.close() }
        var ends: [Bool] = []
        let observer = NotificationCenter.default.addObserver(forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil) { note in
            let wasSpoken = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
            MainActor.assumeIsolated { ends.append(wasSpoken ?? false) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIAccessibility.post(notification: .announcement, argument: "Sent")
        #expect(ends.isEmpty)
        stage.advance(by: 0.1)
        #expect(ends == [true])
        UIAccessibility.post(notification: .announcement, argument: "Gone")
        reader.stop()
        #expect(ends == [true, false])
        stage.advance(by: 0.1)
        #expect(ends == [true, false])
    }

    @Test("R-ACC-32 Two fingers that scrubbed can turn the rotor afterwards, and read on after they turned")
    func twoFingers() {
        let form = Form(), stage = TouchStage(rootViewController: form), reader = stage.reader
        defer { stage.close() }
        reader.touch(form.send)
        reader.escape()
        reader.turnRotor()
        #expect(reader.said == "words")
        reader.readAll()
        #expect(reader.said.hasPrefix("Order, heading"))
    }

    @Test("R-ACC-23, R-ACC-32 A list scrolls by three fingers, and by flicks beyond what is seen")
    func list() {
        let rows = Rows(), stage = TouchStage(rootViewController: rows), reader = stage.reader
        defer { stage.close() }
        #expect(reader.spoken.last == "Row 1")
        reader.scroll(.down)
        #expect(reader.said.contains("of 60"))
        #expect(rows.tableView.contentOffset.y > 300)
        reader.scroll(.up)
        reader.touch(CGPoint(x: 100, y: 20))
        var heard: [String] = [reader.said]
        for _ in 1..<60 {
            reader.next()
            heard.append(reader.said)
        }
        #expect(heard == (1...60).map { "Row \($0)" })
        reader.activate()
        #expect(rows.chosen == [60])
        reader.next()
        #expect(reader.said == "end of screen")
    }

    @Test("R-ACC-22 A finger that explores speaks what it comes to, and a second finger activates it")
    func exploring() {
        let form = Form(), stage = TouchStage(rootViewController: form), reader = stage.reader
        defer { stage.close() }
        reader.explore(from: CGPoint(x: 40, y: 120), to: CGPoint(x: 40, y: 300))
        #expect(reader.said == "Name, text field | News, off, switch button | Volume, 50%, adjustable | Send, button")
        reader.splitTap(CGPoint(x: 40, y: 170))
        #expect(form.news.isOn)
        #expect(reader.said == "News, off, switch button | on")
        #expect(form.appTouches == 0)
    }

    @Test("R-ACC-29 A finger that taps and rests is passed through to where the element is activated")
    func passing() {
        let form = Form(), stage = TouchStage(rootViewController: form), reader = stage.reader
        defer { stage.close() }
        reader.find("Volume")
        reader.drag(by: CGVector(dx: 60, dy: 0))
        #expect(form.volume.value > 0.6 && form.volume.value < 0.8, "\(form.volume.value)")
        #expect(reader.said.contains("passing through"))
    }

    private final class Target: UIView {
        var notes: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { if notes.last != "moved, 1 of 1" { note("moved", touches, event) } }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches, event) }
        private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            notes.append("\(phase), \(touches.count) of \(event?.allTouches?.count ?? 0)")
        }
    }

    @Test("R-ACC-28, R-ACC-21, R-ACC-29 What does not activate itself is tapped where it is activated, and sees no other touch")
    func tapping() {
        let target = Target(frame: CGRect(x: 20, y: 60, width: 200, height: 200)), stage = TouchStage(view: target), reader = stage.reader
        defer { stage.close() }
        var taps: [CGPoint] = []
        (target.isAccessibilityElement, target.accessibilityLabel) = (true, "Chart")
        target.accessibilityActivationPoint = CGPoint(x: 50, y: 100)
        let tap = UITapGestureRecognizer()
        tap.addAction { (recognizer: UITapGestureRecognizer) in taps.append(recognizer.location(in: nil)) }
        target.addGestureRecognizer(tap)
        reader.touch(target)
        reader.activate()
        #expect(taps == [CGPoint(x: 50, y: 100)])
        #expect(target.notes == ["began, 1 of 1", "cancelled, 1 of 1"] || target.notes == ["began, 1 of 1", "ended, 1 of 1"], "\(target.notes)")
        target.notes = []
        target.removeGestureRecognizer(tap)
        reader.drag(by: CGVector(dx: 40, dy: 0))
        #expect(target.notes == ["began, 1 of 1", "moved, 1 of 1", "ended, 1 of 1"])
        target.notes = []
        target.accessibilityTraits = .allowsDirectInteraction
        stage.tap(target)
        #expect(target.notes == ["began, 1 of 1", "ended, 1 of 1"])
    }

    @Test("R-ACC-20 Three presses of F12 switch it, two do not")
    func key() {
        let form = Form(), stage = TouchStage(rootViewController: form)
        defer { stage.close() }
        let key = TouchStage.Key(.keyboardF12)
        for _ in 0..<2 { stage.press(key) }
        stage.advance(by: 1)
        stage.press(key)
        #expect(!UIAccessibility.readsByTouch)
        for _ in 0..<2 { stage.press(key) }
        #expect(UIAccessibility.readsByTouch && UIAccessibility.isVoiceOverRunning)
        for _ in 0..<3 { stage.press(key) }
        #expect(!UIAccessibility.readsByTouch)
    }

    @Test("R-ACC-20, R-KBD-1 The keys that switch it are not a keyboard: the one on the screen comes as before")
    func keyAndKeyboard() {
        let form = Form(), stage = TouchStage(rootViewController: form)
        defer { stage.close() }
        UIApplication.shared.onScreenKeyboard = .automatic
        for _ in 0..<3 { stage.press(TouchStage.Key(.keyboardF12)) }
        let reader = stage.reader
        reader.find("Name")
        reader.activate()
        reader.touch("a")
        #expect(reader.said.lowercased() == "a")
        stage.press(TouchStage.Key(.keyboardF12))
        stage.advance(by: 1)
        reader.touch("s")
        #expect(reader.said.lowercased() == "s")
    }

    @Test("R-ACC-20 Off, the app has its touches again")
    func off() {
        let form = Form(), stage = TouchStage(rootViewController: form)
        defer { stage.close() }
        stage.reader.next()
        stage.reader.stop()
        #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.readsByTouch)
        stage.tap(form.news)
        #expect(form.news.isOn)
    }
}
