// Runs scenario files and folders: card tests, tutorials, puzzles and bug reports.
// Invariant: a path without scenarios is an error, so that a typo never passes.
// Read next: scenario/src/run.ts, which plays one.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Said } from '@sleight/kernel';
import type { Language } from '@sleight/kernel/book';
import { type Failure, type RunOptions, runFile } from '@sleight/scenario';
import { shelf } from '@sleight/shelf';
import { readArguments } from './arguments';
import type { Command } from './command';
import { counted } from './figures';
import { misuse } from './misuse';
import type { Terminal } from './terminal';

const isScenario = (file: string): boolean => /\.ya?ml$/.test(file);

/** The scenario files at a path, ordered by name. */
function filesAt(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) {
    throw misuse(
      `There is no file or folder "${path}".`,
      `Il n’y a pas de fichier ni de dossier «\u202f${path}\u202f».`,
    );
  }
  if (!stats.isDirectory()) return [path];
  const inside = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return inside.flatMap((entry) => {
    const at = join(path, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesAt(at);
    return isScenario(entry.name) ? [at] : [];
  });
}

interface Verdict {
  passed: number;
  failed: number;
  readonly failures: Failure[];
}

function runScenarios(files: readonly string[], options: RunOptions, terminal: Terminal): Verdict {
  const verdict: Verdict = { passed: 0, failed: 0, failures: [] };
  files.forEach((file, i) => {
    terminal.progress(`${i + 1} / ${files.length}  ${file}`);
    for (const { failures } of runFile(shelf, file, readFileSync(file, 'utf8'), options)) {
      if (failures.length === 0) verdict.passed++;
      else verdict.failed++;
      verdict.failures.push(...failures);
    }
  });
  return verdict;
}

/** Does the title match the regular expression in either language, ignoring case? */
function titled(pattern: string): (title: Said) => boolean {
  try {
    const wanted = new RegExp(pattern, 'i');
    return ({ en, fr }) => wanted.test(en) || wanted.test(fr);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw misuse(`--grep: ${why}.`, `--grep\u202f: ${why}.`);
  }
}

/** "file:12: A title: play 2 (me: pass): the problem". */
const failureLine = ({ file, line, title, step, message }: Failure, language: Language): string =>
  [`${file}:${line}`, ...(title === null ? [] : [title[language]]), step, message].join(': ');

export const scenarioCommand: Command = {
  name: 'scenario',
  usage: 'scenario PATH... [--grep TITLE] [--show] [--json]',
  about: { en: 'run scenario files and folders of them', fr: 'jouer des scénarios, fichiers ou dossiers' },
  async run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { grep: { type: 'string' }, show: { type: 'boolean' }, json: { type: 'boolean' } },
      true,
    );
    if (positionals.length === 0) {
      throw misuse(
        'Which scenarios? Give files or folders.',
        'Quels scénarios\u202f? Donnez des fichiers ou des dossiers.',
      );
    }
    const files = positionals.flatMap(filesAt);
    if (files.length === 0) {
      const where = positionals.join(', ');
      throw misuse(
        `There is no scenario (.yaml) in ${where}.`,
        `Il n’y a pas de scénario (.yaml) dans ${where}.`,
      );
    }
    // With --json, stdout is one JSON object.
    const tell = values.json === true ? terminal.err : terminal.out;
    const verdict = runScenarios(
      files,
      {
        ...(values.grep === undefined ? {} : { wants: titled(values.grep) }),
        ...(values.show === true ? { show: (line) => tell(line[terminal.language]) } : {}),
      },
      terminal,
    );
    if (verdict.passed + verdict.failed === 0) {
      throw misuse(
        `No scenario has a title that matches "${values.grep}".`,
        `Aucun scénario n’a un titre qui correspond à «\u202f${values.grep}\u202f».`,
      );
    }
    if (values.json === true) terminal.out(JSON.stringify(verdict));
    else {
      for (const failure of verdict.failures) terminal.out(failureLine(failure, terminal.language));
      const { passed, failed } = verdict;
      terminal.out(
        {
          en: `${passed} passed, ${failed} failed`,
          fr: `${counted(passed, 'réussi')}, ${counted(failed, 'échoué')}`,
        }[terminal.language],
      );
    }
    return verdict.failed === 0 ? 0 : 1;
  },
};
