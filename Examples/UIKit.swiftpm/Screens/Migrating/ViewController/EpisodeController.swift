import Foundation

/// The steps of Documentation/tutorials/view-controller.md. The last one is at the file scope.
enum EpisodesTutorial {}

/// The screen of an episode, up to the last step.
final class EpisodeController: UIViewController {
  private let episode: Episode

  init(_ episode: Episode) {
    self.episode = episode
    super.init(nibName: nil, bundle: nil)
    title = episode.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "\(episode.show), \(episode.minutes) minutes"
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
