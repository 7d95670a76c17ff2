import BenchSupport
import CAllocations
import TouchHost
import UIKit

// Delivery of moves: frames of n contacts to a leaf view, through nine responders up to the one that handles them.
//
//   DeliveryBenchmark          a table: nanoseconds (the best of several runs) and heap allocations a frame
//   DeliveryBenchmark --gate   the allocations alone, against their limits; non-zero status when one is exceeded
//   DeliveryBenchmark --instructions N FRAMES   nothing but the deliveries, for valgrind --tool=callgrind

final class Handler: UIView {
    var handled = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { handled += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A leaf in eight plain views in a handler, in a window, on a host of no cost.
@MainActor
final class Course {
    let host = BenchHost()
    let handler = Handler(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private var window: UIWindow?
    private var frame = TouchFrame(timestamp: 1)
    private var step = 0

    init(contacts: Int) {
        let scene = try! UIApplication.shared.attach(to: host)
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.addSubview(handler)
        var parent: UIView = handler
        for _ in 0..<8 {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            parent.addSubview(view)
            parent = view
        }
        parent.isMultipleTouchEnabled = true
        window.makeKeyAndVisible()
        for id in 0..<contacts {
            frame.contacts.append(Contact(id: id, phase: .began, timestamp: 1, position: CGPoint(x: 20 + 30 * id, y: 100)))
        }
        host.send(frame)
        for index in frame.contacts.indices { frame.contacts[index].phase = .moved }
    }

    func move() {
        step += 1
        let time = 1 + Double(step) * 0.008
        frame.timestamp = time
        for index in frame.contacts.indices {
            frame.contacts[index].timestamp = time
            frame.contacts[index].position.y = 100 + Double(step % 100)
        }
        host.send(frame)
    }

    func finish() {
        for index in frame.contacts.indices { frame.contacts[index].phase = .ended }
        host.send(frame)
        UIApplication.shared.detach()
        window = nil
    }
}

/// Heap allocations of one frame in the steady state.
@MainActor
func allocations(contacts: Int) -> Double {
    let course = Course(contacts: contacts)
    for _ in 0..<200 { course.move() }
    let frames = 1000
    let before = allocations_count()
    for _ in 0..<frames { course.move() }
    let after = allocations_count()
    precondition(course.handler.handled == 1200 * contacts, "moves were lost: \(course.handler.handled)")
    course.finish()
    return Double(after - before) / Double(frames)
}

@MainActor
func nanoseconds(contacts: Int) -> Double {
    let course = Course(contacts: contacts)
    for _ in 0..<2000 { course.move() }
    var best = Double.infinity
    let clock = ContinuousClock()
    for _ in 0..<20 {
        let frames = 2000
        let time = clock.measure { for _ in 0..<frames { course.move() } }
        best = min(best, Double(time.components.attoseconds) / 1e9 / Double(frames) + Double(time.components.seconds) * 1e9 / Double(frames))
    }
    course.finish()
    return best
}

/// That the counter counts: an allocation that is planted is seen.
@MainActor
func counterSeesPlantedAllocation() -> Bool {
    let before = allocations_count()
    var planted = [Int](repeating: 1, count: 100)
    withUnsafeMutablePointer(to: &planted) { _ = $0.pointee.count }
    return allocations_count() - before >= 1
}

/// What a move may allocate: nothing. The `Set` that the signature demands is that of the move before.
let allocationLimit = 0.0

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--instructions" {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    let course = Course(contacts: numbers.first ?? 1)
    for _ in 0..<(numbers.dropFirst().first ?? 1000) { course.move() }
    course.finish()
} else if arguments.first == "--gate" {
    guard counterSeesPlantedAllocation() else {
        print("the allocation counter does not count")
        exit(1)
    }
    var failed = false
    for contacts in [1, 2, 5, 10] {
        let count = allocations(contacts: contacts)
        print("allocations a frame of \(contacts) moving contacts: \(count), at most \(allocationLimit)")
        failed = failed || count > allocationLimit
    }
    exit(failed ? 1 : 0)
} else {
    print("contacts  ns/frame  ns/contact  allocations/frame")
    for contacts in [1, 2, 5, 10] {
        let time = nanoseconds(contacts: contacts)
        print("\(contacts)\t  \(Int(time))\t    \(Int(time / Double(contacts)))\t\t\(allocations(contacts: contacts))")
    }
}
