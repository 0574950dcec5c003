// expect: sending 'box' risks causing data races
import UIKit

// Found by the second pass only: it depends on the later uses of the value.
final class Box { var count = 0 }

@MainActor
func show(_ box: Box, in view: UIView) { view.tag = box.count }

func count(in view: UIView) async {
  let box = Box()
  await show(box, in: view)
  box.count += 1
}
