extension CGContext {
    /// Sets the space that the components of ``setFillColor(_:)-([CGFloat])`` are of, and the colour to its opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fill = .black
    }

    /// Sets the space that the components of ``setStrokeColor(_:)-([CGFloat])`` are of, and the colour to its opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.stroke = .black
    }

    /// Sets the fill colour by its components, alpha last, in the space that was set last: red, green and blue, or a gray. Too few of them are
    /// ignored with a line on standard error.
    public func setFillColor(_ components: [CGFloat]) {
        if let color = RGBA(components, of: state.fillSpace, "setFillColor") { state.fill = color }
    }

    /// Sets the stroke colour by its components, alpha last, in the space that was set last. Too few of them are ignored with a line on standard
    /// error.
    public func setStrokeColor(_ components: [CGFloat]) {
        if let color = RGBA(components, of: state.strokeSpace, "setStrokeColor") { state.stroke = color }
    }

    /// Sets the fill colour by inks, each from 0 to 1, as a display shows them without a printer's profile.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.fill = RGBA(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }

    /// Sets the stroke colour by inks, each from 0 to 1, as a display shows them without a printer's profile.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        state.stroke = RGBA(cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
}

extension RGBA {
    /// - Parameter method: What was called, for the message.
    fileprivate init?(_ components: [CGFloat], of space: CGColorSpace, _ method: String) {
        let count = space.numberOfComponents + 1
        guard components.count >= count else {
            report("CGContext.\(method): \(components.count) components are too few; the colour space has \(count) with alpha")
            return nil
        }
        self = space.model == .monochrome ? RGBA(red: components[0], green: components[0], blue: components[0], alpha: components[1])
            : RGBA(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    fileprivate init(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        func light(_ ink: CGFloat) -> CGFloat { (1 - min(max(ink, 0), 1)) * (1 - min(max(black, 0), 1)) }
        self.init(red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha)
    }
}
