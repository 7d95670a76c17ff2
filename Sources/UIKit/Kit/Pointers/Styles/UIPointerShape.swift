/// The pointer's outline in a region (R-PTI-6).
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A path; of a style without an effect about the pointer's place, of one with an effect in the coordinates of the view's superview.
    case path(UIBezierPath)
    /// A rectangle with round corners, as `path` has it.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// The beam of text in lines, so many points long.
    case verticalBeam(length: CGFloat)
    /// The beam of text in columns, so many points long.
    case horizontalBeam(length: CGFloat)

    /// Points.
    public nonisolated static let defaultCornerRadius: CGFloat = 8

    /// The outline, about the pointer's place for a beam.
    var outline: UIBezierPath {
        switch self {
        case .path(let path): path
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam(let length): UIBezierPath(roundedRect: CGRect(x: -1, y: -length / 2, width: 2, height: length), cornerRadius: 1)
        case .horizontalBeam(let length): UIBezierPath(roundedRect: CGRect(x: -length / 2, y: -1, width: length, height: 2), cornerRadius: 1)
        }
    }

    var isBeam: Bool {
        switch self {
        case .verticalBeam, .horizontalBeam: true
        default: false
        }
    }
}
