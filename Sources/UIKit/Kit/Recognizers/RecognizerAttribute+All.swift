// Beside the type, which the classes name in their tables.
extension RecognizerAttribute {
    /// The rows of the classes that are here, each name once.
    package static let all: [RecognizerAttribute] = {
        let classes = [UIGestureRecognizer.self, UITapGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self,
                       UIScreenEdgePanGestureRecognizer.self, UISwipeGestureRecognizer.self, UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self]
        var rows: [RecognizerAttribute] = []
        for row in classes.flatMap(\.attributes) where !rows.contains(where: { $0.name == row.name }) { rows.append(row) }
        return rows
    }()
}
