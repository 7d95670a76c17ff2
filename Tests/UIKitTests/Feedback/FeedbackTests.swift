import HostHeadless
import Testing
import TouchHost
@testable import UIKit

@MainActor @Suite("Feedback", .leavesNothing)
struct FeedbackTests {
    @Test("R-FBK-1 generators ask the host for pushes, as strong as their style and intensity say, while the app is active")
    func generators() throws {
        let stage = Stage.rooted(), host = stage.host
        let light = UIImpactFeedbackGenerator(style: .light), heavy = UIImpactFeedbackGenerator(style: .heavy)
        light.prepare()
        #expect(host.feedbackPreparations == 1 && host.playedFeedback.isEmpty)
        light.impactOccurred()
        heavy.impactOccurred()
        heavy.impactOccurred(intensity: 0.5)
        heavy.impactOccurred(intensity: 0)
        let played = host.playedFeedback.map { $0[0] }
        try #require(played.count == 3)
        #expect(played[0].strength < played[1].strength && played[0].duration < played[1].duration)
        #expect(played[2].strength == played[1].strength / 2 && played[1].strength == 1)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(host.playedFeedback.count == 4)
        let result = UINotificationFeedbackGenerator()
        for kind in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] { result.notificationOccurred(kind) }
        #expect(host.playedFeedback.suffix(3).map(\.count) == [2, 2, 4])
        for pulses in host.playedFeedback.suffix(3) {
            #expect(zip(pulses, pulses.dropFirst()).allSatisfy { $0.delay + $0.duration < $1.delay })
        }
        host.setVisible(false)
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(host.playedFeedback.count == 7)
    }
}
