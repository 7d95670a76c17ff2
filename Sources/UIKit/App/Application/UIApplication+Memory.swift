extension UIApplication {
    /// Notifies the delegate, the controllers and the observers that the system is short of memory (R-VC-3). Not part of UIKit.
    package func memoryIsLow() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        var waiting = scenes.flatMap(\.windows).compactMap(\.rootViewController)
        var seen: Set<ObjectIdentifier> = []
        while let controller = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            controller.didReceiveMemoryWarning()
            waiting += controller.children
            if let presented = controller.ownPresented { waiting.append(presented) }
        }
        post(Self.didReceiveMemoryWarningNotification, self)
    }
}
