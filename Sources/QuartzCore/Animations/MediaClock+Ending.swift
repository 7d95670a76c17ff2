extension MediaClock {
    /// Ends what runs, unfinished: the display on which it ran is gone, and it must not continue on another display's time.
    package static func endAnimations() {
        for animations in AnimationScheduler.layers.places { animations?.layer?.removeAllAnimations() }
        AnimationScheduler.endAll()
    }
}
