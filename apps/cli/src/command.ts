// A command: a name, a line of usage, a description, and a function.
// Invariant: it returns its exit code: 0 success, 1 failure, 2 wrong usage.
// Read next: sleight.ts for the list of commands.

import type { Said } from '@sleight/kernel';
import type { Terminal } from './terminal';

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly about: Said;
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}
