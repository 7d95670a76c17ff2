internal import CCairo

/// Painting with Cairo, in the layer's own coordinates.
extension CALayer {
    /// The corner radius that counts, in points.
    @inline(__always)
    final var shownRadius: CGFloat {
        let values = shown
        guard values.cornerRadius > 0, !maskedCorners.isEmpty else { return 0 }
        return min(values.cornerRadius, abs(values.bounds.size.width) / 2, abs(values.bounds.size.height) / 2)
    }

    /// Replaces the context's path by the bounds with their round corners, `inset` smaller on each side.
    final func addBoundsPath(to cairo: OpaquePointer, inset: CGFloat = 0, startsNewPath: Bool = true) {
        if startsNewPath { cairo_new_path(cairo) }
        let bounds = shown.bounds.standardized
        let rect = bounds.insetBy(dx: inset, dy: inset)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        let radius = max(shownRadius - inset, 0).native
        let x0 = rect.minX.native, y0 = rect.minY.native, x1 = rect.maxX.native, y1 = rect.maxY.native
        guard radius > 0 else { return cairo_rectangle(cairo, x0, y0, x1 - x0, y1 - y0) }
        if hasContinuousCorners, ContinuousCorner.fits(radius, width: x1 - x0, height: y1 - y0) {
            return ContinuousCorner(radius: radius, corners: maskedCorners).addPath(x0, y0, x1, y1, to: cairo)
        }
        let isHuge = !(radius * Self.largestScale(of: cairo) <= Self.largestArc)
        func corner(_ corner: CACornerMask, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ start: Double) {
            if !maskedCorners.contains(corner) {
                cairo_line_to(cairo, x, y)
            } else if isHuge {
                Self.addQuarter(to: cairo, x + dx * radius, y + dy * radius, radius, from: start)
            } else {
                cairo_arc(cairo, x + dx * radius, y + dy * radius, radius, start, start + .pi / 2)
            }
        }
        cairo_new_sub_path(cairo)
        corner(.layerMaxXMinYCorner, x1, y0, -1, 1, -.pi / 2)
        corner(.layerMaxXMaxYCorner, x1, y1, -1, -1, 0)
        corner(.layerMinXMaxYCorner, x0, y1, 1, -1, .pi / 2)
        corner(.layerMinXMinYCorner, x0, y0, 1, 1, .pi)
        cairo_close_path(cairo)
    }

    /// Pixels of an arc's radius up to which Cairo makes it. It takes the more curves the larger an arc is, and has no end with one that a transform
    /// makes larger than any picture.
    private static let largestArc = 1e6

    /// By how much the context's transform enlarges, at most.
    private static func largestScale(of cairo: OpaquePointer) -> Double {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
    }

    /// A quarter of a circle, which begins at a multiple of a quarter turn, as one curve.
    private static func addQuarter(to cairo: OpaquePointer, _ x: Double, _ y: Double, _ radius: Double, from start: Double) {
        let reach = 4.0 / 3 * (2.0.squareRoot() - 1)
        let cos0 = start == 0 ? 1.0 : start == .pi ? -1 : 0, sin0 = start == .pi / 2 ? 1.0 : start == -.pi / 2 ? -1 : 0
        // The end is a quarter turn further: its cosine is -sin0, its sine cos0.
        cairo_line_to(cairo, x + radius * cos0, y + radius * sin0)
        cairo_curve_to(cairo, x + radius * (cos0 - reach * sin0), y + radius * (sin0 + reach * cos0),
                       x + radius * (reach * cos0 - sin0), y + radius * (reach * sin0 + cos0), x - radius * sin0, y + radius * cos0)
    }

    final func paintBackground(_ cairo: OpaquePointer, opacity: Double) {
        let background = shown.background
        guard background.w > 0 else { return paintPattern(cairo, opacity: opacity) }
        addBoundsPath(to: cairo)
        cairo_set_source_rgba(cairo, background.x, background.y, background.z, background.w * opacity)
        withEdges(cairo) { cairo_fill(cairo) }
    }

    private final func paintPattern(_ cairo: OpaquePointer, opacity: Double) {
        guard let pattern = shown.pattern, let source = pattern.makeSource(.identity) else { return }
        defer { cairo_pattern_destroy(source) }
        addBoundsPath(to: cairo)
        cairo_set_source(cairo, source)
        withEdges(cairo) {
            let alpha = pattern.alpha * opacity
            if alpha < 1 {
                cairo_save(cairo)
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, alpha)
                cairo_restore(cairo)
            } else {
                cairo_fill(cairo)
            }
        }
    }

    final func paintBorder(_ cairo: OpaquePointer, opacity: Double) {
        let width = shown.borderWidth, color = shown.border
        guard width > 0, color.w > 0 else { return }
        addBoundsPath(to: cairo)
        addBoundsPath(to: cairo, inset: width, startsNewPath: false)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_set_source_rgba(cairo, color.x, color.y, color.z, color.w * opacity)
        cairo_fill(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    /// Contents, then what subclasses draw.
    final func paintContents(_ cairo: OpaquePointer, opacity: Double) {
        if let image = paintedImage { paint(image, cairo, opacity: opacity) }
        if hasOwnDrawing { paintOwnDrawing(cairo, opacity: opacity) }
    }

    /// Where the contents go, in own coordinates.
    final func contentsBox(_ image: CGImage) -> CGRect {
        let bounds = shown.bounds.standardized, part = shown.contentsRect
        let scale = contentsScale > 0 ? contentsScale : 1
        let size = CGSize(width: CGFloat(image.width) * part.width / scale, height: CGFloat(image.height) * part.height / scale)
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                   width: size.width, height: size.height)
        }
        func fitted(_ factor: CGFloat) -> CGRect {
            placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        guard size.width > 0, size.height > 0 else { return .zero }
        return switch contentsGravity {
        case .center: placed(size, 0.5, 0.5)
        case .top: placed(size, 0.5, 0)
        case .bottom: placed(size, 0.5, 1)
        case .left: placed(size, 0, 0.5)
        case .right: placed(size, 1, 0.5)
        case .topLeft: placed(size, 0, 0)
        case .topRight: placed(size, 1, 0)
        case .bottomLeft: placed(size, 0, 1)
        case .bottomRight: placed(size, 1, 1)
        case .resizeAspect: fitted(min(bounds.width / size.width, bounds.height / size.height))
        case .resizeAspectFill: fitted(max(bounds.width / size.width, bounds.height / size.height))
        default: bounds
        }
    }

    /// Whether each pixel of the contents falls on one of the device.
    final func showsPixelForPixel(_ image: CGImage) -> Bool {
        let world = render.world
        guard render.isUpright, shown.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) else { return false }
        let box = DeviceBox(contentsBox(image), world)
        return box.isOnPixels && box.x1 - box.x0 == Double(image.width) && box.y1 - box.y0 == Double(image.height)
    }

    /// From own coordinates to the image's pixels, or to those of it halved so often.
    private final func toPixels(of image: CGImage, halvings: Int) -> cairo_matrix_t {
        let box = contentsBox(image), part = shown.contentsRect
        let xScale = CGFloat(image.width) * part.width / box.width, yScale = CGFloat(image.height) * part.height / box.height
        let share = 1 / Double(1 << halvings)
        return cairo_matrix_t(xx: xScale.native * share, yx: 0, xy: 0, yy: yScale.native * share,
                              x0: (part.minX * CGFloat(image.width) - box.minX * xScale).native * share,
                              y0: (part.minY * CGFloat(image.height) - box.minY * yScale).native * share)
    }

    /// The contents as what two threads can paint; `nil` for what takes more than one step.
    final func picturePart(_ image: CGImage, opacity: Double, half: (surface: OpaquePointer, halvings: Int)? = nil) -> PicturePart? {
        let box = contentsBox(image), part = shown.contentsRect, world = render.world
        guard half != nil || image.coverage == nil, render.isUpright, !stretchesCenter, !hasHardEdges, box.width > 0, box.height > 0, part.width > 0, part.height > 0, box.isFinite, part.isFinite else { return nil }
        let matrix = toPixels(of: image, halvings: half?.halvings ?? 0)
        let filter = half == nil ? filter(isEnlarged: max(matrix.xx, matrix.yy) <= (world.a * world.d).native.squareRoot()) : CAIRO_FILTER_BILINEAR
        return PicturePart(half?.surface ?? image.cairoSurface, matrix, filter, in: box, opacity: opacity, world: world)
    }

    /// - Parameter half: The image halved so often that four neighbours make a pixel.
    final func paint(_ image: CGImage, _ cairo: OpaquePointer, opacity: Double, half: (surface: OpaquePointer, halvings: Int)? = nil) {
        let box = contentsBox(image)
        let part = shown.contentsRect
        guard box.width > 0, box.height > 0, part.width > 0, part.height > 0, box.isFinite, part.isFinite else { return }
        if stretchesCenter { return paintNineParts(image, part, in: box, cairo, opacity: opacity) }
        let coverage = half == nil ? image.coverage : nil
        guard let pattern = cairo_pattern_create_for_surface(coverage?.mask ?? half?.surface ?? image.cairoSurface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = toPixels(of: image, halvings: half?.halvings ?? 0)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, half == nil ? filter(cairo, pixelsAPoint: CGFloat(max(matrix.xx, matrix.yy))) : CAIRO_FILTER_BILINEAR)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, box.minX.native, box.minY.native, box.width.native, box.height.native)
        if let coverage { return paint(coverage, pattern, cairo, opacity) }
        cairo_set_source(cairo, pattern)
        withEdges(cairo) {
            if opacity < 1 {
                cairo_save(cairo)
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, opacity)
                cairo_restore(cairo)
            } else {
                cairo_fill(cairo)
            }
        }
    }
}

extension CALayer {
    /// Paints a colour within the context's path, where the pattern has coverage.
    private final func paint(_ coverage: ColorCoverage, _ pattern: OpaquePointer, _ cairo: OpaquePointer, _ opacity: Double) {
        let color = coverage.color
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, opacity)
        withEdges(cairo) {
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_mask(cairo, pattern)
            cairo_restore(cairo)
        }
    }
}

extension LayerColor {
    func makeSource(of cairo: OpaquePointer, _ opacity: Double) {
        cairo_set_source_rgba(cairo, rgba.x, rgba.y, rgba.z, rgba.w * opacity)
    }
}
