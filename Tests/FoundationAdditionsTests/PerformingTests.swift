import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite("Performing selectors") struct PerformingTests {
    private final class Counter: NSObject {
        var count = 0
        var name = ""
        func step() { count += 1 }
        func take(_ name: NSString) { self.name = "\(name)" }
    }

    @Test("on the main thread at once, when the caller is there and waits")
    func onMainThread() {
        let counter = Counter()
        counter.performSelector(onMainThread: Selector("step", Counter.step), with: nil, waitUntilDone: true)
        #expect(counter.count == 1)
        counter.performSelector(onMainThread: Selector("take:", Counter.take(_:)), with: "a" as NSString, waitUntilDone: true)
        #expect(counter.name == "a")
    }

    private final class Other: NSObject {
        func leap() {}
    }

    @Test("a class says what its objects have")
    func instances() {
        let leap = Selector("leap", Other.leap)
        #expect(Other.instancesRespond(to: leap) && !Counter.instancesRespond(to: leap) && !NSObject.instancesRespond(to: leap))
        #expect(!Other.instancesRespond(to: Selector("nothing")) && !Other.instancesRespond(to: nil))
    }
}
