// Golden playthroughs: seeded matches of one ruleset, as one short hash per decision.
// Invariant: a recording depends only on the engine, the cards and rules it names, its decks and the match numbers.
// Next: playthrough.ts for the hashed text; apps/cli/src/golden.ts checks and updates the files.

import { type Book, ENGINE } from '@sleight/kernel';
import { fingerprint } from '@sleight/kernel/state';
import type { Game } from '@sleight/kit';
import { type GoldenDecks, pairedDecks, pairing, readDeck } from './golden-decks';
import { type Playthrough, playthrough } from './playthrough';

export interface Golden {
  /** The engine it was recorded with. */
  readonly engine: string;
  readonly game: string;
  readonly ruleset: string;
  readonly decks: GoldenDecks;
  /** One line per match: the two decks, the hash of the final state, the hashes of the steps. */
  readonly matches: readonly string[];
}

/** The first step at which a match differs. */
export interface GoldenDifference {
  readonly match: number;
  readonly decks: readonly [string, string];
  /** 0 is the deal; null if only the final state differs. */
  readonly decision: number | null;
  /** The step as it is now. */
  readonly now: string;
}

type Progress = (done: number) => void;
type Recording = Pick<Golden, 'ruleset' | 'decks'>;

/** Characters per step. Hashes are chained, so a missed difference shows at the next step. */
const STEP = 2;

function stepHashes(steps: readonly string[]): string {
  let link = '';
  return steps
    .map((step) => {
      link = fingerprint(`${link}\n${step}`);
      return link.padStart(STEP, '0').slice(-STEP);
    })
    .join('');
}

/** The rulebook of a recording. A game without deck building deals its whole active set, without later cards. */
export function goldenBook(game: Game, { ruleset, decks }: Recording): Book {
  if (game.listed !== undefined) return game.book({ ruleset });
  const recorded = new Set(Object.values(decks).flatMap((text) => readDeck(text).cards));
  const later = game.cards().filter(({ id }) => !recorded.has(id));
  return game.book({ ruleset, cards: later.map(({ id }) => ({ id, active: false })) });
}

/** Plays match `i` of `count`. */
function playMatch(game: Game, book: Book, { ruleset, decks }: Recording, i: number, count: number) {
  const names = pairing(decks, i, count);
  const lists = pairedDecks(decks, names);
  return { names, played: playthrough(game, book, lists, `golden/${game.id}/${ruleset}/${i}`) };
}

const matchLine = (names: readonly [string, string], { steps, end }: Playthrough): string =>
  [...names, fingerprint(end), stepHashes(steps)].join(' ');

export function record(game: Game, recording: Recording, count: number, progress?: Progress): Golden {
  const book = goldenBook(game, recording);
  const matches = Array.from({ length: count }, (_, i) => {
    progress?.(i);
    const { names, played } = playMatch(game, book, recording, i, count);
    return matchLine(names, played);
  });
  const { ruleset, decks } = recording;
  return { engine: ENGINE, game: game.id, ruleset, decks, matches };
}

function firstDifference(before: string, after: string): number | null {
  const length = Math.max(before.length, after.length);
  for (let at = 0; at < length; at += STEP)
    if (before.slice(at, at + STEP) !== after.slice(at, at + STEP)) return at / STEP;
  return null;
}

/** Replays every match of a recording with this book; returns the matches that differ. */
export function differences(game: Game, book: Book, golden: Golden, progress?: Progress): GoldenDifference[] {
  return golden.matches.flatMap((before, i) => {
    progress?.(i);
    const { names, played } = playMatch(game, book, golden, i, golden.matches.length);
    const after = matchLine(names, played);
    if (after === before) return [];
    const decision = firstDifference(before.split(' ')[3] ?? '', after.split(' ')[3] ?? '');
    const now = decision === null ? played.end : (played.steps[decision] ?? '(the match is over)');
    return [{ match: i, decks: names, decision, now }];
  });
}

/** The matches stored in full: two with prebuilt decks and one with random decks. */
const readableMatches = (count: number): number[] => [...new Set([0, Math.floor(count / 3), count - 1])];

/** Three matches in words, so that a change can be read in a diff. */
export function readable(game: Game, golden: Golden): string {
  const book = goldenBook(game, golden);
  const count = golden.matches.length;
  const parts = readableMatches(count).flatMap((i) => {
    const { names, played } = playMatch(game, book, golden, i, count);
    return [
      `# match ${i}: ${names[0]} against ${names[1]}`,
      ...played.steps.map((step, n) => `## match ${i}, decision ${n}\n${step}`),
      `## match ${i}, final state\n${played.end}`,
    ];
  });
  return `${parts.join('\n')}\n`;
}

/** The readable text of the differing step, if that match has one. */
export function recordedStep(text: string, { match, decision }: GoldenDifference): string | null {
  const title = `## match ${match}, ${decision === null ? 'final state' : `decision ${decision}`}`;
  const parts = text.split(/^(?=#)/m);
  const found = parts.find((part) => part.startsWith(`${title}\n`));
  return found === undefined ? null : found.slice(title.length + 1).trimEnd();
}
