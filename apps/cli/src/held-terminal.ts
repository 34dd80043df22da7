// A terminal held by a test: its input is a list of lines, its output is kept.
// Invariant: behaves like the real one at the end of input.
// Read next: terminal.ts.

import { sleight } from './sleight';
import type { Language, Terminal } from './terminal';

export interface Heard {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A terminal nobody listens to. */
export const silent = (language: Language): Terminal => ({
  language,
  columns: 110,
  out: () => {},
  err: () => {},
  progress: () => {},
  ask: async () => null,
  close: () => {},
});

/** Runs a command line as the process would, with these lines typed. */
export async function run(args: readonly string[], lines: readonly string[] = []): Promise<Heard> {
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
