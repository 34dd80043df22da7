// A command's access to the outside: printing lines, showing progress, asking for a line, the language.
// Invariant: commands touch stdin, stdout and stderr only through this, so tests can replace it.
// Read next: command.ts for what a command is.

import { createInterface } from 'node:readline';
import type { Language } from '@sleight/kernel/book';

export interface Terminal {
  readonly language: Language;
  /** The number of characters in a line. */
  readonly columns: number;
  out(line: string): void;
  err(line: string): void;
  /** Shows a line that the next one replaces; does nothing without an interactive terminal. */
  progress(line: string): void;
  /** The next line of input, or null at its end. */
  ask(prompt: string): Promise<string | null>;
  /** Closes the input, so that the process can end. */
  close(): void;
}

/** The user's language: the environment's, in POSIX order of variables. English by default. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const set = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return set?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

interface Input {
  readonly lines: AsyncIterator<string>;
  prompt(text: string): void;
  close(): void;
}

/** Opened at the first question: a command without questions leaves stdin alone. */
function openInput(): Input {
  const isPerson = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const reader = createInterface({ input: process.stdin, ...(isPerson ? { output: process.stdout } : {}) });
  return {
    lines: reader[Symbol.asyncIterator](),
    prompt(text) {
      if (!isPerson) process.stdout.write(text);
      else {
        reader.setPrompt(text);
        reader.prompt();
      }
    },
    close: () => reader.close(),
  };
}

/** Narrower windows wrap lines themselves; anything but a terminal is as wide as the widest table. */
const NARROWEST = 60;
const WIDEST = 110;

export function processTerminal(language: Language): Terminal {
  let input: Input | null = null;
  let hasProgress = false;
  const clearProgress = (): void => {
    if (hasProgress) process.stderr.write('\r\x1b[K');
    hasProgress = false;
  };
  return {
    language,
    columns: Math.max(NARROWEST, process.stdout.columns ?? WIDEST),
    out(line) {
      clearProgress();
      process.stdout.write(`${line}\n`);
    },
    err(line) {
      clearProgress();
      process.stderr.write(`${line}\n`);
    },
    progress(line) {
      if (process.stderr.isTTY !== true) return;
      clearProgress();
      process.stderr.write(line);
      hasProgress = true;
    },
    async ask(prompt) {
      clearProgress();
      input ??= openInput();
      input.prompt(prompt);
      const next = await input.lines.next();
      return next.done === true ? null : next.value;
    },
    close() {
      clearProgress();
      input?.close();
      input = null;
    },
  };
}
