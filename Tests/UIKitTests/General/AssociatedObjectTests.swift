import Testing
@testable import UIKit

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

@MainActor @Suite("Associated objects", .leavesNothing)
struct AssociatedObjectTests {
    private final class Value: NSObject, NSCopying {
        var number = 1
        func copy(with zone: NSZone?) -> Any {
            let copy = Value()
            copy.number = number + 1
            return copy
        }
    }

    @Test("values are kept under their keys, and replaced, and taken away")
    func keeping() {
        let view = UIView(), recognizer = UITapGestureRecognizer(), layer = CALayer(), item = UIBarButtonItem(), guide = UILayoutGuide(), image = UIImage()
        func check(_ object: some _AssociationHolder) {
            #expect(objc_getAssociatedObject(object, &firstKey) == nil)
            objc_setAssociatedObject(object, &firstKey, 7, .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(object, &secondKey, "two", .OBJC_ASSOCIATION_COPY_NONATOMIC)
            #expect(objc_getAssociatedObject(object, &firstKey) as? Int == 7 && objc_getAssociatedObject(object, &secondKey) as? String == "two")
            objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, &firstKey) == nil && objc_getAssociatedObject(object, &secondKey) as? String == "two")
            objc_removeAssociatedObjects(object)
            #expect(objc_getAssociatedObject(object, &secondKey) == nil)
        }
        check(view)
        check(recognizer)
        check(layer)
        check(item)
        check(guide)
        check(image)
    }

    @Test("an object whose class is not named keeps values if it has a place for them; other values keep none")
    func untyped() async {
        let view: AnyObject? = UIView()
        _objc_setAssociatedObject(view as Any, &firstKey, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(_objc_getAssociatedObject(view as Any, &firstKey) as? Int == 7)
        _objc_setAssociatedObject(3 as Any, &firstKey, 7, .OBJC_ASSOCIATION_RETAIN)
        _objc_setAssociatedObject(nil as AnyObject? as Any, &firstKey, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(_objc_getAssociatedObject(3 as Any, &firstKey) == nil && _objc_getAssociatedObject(NSObject(), &firstKey) == nil)
        await #expect(processExitsWith: .failure) { _objc_setAssociatedObject(NSObject(), &firstKey, 7, .OBJC_ASSOCIATION_RETAIN) }
    }

    @Test("what is retained goes with its object")
    func release() {
        weak var kept: Value?
        do {
            let view = UIView(), value = Value()
            kept = value
            objc_setAssociatedObject(view, &firstKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(kept == nil)
    }

    @Test("what is assigned is not retained, and a copy is one")
    func policies() {
        let view = UIView()
        do {
            let value = Value()
            objc_setAssociatedObject(view, &firstKey, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &firstKey) as? Value === value)
        }
        #expect(objc_getAssociatedObject(view, &firstKey) == nil)
        let value = Value()
        objc_setAssociatedObject(view, &secondKey, value, .OBJC_ASSOCIATION_COPY)
        #expect((objc_getAssociatedObject(view, &secondKey) as? Value)?.number == 2)
    }
}
