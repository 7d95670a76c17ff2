/// Something with coordinates of its own that can be converted to others' (R-GEO-12).
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The space's own rectangle, in its coordinates.
    var bounds: CGRect { get }
    /// A point of this space in another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// The smallest rectangle around one of this space in another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The smallest rectangle around one of another space in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space that knows where it is on the screen.
@MainActor
private protocol PlacedSpace: UICoordinateSpace {
    func toScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension UIView: UICoordinateSpace, PlacedSpace {
    fileprivate func toScreen(_ point: CGPoint) -> CGPoint {
        let inWindow = convert(point, to: nil as UIView?)
        return window?.convert(inWindow, to: nil as UIWindow?) ?? inWindow
    }

    fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
        convert(window?.convert(point, from: nil as UIWindow?) ?? point, from: nil as UIView?)
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: self, to: coordinateSpace) }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: coordinateSpace, to: self) }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { converted($0, from: self, to: coordinateSpace) }
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { converted($0, from: coordinateSpace, to: self) }
    }
}

extension UIScreen: UICoordinateSpace, PlacedSpace {
    fileprivate func toScreen(_ point: CGPoint) -> CGPoint { point }
    fileprivate func fromScreen(_ point: CGPoint) -> CGPoint { point }

    /// The coordinates of the screen: those of the app's scene on it.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The same: screens don't turn here.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: self, to: coordinateSpace) }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: coordinateSpace, to: self) }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { converted($0, from: self, to: coordinateSpace) }
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { converted($0, from: coordinateSpace, to: self) }
    }
}

/// The coordinates of a scene, which its windows' frames are in.
private final class SceneSpace: NSObject, PlacedSpace {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) { self.scene = scene }

    var bounds: CGRect { scene?.bounds ?? .zero }
    // The screen has the coordinates of the app's scene on it.
    func toScreen(_ point: CGPoint) -> CGPoint { point }
    func fromScreen(_ point: CGPoint) -> CGPoint { point }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: self, to: coordinateSpace) }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { converted(point, from: coordinateSpace, to: self) }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { converted($0, from: self, to: coordinateSpace) }
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.boundingBox { converted($0, from: coordinateSpace, to: self) }
    }
}

extension UIWindowScene {
    final func makeCoordinateSpace() -> any UICoordinateSpace { SceneSpace(self) }
}

/// By way of the screen, or of what the other space says of itself.
@MainActor
private func converted(_ point: CGPoint, from: any UICoordinateSpace, to: any UICoordinateSpace) -> CGPoint {
    guard let from = from as? any PlacedSpace else { return from.convert(point, to: to) }
    guard let to = to as? any PlacedSpace else { return to.convert(point, from: from) }
    return to.fromScreen(from.toScreen(point))
}
