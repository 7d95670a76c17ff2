import Foundation
import HostHeadless
import JSONText
import Testing
import TouchHost
@testable import Inspector
@testable import UIKit

/// A plain field, a secure one and a text view, and an inspector.
@MainActor private final class Form {
    let stage: InspectedStage
    let plain = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
    let secret = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let page = UITextView(frame: CGRect(x: 20, y: 160, width: 300, height: 60))

    init(showsTyped: Bool) throws {
        stage = try InspectedStage(showsTyped: showsTyped)
        secret.isSecureTextEntry = true
        for view in [plain, secret, page] { stage.window.addSubview(view) }
    }

    /// Has everything answered that can be asked without touching the app, and exports everything.
    func everything() throws -> String {
        var text = ""
        for method in Methods.all where !method.needsControl && method.name != "picture" && method.name != "export" && !method.parameters.contains(where: \.isRequired) {
            guard !WhatIfMethods.all.contains(where: { $0.name == method.name }) else { continue }
            text += "\(method.name): \(try stage.call(method.name).text)\n"
        }
        for view in [plain, secret, page] {
            for method in ["view", "responders"] { text += try stage.call(method, ["view": .number(view.inspectionNumber)]).text + "\n" }
            text += try stage.call("hit_test", ["x": .number(view.center.x), "y": .number(view.center.y)]).text + "\n"
            text += "\(view) \(view.debugDescription)\n"
        }
        for kind in ["script", "test", "scenario", "sentences", "recording"] { text += try stage.call("export", ["kind": .string(kind)])["text"]?.string ?? "" }
        return text
    }

    /// The lines in which a word stands.
    func traces(of word: String, in text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.contains(word) }.map { $0.prefix(300) }
    }

    func enter(_ text: String, into view: UIView) throws {
        view.becomeFirstResponder()
        stage.host.advance(by: 0.1)
        let client = try #require(stage.host.client), surface = try #require(stage.host.surface)
        // By keys, by an input method's composition and its commit, and from the clipboard.
        try stage.call("keys", ["keys": .string(text.map(String.init).joined(separator: " "))])
        client.surface(surface, didReceive: TextEdit(preedit: text))
        stage.host.advance(by: 0.1)
        client.surface(surface, didReceive: TextEdit(commit: text))
        UIPasteboard.general.string = text
        try stage.call("keys", ["keys": "LeftCtrl+v"])
        stage.host.advance(by: 0.1)
    }

    /// The keys of a hidden text are one letter.
    func typed(in text: String) -> Set<Substring> {
        Set(text.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("types=") || $0.hasPrefix("commit=") || $0.hasPrefix("preedit=") })
    }

    /// Types on the app's own keyboard, and returns where fingers are said to have been.
    func type(_ word: String, into field: UITextField) throws -> (places: Set<String>, log: Set<String>) {
        UIApplication.shared.onScreenKeyboard = .always
        field.becomeFirstResponder()
        stage.host.advance(by: 1)
        var log: Set<String> = []
        DeliveryLog.current = DeliveryLog(showsTyped: stage.inspector.typedTextRule.isAskedFor) { line in
            if let place = line.range(of: #""x":"#) { log.insert(String(line[place.lowerBound...].prefix { $0 != "}" })) }
        }
        defer { DeliveryLog.current = nil }
        let keyboard = try #require(UIApplication.shared.inputViews.shownKeyboard), before = stage.inspector.ring.samples(since: -.infinity).count
        for letter in word {
            let key = try #require(keyboard.keys.first { if case .text(String(letter), _) = $0.key.kind { true } else { false } }).inspectedFrame
            // A finger slides a little.
            try stage.call("drag", ["x": .number(key.midX), "y": .number(key.midY), "by": [2, 2], "duration": 0.1])
        }
        let samples = stage.inspector.ring.samples(since: -.infinity).dropFirst(before)
        #expect(samples.count >= 3 * word.count)
        return (Set(samples.map { "\($0.place)" }), log)
    }
}

/// Words are planted in every way by which text comes in, and looked for in everything that comes out.
@MainActor @Suite("What was typed", .serialized) struct PrivacyTests {
    @Test func isInNothingThatComesOut() throws {
        let test = try Form(showsTyped: false)
        defer { test.stage.close() }
        var log = ""
        DeliveryLog.current = DeliveryLog { log += $0 + "\n" }
        defer { DeliveryLog.current = nil }
        for view in [test.plain, test.secret, test.page] { try test.enter("quyzk", into: view) }
        // All of it came in.
        #expect(test.plain.text == "quyzkquyzkquyzk" && test.secret.text == test.plain.text && test.page.text == test.plain.text)
        let text = try test.everything() + log
        #expect(test.traces(of: "quyzk", in: text) == [])
        // Nor letter by letter.
        let typed = test.typed(in: text)
        #expect(typed.isSuperset(of: ["types=a", "commit=xxxxx", "preedit=xxxxx"]))
        #expect(typed.isDisjoint(with: ["types=q", "types=u", "types=y", "types=z", "types=k"]))
        let views = try test.stage.call("view", ["view": .number(test.plain.inspectionNumber)])
        #expect(views["value"]?.string == "xxxxxxxxxxxxxxx" && views["typedIsHidden"] == true)
        let page = try test.stage.call("view", ["view": .number(test.page.inspectionNumber)])
        #expect(page["value"]?.string == "xxxxxxxxxxxxxxx" && page["typedIsHidden"] == true)
    }

    @Test func isShownWhereItIsAskedForButNotWhatIsSecret() throws {
        let test = try Form(showsTyped: true)
        defer { test.stage.close() }
        try test.enter("quyzk", into: test.plain)
        try test.enter("jovem", into: test.secret)
        #expect(test.secret.text == "jovemjovemjovem")
        // An app that says more than it should.
        test.secret.accessibilityValue = test.secret.text
        let text = try test.everything()
        #expect(test.traces(of: "jovem", in: text) == [])
        for letter in ["types=j", "types=o", "types=e", "types=m"] { #expect(!test.typed(in: text).contains(letter[...])) }
        for word in ["types=q", "commit=quyzk", "preedit=quyzk"] { #expect(test.typed(in: text).contains(word[...])) }
        #expect(try test.stage.call("view", ["view": .number(test.plain.inspectionNumber)])["value"]?.string == "quyzkquyzkquyzk")
    }

    @Test(arguments: [(false, false), (true, false), (true, true)])
    func onAKeyboardOnTheScreenEveryFingerIsOnOneKey(showsTyped: Bool, isSecret: Bool) throws {
        let test = try Form(showsTyped: showsTyped)
        defer {
            UIApplication.shared.onScreenKeyboard = .never
            test.stage.close()
        }
        let field = isSecret ? test.secret : test.plain
        field.autocapitalizationType = .none
        let (places, log) = try test.type("quyzk", into: field)
        #expect(field.text == "quyzk")
        let isShown = showsTyped && !isSecret
        #expect((places.count == 1) == !isShown && (log.count == 1) == !isShown, "\(places) \(log)")
        // While a finger is down its letter stands above it, if that is not secret.
        let keyboard = try #require(UIApplication.shared.inputViews.shownKeyboard)
        let key = try #require(keyboard.keys.first { $0.key.kind == .text("q") }).inspectedFrame
        func send(_ phase: Contact.Phase) {
            let now = test.stage.host.clock.now, scale = test.stage.inspector.scale
            let contact = Contact(id: 77, phase: phase, timestamp: now, position: CGPoint(x: key.midX * scale, y: key.midY * scale))
            test.stage.host.send(TouchFrame(timestamp: now, contacts: [contact]))
        }
        send(.began)
        test.stage.host.advance(by: 0.01)
        let balloon = keyboard.superview?.subviews.first { $0 is KeyBalloon }
        #expect((balloon != nil) == !isSecret)
        if let balloon {
            let label = try #require(balloon.subviews.first)
            let facts = try test.stage.call("view", ["view": .number(label.inspectionNumber)])
            #expect((facts["label"] == "q") == isShown && (facts["frame"] == nil) == !isShown, "\(facts)")
        }
        send(.ended)
        test.stage.host.advance(by: 0.01)
    }
}
