#if Web
import TouchHost

extension WebSurface {
    /// Tells what the surface is now like, before the input that has happened on it.
    func tellState(_ client: any DisplayHostClient) {
        let news = notices.intersection([.geometry, .visibility])
        guard !news.isEmpty, !isClosed else { return }
        notices.subtract(news)
        if news.contains(.geometry) { client.surfaceDidChangeGeometry(self) }
        if news.contains(.visibility), !isClosed {
            client.surfaceDidChangeVisibility(self)
            client.surfaceDidChangeFocus(self)
        }
    }

    /// Tells what concerns drawing, after the input.
    func tellFrames(_ client: any DisplayHostClient) {
        let news = notices.intersection([.idle, .tick])
        guard !news.isEmpty, !isClosed else { return }
        notices.subtract(news)
        if news.contains(.idle) { client.surfaceDidBecomeIdle(self) }
        if news.contains(.tick), !isClosed { client.surfaceDidTick(self, timestamp: tickTime) }
    }
}
#endif
