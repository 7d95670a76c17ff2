internal import DynamicsEngine

/// A field that accelerates the items in a region (R-DYN-27, R-DYN-28).
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private final let kind: FieldKind
    private final var list = DynamicItems()

    init(_ kind: FieldKind) {
        self.kind = kind
        super.init()
    }

    /// The items that the field acts on.
    open var items: [any UIDynamicItem] { list.all }
    /// Lets the field act on one more item.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { gained(item) } }
    /// Lets the field not act on an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        changed()
    }

    /// The field's middle, in points of the reference.
    open var position = CGPoint.zero { didSet { changed() } }
    /// Where the field acts, about ``position``; everywhere at first.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// How strongly it acts; 1 at first. A negative field acts the other way.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance by which a radial field becomes weaker; 0, at first, for none.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Points from the middle within which a radial field does not become stronger.
    open var minimumRadius: CGFloat = 1 { didSet { changed() } }
    /// The direction of a linear field, or the velocity of a field of velocities, in points a second.
    open var direction = CGVector.zero { didSet { changed() } }

    override var ownItems: [any UIDynamicItem] { list.all }
    override func contribute(to scene: DynamicsScene) {
        let field = kind.field(of: self)
        for body in scene.bodies(of: list.all) { body.fields.append(field) }
    }
}

/// What a field does.
enum FieldKind {
    case drag, vortex, radial, linear, velocity, spring
    case block((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

    /// Points a second squared of gravity, at a strength of 1.
    private static let unit = 1000.0
    /// Points from the middle at which a radial field that becomes weaker is as strong as gravity.
    private static let reach = 100.0

    /// The acceleration, with the properties that the behavior has now.
    @MainActor
    func field(of behavior: UIFieldBehavior) -> BodyField {
        let middle = Vector(behavior.position), region = behavior.region, strength = behavior.strength.native
        let acceleration = acceleration(of: behavior)
        return { place, velocity, mass in
            let away = place - middle
            let isInside = MainActor.assumeIsolated { region.contains(away.point) }
            return isInside ? acceleration(away, velocity, mass) * strength : .zero
        }
    }

    @MainActor
    private func acceleration(of behavior: UIFieldBehavior) -> BodyField {
        let direction = Vector(behavior.direction)
        switch self {
        case .drag: return { _, velocity, _ in -velocity }
        case .velocity: return { _, velocity, _ in direction - velocity }
        case .linear: return { _, _, _ in (direction.direction ?? .zero) * Self.unit }
        case .spring: return { away, _, _ in away * -(4 * Double.pi * Double.pi) }
        case .vortex: return { away, _, _ in -(away.direction ?? .zero).turned * Self.unit }
        case .radial:
            let nearest = max(behavior.minimumRadius.native, 1e-3), power = behavior.falloff.native
            return { away, _, _ in (away.direction ?? .zero) * (-Self.unit * pow(Self.reach / max(away.length, nearest), power)) }
        case .block(let block):
            return { [weak behavior] away, velocity, mass in
                MainActor.assumeIsolated {
                    guard let behavior else { return .zero }
                    let place = Vector(behavior.position) + away
                    return Vector(block(behavior, place.point, CGVector(dx: velocity.x, dy: velocity.y), CGFloat(mass), 0, Limits.step))
                }
            }
        }
    }
}
