internal import DynamicsEngine

/// Attachments of other kinds than a distance (R-DYN-33).
extension UIAttachmentBehavior {
    /// Lets an item move along an axis of another one, without turning against it.
    /// - Parameters:
    ///   - point: Where they are attached, in points of the reference.
    ///   - axis: In the reference; its length does not count.
    public static func slidingAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
                                         axisOfTranslation axis: CGVector) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.sliding(axis: direction(axis).turned(by: -item2.rotation)), both(item1, item2, point), anchor: point)
    }

    /// Lets an item move along an axis of the reference, without turning.
    public static func slidingAttachment(with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.sliding(axis: direction(axis)), [end(item, point)], anchor: point)
    }

    /// Keeps points of two items no farther from each other than they are, as a rope does.
    public static func limitAttachment(with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
                                       offsetFromCenter offset2: UIOffset) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.limit, [(item1, Vector(offset1)), (item2, Vector(offset2))], anchor: .zero)
    }

    /// Makes two items one.
    public static func fixedAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.fixed, both(item1, item2, point), anchor: point)
    }

    /// Lets two items turn about a point that both have.
    public static func pinAttachment(with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.pin, both(item1, item2, point), anchor: point)
    }

    private static func both(_ item1: any UIDynamicItem, _ item2: any UIDynamicItem, _ point: CGPoint) -> [(item: any UIDynamicItem, offset: Vector)] {
        [end(item1, point), end(item2, point)]
    }

    /// An item, and where in it a point of the reference is.
    private static func end(_ item: any UIDynamicItem, _ point: CGPoint) -> (item: any UIDynamicItem, offset: Vector) {
        (item, (Vector(point) - Vector(item.center)).turned(by: -item.rotation))
    }

    private static func direction(_ axis: CGVector) -> Vector { Vector(axis).direction ?? Vector(1, 0) }
}
