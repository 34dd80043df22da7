// The command line's front door: reads the command, runs it, sets the exit code.

const commands = 'play | simulate | arena | scenario | cards | compile | bench';
console.error(`usage: sleight <${commands}>\nutilisation : sleight <${commands}>`);
process.exit(2);
