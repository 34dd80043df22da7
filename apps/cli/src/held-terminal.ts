// A terminal for tests: its input is a list of lines, its output is recorded.
// Invariant: at the end of input it behaves like the real one.
// Read next: terminal.ts.

import type { Language } from '@sleight/kernel/book';
import { sleight } from './sleight';
import type { Terminal } from './terminal';

export interface TerminalOutput {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A terminal that records its output. */
export const silent = (language: Language): Terminal => ({
  language,
  columns: 110,
  out: () => {},
  err: () => {},
  progress: () => {},
  ask: async () => null,
  close: () => {},
});

/** Runs a command line like the process would, with these input lines. */
export async function run(args: readonly string[], lines: readonly string[] = []): Promise<TerminalOutput> {
  const out: string[] = [];
  const err: string[] = [];
  const typed = lines.slice();
  const open = (language: Language): Terminal => ({
    ...silent(language),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    ask: async () => typed.shift() ?? null,
  });
  const code = await sleight(args, { LANG: 'en_GB.UTF-8' }, open);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
