#include "bench.h"
#include <malloc.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

uint32_t bench_random(uint64_t *seed) {
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(*seed >> 33);
}

static const char *words[] = {
  "paw", "ball", "barrel", "basket", "touch", "jump", "over", "under", "spin", "the", "dog", "hand",
  "floor", "slowly", "around", "carry", "bring", "close", "drawer", "bell", "mat", "sleepy", "quick",
  "left", "right", "nose", "platform", "table", "circle", "through", "hoop", "wait",
};

static char text[400];

static const char *sentence(uint64_t *seed, int count) {
  char *end = text;
  for (int i = 0; i < count; i++) {
    if (i > 0) *end++ = ' ';
    end = g_stpcpy(end, words[bench_random(seed) % G_N_ELEMENTS(words)]);
  }
  text[0] = g_ascii_toupper(text[0]);
  return text;
}

const char *bench_title(uint64_t *seed, int number) {
  sentence(seed, 2);
  size_t length = strlen(text);
  g_snprintf(text + length, sizeof text - length, " %d", number);
  return text;
}

const char *bench_summary(uint64_t *seed) { return sentence(seed, 20); }

long bench_heap(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)((info.uordblks + info.hblkhd) / 1024);
}

static const char *task;
static BenchChange change;
static int turn, turns;
static int frames;
static gint64 start_of_turn, start_of_frame, last_paint, work;
static gboolean is_started, is_painting;
static guint quiet;

static GtkWidget *find(GtkWidget *widget, GType type) {
  if (g_type_is_a(G_OBJECT_TYPE(widget), type) && gtk_widget_get_mapped(widget)) return widget;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child != NULL;
       child = gtk_widget_get_next_sibling(child)) {
    GtkWidget *found = find(child, type);
    if (found != NULL) return found;
  }
  return NULL;
}

static GtkAdjustment *adjustment(void) {
  GtkWidget *window = g_list_model_get_item(gtk_window_get_toplevels(), 0);
  GtkWidget *grid = find(window, GTK_TYPE_GRID_VIEW);
  if (grid == NULL) grid = find(window, GTK_TYPE_LIST_VIEW);
  g_object_unref(window);
  return gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(grid));
}

void bench_scroll(double pixels) {
  gtk_adjustment_set_value(adjustment(), gtk_adjustment_get_value(adjustment()) + pixels);
}

void bench_scroll_to(double share) {
  gtk_adjustment_set_value(adjustment(), share * gtk_adjustment_get_upper(adjustment()));
}

static void print_memory(void) {
  long pages = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file != NULL && fscanf(file, "%ld %ld", &pages, &resident) == 2)
    printf("rss %ld\n", resident * (sysconf(_SC_PAGESIZE) / 1024));
  if (file != NULL) fclose(file);
  printf("heap %ld\n", bench_heap());
}

static void finish(void) {
  fflush(stdout);
  _exit(0);
}

static gboolean on_quiet(gpointer data);

// A turn is over when nothing has been painted for a while. The priority is below that of painting.
static void wait_for_quiet(void) {
  if (quiet != 0) g_source_remove(quiet);
  quiet = g_timeout_add_full(G_PRIORITY_LOW, 40, on_quiet, NULL, NULL);
}

static gboolean next_turn(gpointer data) {
  if (turn == turns) finish();
  work = frames = 0;
  start_of_turn = last_paint = g_get_monotonic_time();
  change(turn++);
  work = g_get_monotonic_time() - start_of_turn;
  wait_for_quiet();
  return G_SOURCE_REMOVE;
}

static gboolean on_quiet(gpointer data) {
  quiet = 0;
  if (turn > 0) {
    printf("sample %.3f\n", (last_paint - start_of_turn) / 1000.0);
    printf("work %.3f\n", work / 1000.0);
    printf("frames %d\n", frames);
  }
  g_idle_add(next_turn, NULL);
  return G_SOURCE_REMOVE;
}

static gboolean on_memory(gpointer data) {
  print_memory();
  if (strcmp(task, "start") == 0) finish();
  wait_for_quiet();
  return G_SOURCE_REMOVE;
}

static struct rusage before;

static gboolean on_rested(gpointer data) {
  struct rusage after;
  getrusage(RUSAGE_SELF, &after);
  double cpu = (after.ru_utime.tv_sec - before.ru_utime.tv_sec) * 1e3
    + (after.ru_utime.tv_usec - before.ru_utime.tv_usec) / 1e3
    + (after.ru_stime.tv_sec - before.ru_stime.tv_sec) * 1e3
    + (after.ru_stime.tv_usec - before.ru_stime.tv_usec) / 1e3;
  printf("cpu %.3f\nwakeups %ld\n", cpu, after.ru_nvcsw - before.ru_nvcsw);
  finish();
  return G_SOURCE_REMOVE;
}

static gboolean on_settled(gpointer data) {
  getrusage(RUSAGE_SELF, &before);
  g_timeout_add_seconds(30, on_rested, NULL);
  return G_SOURCE_REMOVE;
}

static void before_paint(GdkFrameClock *clock, gpointer data) {
  start_of_frame = g_get_monotonic_time();
}

static void on_paint(GdkFrameClock *clock, gpointer data) { is_painting = TRUE; }

// GTK 4.8 goes through a frame more than it paints whenever a style has changed; what is over then
// is work, but nothing new to see.
static void after_paint(GdkFrameClock *clock, gpointer data) {
  gint64 now = g_get_monotonic_time();
  work += now - start_of_frame;
  if (is_painting) last_paint = now;
  frames += is_painting;
  is_painting = FALSE;
  if (!is_started) {
    is_started = TRUE;
    printf("first-frame %" G_GINT64_FORMAT "\n", last_paint);
    // GLib ends a thread of its own, such as one that has read icons, after 15 s without work.
    if (strcmp(task, "idle") == 0) g_timeout_add_seconds(17, on_settled, NULL);
    else g_timeout_add(1500, on_memory, NULL);
    return;
  }
  if (quiet != 0) wait_for_quiet();
}

static void on_map(GtkWidget *window, gpointer data) {
  GdkFrameClock *clock = gdk_surface_get_frame_clock(gtk_native_get_surface(GTK_NATIVE(window)));
  g_signal_connect(clock, "before-paint", G_CALLBACK(before_paint), NULL);
  g_signal_connect(clock, "paint", G_CALLBACK(on_paint), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
}

static void on_windows(GListModel *windows, guint position, guint removed, guint added, gpointer data) {
  for (guint i = position; i < position + added; i++) {
    GtkWidget *window = g_list_model_get_item(windows, i);
    g_signal_connect(window, "map", G_CALLBACK(on_map), NULL);
    g_object_unref(window);
  }
}

void bench_run(const char *new_task, BenchChange new_change) {
  task = g_strdup(new_task);
  change = new_change;
  turns = getenv("BENCH_TURNS") != NULL ? atoi(getenv("BENCH_TURNS")) : 40;
  // Nothing moves by itself, or it would never be quiet.
  g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE,
    NULL);
  GListModel *windows = gtk_window_get_toplevels();
  on_windows(windows, 0, 0, g_list_model_get_n_items(windows), NULL);
  g_signal_connect(windows, "items-changed", G_CALLBACK(on_windows), NULL);
}
