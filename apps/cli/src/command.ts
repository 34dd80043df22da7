// What a command is: a name, a line of usage, a sentence about it, and what it does.
// Invariant: it answers with its exit code: 0 fine, 1 something failed, 2 it was called wrongly.
// Read next: sleight.ts for the list of commands.

import type { Said } from '@sleight/kernel';
import type { Terminal } from './terminal';

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly about: Said;
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}
