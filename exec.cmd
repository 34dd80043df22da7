@rem The shell's own `exec` puts a command in the shell's place, so that it hears the signals that npm passes on.
@rem Windows has neither: there the command is simply run.
@%*
