#if Wayland
/// What to do without, although the compositor has it. For tests.
package struct WaylandOptions: Sendable {
    /// Sizes with a fraction of a scale, through viewports. Without it, whole scales.
    package var fractionalScale = true
    /// Frames of windows drawn by libdecor where the compositor draws none.
    package var decorations = true
    /// Frames of windows drawn by the compositor.
    package var serverDecorations = true
    package init() {}
}
#endif
