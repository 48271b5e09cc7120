extension RealLife {
  /// Chat, calls, advertising and social SDKs, games.
  static let conversations = """
    public protocol ChatClientDelegate: AnyObject {
      func chatClient(_ client: ChatClient!, synchronizationStatusUpdated status: ChatClient.SyncStatus)
      func chatClient(_ client: ChatClient!, channel: Channel, messageAdded message: Message)
      func chatClient(_ client: ChatClient, typingStartedOn channel: Channel, member: Member)
      func chatClientTokenExpired(_ client: ChatClient!)
      func chatClient(_ client: ChatClient, errorReceived error: ChatError)
    }
    public protocol ChannelListControllerDelegate: DataControllerDelegate {
      func controllerWillChangeChannels(_ controller: ChannelListController)
      func controller(_ controller: ChannelListController, didChangeChannels changes: [ListChange<Channel>])
      func controller(_ controller: ChannelListController, shouldAddNewChannel channel: Channel) -> Bool
    }
    public protocol DataControllerDelegate: AnyObject {
      func controller(_ controller: DataController, didChangeState state: DataController.State)
    }
    protocol MessageCellDelegate: MessageLabelDelegate {
      func didTapBackground(in cell: MessageCell)
      func didTapMessage(in cell: MessageCell)
      func didTapAvatar(in cell: MessageCell)
    }
    protocol MessageLabelDelegate: AnyObject {
      func didSelectAddress(_ addressComponents: [String: String])
      func didSelectDate(_ date: Date)
      func didSelectURL(_ url: URL)
      func didSelectCustom(_ pattern: String, match: String?)
    }
    @MainActor protocol InputBarDelegate: AnyObject {
      func inputBar(_ inputBar: InputBar, didPressSendButtonWith text: String)
      func inputBar(_ inputBar: InputBar, didChangeIntrinsicContentTo size: CGSize)
      func inputBar(_ inputBar: InputBar, shouldPaste items: [Data]) async -> Bool
    }
    public protocol CallDelegate: NSObjectProtocol {
      func call(call: Call, didFailToConnectWithError error: Error)
      func call(call: Call, isReconnectingWithError error: Error)
      func callDidReconnect(call: Call)
      func call(call: Call, didReceiveQualityWarnings currentWarnings: Set<Int>, previousWarnings: Set<Int>)
    }
    public protocol RoomDelegate: AnyObject, Sendable {
      func room(_ room: Room, didUpdateConnectionState connectionState: ConnectionState, from oldConnectionState: ConnectionState)
      func room(_ room: Room, participantDidConnect participant: RemoteParticipant)
      func room(_ room: Room, participant: RemoteParticipant?, didReceiveData data: Data, forTopic topic: String)
      func room(_ room: Room, participant: Participant, trackPublication: TrackPublication, didUpdateIsMuted isMuted: Bool)
      func room(_ room: Room, participant: Participant, didUpdateAttributes attributes: Dictionary<String, String>)
    }
    protocol InterstitialAdDelegate: AnyObject {
      func adDidLoad(_ ad: Ad)
      func ad(_ ad: Ad, didFailToLoad error: NSError?, _ code: Int32)
      func adWillPresent(_ ad: Ad)
      func ad(_ ad: Ad, didRecordImpressionWith revenue: Decimal, currencyCode: String)
    }
    protocol RewardedVideoDelegate: AnyObject {
      func rewardedVideo(_ video: RewardedVideo, userDidEarn reward: (type: String, amount: Int))
      func rewardedVideoDidClose(_ video: RewardedVideo, completed: Bool)
    }
    public protocol LoginButtonDelegate: AnyObject {
      func loginButtonDidCompleteLogin(_ loginButton: LoginButton, result: LoginResult)
      func loginButtonWillLogin(_ loginButton: LoginButton) -> Bool
      func loginButtonDidLogOut(_ loginButton: LoginButton)
    }
    protocol GameEngineDelegate: AnyObject {
      func engine(_ engine: GameEngine, didBegin contact: Contact, between a: GameObject, and b: GameObject)
      func engineDidUpdateScore(_ engine: GameEngine, by: Int)
      func engine<E: GameEvent>(_ engine: GameEngine, emitted event: E)
      func tick(_ dt: Double)
    }
    protocol MatchmakerDelegate: AnyObject {
      func match(_ match: Match, player: Player, didChange state: Player.ConnectionState)
      func match(_ match: Match, shouldReinvite player: Player) -> Bool
      func match(_ match: Match, didReceive data: Data, forRecipient recipient: Player, from: Player)
    }
    protocol PushHandler: AnyObject {
      func didReceive(notification: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (FetchResult) -> Void)
      func willPresent(_ notification: Notification, withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void)
    }
    protocol CommentThreadDelegate: AnyObject {
      func thread(_ thread: CommentThread, didLoad page: Int, of total: Int?, comments: ArraySlice<Comment>)
      func thread(_ thread: CommentThread, avatarFor author: Author, completion: ((Image?) -> Void)?)
    }
    protocol ModerationDelegate: AnyObject {
      func shouldHide(_ message: Message, reportedBy reporters: some Collection<Member>) -> Bool
      func reason(for message: Message) throws(ModerationError) -> String
    }
    """
}
