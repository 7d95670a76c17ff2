internal import Foundation
internal import FoundationAdditions
internal import TouchHost

/// Holds what hosts deliver, and what views, responders and recognizers are called with, against the promises of the specification, as it
/// happens (see `Documentation/verifier.md`).
///
/// The places that deliver ask ``Watchers`` and continue when there is none: that is all that it costs when it is off.
@MainActor
final class Verifier: DeliveryVerifier {
    /// The verifier that watches; `nil` when none does.
    private(set) static var current: Verifier? { didSet { Watchers.verifier = current } }

    /// What becomes of a violation.
    enum Response {
        /// The process ends with its sentence.
        case trap
        /// Its sentence goes to standard error.
        case log
        /// It is kept for the test that asked for it.
        case collect
    }

    /// When the application itself breaks a promise.
    private let response: Response
    /// When its host does. What a host says may come from outside, from a page or a file, and must not end a process that did not ask for it.
    private let responseToHosts: Response

    /// The first of what was found, in order.
    private(set) var violations: [Violation] = []
    private static let keptViolations = 100

    /// What was seen of the host that is attached.
    var hosts = HostVerifier()
    var touches = TouchRecords()
    var presses = HeardLives()
    var recognizers: ContiguousArray<RecognizerLife> = []
    /// The windows that got the event that is being delivered.
    var served: ContiguousArray<ObjectIdentifier> = []
    /// The event of the sequence that goes on.
    var event: ObjectIdentifier?
    /// Counts the turns of windows, so that what happens in the same one is known.
    var turn = 0

    init(_ response: Response, hosts responseToHosts: Response) {
        self.response = response
        self.responseToHosts = responseToHosts
    }

    /// The time of the event that is being dealt with; of the clock, where there is none.
    var now: Double {
        let application = UIApplication.shared
        return application.dispatcher.isDispatching ? application.dispatcher.currentTime : application.updateCycle.now
    }

    // MARK: On and off

    /// A host is attached: the verifier, if there is to be one, starts over.
    static func start() {
        if current == nil { current = make(chosen) }
        current?.forget()
    }

    /// What the environment says; the build, where it says nothing that makes sense. The launch has refused what makes none.
    private static let chosen = ProcessInfo.processInfo.environment["DACTYL_VERIFY"].flatMap { try? HostSettings.verification($0) }

    /// - Parameter choice: `nil` stands for the build: a debug build traps.
    static func make(_ choice: HostSettings.Verification?) -> Verifier? {
        switch choice {
        case .off: nil
        case .on: Verifier(.log, hosts: .log)
        case .trap: Verifier(.trap, hosts: .log)
        case nil: isDebugBuild ? make(.trap) : nil
        }
    }

    static var isDebugBuild: Bool { MainThread.isDebugBuild }

    /// Runs the closure with a separate verifier, and returns what it found. Hosts that were attached before, and those that the closure
    /// attaches, are let go: no verifier sees half of a life.
    static func collecting(_ body: () throws -> Void) rethrows -> [Violation] {
        UIApplication.shared.detach()
        let before = current, own = Verifier(.collect, hosts: .collect)
        current = own
        defer { current = before }
        try body()
        UIApplication.shared.detach()
        return own.violations
    }

    private func forget() {
        hosts = HostVerifier()
        touches = TouchRecords()
        presses = HeardLives()
        recognizers.removeAll()
        served.removeAll()
        event = nil
    }

    // MARK: Violations

    /// Takes what was found of the application itself.
    func report(_ violation: Violation?) { report(violation, response) }

    /// Takes what was found of its host.
    func reportHost(_ violation: Violation) { report(violation, responseToHosts) }

    private func report(_ violation: Violation?, _ response: Response) {
        guard let violation else { return }
        if response == .trap { fatalError("\(violation)") }
        // A fault that is there at every frame must not fill memory and screen.
        guard violations.count < Self.keptViolations else { return }
        violations.append(violation)
        guard response == .log else { return }
        say("dactyl: \(violation)")
        if violations.count == Self.keptViolations { say("dactyl: further broken promises are not reported") }
    }
}
