import Testing
@testable import QuartzCore

extension QuartzCoreTests {
    @MainActor @Suite struct SiblingRowTests {
        private final class Member {
            let number: Int
            init(_ number: Int) { self.number = number }
        }

        private func row(_ count: Int) -> (SiblingRow<Member>, [Member]) {
            let members = (0..<count).map { Member($0) }
            var row = SiblingRow<Member>()
            for member in members { row.append(member) }
            return (row, members)
        }

        /// How often the gap is closed, which moves others, while each of the members is changed.
        private func closings(_ row: inout SiblingRow<Member>, _ members: some Sequence<Member>, _ change: (inout SiblingRow<Member>, Member) -> Void) -> Int {
            var closings = 0, free = row.free
            for member in members {
                change(&row, member)
                if row.free < free - 1 { closings += 1 }
                free = row.free
            }
            return closings
        }

        @Test("R-VH-14 Members that are removed from one place on to the end move few others, wherever that begins", arguments: [0, 1, 500, 999])
        func removing(first: Int) {
            var (row, members) = row(1000)
            let closings = closings(&row, members[first..<999]) { $0.remove(at: $0.place(of: $1)!) }
            #expect(closings < 12 && row.count == first + 1)
            row.close()
            #expect(row.members.map(\.number) == Array(0..<first) + [999])
        }

        @Test("R-VH-14 Members that are inserted at one place, one after the other, move few others", arguments: [0, 500])
        func inserting(place: Int) {
            var (row, members) = row(1000)
            var openings = 0, free: Int32 = 0
            for number in 0..<4000 {
                row.insert(Member(1000 + number), at: place)
                if row.free > free { openings += 1 }
                free = row.free
            }
            // Each gap is larger than the one before, up to the row's own length.
            #expect(openings < 12)
            row.close()
            #expect(row.members.map(\.number) == Array(0..<place) + (1000..<5000).reversed() + Array(place..<1000))
            _ = members
        }

        @Test("R-VH-14 Each member in turn comes to the front, and to the back, and in most turns no others move")
        func toTheEnds() {
            var (row, members) = row(1000)
            let toFront = closings(&row, members) { row, member in
                row.remove(at: row.place(of: member)!)
                row.append(member)
            }
            row.close()
            #expect(toFront < 12 && row.members.map(\.number) == Array(0..<1000))
            let toBack = closings(&row, members.reversed()) { row, member in
                row.remove(at: row.place(of: member)!)
                row.insert(member, at: 0)
            }
            row.close()
            #expect(toBack < 24 && row.members.map(\.number) == Array(0..<1000))
        }

        @Test("R-VH-14 Random changes are those of an array, and what is removed is let go of at once")
        func random() {
            var state: UInt64 = 0x9E37_79B9_7F4A_7C15
            func next(_ end: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % end
            }
            var row = SiblingRow<Member>(), array: [Member] = [], number = 0, last = 0
            for _ in 0..<20_000 {
                // Mostly near the last change.
                let near = next(3) > 0
                if array.count < 40 || next(2) == 0 {
                    let place = near ? min(last, array.count) : next(array.count + 1)
                    let member = Member(number)
                    number += 1
                    row.insert(member, at: place)
                    array.insert(member, at: place)
                    last = place
                } else {
                    let place = near ? min(last, array.count - 1) : next(array.count)
                    weak let removed: Member? = array[place]
                    #expect(row.place(of: array[place]) == place)
                    row.remove(at: place)
                    array.remove(at: place)
                    #expect(removed == nil)
                    last = place
                }
                if next(50) == 0 { row.close() }
                #expect(row.count == array.count)
                let probe = next(array.count)
                #expect(row[probe] === array[probe] && row.place(of: array[probe]) == probe)
                if array.count > 300 {
                    array.removeAll()
                    _ = row.take()
                }
            }
            row.close()
            #expect(row.members.elementsEqual(array) { $0 === $1 })
            #expect(row.place(of: Member(0)) == nil)
        }

        @Test("R-VH-14 Ten thousand nested layers are built, shown, moved and freed")
        func nested() throws {
            let root = CALayer()
            root.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
            var layer = root
            for _ in 0..<10_000 {
                let inner = CALayer()
                inner.anchorPoint = .zero
                inner.bounds = root.bounds
                layer.addSublayer(inner)
                layer = inner
            }
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            root.anchorPoint = .zero
            let compositor = Compositor(root: root, width: 16, height: 16, scale: 1)
            compositor.layoutPass()
            compositor.displayPass()
            #expect(compositor.commit(at: 0))
            var pixels = [UInt32](repeating: 0, count: 256)
            pixels.withUnsafeMutableBytes { _ = compositor.render(into: $0.baseAddress!, stride: 64, bufferAge: 0) }
            #expect(pixels[100] == 0xFFFF_0000 && root.hitTest(CGPoint(x: 1, y: 1)) === layer)
            #expect(layer.convert(CGPoint.zero, to: root).x.isFinite && layer.convert(CGPoint.zero, from: root).x.isFinite)
            root.sublayers![0].removeFromSuperlayer()
            #expect(compositor.commit(at: 1))
        }
    }
}
