import CGtk

/// The program as the desktop sees it: one instance for each session, several windows.
public final class Application: Object {
  override class var type: GType { gtk_application_get_type() }

  /// - Parameter isUnique: a second start hands its arguments to the first and ends.
  public convenience init(id: String, isUnique: Bool = true) {
    // Another id, given as --gapplication-app-id, lets it be tested beside the person's own.
    var flags =
      G_APPLICATION_HANDLES_COMMAND_LINE.rawValue | G_APPLICATION_CAN_OVERRIDE_APP_ID.rawValue
    if !isUnique { flags |= G_APPLICATION_NON_UNIQUE.rawValue }
    guard let application = gtk_application_new(id, GApplicationFlags(rawValue: flags)) else {
      fatalError("GTK could not make the application \(id).")
    }
    self.init(adopting: UnsafeMutableRawPointer(application))
  }

  /// What stands in the list of options for the arguments that are not options, for example
  /// `[TRICK-ID]`, and the sentence above the list.
  public func describe(arguments: String, summary: String) {
    g_application_set_option_context_parameter_string(pointer(), arguments)
    g_application_set_option_context_summary(pointer(), summary)
  }

  /// An option without an argument.
  public func addOption(_ name: String, description: String) {
    g_application_add_main_option(
      pointer(), name, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, description, nil)
  }

  /// Looks at the options right after they are read, before there are windows.
  ///
  /// - Parameter handler: gets a test for an option by name; returns the status to exit with, or
  ///   `nil` to go on.
  public func onOptions(_ handler: @escaping ((String) -> Bool) -> Int32?) {
    connectStatus("handle-local-options") { options in
      handler {
        g_variant_dict_contains(options.assumingMemoryBound(to: GVariantDict.self), $0) != 0
      } ?? -1
    }
  }

  /// Before anything else, once.
  public func onStartup(_ handler: @escaping () -> Void) { connect("startup", handler) }

  /// The program was started, or started again, with these arguments.
  ///
  /// - Parameter handler: gets the arguments after the options, and a way to print a line on the
  ///   standard error of whoever started the program; returns the status to exit with.
  public func onCommandLine(
    _ handler: @escaping (_ arguments: [String], _ complain: (String) -> Void) -> Int32
  ) {
    connectStatus("command-line") { line in
      var count: gint = 0
      let commandLine = line.assumingMemoryBound(to: GApplicationCommandLine.self)
      let arguments = [String](
        adopting: g_application_command_line_get_arguments(commandLine, &count))
      return handler(Array(arguments.dropFirst())) {
        cgtk_command_line_print_error(commandLine, "\($0)\n")
      }
    }
  }

  /// After the last window, once.
  public func onShutdown(_ handler: @escaping () -> Void) { connect("shutdown", handler) }

  /// Runs until the last window is closed.
  ///
  /// - Returns: the status to exit with.
  public func run(_ arguments: [String]) -> Int32 {
    var copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    copies.append(nil)
    return copies.withUnsafeMutableBufferPointer {
      g_application_run(pointer(), gint($0.count - 1), $0.baseAddress)
    }
  }

  /// Takes a window in: the program lives as long as one of its windows.
  public func add(_ window: Window) {
    gtk_application_add_window(pointer(), window.pointer())
  }

  /// Ends the program, whatever windows there are.
  public func quit() { g_application_quit(pointer()) }

  /// Pressing these keys in any window runs an action, for example `app.quit`.
  public func bind(_ keys: [String], to action: String) {
    withCStrings(keys) { gtk_application_set_accels_for_action(pointer(), action, $0) }
  }
}
