extension RealLife {
  /// Coordinators, presenters, interactors, view models, routers, stores.
  static let architecture = """
    protocol Coordinator: AnyObject {
      var childCoordinators: [any Coordinator] { get set }
      var navigationController: NavigationController { get set }
      func start()
      func coordinate(to coordinator: any Coordinator)
    }
    protocol LoginCoordinatorDelegate: AnyObject {
      func loginCoordinatorDidFinish(_ coordinator: LoginCoordinator)
      func loginCoordinator(_ coordinator: LoginCoordinator, didAuthenticate user: User?)
    }
    @MainActor protocol HomeViewModelDelegate: AnyObject {
      func viewModelDidUpdate(_ viewModel: HomeViewModel)
      func viewModel(_ viewModel: HomeViewModel, didReceive error: any Error)
      func viewModel(_ viewModel: HomeViewModel, isLoading: Bool)
      func reload(sections: IndexSet, animated: Bool)
    }
    protocol ProfilePresenterInput: AnyObject {
      var view: (any ProfileView)? { get set }
      var interactor: (any ProfileInteractorInput)! { get set }
      func viewDidLoad()
      func didTapSave(name: String?, age: Int?)
    }
    protocol ProfileInteractorInput: AnyObject { func fetchProfile(id: Int); func deleteProfile() }
    protocol ProfileInteractorOutput: AnyObject {
      func didFetch(profile: Profile)
      func didFail(with error: Error)
    }
    protocol ProfileRouting: AnyObject {
      func routeToSettings(animated: Bool, completion: (() -> Void)?)
      func route(to destination: Destination)
      func dismiss()
    }
    public protocol Router: AnyObject {
      func push(_ screen: Screen, animated: Bool, onPop: (() -> Void)?)
      func present(_ screen: Screen, style: PresentationStyle)
      func pop(animated: Bool) -> Screen?
      func handle(deepLink url: URL, options: [String: Any]) -> Bool
    }
    protocol StoreSubscriber<StoreSubscriberStateType>: AnyObject {
      associatedtype StoreSubscriberStateType
      func newState(state: StoreSubscriberStateType)
    }
    protocol ListAdapterDelegate<Item>: AnyObject {
      associatedtype Item: Hashable
      func adapter(didSelect item: Item, at indexPath: IndexPath)
      func adapter(canMove item: Item) -> Bool
      func adapter(objectsFor section: Int) -> [Item]
      func adapter(willDisplay items: Set<Item>)
    }
    protocol RepositoryObserver<Entity, Failure>: AnyObject where Failure: Error {
      associatedtype Entity: Identifiable, Sendable where Entity.ID == String
      associatedtype Failure
      func repositoryDidInsert(_ entity: Entity)
      func repository(didUpdate entities: [Entity], removed ids: [Entity.ID])
      func repository(failedWith failure: Failure)
      var last: Result<Entity, Failure>? { get }
    }
    protocol FormFieldDelegate<Value> {
      associatedtype Value
      func field(_ name: String, didChange value: Value?, from old: Value?)
      func field(_ name: String, validate value: Value) -> ValidationResult
      func format(_ value: Value) -> String
    }
    protocol UndoDelegate: AnyObject {
      func register(undo: @escaping () -> Void, redo: @escaping () -> Void, name: String?)
      func canUndo() -> Bool
      func group(_ actions: () throws -> Void) rethrows
    }
    protocol ThemeObserver: AnyObject {
      func themeDidChange(to theme: Theme, animated: Bool)
      var preferredTheme: Theme? { get }
      var tintColor: Color! { get set }
    }
    protocol Bindable: AnyObject {
      func bind<Root, Value>(_ keyPath: ReferenceWritableKeyPath<Root, Value>, on root: Root, to other: KeyPath<Root, Value>)
      func unbind(_ keyPath: AnyKeyPath?)
    }
    protocol WizardDelegate: AnyObject {
      func wizard(_ w: Wizard, step from: Int, to: Int) -> (allowed: Bool, reason: String?)
      func wizard(_ w: Wizard, contentFor step: Int) throws -> any Equatable
    }
    protocol EmptyDelegate: AnyObject {}
    """
}
