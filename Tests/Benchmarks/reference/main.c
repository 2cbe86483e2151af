// The straightforward C program that Puppy Training's collection is measured against: a header bar, a
// list or grid of a GListStore with one GObject for each trick, filtered by GTK's own models, with rows
// of labels made by a signal factory.
//
// bench-reference minimal|list|grid COUNT start|filter|search|wheel|drag|dialog|idle
#include "bench.h"

typedef struct { GObject parent; char *title, *summary, *folded; int difficulty; } Trick;
typedef struct { GObjectClass parent; } TrickClass;
G_DEFINE_TYPE(Trick, trick, G_TYPE_OBJECT)

static void trick_finalize(GObject *object) {
  Trick *trick = (Trick *)object;
  g_free(trick->title); g_free(trick->summary); g_free(trick->folded);
  G_OBJECT_CLASS(trick_parent_class)->finalize(object);
}
static void trick_class_init(TrickClass *class) { G_OBJECT_CLASS(class)->finalize = trick_finalize; }
static void trick_init(Trick *trick) {}

static int wanted = -1;
static char *needle;
static GtkCustomFilter *difficulty_filter, *search_filter;
static GtkWidget *window;

static gboolean has_difficulty(gpointer item, gpointer data) {
  return wanted < 0 || ((Trick *)item)->difficulty == wanted;
}

static gboolean has_text(gpointer item, gpointer data) {
  return needle == NULL || strstr(((Trick *)item)->folded, needle) != NULL;
}

static GListStore *make_store(int count) {
  GListStore *store = g_list_store_new(trick_get_type());
  GPtrArray *tricks = g_ptr_array_new_with_free_func(g_object_unref);
  uint64_t seed = BENCH_SEED;
  for (int i = 0; i < count; i++) {
    Trick *trick = g_object_new(trick_get_type(), NULL);
    trick->title = g_strdup(bench_title(&seed, i));
    trick->summary = g_strdup(bench_summary(&seed));
    trick->difficulty = bench_random(&seed) % 3;
    char *both = g_strconcat(trick->title, " ", trick->summary, NULL);
    trick->folded = g_utf8_casefold(both, -1);
    g_free(both);
    g_ptr_array_add(tricks, trick);
  }
  g_list_store_splice(store, 0, 0, tricks->pdata, count);
  g_ptr_array_unref(tricks);
  return store;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new(NULL), *summary = gtk_label_new(NULL), *badge = gtk_label_new(NULL);
  gtk_label_set_ellipsize(GTK_LABEL(summary), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars(GTK_LABEL(summary), 30);
  gtk_label_set_max_width_chars(GTK_LABEL(summary), 30);
  for (int i = 0; i < 3; i++) {
    GtkWidget *label = (GtkWidget *[]){title, summary, badge}[i];
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(box), label);
  }
  gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  static const char *words[] = {"Easy", "Medium", "Hard"};
  Trick *trick = gtk_list_item_get_item(item);
  GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  GtkWidget *summary = gtk_widget_get_next_sibling(title);
  gtk_label_set_label(GTK_LABEL(title), trick->title);
  gtk_label_set_label(GTK_LABEL(summary), trick->summary);
  gtk_label_set_label(GTK_LABEL(gtk_widget_get_next_sibling(summary)), words[trick->difficulty]);
}

static GtkWidget *make_content(const char *kind, int count) {
  if (strcmp(kind, "minimal") == 0) return gtk_label_new("Puppy Training");
  difficulty_filter = gtk_custom_filter_new(has_difficulty, NULL, NULL);
  search_filter = gtk_custom_filter_new(has_text, NULL, NULL);
  GtkEveryFilter *every = gtk_every_filter_new();
  gtk_multi_filter_append(GTK_MULTI_FILTER(every), g_object_ref(GTK_FILTER(difficulty_filter)));
  gtk_multi_filter_append(GTK_MULTI_FILTER(every), g_object_ref(GTK_FILTER(search_filter)));
  GtkFilterListModel *filtered =
    gtk_filter_list_model_new(G_LIST_MODEL(make_store(count)), GTK_FILTER(every));
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(filtered)));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkWidget *view = strcmp(kind, "list") == 0 ? gtk_list_view_new(selection, factory)
                                              : gtk_grid_view_new(selection, factory);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
  return scroller;
}

// The same dialog as ours, with the same number of rows and pills.
static GtkWidget *make_dialog(void) {
  GtkWidget *dialog = gtk_window_new(), *bar = gtk_header_bar_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18), *scroll = gtk_scrolled_window_new();
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), gtk_button_new_with_label("Clear"));
  gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), gtk_button_new_with_label("Done"));
  gtk_window_set_titlebar(GTK_WINDOW(dialog), bar);
  static const int pills[] = {11, 30, 3, 3, 1, 6, 3, 1};
  gtk_box_append(GTK_BOX(box), gtk_label_new("Facet"));
  for (int i = 0; i < 3; i++)
    gtk_box_append(GTK_BOX(box), gtk_check_button_new_with_label("Difficulty"));
  for (guint facet = 0; facet < G_N_ELEMENTS(pills); facet++) {
    GtkWidget *flow = gtk_flow_box_new();
    gtk_box_append(GTK_BOX(box), gtk_label_new("Facet"));
    for (int i = 0; i < pills[facet]; i++) {
      GtkWidget *pill = gtk_toggle_button_new(), *content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_append(GTK_BOX(content), gtk_label_new("Condition"));
      gtk_box_append(GTK_BOX(content), gtk_label_new("12"));
      gtk_button_set_child(GTK_BUTTON(pill), content);
      gtk_flow_box_append(GTK_FLOW_BOX(flow), pill);
    }
    gtk_box_append(GTK_BOX(box), flow);
  }
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), box);
  gtk_window_set_child(GTK_WINDOW(dialog), scroll);
  gtk_window_set_default_size(GTK_WINDOW(dialog), 440, 370);
  gtk_window_set_transient_for(GTK_WINDOW(dialog), GTK_WINDOW(window));
  gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
  return dialog;
}

static void change_filter(int turn) {
  wanted = turn % 4 - 1;
  gtk_filter_changed(GTK_FILTER(difficulty_filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void change_search(int turn) {
  static const char *word = "barrel";
  int length = turn % 7;
  g_free(needle);
  needle = length == 0 ? NULL : g_strndup(word, length);
  gtk_filter_changed(GTK_FILTER(search_filter),
    length == 0 ? GTK_FILTER_CHANGE_LESS_STRICT : GTK_FILTER_CHANGE_MORE_STRICT);
}

static void toggle_dialog(int turn) {
  static GtkWidget *dialog;
  if (dialog != NULL) { gtk_window_destroy(GTK_WINDOW(dialog)); dialog = NULL; return; }
  dialog = make_dialog();
  gtk_window_present(GTK_WINDOW(dialog));
}

static void scroll_by_wheel(int turn) { bench_scroll(53 * (turn % 100 < 50 ? 1 : -1)); }
static void drag(int turn) { bench_scroll_to((turn * 37 % 100) / 100.0); }

static void activate(GtkApplication *application, char **arguments) {
  window = gtk_application_window_new(application);
  gtk_window_set_titlebar(GTK_WINDOW(window), gtk_header_bar_new());
  gtk_window_set_title(GTK_WINDOW(window), "Reference");
  gtk_window_set_default_size(GTK_WINDOW(window), 1000, 740);
  gtk_window_set_child(GTK_WINDOW(window), make_content(arguments[1], atoi(arguments[2])));
  const char *task = arguments[3];
  bench_run(task,
    strcmp(task, "filter") == 0 ? change_filter : strcmp(task, "search") == 0 ? change_search
    : strcmp(task, "wheel") == 0 ? scroll_by_wheel : strcmp(task, "drag") == 0 ? drag
    : strcmp(task, "dialog") == 0 ? toggle_dialog : NULL);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  if (count != 4) { g_printerr("Usage: bench-reference KIND COUNT TASK\n"); return 2; }
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), arguments);
  return g_application_run(G_APPLICATION(application), 1, arguments);
}
