/// The fields that there are. Electric and magnetic ones, and noise, are not declared (R-DYN-27).
extension UIFieldBehavior {
    /// Slows items by a share of their velocity in a second.
    public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Turns items around the middle, counter-clockwise.
    public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Draws items to a point of the reference.
    public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radial)
        field.position = position
        return field
    }
    /// Accelerates items in a direction, whose length does not count.
    public static func linearGravityField(direction: CGVector) -> UIFieldBehavior { field(.linear, direction) }
    /// Brings items to a velocity, in points a second.
    public static func velocityField(direction: CGVector) -> UIFieldBehavior { field(.velocity, direction) }
    /// Draws items to the middle as a spring does.
    public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Accelerates items as a closure says.
    /// - Parameter block: Gets the field, the item's middle in the reference, its velocity in points a second, its mass, a charge of 0, and the seconds of a step. It
    ///   returns points a second squared, and is called in each step.
    public static func field(evaluationBlock block: @escaping (_ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat, _ charge: CGFloat,
                                                               _ deltaTime: TimeInterval) -> CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.block(block))
    }

    private static func field(_ kind: FieldKind, _ direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(kind)
        field.direction = direction
        return field
    }
}
