import Testing

/// A control of each kind, found and used by a client of AT-SPI.
@Suite("On the accessibility bus", .serialized, .enabled(if: AssistiveSession.absence == nil, Comment(rawValue: AssistiveSession.absence ?? "")))
struct AssistiveTests {
    private static let app = "Assisted"
    private let session: AssistiveSession
    private let app: Child

    init() throws {
        session = try AssistiveSession()
        app = try Child.dactyl("run", "\(Checkout.products)/\(Self.app)", "--on", "headless", "--size", "390x844",
                               environment: session.environment.merging(["DACTYL_ACCESSIBILITY_BUS": "on"]) { $1 })
    }

    private func said(_ line: String) -> Bool { waitUntil(20) { app.output.split(separator: "\n").contains { $0 == line } } }

    private func ask(_ what: String, _ role: String, _ name: String, _ more: [String: Any] = [:]) throws -> Bool {
        let command: [String: Any] = ["do": what, "app": Self.app, "role": role, "name": name]
        return try session.ask(command.merging(more) { $1 }) as? Bool ?? false
    }

    @Test("R-BUS-2, 3, 4, 5 Every control is there, with role, name and state")
    func tree() throws {
        let root = try session.tree(Self.app)
        #expect(root.role == "application" && root.children.map(\.role) == ["frame"] && root.children[0].name == Self.app)
        for (role, name) in [("push button", "Press"), ("push button", "Disabled"), ("toggle button", "Wifi"), ("slider", "Volume"), ("spin button", "Copies"),
                             ("spin button", "Page"), ("grouping", "Range"), ("radio button", "Week"), ("entry", "Name"), ("entry", "Search"), ("password text", "Password"),
                             ("text", "Notes"), ("page tab", "Rows"), ("push button", "Alert"), ("heading", "Controls"), ("panel", "Dot"), ("label", "Nothing yet")] {
            let found = try #require(root.first(role, name), "there is no \(role) \(name)")
            #expect(found.states.isSuperset(of: ["visible", "showing"]), "\(name)")
            #expect(found.states.contains("enabled") == (name != "Disabled") && found.window.count == 4 && found.window[2] > 0, "\(name)")
        }
        #expect(root.first("page tab list") != nil && root.first("tool bar") != nil)
        #expect(root.first("panel", "Dot")?.description == "Counts taps" && root.first("panel", "Dot")?.actions == ["click", "Paint"])
        #expect(root.first("radio button", "Day")?.states.contains("checked") == true && root.first("page tab", "Controls")?.states.contains("selected") == true)
        #expect(root.first("entry", "Name")?.states.isSuperset(of: ["editable", "single-line", "focusable"]) == true)
        #expect(root.first("push button", "Disabled")?.actions == [])
        #expect(app.output.contains("ready"))
    }

    @Test("R-BUS-6 Buttons are pressed, switches switched, segments and tabs chosen, and what does nothing itself is tapped")
    func actions() throws {
        _ = try session.tree(Self.app)
        #expect(try ask("act", "push button", "Press", ["action": "click"]) && said("pressed"))
        #expect(try ask("act", "toggle button", "Wifi", ["action": "toggle"]) && said("wifi true"))
        #expect(try session.tree(Self.app).first("toggle button", "Wifi")?.states.contains("checked") == true)
        #expect(try ask("act", "radio button", "Month", ["action": "click"]) && said("range 2"))
        #expect(try ask("choose", "grouping", "Range", ["child": 1]) && said("range 1"))
        #expect(try ask("act", "panel", "Dot", ["action": "click"]) && said("dot"))
        #expect(try ask("act", "panel", "Dot", ["action": "Paint"]) && said("paint"))
        #expect(try ask("act", "spin button", "Copies", ["action": "increment"]) && said("copies 1.0"))
        #expect(try session.tree(Self.app).first("label", "copies 1.0") != nil)
    }

    @Test("R-BUS-7 Values are set through the bus")
    func values() throws {
        let before = try session.tree(Self.app)
        #expect(before.first("slider", "Volume")?.value == [0, 5, 10, 1])
        #expect(try ask("value", "slider", "Volume", ["to": 8]) && said("volume 8.0"))
        #expect(try ask("value", "spin button", "Page", ["to": 3]) && said("page 2"))
        let wheel = try #require(before.all.first { $0.role == "spin button" && $0.value == [0, 0, 4, 1] })
        #expect(try ask("value", "spin button", wheel.name, ["to": 3]) && said("picked 3"))
        let after = try session.tree(Self.app)
        #expect(after.first("slider", "Volume")?.value[1] == 8)
        // A reader says the app's words for the value, not the number.
        #expect(after.first("slider", "Volume")?.attributes["valuetext"] == "80%")
    }

    @Test("R-BUS-8, 9 Texts are read and edited; of a secret there are bullets alone, in events too")
    func texts() throws {
        _ = try session.tree(Self.app)
        try session.ask(["do": "listen"])
        #expect(try ask("replace", "entry", "Name", ["text": "Ann"]) && said("begin Name") && said("Name = Ann"))
        // What changes between two looks is one change (R-BUS-11): the next edit comes after the event of this one.
        var events: [String] = []
        try waitUntil(20) {
            events += try session.events(for: 0.2)
            return events.contains("object:text-changed:insert Name 0 3 Ann")
        }
        #expect(try ask("insert", "entry", "Name", ["at": 3, "text": " Lee"]) && said("Name = Ann Lee"))
        #expect(try ask("delete", "entry", "Name", ["from": 0, "to": 4]) && said("Name = Lee"))
        #expect(try !ask("insert", "entry", "Name", ["at": 0, "text": "!"]))
        #expect(try ask("caret", "entry", "Name", ["at": 1]))
        #expect(try ask("replace", "password text", "Password", ["text": "sesame"]) && said("Password = sesame"))
        let tree = try session.tree(Self.app), area = try #require(tree.first("text", "Notes"))
        #expect(tree.first("entry", "Name")?.text == "Lee" && tree.first("password text")?.text == "••••••" && tree.first("password text")?.caret == 6)
        #expect(tree.first("password text")?.states.contains("focused") == true && area.text == "One line.\nAnother line." && area.states.contains("multi-line"))
        #expect(try session.ask(["do": "string", "app": Self.app, "role": "text", "name": "Notes", "at": 12, "by": "WORD"]) as? [AnyHashable] == ["Another ", 10, 18])
        #expect(try ask("insert", "text", "Notes", ["at": 3, "text": " more"]) && said("notes One more line./Another line."))
        events += try session.events(for: 1)
        #expect(events.contains("object:text-changed:insert Name 0 3 Ann") && events.contains("object:text-changed:insert Password 0 6 ••••••"), "\(events)")
        for field in ["Name", "Password"] { #expect(events.contains { $0.hasPrefix("object:state-changed:focused \(field) 1 0") }, "\(events)") }
        #expect(events.contains { $0.hasPrefix("object:text-caret-moved Name 1") }, "\(events)")
        // The app itself writes into its label what was typed.
        #expect(!events.contains { !$0.hasPrefix("object:property-change:accessible-name Password = ") && $0.contains("sesame") }, "\(events)")
    }

    @Test("R-BUS-3, 6, 11 An alert is a dialog that comes and goes with events, and answers")
    func alert() throws {
        _ = try session.tree(Self.app)
        try session.ask(["do": "listen"])
        #expect(try ask("act", "push button", "Alert", ["action": "click"]))
        var dialog: AssistiveNode?
        try waitUntil(20) { () throws -> Bool in
            dialog = try session.tree(Self.app).first("dialog", "Delete?")
            return dialog != nil
        }
        let found = try #require(dialog)
        #expect(found.states.contains("modal") && found.description == "It can't be undone." && found.first("push button", "Keep") != nil)
        #expect(try session.tree(Self.app).first("push button", "Press") == nil, "nothing is found behind an alert")
        // An alert that goes before the next look has no events (R-BUS-11).
        var events: [String] = []
        try waitUntil(20) {
            events += try session.events(for: 0.2)
            return events.contains { $0.hasPrefix("window:activate Delete?") }
        }
        #expect(try ask("act", "push button", "Delete", ["action": "click"]) && said("deleted"))
        events += try session.events(for: 1)
        for kind in ["window:create Delete?", "window:activate Delete?", "window:deactivate", "object:children-changed:add"] {
            #expect(events.contains { $0.hasPrefix(kind) }, "\(kind) is not in \(events)")
        }
        #expect(try session.tree(Self.app).first("dialog") == nil)
    }

    @Test("R-BUS-12 A list has the rows that are seen, each with its place, and scrolls to them")
    func rows() throws {
        _ = try session.tree(Self.app)
        #expect(try ask("act", "page tab", "Rows", ["action": "click"]))
        var list: AssistiveNode?
        try waitUntil(20) { () throws -> Bool in
            list = try session.tree(Self.app).first("list")
            return list != nil
        }
        let rows = try #require(list).children.filter { $0.role == "list item" }
        #expect(rows.count > 5 && rows.count < 60 && rows[0].name == "Item 0" && rows[0].attributes["posinset"] == "1" && rows[0].attributes["setsize"] == "200")
        #expect(try ask("act", "toggle button", "Item 1", ["action": "toggle"]) && said("switch true"))
        #expect(try ask("act", "list item", "Item 3", ["action": "activate"]) && said("row 3"))
        #expect(try session.tree(Self.app).first("list item", "Item 3")?.states.contains("selected") == true)
        #expect(try session.ask(["do": "act", "app": Self.app, "role": "list", "action": "scroll forward"]) as? Bool == true)
        let after = try #require(try session.tree(Self.app).first("list")).children.filter { $0.role == "list item" }
        #expect(after.contains { $0.attributes["posinset"] == "\(rows.count + 2)" }, "\(after.map(\.name))")
    }
}
