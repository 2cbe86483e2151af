// What Swift cannot see of GTK by itself: types that are macros, and functions with varying arguments.
#pragma once
#include <glib.h>
// What GTK 4.8 has, and nothing newer, on every version: no warning of what later ones deprecate.
#define GDK_VERSION_MIN_REQUIRED (G_ENCODE_VERSION(4, 8))
#define GDK_VERSION_MAX_ALLOWED (G_ENCODE_VERSION(4, 8))
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <libintl.h>
#include <stdbool.h>
#include <stdio.h>
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
static inline GType cgtk_type_of(gpointer instance) { return G_OBJECT_TYPE(instance); }

/// An image that screen readers pass over; the role can only be given when the widget is made.
static inline GtkWidget *cgtk_image_new_decoration(void) {
  return g_object_new(GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

/// A widget of a type, with a role that can only be given when it is made.
static inline gpointer cgtk_widget_new_with_role(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

/// Whether a window's surface is minimized.
static inline bool cgtk_surface_is_minimized(GdkSurface *surface) {
  return GDK_IS_TOPLEVEL(surface) && (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_MINIMIZED);
}

/// A label whose text screen readers say by themselves; the role can only be given when it is made.
static inline GtkWidget *cgtk_label_new_status(const char *text) {
  return g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "label", text, NULL);
}

/// Prints on the standard error of the process that the command line came from.
static inline void cgtk_command_line_print_error(GApplicationCommandLine *line, const char *text) {
  g_application_command_line_printerr(line, "%s", text);
}

/// What a screen reader is told of a widget, to be freed; for tests.
static inline char *cgtk_accessible_text(GtkAccessible *widget, GtkAccessibleProperty property) {
  // GTK only tells what the text is when it is not the one it is asked about.
  return gtk_test_accessible_check_property(widget, property, "\001");
}

/// An area that nothing is drawn on and screen readers pass over.
static inline GtkWidget *cgtk_blank_area_new(void) {
  return g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

// Not from gdkx.h: the macros of X11 would hide words of Swift. Weak, for a GTK that knows no X11.
extern void gdk_x11_display_set_surface_scale(GdkDisplay *display, int scale) __attribute__((weak));
extern void gdk_x11_display_error_trap_push(GdkDisplay *display) __attribute__((weak));
extern void gdk_x11_display_error_trap_pop_ignored(GdkDisplay *display) __attribute__((weak));

/// Gives all windows so many pixels of the screen for each of their own; returns whether it can.
static inline gboolean cgtk_display_set_scale(GdkDisplay *display, int scale) {
  if (!gdk_x11_display_set_surface_scale || !g_type_is_a(G_OBJECT_TYPE(display), g_type_from_name("GdkX11Display")))
    return FALSE;
  // It also asks for windows that have just been destroyed, which would end the program.
  gdk_x11_display_error_trap_push(display);
  gdk_x11_display_set_surface_scale(display, scale);
  gdk_x11_display_error_trap_pop_ignored(display);
  return TRUE;
}

/// What is the case with a widget, as a screen reader is told, to be freed; NULL for false, "undefined" for neither.
static inline char *cgtk_accessible_state(GtkAccessible *widget, GtkAccessibleState state) {
  // GTK only tells what it is when it is not the one it is asked about.
  return gtk_test_accessible_has_state(widget, state)
    ? gtk_test_accessible_check_state(widget, state, FALSE) : NULL;
}

/// The first widget that names this one to screen readers, if another does.
static inline gpointer cgtk_accessible_labelled_by(GtkAccessible *widget) {
  gpointer label = NULL;
  if (!gtk_test_accessible_has_relation(widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY)) return NULL;
  // GTK only tells by words, "GtkImage<0x…>", and not when it is the one it is asked about, which is a widget itself.
  char *words = gtk_test_accessible_check_relation(widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY, widget, NULL);
  const char *address = words ? strchr(words, '<') : NULL;
  if (address) sscanf(address, "<%p", &label);
  g_free(words);
  return label;
}

/// A window of a type, without any property set.
static inline gpointer cgtk_window_new(GType type) { return g_object_new(type, NULL); }

/// Does what waits for the next frame of a window that is on no screen: styles are found anew.
static inline void cgtk_frame_clock_tick(GdkFrameClock *clock) {
  g_signal_emit_by_name(clock, "update");
  g_signal_emit_by_name(clock, "layout");
}
