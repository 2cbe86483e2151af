// What Swift cannot see of GTK by itself: types that are macros, and functions with varying arguments.
#pragma once
#include <gtk/gtk.h>
#include <libintl.h>
#include <stdbool.h>
#include <locale.h>

static const GType G_TYPE_BOOLEAN_VALUE = G_TYPE_BOOLEAN;
static const GType G_TYPE_STRING_VALUE = G_TYPE_STRING;
static const GType G_TYPE_INT_VALUE = G_TYPE_INT;
static const GType G_TYPE_OBJECT_VALUE = G_TYPE_OBJECT;

/// Emits `clicked` on a button.
static inline void g_signal_emit_by_name_clicked(GtkButton *button) {
  g_signal_emit_by_name(button, "clicked");
}

/// Finds out the GType of an instance.
static inline GType puppy_type_of(gpointer instance) { return G_OBJECT_TYPE(instance); }

/// An image that screen readers pass over; the role can only be given when the widget is made.
static inline GtkWidget *puppy_image_new_decoration(void) {
  return g_object_new(GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/// A widget of a type, with a role that can only be given when it is made.
static inline gpointer puppy_widget_new_with_role(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

/// Whether a window's surface is minimized.
static inline bool puppy_surface_is_minimized(GdkSurface *surface) {
  return GDK_IS_TOPLEVEL(surface) && (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_MINIMIZED);
}

/// A label whose text screen readers say by themselves; the role can only be given when it is made.
static inline GtkWidget *puppy_label_new_status(const char *text) {
  return g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "label", text, NULL);
}

/// Prints on the standard error of the process that the command line came from.
static inline void puppy_command_line_print_error(GApplicationCommandLine *line, const char *text) {
  g_application_command_line_printerr(line, "%s", text);
}

/// What a screen reader is told of a widget, to be freed; for tests.
static inline char *puppy_accessible_text(GtkAccessible *widget, GtkAccessibleProperty property) {
  // GTK only tells what the text is when it is not the one it is asked about.
  return gtk_test_accessible_check_property(widget, property, "\001");
}
