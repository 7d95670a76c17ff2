import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite struct FoundationAdditionsTests {
    private final class Thing {}

    @Test func valuesNameObjectsWithoutKeepingThem() throws {
        let first = Thing(), second = Thing()
        let key = NSValue(nonretainedObject: first)
        #expect(key == NSValue(nonretainedObject: first))
        #expect(key.hash == NSValue(nonretainedObject: first).hash)
        #expect(key != NSValue(nonretainedObject: second))
        #expect(try #require(key.nonretainedObjectValue) as AnyObject === first)
        let dictionary = NSMutableDictionary()
        dictionary[key] = "touch"
        #expect(dictionary[NSValue(nonretainedObject: first)] as? String == "touch")
        weak var gone: Thing?
        do {
            let brief = Thing()
            gone = brief
            _ = NSValue(nonretainedObject: brief)
        }
        #expect(gone == nil)
        #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
    }

    @Test func valuesHoldGeometryAndNothingElse() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
    }

    @Test func coderKeepsGeometry() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGRect(x: 1, y: 2.25, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGPoint(x: 5, y: 6), forKey: "point")
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2.25, width: 3, height: 4))
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 5, y: 6))
        #expect(reader.decodeCGSize(forKey: "nothing") == .zero)
    }

    @Test func indexPathsHaveRowsAndSections() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.section == 1 && path.item == 3)
        path.row = 4
        #expect(path == IndexPath(item: 4, section: 1))
    }

    /// Swift's search by name reads memory where control characters in it say.
    @Test("a text that is no name in a source finds no class", arguments: [
        "$" + String(repeating: "\0", count: 28) + "(A).Delegate", "$\u{1}\u{2}\u{3}\u{4}C.B", "", ".", "A.", "Foundation.NSObject ", "a b.c", "1.2", "A.B.C",
    ])
    func noNames(text: String) {
        #expect(ClassName.find(text) == nil)
    }

    @Test func classesHaveNames() {
        #expect(ClassName.find("NSObject") == NSObject.self)
        #expect(ClassName.find("Foundation.NSObject") == NSObject.self)
    }

    /// Apps read the frames of the keyboard's notifications in both ways.
    @Test func `Values with points, sizes and rectangles are cast to these, and to no others`() {
        let rect: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2)), size: Any = NSValue(cgSize: CGSize(width: 3, height: 4))
        #expect(rect as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4) && rect as? CGPoint == nil && rect as? CGSize == nil)
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2) && point as? CGRect == nil)
        #expect(size as? CGSize == CGSize(width: 3, height: 4) && size as? CGRect == nil)
        let plain: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((plain as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
