import Foundation
import TouchTesting
import UIKit

/// A kind of work, by the number of things that it is done with.
@MainActor
struct Curve {
    /// Returns the work, ready to be done once.
    typealias Preparation = @MainActor (TouchStage, Int) -> @MainActor () -> Void

    let name: String
    /// The smaller of the two numbers at which it is counted: its instructions have to exceed what does not grow.
    let count: Int
    let about: String
    let prepare: Preparation

    init(_ name: String, _ count: Int, _ about: String, prepare: @escaping Preparation) {
        self.name = name
        self.count = count
        self.about = about
        self.prepare = prepare
    }

    static let all = hierarchies + layout + constraints + animations + recognizers + lists + texts

    static func newStage() -> TouchStage {
        let stage = TouchStage(size: CGSize(width: 1000, height: 1000))
        stage.window.backgroundColor = .white
        stage.advance(by: TouchStage.frameDuration)
        return stage
    }

    /// The processor time of the work, once.
    func milliseconds(_ count: Int) -> Double {
        let stage = Self.newStage(), work = prepare(stage, count)
        let start = Self.processorTime()
        work()
        let time = Self.processorTime() - start
        stage.close()
        return time * 1000
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// A view of the window's size with so many small ones side by side.
    static func filled(_ stage: TouchStage, _ count: Int) -> UIView {
        let root = UIView(frame: stage.window.bounds)
        for place in 0..<count { root.addSubview(small(place)) }
        stage.window.addSubview(root)
        stage.advance(by: TouchStage.frameDuration)
        return root
    }

    static func small(_ place: Int) -> UIView {
        let view = UIView(frame: CGRect(x: place * 7 % 980, y: place * 13 % 980, width: 10, height: 10))
        view.backgroundColor = .red
        return view
    }
}
