/// How a run of text looks.
package struct TextAttributes: Hashable, Sendable {
    package enum Line: Hashable, Sendable {
        case single, double
    }

    package var font: TextFont
    package var color: RGBA
    package var background: RGBA?
    package var underline: Line?
    package var isStruckThrough: Bool
    /// Points between one character and the next, beyond the font's own.
    package var kern: CGFloat
    /// The shadow that the text casts.
    package var shadow: TextShadow?
    /// The picture in place of an object replacement character.
    package var picture: TextPicture?

    package init(font: TextFont, color: RGBA = .black, background: RGBA? = nil, underline: Line? = nil,
                 isStruckThrough: Bool = false, kern: CGFloat = 0, shadow: TextShadow? = nil, picture: TextPicture? = nil) {
        self.font = font
        self.color = color
        self.background = background
        self.underline = underline
        self.isStruckThrough = isStruckThrough
        self.kern = kern
        self.shadow = shadow
        self.picture = picture
    }
}

/// A shadow of text (R-DRW-30).
package struct TextShadow: Hashable, Sendable {
    /// Points, with y down.
    package var offset: CGSize
    package var blur: CGFloat
    package var color: RGBA

    package init(offset: CGSize, blur: CGFloat, color: RGBA) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// Text of one look.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes

    package init(_ text: String, _ attributes: TextAttributes) {
        self.text = text
        self.attributes = attributes
    }
}

/// Where the lines of a text stand and break.
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// To the side where the text's script starts.
        case natural
        case left, center, right, justified
    }

    package enum LineBreak: Hashable, Sendable {
        /// Between words; within one when it is longer than a line.
        case words
        case characters
        /// Nowhere: what is too long is drawn beyond the width, for the caller to clip.
        case none
        /// Between words, and the last line that there is room for shows an ellipsis for what it leaves out.
        case truncatingHead, truncatingMiddle, truncatingTail

        var isTruncating: Bool { self == .truncatingHead || self == .truncatingMiddle || self == .truncatingTail }
    }

    /// Where a line begins.
    package enum Direction: Hashable, Sendable {
        /// Where the first letter with a direction says.
        case natural
        case leftToRight, rightToLeft
    }

    /// How high lines are in place of their fonts' height. The rest of the height is above the text (R-DRW-23).
    package struct LineHeight: Hashable, Sendable {
        /// In points; 0 for no limit.
        package var minimum: CGFloat, maximum: CGFloat
        /// Of the font's height, before the limits; 0 counts as 1.
        package var multiple: CGFloat

        package init(minimum: CGFloat = 0, maximum: CGFloat = 0, multiple: CGFloat = 0) {
            (self.minimum, self.maximum, self.multiple) = (minimum, maximum, multiple)
        }

        func height(of natural: CGFloat) -> CGFloat {
            var height = multiple > 0 ? natural * multiple : natural
            if maximum > 0 { height = min(height, maximum) }
            return max(height, minimum)
        }
    }

    package var alignment: Alignment
    package var lineBreak: LineBreak
    /// Points between one line and the next, beyond the font's own.
    package var lineSpacing: CGFloat
    package var lineHeight = LineHeight()
    /// The most lines to show; 0 means any number.
    package var maximumLines: Int
    package var direction = Direction.natural

    package init(alignment: Alignment = .natural, lineBreak: LineBreak = .words, lineSpacing: CGFloat = 0, maximumLines: Int = 0) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.lineSpacing = lineSpacing
        self.maximumLines = maximumLines
    }
}
