import Foundation
import Nimble
import Synchronization
import Testing

/// The vocabulary of Nimble, as tests of iOS apps use it. The sentences are those that its documentation shows.
@Suite("The vocabulary of Nimble") struct NimbleTests {
    fileprivate struct Broken: Error, Equatable { var code = 1 }
    private class Animal {}
    private final class Cat: Animal {}

    /// What the test would fail with.
    private func failures(_ test: () -> Void) -> [String] {
        let said = Said()
        withKnownIssue(isIntermittent: true) { test() } matching: { issue in
            said.lines.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
            return true
        }
        return said.lines.withLock { $0 }
    }

    private final class Said: Sendable { let lines = Mutex<[String]>([]) }

    @Test("What holds says nothing")
    func holds() {
        let cat = Cat(), missing: String? = nil, there: Int? = 3
        #expect(failures {
            expect(1 + 1).to(equal(2))
            expect("ab").toNot(equal("b"))
            expect("ab").notTo(beNil())
            expect(missing).to(beNil())
            expect(there).to(equal(3))
            expect(there) == 3
            expect(missing) == nil
            expect(there) != 4
            expect([1, 2]) == [1, 2]
            expect(["a": 1]).to(equal(["a": 1]))
            expect(3) > 2
            expect(3) <= 3
            expect(1.00001).to(beCloseTo(1))
            expect(1.2).to(beCloseTo(1.1, within: 0.11))
            expect(cat).to(beIdenticalTo(cat))
            expect(cat) === cat
            expect(cat).toNot(be(Cat()))
            expect(cat).to(beAKindOf(Animal.self))
            expect(cat).to(beAnInstanceOf(Cat.self))
            expect(cat as Animal).toNot(beAnInstanceOf(Animal.self))
            expect(true).to(beTrue())
            expect(nil as Bool?).to(beFalsy())
            expect([1, 2, 3]).to(contain(2, 3))
            expect([1, 2, 3]).to(haveCount(3))
            expect([Int]()).to(beEmpty())
            expect("a text").to(contain("tex"))
            expect("a text").to(beginWith("a "))
            expect([1, 2]).to(endWith(2))
            expect("a42").to(match("[0-9]+"))
            expect([1, 2, 3]).to(allPass(beLessThan(4)))
            expect([1, 2, 3]).to(containElementSatisfying { $0 > 2 })
            expect { try thrown() }.to(throwError())
            expect { try thrown() }.to(throwError(Broken()))
            expect { try thrown() }.to(throwError(errorType: Broken.self))
            expect(5).to(satisfyAllOf(beGreaterThan(4), beLessThan(6)))
            expect(5).to(satisfyAnyOf(equal(1), equal(5)))
            expect(5).to(beWithin(1...5))
        } == [])
    }

    private func thrown() throws { throw Broken() }

    struct Case: Sendable {
        let test: @Sendable () -> Void
        let sentence: String
        init(_ test: @escaping @Sendable () -> Void, _ sentence: String) { (self.test, self.sentence) = (test, sentence) }
    }

    @Test("What does not hold is said with what was expected and what there is", arguments: [
        Case({ expect(1 + 1).to(equal(3)) }, "expected to equal <3>, got <2>"),
        Case({ expect("a").toNot(equal("a")) }, "expected to not equal <a>, got <a>"),
        Case({ expect(nil as Int?).to(equal(3)) }, "expected to equal <3>, got <nil> (use beNil() to match nils)"),
        Case({ expect(nil as Int?).toNot(equal(3)) }, "expected to not equal <3>, got <nil> (use beNil() to match nils)"),
        Case({ expect(1).to(equal(nil as Int?)) }, "expected to equal <nil>, got <1> (use beNil() to match nils)"),
        Case({ expect(false).to(beTrue()) }, "expected to be true, got <false>"),
        Case({ expect([1, 2]).to(contain(3)) }, "expected to contain <3>, got <[1, 2]>"),
        Case({ expect([1, 2]).to(haveCount(3)) }, "expected to have <[1, 2]> with count 3, got 2"),
        Case({ expect(2).to(equal(3), description: "after a tap") }, "after a tap\nexpected to equal <3>, got <2>"),
        Case({ expect { 1 }.to(throwError()) }, "expected to throw any error, got no error"),
        Case({ expect { throw Broken() }.to(throwError(Broken(code: 2))) }, "expected to throw error <Broken(code: 2)>, got <Broken(code: 1)>"),
        Case({ expect { () throws -> Int in throw Broken() }.to(equal(1)) }, "unexpected error thrown: <Broken(code: 1)>"),
        Case({ expect([1, 5]).to(allPass(beLessThan(4))) }, "expected to all be less than <4>, got <5> in <[1, 5]>"),
        Case({ expect(1).to(satisfyAllOf(beGreaterThan(4), beLessThan(6))) }, "expected to match all of: {be greater than <4>} and {be less than <6>}, got <1>"),
        Case({ fail("not reached") }, "not reached"),
    ] as [Case])
    func failures(_ one: Case) { #expect(failures(one.test) == [one.sentence]) }

    @Test("A matcher of one's own is asked with what is there")
    func own() {
        func beEven() -> Matcher<Int> { .simple("be even") { try MatcherStatus(bool: $0.evaluate()! % 2 == 0) } }
        func beOdd() -> Matcher<Int> {
            .define("be odd") { expression, message in MatcherResult(bool: try (expression.evaluate() ?? 0) % 2 == 1, message: message) }
        }
        #expect(failures { expect(2).to(beEven()) }.isEmpty && failures { expect(3).to(beOdd()) }.isEmpty)
        #expect(failures { expect(3).to(beEven()) } == ["expected to be even, got <3>"])
        #expect(failures { expect(2).to(beOdd()) } == ["expected to be odd, got <2>"])
        #expect(failures { expect(nil as Int?).to(beOdd()) } == ["expected to be odd, got <nil> (use beNil() to match nils)"])
    }

    @Test("An expression is evaluated once for each look") @MainActor
    func once() {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        expect(next()).to(equal(1))
        #expect(count == 1)
        #expect(failures { expect(next()).to(equal(1)) } == ["expected to equal <1>, got <2>"] && count == 2)
        expect(next()).toEventually(equal(5), timeout: .milliseconds(100), pollInterval: .milliseconds(1))
        #expect(count == 5)
    }

    @Test("Waits turn the run loop until the time is over") @MainActor
    func waits() {
        let flag = Flag()
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { flag.set() }
        expect(flag.isSet).toEventually(beTrue(), timeout: .seconds(5))
        #expect(flag.isSet)
        waitUntil(timeout: .seconds(5)) { done in DispatchQueue.global().async { done() } }
        #expect(failures { waitUntil(timeout: .milliseconds(20)) { _ in } } == ["Waited more than 0.02 seconds"])
        #expect(failures { waitUntil { done in done(); done() } } == ["waitUntil(..) expects its completion closure to be only called once"])
        #expect(failures { expect(1).toEventually(equal(2), timeout: 0.02) } == ["expected to eventually equal <2>, got <1>"])
        #expect(failures { expect(1).toNever(equal(1), until: .milliseconds(20)) } == ["expected to not ever equal <1>, got <1>"])
        expect(1).toAlways(equal(1), until: .milliseconds(20))
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .relaxed) }
        func set() { value.store(true, ordering: .relaxed) }
    }
}
