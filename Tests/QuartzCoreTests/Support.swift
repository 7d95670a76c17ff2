import Testing
@testable import QuartzCore

/// The suites share the one clock and the one transaction of a process: they take turns.
@Suite(.serialized) enum QuartzCoreTests {}

/// A clock that stands still until it is moved.
@MainActor
final class ManualClock: FrameClock {
    private(set) var now = 0.0
    var refreshInterval = 1.0 / 60
    private(set) var updateRequests = 0
    var frameRequests = 0
    private var timers: [(deadline: Double, token: Int, action: @MainActor () -> Void)] = []
    private var lastToken = 0

    init(at time: Double = 0) {
        now = time
        use()
    }

    /// Makes it the clock of all layers. A test does so itself where its suite made the clock: other tests may run between the two.
    func use() { MediaClock.current = self }

    func setNeedsUpdate() { updateRequests += 1 }
    func setNeedsFrame() { frameRequests += 1 }

    func schedule(at deadline: Double, _ action: @escaping @MainActor () -> Void) -> Int {
        lastToken += 1
        timers.append((deadline, lastToken, action))
        return lastToken
    }

    func cancel(_ token: Int) { timers.removeAll { $0.token == token } }

    /// Goes on to a time and fires timers that are due on the way, each at its deadline.
    func advance(to time: Double) {
        while let next = timers.filter({ $0.deadline <= time }).min(by: { ($0.deadline, $0.token) < ($1.deadline, $1.token) }) {
            timers.removeAll { $0.token == next.token }
            now = max(now, next.deadline)
            next.action()
        }
        now = time
    }
}

/// A tree of layers with its compositor and pixels of its own.
@MainActor
final class Stage {
    let root = CALayer()
    let compositor: Compositor
    let width: Int, height: Int
    var pixels: [UInt32]

    init(_ width: Int, _ height: Int, scale: Double = 1, background: CGColor? = .white, manySublayers: Int = 64) {
        self.width = width
        self.height = height
        root.anchorPoint = .zero
        root.bounds = CGRect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
        root.backgroundColor = background
        compositor = Compositor(root: root, width: width, height: height, scale: scale, manySublayers: manySublayers)
        pixels = Array(repeating: 0x1234_5678, count: width * height)
    }

    /// One whole update. Answers what was to be presented.
    @discardableResult
    func update(at time: Double = MediaClock.now, age: Int = 1) -> ContiguousArray<DeviceRect> {
        compositor.layoutPass()
        compositor.displayPass()
        guard compositor.commit(at: time) else { return [] }
        return pixels.withUnsafeMutableBytes { compositor.render(into: $0.baseAddress!, stride: width * 4, bufferAge: age) }
    }

    /// The pixels of the tree as a new compositor paints them, all of it.
    func repainted(manySublayers: Int = 64) -> [UInt32] {
        let other = Compositor(root: root, width: width, height: height, scale: compositor.scale, manySublayers: manySublayers)
        var fresh = [UInt32](repeating: 0, count: width * height)
        _ = other.commit(at: MediaClock.now)
        _ = fresh.withUnsafeMutableBytes { other.render(into: $0.baseAddress!, stride: width * 4, bufferAge: 0) }
        root.compositor = compositor
        return fresh
    }

    /// The pixels as Cairo alone paints them.
    func plain() -> [UInt32] {
        var fresh = [UInt32](repeating: 0xFF00_0000, count: width * height)
        fresh.withUnsafeMutableBytes {
            let context = CGContext(memory: $0.baseAddress!, width: width, height: height, stride: width * 4, scale: CGFloat(compositor.scale))!
            root.render(in: context)
            context.flush()
        }
        return fresh
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

    /// Writes the pixels as a picture, for looking at.
    func save(_ path: String) {
        var copy = pixels
        copy.withUnsafeMutableBytes {
            let context = CGContext(memory: $0.baseAddress!, width: width, height: height, stride: width * 4)!
            _ = context.makeImage()?.pngData.map { try? $0.write(to: URL(fileURLWithPath: path)) }
        }
    }
}

/// The greatest difference of a component.
func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var greatest = 0
    for shift in [0, 8, 16, 24] {
        let first = Int((a >> UInt32(shift)) & 0xFF), second = Int((b >> UInt32(shift)) & 0xFF)
        greatest = max(greatest, abs(first - second))
    }
    return greatest
}

func difference(_ a: [UInt32], _ b: [UInt32]) -> Int {
    if a == b { return 0 }
    return zip(a, b).map { difference($0, $1) }.max() ?? 0
}

func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// A layer as views have them: without implicit animations.
@MainActor
func makeLayer(_ frame: CGRect, _ background: CGColor?, radius: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = background
    layer.cornerRadius = radius
    layer.isViewBacked = true
    return layer
}

/// A sequence of numbers that is the same each time.
struct Sequence64: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        var x = state
        x ^= x >> 33
        x = x &* 0xff51afd7ed558ccd
        x ^= x >> 33
        return x
    }
}
