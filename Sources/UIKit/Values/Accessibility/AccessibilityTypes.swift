/// In which direction assistive technology scrolls: where what is shown next lies.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable { case none = 0, dataTable, list, landmark, semanticGroup }
