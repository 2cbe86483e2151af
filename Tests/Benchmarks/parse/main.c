// bench-parse FILE: how long json-glib takes to parse a trick file, with nothing done about its contents.
#include <glib.h>
#include <json-glib/json-glib.h>
#include <stdio.h>

int main(int count, char **arguments) {
  char *text = NULL;
  gsize length = 0;
  if (count != 2 || !g_file_get_contents(arguments[1], &text, &length, NULL)) return 2;
  for (int i = 0; i < 11; i++) {
    JsonParser *parser = json_parser_new();
    gint64 start = g_get_monotonic_time();
    if (!json_parser_load_from_data(parser, text, length, NULL)) return 1;
    printf("sample %.3f\n", (g_get_monotonic_time() - start) / 1000.0);
    g_object_unref(parser);
  }
  return 0;
}
