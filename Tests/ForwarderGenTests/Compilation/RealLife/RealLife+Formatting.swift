extension RealLife {
  /// Code that is not formatted, and names that are also names of the emitter.
  static let formatting = """
    protocol   SpacedDelegate   :   AnyObject   {
        func   a (  _   x  :  Int  ,  y  :   String )
        func b( _ x:Int,y:String )->Bool
        var c:Int{get}
        var d :Int { get   set }
        func e<T>(_ t:T)where T:Equatable
        func f(_ x : [ String:[ Int ] ] , z : ( Int,Int ) )  ->  ( ) -> ( )
    }
    protocol MultilineDelegate
      : AnyObject
    {
      func table(
        _ table: Table,
        commit editingStyle: Table.EditingStyle, // the style
        forRowAt indexPath: IndexPath
      )
      func table(
        _ table: Table
      ) -> Int
      @discardableResult
      func table(_ table: Table,
                 configure handler: @escaping (
                   _ row: Int,
                   _ cell: Cell?
                 ) -> Void)
        -> Bool
      func convert<
        Input,
        Output
      >(
        _ input: Input,
        using transform: (Input) throws -> Output
      ) rethrows -> Output
        where
          Input: Hashable,
          Output: Sendable
    }
    protocol CommentedDelegate: AnyObject {
      // MARK: - Lifecycle
      /// Called first.
      /// - Parameter sender: who calls; may be `nil` { [ (
      func willAppear(_ sender: Any?)
      /* old: func gone() */
      func didAppear(_ sender: Any? /* always nil */)
      /**
       * Called last.
       */
      func willDisappear() // "quoted
      func counter(/* none */) -> Int /* : Double */
    }
    protocol LocalNamesDelegate: AnyObject {
      func delegate(_ delegate: Int, delegates: [Int], responder: Int, responders: Int, answer: Int, result: Int)
      func value(for value: String) -> String?
      func self_(_ self: Int, in: Int, for: Int)
      func requirement(_ requirement: Requirement, handling: Int)
      func next(_ next: Int) -> Int
      func attach(to registry: Int)
      func newValue(_ newValue: Int) -> Int?
      var identity: ObjectIdentifier? { get set }
      var newValue: Int { get set }
    }
    protocol LabelDelegate: AnyObject {
      func move(from: Int, to: Int)
      func `repeat`(while condition: Bool, do action: () -> Void)
      func set(`in` x: Int, `class`: String, default: Int?)
      func `import`(_ url: URL, as: String, where: Bool)
      func compare(_: Int, _: Int) -> Bool
      func compare(left _: Int, right _: Int) -> Bool
      func at(at: Int, async: Bool, await: Bool, throws: Bool, try: Bool)
    }
    protocol URLDelegate: AnyObject {
      func open(_ URL: URL, HTTPHeader: [String: String])
      func Opened(_ Error: Error?)
      func _private(_ _name: String, __count: Int)
      func x(_ x: Int, x y: Int, _ z: Int)
    }
    protocol OverloadedDelegate: AnyObject {
      func changed(_ value: Int)
      func changed(_ value: String)
      func changed(_ value: [Int])
      func changed(_ value: Int?)
      func changed(value: Int)
      func changed(_ value: (Int) -> Void)
      func changed() async
      func changed()
    }
    protocol Größenänderung: AnyObject {
      func größeÄnderte(_ fenster: Fenster, zu größe: CGSize)
      func 大きさ(_ 値: Int) -> Int?
      func emoji🎉(_ 🎁: String)
    }
    protocol LongDelegate: AnyObject { func aVeryLongMethodNameThatGoesOnAndOn(_ firstVeryLongParameterName: Dictionary<String, Array<Optional<Int>>>, secondVeryLongArgumentLabel secondVeryLongParameterName: @escaping (Result<Dictionary<String, Any>, any Error>) -> Void, third: Int) }
    protocol SemicolonFree: AnyObject { }
    protocol TrailingCommas: AnyObject {
      func f(
        a: Int,
        b: (Int, String,),
      )
    }
    protocol MemoryDelegate {
      func read(into buffer: UnsafeMutableRawBufferPointer, count: Int) async throws -> Int
      func withBytes(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows
      func handle() -> OpaquePointer?
      func context() -> UnsafeMutableRawPointer
      func retain(_ object: Unmanaged<AnyObject>?, pointee: Swift.UnsafePointer<Int>) -> UnsafePointer<Int>
    }
    protocol MemoryOwner: AnyObject {
      var base: UnsafeMutablePointer<Int>? { get set }
      subscript(at pointer: UnsafeRawPointer) -> Int { get set }
    }
    protocol OldStyle: AnyObject {
      func perform(_ block: ((Bool) -> ())!)
      func items() -> Array<Any>!
      func error(_ error: NSErrorPointer)
      func swap(_ a: inout Int, _ b: inout Int)
      func type() -> AnyClass?
      func metatype(_ type: Any.Type, of: AnyObject.Type) -> (any Decodable.Type)?
    }
    """
}
