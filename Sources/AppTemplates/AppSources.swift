/// The Swift files of an app: spots under fingers, and a double tap that changes the ground.
struct AppSources {
    let options: AppTemplate.Options

    var appDelegate: String {
        """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                true
            }

            func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                             options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            }
        }

        """
    }

    var sceneDelegate: String {
        let body = options.hasStoryboard
            ? """
                // The storyboard's window is in place.
            """
            : """
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = ViewController()
                window.makeKeyAndVisible()
                self.window = window
            """
        return """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            \(body.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
                }
            }

            """
    }

    var viewController: String {
        guard !options.hasStoryboard else {
            return """
                import UIKit

                /// Its view and the words on it are in the storyboard.
                class ViewController: UIViewController {
                }

                """
        }
        return """
            import UIKit

            class ViewController: UIViewController {
                override func loadView() {
                    view = SpotsView()
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let label = UILabel()
                    label.text = "\(Self.invitation)"
                    label.textAlignment = .center
                    label.numberOfLines = 0
                    label.frame = view.bounds
                    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(label)
                }
            }

            """
    }

    static let invitation = "Touch with several fingers. A double tap changes the ground."

    var spotsView: String {
        let action = options.usesPlugin ? "#selector(changeGround)" : "SpotsView.changeGround", mark = options.usesPlugin ? "@objc " : ""
        return """
            import UIKit

            /// Shows a spot under each finger.
            class SpotsView: UIView {
                private var spots: [UITouch: UIView] = [:]

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    prepare()
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    prepare()
                }

                private func prepare() {
                    isMultipleTouchEnabled = true
                    let doubleTap = UITapGestureRecognizer(target: self, action: \(action))
                    doubleTap.numberOfTapsRequired = 2
                    // A lifted finger's spot goes at once, and not when it is too late for a second tap.
                    doubleTap.delaysTouchesEnded = false
                    addGestureRecognizer(doubleTap)
                }

                \(mark)func changeGround() {
                    backgroundColor = backgroundColor == .systemIndigo ? .systemBackground : .systemIndigo
                }

                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    for touch in touches {
                        let spot = UIView(frame: CGRect(x: 0, y: 0, width: 88, height: 88))
                        spot.center = touch.location(in: self)
                        spot.layer.cornerRadius = 44
                        spot.backgroundColor = [.systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple][spots.count % 5]
                        spot.isUserInteractionEnabled = false
                        spots[touch] = spot
                        addSubview(spot)
                    }
                }

                override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                    for touch in touches { spots[touch]?.center = touch.location(in: self) }
                }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { remove(touches) }

                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { remove(touches) }

                private func remove(_ touches: Set<UITouch>) {
                    for touch in touches { spots.removeValue(forKey: touch)?.removeFromSuperview() }
                }
            }

            """
    }

    func tests(of name: String) -> String {
        """
        import Testing
        import TouchTesting
        import UIKit
        @testable import \(name)

        @MainActor @Suite struct SpotsViewTests {
            let view: SpotsView
            let stage: TouchStage

            init() {
                view = SpotsView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
                stage = TouchStage(view: view)
            }

            @Test func everyFingerHasItsSpot() {
                let fingers = [CGPoint(x: 80, y: 100), CGPoint(x: 200, y: 300), CGPoint(x: 300, y: 200)].map { stage.finger().down(at: $0, in: view) }
                #expect(view.subviews.map(\\.center) == [CGPoint(x: 80, y: 100), CGPoint(x: 200, y: 300), CGPoint(x: 300, y: 200)])
                fingers[1].move(by: CGVector(dx: 0, dy: 50), duration: 0.2)
                #expect(view.subviews[1].center == CGPoint(x: 200, y: 350))
                for finger in fingers { finger.lift() }
                #expect(view.subviews.isEmpty)
            }

            @Test func aDoubleTapChangesTheGround() {
                stage.doubleTap(view)
                #expect(view.backgroundColor == .systemIndigo)
                #expect(view.subviews.isEmpty)
            }
        }

        """
    }
}
