/// What a visual format says: views in a row, or in a column, and what is between them (R-LAY-24).
struct VisualFormat: Equatable {
    /// A number, or a name that metrics or views have.
    enum Operand: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// A size or a distance that is asked for.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var operand: Operand
        var priority: Operand?
        /// Where in the format the operand and the priority begin, for messages.
        var place = 0
        var priorityPlace = 0
    }

    /// What is between two neighbours.
    enum Connection: Equatable {
        /// They touch.
        case flush
        /// A hyphen: the usual distance.
        case standard
        case distances([Predicate])
    }

    /// A view, with what is asked of its size.
    struct Element: Equatable {
        var name: String
        var sizes: [Predicate]
        var place: Int
    }

    /// Why a format can't be used.
    struct Fault: Error, Equatable {
        var reason: String
        /// How many characters are before the place.
        var place: Int

        init(_ reason: String, at place: Int) {
            self.reason = reason
            self.place = place
        }

        /// The reason, the format below it, and a caret below the place.
        func message(for format: String) -> String {
            "constraints(withVisualFormat:): \(reason)\n\(format)\n\(String(repeating: " ", count: place))^"
        }
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var elements: [Element] = []
    /// One fewer than elements.
    var connections: [Connection] = []
    /// From the superview's beginning to the first element; `nil` where the format begins with a view.
    var leading: Connection?
    /// From the last element to the superview's end; `nil` where the format ends with a view.
    var trailing: Connection?
    /// Where the bars are.
    var leadingPlace = 0
    var trailingPlace = 0
}
