// The entry point of the command line: reads the command, runs it, sets the exit code.
// Invariant: a closed output (`| head`) ends the command quietly.
// Read next: sleight.ts.

import { isWorker, serve } from './parallel';
import { sleight } from './sleight';
import { processTerminal } from './terminal';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

if (isWorker()) serve();
else process.exitCode = await sleight(process.argv.slice(2), process.env, processTerminal);
