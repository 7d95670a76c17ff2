/// A property of a layer that can be animated, by its key.
enum LayerProperty: String, CaseIterable {
    case bounds, position, anchorPoint, zPosition, transform, opacity, hidden, backgroundColor, borderWidth, borderColor
    case cornerRadius, contents, contentsRect, shadowColor, shadowOffset, shadowOpacity, shadowRadius
    case path, fillColor, strokeColor, lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd
    case colors, locations, startPoint, endPoint
    case instanceCount, instanceTransform, instanceDelay, instanceColor, instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    case blurRadius = "backdropBlurRadius", saturation = "backdropSaturation"
}

/// A key path as animations know it: a property, and perhaps a part of it, as in `position.x` or `transform.rotation`.
struct AnimatedKeyPath {
    let property: LayerProperty
    let part: Part

    enum Part: String {
        case whole = ""
        case x, y, width, height, origin, size
        case originX = "origin.x", originY = "origin.y", sizeWidth = "size.width", sizeHeight = "size.height"
        case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
        case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
        case translation, translationX = "translation.x", translationY = "translation.y", translationZ = "translation.z"
    }

    /// The properties by their names: looking at one name after the other takes longer than the rest of an animation's start.
    private static let properties = Dictionary(uniqueKeysWithValues: LayerProperty.allCases.map { ($0.rawValue, $0) })

    /// `nil` for a key path that no layer animates.
    init?(_ keyPath: String) {
        if let property = Self.properties[keyPath] {
            (self.property, part) = (property, .whole)
            return
        }
        guard let dot = keyPath.firstIndex(of: "."), let property = Self.properties[String(keyPath[..<dot])],
              let part = Part(rawValue: String(keyPath[keyPath.index(after: dot)...])) else { return nil }
        (self.property, self.part) = (property, part)
    }

    /// The part of a property's value; `nil` when it has no such part.
    func part(of value: AnimatableValue) -> AnimatableValue? {
        if part == .whole { return value }
        switch value {
        case .vector(let v, let shape):
            switch (shape, part) {
            case (.point, .x), (.size, .width), (.rect, .originX): return .number(v.x)
            case (.point, .y), (.size, .height), (.rect, .originY): return .number(v.y)
            case (.rect, .sizeWidth): return .number(v.z)
            case (.rect, .sizeHeight): return .number(v.w)
            case (.rect, .origin): return .vector(SIMD4(v.x, v.y, 0.0, 0.0), .point)
            case (.rect, .size): return .vector(SIMD4(v.z, v.w, 0.0, 0.0), .size)
            default: return nil
            }
        case .transform(let t):
            switch part {
            case .rotation, .rotationZ: return .number(TransformParts(t.affine).rotation)
            case .rotationX: return .number(atan2(t.m23, t.m33).native)
            case .rotationY: return .number(atan2(t.m31, t.m33).native)
            case .scale: return .number((Self.length(t, 0) + Self.length(t, 1) + Self.length(t, 2)) / 3)
            case .scaleX: return .number(Self.length(t, 0))
            case .scaleY: return .number(Self.length(t, 1))
            case .scaleZ: return .number(Self.length(t, 2))
            case .translation: return .vector(SIMD4(t.m41, t.m42, 0, 0), .size)
            case .translationX: return .number(t.m41.native)
            case .translationY: return .number(t.m42.native)
            case .translationZ: return .number(t.m43.native)
            default: return nil
            }
        default: return nil
        }
    }

    /// The property's value with the part replaced.
    func replacing(_ new: AnimatableValue, in value: AnimatableValue) -> AnimatableValue {
        if part == .whole { return new }
        guard let n = new.numbers else { return value }
        switch value {
        case .vector(var v, let shape):
            switch part {
            case .x, .originX: v.x = n.x
            case .y, .originY: v.y = n.x
            case .width where shape == .size: v.x = n.x
            case .height where shape == .size: v.y = n.x
            case .sizeWidth: v.z = n.x
            case .sizeHeight: v.w = n.x
            case .origin: (v.x, v.y) = (n.x, n.y)
            case .size: (v.z, v.w) = (n.x, n.y)
            default: break
            }
            return .vector(v, shape)
        case .transform(let t): return .transform(replacing(n, in: t))
        default: return value
        }
    }

    private static func length(_ t: CATransform3D, _ row: Int) -> Double {
        let r = t.rows[row]
        return (r.x * r.x + r.y * r.y + r.z * r.z).squareRoot()
    }

    private func replacing(_ n: SIMD4<Double>, in t: CATransform3D) -> CATransform3D {
        var t = t
        switch part {
        case .translation: (t.m41, t.m42) = (CGFloat(n.x), CGFloat(n.y))
        case .translationX: t.m41 = CGFloat(n.x)
        case .translationY: t.m42 = CGFloat(n.x)
        case .translationZ: t.m43 = CGFloat(n.x)
        case .rotation, .rotationZ:
            let turn = n.x - TransformParts(t.affine).rotation
            return Self.aboutOrigin(t, CATransform3DMakeRotation(CGFloat(turn), 0, 0, 1))
        case .rotationX:
            return Self.aboutOrigin(t, CATransform3DMakeRotation(CGFloat(n.x) - atan2(t.m23, t.m33), 1, 0, 0))
        case .rotationY:
            return Self.aboutOrigin(t, CATransform3DMakeRotation(CGFloat(n.x) - atan2(t.m31, t.m33), 0, 1, 0))
        case .scale: for row in 0..<3 { Self.setLength(&t, row, n.x) }
        case .scaleX: Self.setLength(&t, 0, n.x)
        case .scaleY: Self.setLength(&t, 1, n.x)
        case .scaleZ: Self.setLength(&t, 2, n.x)
        default: break
        }
        return t
    }

    /// Turns the axes and leaves the translation.
    private static func aboutOrigin(_ t: CATransform3D, _ turn: CATransform3D) -> CATransform3D {
        var result = CATransform3DConcat(t, turn)
        (result.m41, result.m42, result.m43) = (t.m41, t.m42, t.m43)
        return result
    }

    /// An axis of no length takes its own direction.
    private static func setLength(_ t: inout CATransform3D, _ row: Int, _ new: Double) {
        let old = length(t, row)
        var rows = t.rows
        if old > 0 {
            rows[row] *= SIMD4(new / old, new / old, new / old, 1)
        } else {
            rows[row][row] = new
        }
        t.rows = rows
    }
}
