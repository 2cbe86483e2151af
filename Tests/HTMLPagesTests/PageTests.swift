import HTMLPages
import Testing

struct PageTests {
  @Test func whatIsWrittenInTextsIsOnlyEverText() {
    #expect(#"a < b > & "c" 'd' é"#.html == "a &lt; b &gt; &amp; &quot;c&quot; &#39;d&#39; é")
    #expect("".html == "")
  }

  @Test func aPageHasItsTitleStyleAndBody() {
    let html = Page(title: "A & B", style: "p { margin: 0; }", body: "<p>C</p>").html
    #expect(
      html.hasPrefix("<!doctype html>\n<html lang=\"en-GB\">\n<head>\n<meta charset=\"utf-8\">"))
    #expect(html.contains("<title>A &amp; B</title>\n<style>\np { margin: 0; }\n</style>"))
    #expect(html.hasSuffix("<body>\n<p>C</p>\n</body>\n</html>\n"))
  }

  @Test func aFigureSaysWhatItIsOf() {
    #expect(
      Figure(source: "a.png", caption: "A & B", width: 30).html
        == "<figure><a href=\"a.png\"><img src=\"a.png\" width=\"30\" alt=\"A &amp; B\"></a>"
        + "<figcaption>A &amp; B</figcaption></figure>")
    #expect(
      Figure(source: "data:image/png;base64,AA==", caption: "A").html
        == "<figure><img src=\"data:image/png;base64,AA==\" alt=\"A\">"
        + "<figcaption>A</figcaption></figure>")
  }

  @Test func aPageOfPicturesShowsItsTitleAboveThem() {
    let html = Page.ofPictures("A & B", "<figure></figure>").html
    #expect(html.contains("<h1>A &amp; B</h1>\n<main>\n<figure></figure>\n</main>"))
  }
}
