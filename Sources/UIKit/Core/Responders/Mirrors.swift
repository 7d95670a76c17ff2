// Views, scenes and touches refer to each other by unsafe references, which a mirror would read even where they dangle: a test library that
// prints a failed comparison must not crash on them. Their descriptions say what there is to say.

extension UIResponder: CustomReflectable {
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}

extension UITouch: CustomReflectable {
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}

extension UIEvent: CustomReflectable {
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}

extension UISceneSession: CustomReflectable {
    nonisolated public var customMirror: Mirror { Mirror(self, children: []) }
}
