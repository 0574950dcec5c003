// As in Table.swift: constraints, stack views and collection views, as documented.
import UIKit

class DocumentedSizedView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func updateConstraints() { super.updateConstraints() }
}

@MainActor
func documentedConstraints(_ view: UIView, _ other: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  let width = view.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, constant: 4)
  width.priority = .defaultHigh
  width.identifier = "width"
  width.constant += 1
  NSLayoutConstraint.activate([
    width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 1),
    view.leadingAnchor.constraint(equalTo: other.layoutMarginsGuide.leadingAnchor),
    view.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor, constant: 8),
    view.bottomAnchor.constraint(lessThanOrEqualTo: other.safeAreaLayoutGuide.bottomAnchor),
  ])
  width.isActive = view.hasAmbiguousLayout
  view.setContentHuggingPriority(.required, for: .horizontal)
  let _: UILayoutPriority = view.contentCompressionResistancePriority(for: .vertical)
  view.addLayoutGuide(UILayoutGuide())
}

@MainActor
func documentedStacks(_ views: [UIView]) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.axis = .vertical
  stack.alignment = .firstBaseline
  stack.distribution = .equalSpacing
  stack.setCustomSpacing(8, after: stack.arrangedSubviews[0])
  stack.isLayoutMarginsRelativeArrangement = true
  return stack
}

class DocumentedItem: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
}

class DocumentedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  @MainActor
  func show() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(DocumentedItem.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    view.delegate = self
    view.performBatchUpdates({ view.insertItems(at: [[0, 0]]) }, completion: nil)
    view.scrollToItem(at: [0, 0], at: .centeredHorizontally, animated: true)
  }
}

@MainActor
func documentedLayer(_ view: UIView) {
  view.layer.shadowOpacity = 0.5
  view.layer.shadowColor = UIColor.black.cgColor
  view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 4).cgPath
  view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  view.layer.cornerCurve = .continuous
  let button = UIButton(configuration: .tinted(), primaryAction: nil)
  button.configuration?.imagePadding = 4
  let _: UIFont = UIFontMetrics(forTextStyle: .caption1).scaledFont(
    for: .systemFont(ofSize: 12, weight: .bold))
}
