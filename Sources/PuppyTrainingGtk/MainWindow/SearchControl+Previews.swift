import Gtk
import PuppyTrainingCore

extension SearchControl: Previewed {
  static let previews = Preview.each(of: "search", ["empty": "", "words": "paw"]) { words in
    let builder = Builder(ResourcePath.ui("main-window"))
    let bar: SearchBar = builder["search_bar"]
    let state = FilterState(TrickQuery(searchText: words))
    let view = SearchControl(
      state, bar: bar, entry: builder["search_entry"], button: builder["search_button"])
    bar.isOpen = true
    let content: Box = builder["content"]
    content.remove(bar)
    let window: Window = builder["window"]
    window.destroy()
    return Exhibit(bar, of: view, width: 480)
  }
}
