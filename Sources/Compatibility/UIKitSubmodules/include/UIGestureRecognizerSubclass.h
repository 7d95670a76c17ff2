/* Empty: the declarations are in the Swift module UIKit. */
