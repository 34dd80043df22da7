// The walks of the guides: a section of a document as files to write, edits to make and commands to run, carried out in a
// throwaway copy of the checkout.
// Invariant: the checkout itself is never touched, and a command that fails or prints something else stops the walk.
// Read next: walks-command.ts, which counts the files; contributing.test.ts and make-a-game.test.ts, which follow them.

import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

/** One section of a guide, by its heading. */
export function section(guide: string, title: string): string {
  const found = guide.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  if (found === undefined) throw new Error(`no section is called "${title}"`);
  return found;
}

interface File {
  readonly path: string;
  readonly fence: string;
  readonly body: string;
}

interface Shown {
  readonly command: string;
  readonly prints: string;
}

/** The commands of a fence, each with its output if the guide shows it. */
const commandsIn = (block: string): Shown[] =>
  block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [command = '', ...prints] = part.trimEnd().split('\n');
      return { command, prints: prints.join('\n') };
    });

const STEP = /^\*\*`([^`]+)`\*\*\n```(\w+)\n(.*?)^```$|^```console\n(.*?)^```$/gms;

/** The steps of a section in order: a path in bold and a fence is a file, a `diff` fence edits one that is there. */
export const stepsIn = (text: string): readonly (File | { readonly commands: readonly Shown[] })[] =>
  [...text.matchAll(STEP)].map(([, path = '', fence = '', body = '', block]) =>
    block === undefined ? { path, fence, body } : { commands: commandsIn(block) },
  );

export const filesIn = (text: string): File[] =>
  stepsIn(text).flatMap((step) => ('path' in step ? [step] : []));

/** The text after an edit. The lines that it removes or repeats must occur exactly once. */
export function edited(text: string, diff: string): string {
  const lines = diff.split('\n').slice(0, -1);
  const side = (mark: string): string =>
    lines
      .filter((line) => line.startsWith(mark) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [side('-'), side('+')];
  const at = text.indexOf(before);
  if (at < 0 || text.indexOf(before, at + 1) >= 0) throw new Error(`not there exactly once:\n${before}`);
  return text.slice(0, at) + after + text.slice(at + before.length);
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The files that a walk changed. */
export interface WalkChanges {
  /** Files that its steps write or edit, in order. */
  readonly written: readonly string[];
  /** Other files that its commands changed. */
  readonly generated: readonly string[];
}

export interface Copy {
  readonly root: string;
  run(command: string): Promise<Ran>;
  write(file: File): void;
  /** Follows a section; throws where a command does not do what the section shows. `watch` hears of each command. */
  follow(text: string, watch?: (command: string) => void): Promise<WalkChanges>;
  remove(): void;
}

/** Runs a command in a folder. Not spawnSync: a test runner loses touch with a thread that is blocked for a minute. */
function runIn(root: string, command: string): Promise<Ran> {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const child = spawn('bash', ['-o', 'pipefail', '-c', command], {
    cwd: root,
    env: { ...env, LC_ALL: 'C.UTF-8', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      const stdout = printed.stdout.trimEnd().replaceAll('\u202f', ' ');
      resolve({ status, stdout, stderr: printed.stderr });
    });
  });
}

/** Gives a copy what the compiler remembers of the checkout, so that it checks only what the walk changes. */
function rememberTypes(from: string, to: string): void {
  const memory = join('.cache', 'sleight.tsbuildinfo');
  if (!existsSync(join(from, memory))) return;
  // Paths into the dependencies lead to where they really are.
  const cache = join(to, dirname(memory));
  const real = relative(cache, from).replaceAll(sep, '/');
  mkdirSync(cache);
  writeFileSync(
    join(to, memory),
    readFileSync(join(from, memory), 'utf8').replace(/"\.\.\/(?!\.\.\/)/g, `"${real}/`),
  );
}

/** Everything that is not git's or npm's. Dependencies are linked; the rooms are copied. */
export async function copyCheckout(from: string): Promise<Copy> {
  const source = realpathSync(from);
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sleight-walk-')));
  const isKept = (path: string): boolean =>
    !/(^|[\\/])(node_modules|\.git|\.next|dist|coverage)$|^data$/.test(path);
  cpSync(source, root, { recursive: true, filter: (path) => isKept(relative(source, path)) });
  const modules = join(source, 'node_modules');
  mkdirSync(join(root, 'node_modules', '@sleight'), { recursive: true });
  for (const name of readdirSync(modules)) {
    const isBorrowed = name === '.bin' || !(name.startsWith('.') || name === '@sleight');
    if (isBorrowed) symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, '@sleight'))) {
    const room = relative(source, realpathSync(join(modules, '@sleight', name)));
    symlinkSync(join(root, room), join(root, 'node_modules', '@sleight', name));
    const own = join(source, room, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(root, room, 'node_modules'));
  }

  rememberTypes(modules, join(root, 'node_modules'));

  const run = (command: string): Promise<Ran> => runIn(root, command);

  /** Every file of the copy with its contents. */
  function contents(folder = root): Map<string, string> {
    const found = new Map<string, string>();
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.name === 'node_modules') continue;
      if (entry.isDirectory()) for (const [name, text] of contents(path)) found.set(name, text);
      else found.set(relative(root, path).replaceAll(sep, '/'), readFileSync(path, 'utf8'));
    }
    return found;
  }

  function write({ path, fence, body }: File): void {
    const at = join(root, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, fence === 'diff' ? edited(readFileSync(at, 'utf8'), body) : body);
  }

  async function perform({ command, prints }: Shown): Promise<void> {
    const { status, stdout, stderr } = await run(command);
    if (status !== 0) throw new Error(`$ ${command}\nexit ${status}\n${stdout}\n${stderr}`);
    if (prints !== '' && stdout !== prints)
      throw new Error(`$ ${command}\nprints\n${stdout}\nnot\n${prints}`);
  }

  async function follow(text: string, watch: (command: string) => void = () => {}): Promise<WalkChanges> {
    const before = contents();
    for (const step of stepsIn(text)) {
      if ('path' in step) write(step);
      else
        for (const shown of step.commands) {
          watch(shown.command);
          await perform(shown);
        }
    }
    const written = [...new Set(filesIn(text).map(({ path }) => path))];
    const after = contents();
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const changed = names.filter((name) => before.get(name) !== after.get(name)).sort();
    return { written, generated: changed.filter((name) => !written.includes(name)) };
  }

  await run('node scripts/ready.mjs --stamp');
  return { root, run, write, follow, remove: () => rmSync(root, { recursive: true, force: true }) };
}
