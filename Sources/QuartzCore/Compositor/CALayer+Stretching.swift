internal import CCairo

// Pictures in other sizes than their own.
extension CALayer {
    /// Whether only the middle of the image is stretched.
    final var stretchesCenter: Bool {
        guard let extras, extras.values.contentsCenter != LayerExtras.usual.contentsCenter else { return false }
        return contentsGravity == .resize || contentsGravity == .resizeAspect || contentsGravity == .resizeAspectFill
    }

    /// How Cairo finds the colour of a pixel.
    /// - Parameter pixelsAPoint: Pixels of the image for one unit of the context.
    final func filter(_ cairo: OpaquePointer, pixelsAPoint: CGFloat) -> cairo_filter_t {
        guard extras != nil else { return CAIRO_FILTER_GOOD }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        return filter(isEnlarged: pixelsAPoint.native <= scale)
    }

    final func filter(isEnlarged: Bool) -> cairo_filter_t {
        guard let extras else { return CAIRO_FILTER_GOOD }
        return switch isEnlarged ? extras.values.magnificationFilter : extras.values.minificationFilter {
        case .nearest: CAIRO_FILTER_NEAREST
        case .trilinear: CAIRO_FILTER_BEST
        default: CAIRO_FILTER_GOOD
        }
    }

    /// Whether edges are not to be smooth.
    @inline(__always) final var hasHardEdges: Bool {
        guard let extras else { return false }
        return !extras.values.allowsEdgeAntialiasing
    }

    /// Whether corners are no quarters of circles.
    final var hasContinuousCorners: Bool {
        guard let extras else { return false }
        return extras.values.cornerCurve == .continuous
    }

    /// Whether the opacity is that of each part, and not that of the whole.
    @inline(__always) final var spreadsOpacity: Bool {
        guard let extras else { return false }
        return !extras.values.allowsGroupOpacity && shown.opacity < 1
    }

    /// Whether the layer is only shown from its front.
    @inline(__always) final var isSingleSided: Bool {
        guard let extras else { return false }
        return !extras.values.isDoubleSided
    }

    /// Whether a picture stands for the layer and what is in it.
    @inline(__always) final var isRasterized: Bool {
        guard let extras else { return false }
        return extras.values.shouldRasterize
    }

    /// Paints with smooth or with hard edges.
    final func withEdges(_ cairo: OpaquePointer, _ body: () -> Void) {
        guard hasHardEdges else { return body() }
        let mode = cairo_get_antialias(cairo)
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE)
        body()
        cairo_set_antialias(cairo, mode)
    }

    /// Corners as they are, sides stretched along one direction, the middle along both.
    final func paintNineParts(_ image: CGImage, _ part: CGRect, in box: CGRect, _ cairo: OpaquePointer, opacity: Double) {
        let center = rare.contentsCenter.standardized, scale = contentsScale > 0 ? contentsScale : 1
        func stops(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ share: CGFloat, _ place: CGFloat, _ room: CGFloat) -> [(CGFloat, CGFloat, CGFloat, CGFloat)] {
            let first = (min(max(from, 0), 1) * length), last = length - min(max(from + share, 0), 1) * length
            let before = first / scale, after = last / scale
            // Where there is no room for the sides they are made smaller alike.
            let factor = before + after > room ? room / (before + after) : 1
            let near = before * factor, far = after * factor
            return [(start, first, place, near), (start + first, length - first - last, place + near, room - near - far),
                    (start + length - last, last, place + room - far, far)]
        }
        let columns = stops(part.minX * CGFloat(image.width), part.width * CGFloat(image.width), center.minX, center.width, box.minX, box.width)
        let rows = stops(part.minY * CGFloat(image.height), part.height * CGFloat(image.height), center.minY, center.height, box.minY, box.height)
        // The parts are added up: where two of them share a pixel, they cover it together.
        cairo_push_group(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
        for row in rows where row.1 > 0 && row.3 > 0 {
            for column in columns where column.1 > 0 && column.3 > 0 {
                paintPart(image, CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
                          in: CGRect(x: column.2, y: row.2, width: column.3, height: row.3), cairo)
            }
        }
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, opacity)
    }

    /// Paints a part of an image, in its pixels, without mixing in its neighbours.
    private final func paintPart(_ image: CGImage, _ source: CGRect, in box: CGRect, _ cairo: OpaquePointer) {
        guard let surface = cairo_surface_create_for_rectangle(image.cairoSurface, source.minX.native, source.minY.native, source.width.native,
                                                               source.height.native) else { return }
        defer { cairo_surface_destroy(surface) }
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        let xScale = source.width / box.width, yScale = source.height / box.height
        var matrix = cairo_matrix_t(xx: xScale.native, yx: 0, xy: 0, yy: yScale.native, x0: (-box.minX * xScale).native, y0: (-box.minY * yScale).native)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(cairo, pixelsAPoint: max(xScale, yScale)))
        cairo_new_path(cairo)
        cairo_rectangle(cairo, box.minX.native, box.minY.native, box.width.native, box.height.native)
        cairo_set_source(cairo, pattern)
        cairo_fill(cairo)
    }
}
