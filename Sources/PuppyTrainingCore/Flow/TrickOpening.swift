extension FlowCoordinator {
  /// Shows what the program was started for: the collection, and over it the trick that was named,
  /// or a notice that the book has no such trick.
  ///
  /// - Returns: the notice, for those who started the program without looking at its window.
  @discardableResult
  public func open(_ id: Trick.ID?, in book: TrickBook) -> Notice? {
    guard let id, book[id] == nil else {
      notice = nil
      present(.collection)
      if let id { present(.trick(id)) }
      return nil
    }
    let notice = Notice.unknownTrick(id)
    self.notice = notice
    present(.collection)
    return notice
  }
}
