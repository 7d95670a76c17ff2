internal import UIKit

/// What of an object is compared from look to look.
struct ObjectFacts: Equatable {
    /// The children's numbers, in order.
    var children: [Int]
    var name: String
    var description: String
    var state: AssistedState
    var value: Double?
    var text: Text?
    /// Whether it has a title and comes to the front, as windows of the desktop do.
    var isWindow: Bool

    struct Text: Equatable {
        var string: String
        var caret: Int
        var selection: Range<Int>
    }

    @MainActor
    init(_ node: AssistedNode, children: [Int], name: String) {
        let object = node.object
        self.children = children
        self.name = name
        description = object.assistedDescription
        state = object.assistedState
        value = object.assistedValue?.current
        text = AssistedText(object).map { Text(string: $0.string, caret: $0.caret, selection: $0.selection) }
        switch object.assistedRole {
        case .scene, .dialog: isWindow = true
        default: isWindow = false
        }
    }
}
