@testable import GestureEngine
import Testing

@Suite("Where a recognizer stands in its attempt")
struct AttemptTests {
    private var attempt = Attempt(of: RecognizerID(slot: 0), rank: Rank(depth: 0, addition: 0))
    private let other = RecognizerID(slot: 1)

    @Test("R-GR-14, R-GR-16 A continuous recognizer within one cycle: began, changes merged, ended; messages when it is recognized")
    mutating func continuous() {
        attempt.ask()
        #expect(attempt.stage.shown == .possible)
        attempt.permit(.began)
        #expect(attempt.stage.shown == .began && attempt.takeMessage() == nil)
        attempt.advance(to: .changed)
        attempt.advance(to: .changed)
        attempt.advance(to: .ended)
        attempt.recognize()
        #expect(attempt.stage == .over(.ended) && !attempt.isAtEnd)
        #expect(attempt.owed.states == [.began, .changed, .ended])
        #expect([attempt.takeMessage(), attempt.takeMessage(), attempt.takeMessage(), attempt.takeMessage()] == [.began, .changed, .ended, nil])
        #expect(attempt.isAtEnd)
    }

    @Test("R-GR-41, R-GR-41b One that waits reads possible and remembers its end, once")
    mutating func waiting() {
        attempt.ask()
        attempt.permit(.began)
        attempt.wait(for: other)
        #expect(attempt.stage == .waiting(.began, for: other) && attempt.stage.shown == .possible && attempt.stage.getsContacts)
        attempt.rememberEnd()
        attempt.rememberEnd()
        attempt.recognize()
        #expect(attempt.stage == .over(.ended) && attempt.owed.states == [.began, .ended])
    }

    @Test("R-GR-14 What fails owes nothing")
    mutating func failure() {
        attempt.ask()
        attempt.permit(.ended)
        attempt.fail(.excluded(by: other))
        #expect(attempt.stage.shown == .failed && attempt.owed.isEmpty && attempt.isAtEnd)
    }

    @Test("R-GR-52 What goes on is cancelled, with its message")
    mutating func cancelled() {
        attempt.ask()
        attempt.permit(.began)
        attempt.recognize()
        _ = attempt.takeMessage()
        attempt.cancel()
        #expect(attempt.stage == .over(.cancelled) && attempt.takeMessage() == .cancelled)
    }

    @Test("Preconditions: what can't happen in a stage traps")
    func preconditions() async {
        await #expect(processExitsWith: .failure) { AttemptTests.made { $0.permit(.began) } }
        await #expect(processExitsWith: .failure) { AttemptTests.made { $0.recognize() } }
        await #expect(processExitsWith: .failure) { AttemptTests.made { $0.wait(for: RecognizerID(slot: 1)) } }
        await #expect(processExitsWith: .failure) { AttemptTests.made { $0.advance(to: .changed) } }
        await #expect(processExitsWith: .failure) { AttemptTests.made { $0.cancel() } }
        await #expect(processExitsWith: .failure) { AttemptTests.made { $0.rememberEnd() } }
        await #expect(processExitsWith: .failure) {
            AttemptTests.made { attempt in
                attempt.fail(.itself)
                attempt.fail(.itself)
            }
        }
    }

    private static func made(_ change: (inout Attempt) -> Void) {
        var attempt = Attempt(of: RecognizerID(slot: 0), rank: Rank(depth: 0, addition: 0))
        change(&attempt)
    }
}
