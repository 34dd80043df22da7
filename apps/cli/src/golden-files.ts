// The files of golden playthroughs: games/<game>/golden/<ruleset>.json and .txt, and kernel/ENGINE.md.
// Invariant: a recording is replaced only if it still holds, or if the engine version was raised with a line in ENGINE.md.
// Read next: golden.ts, the command.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Said } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { type Golden, readable } from '@sleight/scenario/golden';
import { misuse } from './misuse';
import { readJson } from './read-json';

/** The change log: one line per engine version, "- 0.2.0 (2026-11-20): what changed for players". */
export const CHANGES = 'kernel/ENGINE.md';

/** Matches per ruleset. */
export const MATCHES = 200;

const fileOf = (root: string, game: Game, ruleset: string, ending: 'json' | 'txt'): string =>
  join(root, 'games', game.id, 'golden', `${ruleset}.${ending}`);

export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isTable = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && isTexts(Object.values(value));

export function isGolden(value: unknown): value is Golden {
  if (typeof value !== 'object' || value === null) return false;
  const { engine, game, ruleset, decks, matches }: Partial<Record<keyof Golden, unknown>> = value;
  return isTexts([engine, game, ruleset]) && isTable(decks) && isTexts(matches);
}

/** The recording of a ruleset, or null if there is none. */
export function readGolden(root: string, game: Game, ruleset: string): Golden | null {
  const file = fileOf(root, game, ruleset, 'json');
  if (readText(file) === '') return null;
  const read = readJson(file);
  if ('data' in read && isGolden(read.data)) return read.data;
  throw misuse(`${file} is not a recording.`, `${file} n’est pas un enregistrement.`);
}

export const readReadable = (root: string, game: Game, ruleset: string): string =>
  readText(fileOf(root, game, ruleset, 'txt'));

export function writeGolden(root: string, game: Game, golden: Golden): void {
  const file = fileOf(root, game, golden.ruleset, 'json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(golden, null, 2)}\n`);
  writeFileSync(fileOf(root, game, golden.ruleset, 'txt'), readable(game, golden));
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);

function isNewer(version: string, than: string): boolean {
  const old = numbersOf(than);
  for (const [i, n] of numbersOf(version).entries()) {
    const before = old[i] ?? 0;
    if (n !== before) return n > before;
  }
  return false;
}

/** Does the change log have a dated line for this version? */
export const hasChangeLine = (changes: string, version: string): boolean =>
  changes
    .split('\n')
    .some((line) => line.startsWith(`- ${version} (`) && /\(\d{4}-\d\d-\d\d\): \S/.test(line));

/** Why a recording may not be replaced; null if it may. */
export function refusesUpdate(
  stored: Golden | null,
  isSame: boolean,
  engine: string,
  changes: string,
): Said | null {
  if (!hasChangeLine(changes, engine))
    return {
      en: `${CHANGES} has no line for version ${engine}. Add "- ${engine} (YYYY-MM-DD): what changed for players".`,
      fr: `${CHANGES} n’a pas de ligne pour la version ${engine}. Ajoutez «\u202f- ${engine} (AAAA-MM-JJ): ce qui change pour les joueurs\u202f».`,
    };
  if (stored === null || isSame || isNewer(engine, stored.engine)) return null;
  return {
    en: `The playthroughs have changed, and the engine is still ${engine}. If that is what you want, raise ENGINE in kernel/src/decide.ts and add a line to ${CHANGES}, then update again.`,
    fr: `Les parties de référence ont changé et le moteur est toujours ${engine}. Si c’est voulu, augmentez ENGINE dans kernel/src/decide.ts et ajoutez une ligne à ${CHANGES}, puis recommencez.`,
  };
}

/** The recordings in a file written with --out. */
export function readRecordings(file: string): readonly Golden[] {
  const read = readJson(file);
  if ('reason' in read) throw misuse(`${file}: ${read.reason.en}.`, `${file}\u202f: ${read.reason.fr}.`);
  if (Array.isArray(read.data) && read.data.every(isGolden)) return read.data;
  throw misuse(`${file} was not written with --out.`, `${file} n’a pas été écrit avec --out.`);
}
