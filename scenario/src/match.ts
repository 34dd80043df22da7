// A replayable match: its decks, rules and seed, and all answers.
// Invariant: it stops at the first failure, so its answers end there.
// Next: fuzz.ts for finding such matches, shrink.ts for making them small.

import { type Book, decisions, ENGINE, type Option, options, type Said, type Seat } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { Fields } from '@sleight/kernel/text/grammar';
import type { DeckList, Game } from '@sleight/kit';
import { stringify } from 'yaml';
import { answer, layTable, playOf, type ScenarioTable } from './table';

export interface PlayedMatch {
  readonly game: Game;
  readonly ruleset: string;
  readonly rules: Fields;
  readonly decks: readonly [DeckList, DeckList];
  readonly seed: string;
}

export interface Given {
  readonly seat: Seat;
  readonly key: string;
}

export interface Played {
  readonly match: PlayedMatch;
  readonly answers: readonly Given[];
  /** The failure, or null. */
  readonly message: string | null;
}

/** Picks for a seat; null gives up. */
export type Picker = (table: ScenarioTable, seat: Seat, open: readonly Option[]) => string | null;
/** Whose pick comes first if both are asked. */
export type Turn = (seats: readonly Seat[]) => Seat;

export const firstAsked: Turn = ([seat]) => ensure(seat, 'seat with a decision');

/** No game takes this many answers; one that does never ends. */
const MOST_ANSWERS = 5000;

const counted = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of cards.toSorted()) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

/** Cards by name, as in a replay; the shuffle starts from this order. */
export const sorted = ({ cards, leader }: DeckList): DeckList => ({
  cards: cards.toSorted(),
  ...(leader === undefined ? {} : { leader }),
});

export const bookOf = ({ game, ruleset, rules }: Pick<PlayedMatch, 'game' | 'ruleset' | 'rules'>): Book =>
  game.book({ ruleset, rules });

/** Plays to the end, to the first failure, or until the player gives up. */
export function playMatch(
  book: Book,
  match: PlayedMatch,
  player: Picker,
  turn: Turn,
  throughJson: boolean,
): Played {
  const answers: Given[] = [];
  try {
    const s = match.game.start(book, match.decks, match.seed);
    const table = layTable(match.game, book, s, throughJson);
    while (table.s.result === null) {
      if (answers.length > MOST_ANSWERS) throw new Error('the match never ends');
      const p = playOf(table);
      const asked = decisions(p);
      const seat = turn(asked.map((decision) => decision.seat));
      const key = player(table, seat, options(p, seat));
      if (key === null) break;
      answers.push({ seat, key });
      const { id } = asked.find((decision) => decision.seat === seat)!;
      answer(table, { seat, decision: id, keys: [key] });
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { match, answers, message: error.message };
  }
  return { match, answers, message: null };
}

/** The same failure, ignoring the numbers in its message. */
export const isSameFailure = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.replace(/\d+/g, '#') === b.replace(/\d+/g, '#');

const deckFields = ({ cards, leader }: DeckList): Fields => ({
  cards: counted(cards),
  ...(leader === undefined ? {} : { leader }),
});

/** An answer as a scenario step. */
export type ReplayStep =
  | { readonly seat: Seat; readonly keys: readonly string[] }
  | { readonly seat: Seat; readonly does: 'timeout' | 'concede' };

function stepFields(step: ReplayStep): Fields {
  const who = step.seat === 0 ? 'me' : 'foe';
  if ('does' in step) return { [step.does]: who };
  return { [who]: step.keys.length === 1 ? step.keys[0] : step.keys };
}

/** A match to be written down: dealt from decks, which must be `sorted`, or started from a position. */
export type Told = Pick<PlayedMatch, 'game' | 'ruleset' | 'rules' | 'seed'> & {
  /** Cards that differ from the shipped ones. */
  readonly cards?: readonly unknown[];
} & (Pick<PlayedMatch, 'decks'> | { readonly position: unknown });

/** A match as a replay scenario, ready to be saved as a bug report. */
export function replayYaml(title: Said, match: Told, steps: readonly ReplayStep[]): string {
  const { game, ruleset, rules, cards = [], seed } = match;
  const from =
    'decks' in match
      ? { decks: { me: deckFields(match.decks[0]), foe: deckFields(match.decks[1]) } }
      : { position: match.position };
  return stringify(
    {
      game: game.id,
      title,
      ...(Object.keys(rules).length === 0 ? {} : { rules }),
      ...(cards.length === 0 ? {} : { cards }),
      replay: {
        version: ENGINE,
        seed,
        ruleset,
        ...from,
        answers: steps.map(stepFields),
      },
    },
    { lineWidth: 110 },
  );
}

/** The fuzzer's finding, as a bug report. */
export function toYaml({ match, answers, message }: Played): string {
  const what = message ?? 'nothing is wrong';
  const title = { en: `Found at random: ${what}`, fr: `Trouvé au hasard\u202f: ${what}` };
  return replayYaml(
    title,
    match,
    answers.map(({ seat, key }) => ({ seat, keys: [key] })),
  );
}
