public import UIKit

extension TouchStage {
    /// What keeps people from using what is on the stage without seeing it: the findings of `UIAccessibility.audit(_:)` in all windows of the app's.
    public func audit() -> [UIAccessibility.AuditFinding] {
        guard isReady() else { return [] }
        bringUpToDate()
        return scene.windows.filter { !$0.isHidden }.flatMap { UIAccessibility.audit($0) }
    }

    /// Expects an audit to find nothing. Each finding is a failure, which says what to do.
    /// - Parameter kinds: What is not looked for.
    public func expectAccessible(but kinds: Set<UIAccessibility.AuditFinding.Kind> = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
                                 line: UInt = #line, column: UInt = #column) {
        for finding in audit() where !kinds.contains(finding.kind) {
            report(finding.line, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        }
    }
}
