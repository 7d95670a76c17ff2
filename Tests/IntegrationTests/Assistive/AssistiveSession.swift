import Foundation

/// A session with an accessibility bus of its own, and a client of it (`Tests/Rigs/assistant`).
final class AssistiveSession {
    /// Why a session is impossible here; `nil` when it is possible.
    static let absence: String? = {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/python3") else { return "/usr/bin/python3 is not installed (script/bootstrap test)" }
        guard let check = try? Child(rig("assistive-session"), ["--missing"]), let status = try? check.status() else { return "Tests/Rigs/assistive-session can't be started" }
        return status == 0 ? nil : check.output.split(separator: "\n").first.map(String.init)
    }()

    private static func rig(_ name: String) -> String { "\(Checkout.root)/Tests/Rigs/\(name)" }

    /// What programs of the session need to find it.
    let environment: [String: String?]
    private let session: Child
    private let client: Child
    private var answers = 0

    /// - Parameter isEnabled: Whether the session says from the beginning that a client is there.
    init(isEnabled: Bool = true) throws {
        session = try Child(Self.rig("assistive-session"), (isEnabled ? ["--enabled"] : []) + ["--", "sh", "-c", "env; echo ready; exec cat"])
        guard waitUntil(patience, { [session] in session.output.contains("ready\n") || !session.isRunning }), session.isRunning else {
            throw Trouble("the session did not start: \(session.errors)")
        }
        // A portal that is installed would be started, which takes longer than the tests.
        var environment: [String: String?] = ["AT_SPI_BUS_ADDRESS": nil, "DACTYL_DESKTOP_SETTINGS": "off"]
        for line in session.output.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2, ["DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "GSETTINGS_BACKEND"].contains(parts[0]) { environment[parts[0]] = parts[1] }
        }
        self.environment = environment
        client = try Child(Self.rig("assistant"), environment: environment)
    }

    deinit {
        client.end()
        session.end()
    }

    /// Has the client do something.
    /// - Returns: Its answer.
    @discardableResult
    func ask(_ command: [String: Any]) throws -> Any? {
        client.write(String(decoding: try JSONSerialization.data(withJSONObject: command), as: UTF8.self))
        answers += 1
        guard waitUntil(patience, { client.lines.count >= answers || !client.isRunning }), client.isRunning else {
            throw Trouble("the client of the accessibility bus ended: \(client.errors)")
        }
        let line = client.lines[answers - 1]
        let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        if let error = answer?["error"] { throw Trouble("\(command): \(error)") }
        let value = answer?["answer"]
        return value is NSNull ? nil : value
    }

    /// What an app has on the bus, once it is there.
    func tree(_ app: String) throws -> AssistiveNode {
        var found: [String: Any]?
        try waitUntil { () throws -> Bool in
            found = try ask(["do": "tree", "app": app]) as? [String: Any]
            return (found?["children"] as? [Any])?.isEmpty == false
        }
        guard let found else { throw Trouble("\(app) is not on the bus") }
        return AssistiveNode(found)
    }

    /// The events of a time: their kinds, with the object's name.
    func events(for seconds: Double) throws -> [String] {
        (try ask(["do": "events", "for": seconds]) as? [[String: Any]] ?? []).map { event in
            let of = (event["of"] as? [String])?.last ?? ""
            let value = event["value"].flatMap { $0 is NSNull ? nil : " \($0)" } ?? ""
            return "\(event["kind"] ?? "") \(of) \(event["first"] ?? "") \(event["second"] ?? "")\(value)"
        }
    }
}

/// An object as the client describes it.
struct AssistiveNode {
    private let facts: [String: Any]
    let children: [AssistiveNode]

    init(_ facts: [String: Any]) {
        self.facts = facts
        children = (facts["children"] as? [[String: Any]] ?? []).map(AssistiveNode.init)
    }

    var role: String { facts["role"] as? String ?? "" }
    var name: String { facts["name"] as? String ?? "" }
    var description: String { facts["description"] as? String ?? "" }
    var states: Set<String> { Set(facts["states"] as? [String] ?? []) }
    var actions: [String] { facts["actions"] as? [String] ?? [] }
    var value: [Double] { facts["value"] as? [Double] ?? [] }
    var text: String? { facts["text"] as? String }
    var caret: Int? { facts["caret"] as? Int }
    var attributes: [String: String] { facts["attributes"] as? [String: String] ?? [:] }
    var window: [Int] { facts["window"] as? [Int] ?? [] }
    var screen: [Int] { facts["screen"] as? [Int] ?? [] }

    var all: [AssistiveNode] { [self] + children.flatMap(\.all) }

    /// The first object of a role, and of a name.
    func first(_ role: String, _ name: String? = nil) -> AssistiveNode? { all.first { $0.role == role && (name == nil || $0.name == name) } }
}
