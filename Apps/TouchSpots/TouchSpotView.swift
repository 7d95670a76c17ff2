import UIKit

class TouchSpotView : UIView {
   override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = UIColor.lightGray
   }

   // Update the corner radius when the bounds change.
   override var bounds: CGRect {
      get { return super.bounds }
      set(newBounds) {
         super.bounds = newBounds
         layer.cornerRadius = newBounds.size.width / 2.0
      }
   }

   // Not in the document: Swift demands it of every view that has an initializer of its own.
   required init?(coder: NSCoder) {
      super.init(coder: coder)
   }
}
