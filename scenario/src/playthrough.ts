// A playthrough: one seeded match between random pickers, step by step as text.
// Invariant: the text contains keys, answers, facts and the final state by public names only. No wording, no index of a
// definition, line or program: adding a card to the pool or changing a sentence changes no playthrough.
// Next: golden.ts, which stores hashes of these texts.

import {
  advance,
  type Book,
  decisions,
  type Fact,
  isIllegal,
  options,
  playing,
  type State,
} from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { below, sample, seedRng } from '@sleight/kernel/rng';
import type { Last, Mod, Obj, Reg } from '@sleight/kernel/state';
import type { DeckList, Game } from '@sleight/kit';
import { defAt } from '@sleight/kit/by-number';

export interface Playthrough {
  /** The deal, then one text per decision: the options, the answer and what happened. */
  readonly steps: readonly string[];
  /** The final state. */
  readonly end: string;
}

/** A match that never finishes stops here, and its state is compared as it is. */
const MOST_DECISIONS = 600;
/** One answer in this many is a time-out, so that its default picks are compared too. */
const ANSWERS_PER_TIMEOUT = 40;

type Value = string | number | boolean | undefined | { readonly [field: string]: Value };

/** Fields in alphabetical order, so that the engine's order does not matter. */
const fieldsText = (fields: { readonly [field: string]: Value }): string =>
  Object.keys(fields)
    .sort()
    .filter((field) => fields[field] !== undefined)
    .map((field) => {
      const value = fields[field];
      return `${field}:${typeof value === 'object' ? `{${fieldsText(value)}}` : value}`;
    })
    .join(' ');

/** Its number is its line among the others. */
function factText({ n: _, verb, secret, ...open }: Fact): string {
  const hidden = secret === undefined ? {} : { secret: { to: secret.to, ...secret.fields } };
  return `${verb} ${fieldsText({ ...open, ...hidden })}`.trimEnd();
}

const placeText = (book: Book, at: PlaceIndex): string => {
  const place = book.places[at];
  return place === undefined ? `${at}` : `${place.name}${place.seat === null ? '' : ` of ${place.seat}`}`;
};

/** Counters that are not 0, by number: a counter that a later version adds does not matter while it is 0. */
const numbersText = (numbers: readonly number[]): string =>
  numbers.flatMap((n, i) => (n === 0 ? [] : [`${i}=${n}`])).join(' ');

const lastText = (book: Book, { def, at, stats, ...last }: Last): string =>
  fieldsText({ ...last, def: defAt(book, def).id, at: placeText(book, at), stats: stats.join(' ') });

const registerText = (book: Book, register: Reg | null): string =>
  register === null
    ? '-'
    : `${register.n} [${register.refs.join(' ')}] ${register.last.map((last) => lastText(book, last)).join(', ')}`;

/** The ability of a modifier. Programs that continue later are named by the line's index, which is left out. */
const abilityText = (book: Book, line: number): string =>
  line < 0
    ? '-'
    : (book.code[ensure(book.lines[line], 'line', line).code]?.name ?? '-').replace(/\bline \d+/, 'line');

const modifierText = (book: Book, { line, regs, ...mod }: Mod): string =>
  `mod ${fieldsText({ ...mod, line: abilityText(book, line), regs: regs.map((one) => registerText(book, one)).join('; ') })}`;

const objectText = (book: Book, { cards, at, marks, next: _, ...o }: Obj): string =>
  `object ${fieldsText({ ...o, cards: cards.join(' '), at: placeText(book, at), marks: numbersText(marks) })}`;

/**
 * Everything a player could ever learn from a finished state. Left out: running programs, the queue of triggers
 * and the log of happenings, which depend on the listeners in the rest of the pool.
 */
export function stateText(book: Book, s: State): string {
  const { def, owner, knows, handle } = s.cards;
  return [
    `rng ${s.rng.join(' ')}`,
    `asked ${s.asked.join(' ')}`,
    `result ${s.result === null ? '-' : `${s.result.winner} ${s.result.reason}`}`,
    `numbers ${numbersText(s.num)}`,
    ...def.map((index, i) => `card ${defAt(book, index).id} ${owner[i]} ${knows[i]} ${handle[i]}`),
    ...s.zones.flatMap((zone, i) => (zone.length === 0 ? [] : [`${placeText(book, i)}: ${zone.join(' ')}`])),
    ...s.objs.flatMap((o) => (o === null ? [] : [objectText(book, o)])).sort(),
    ...s.mods.map((mod) => modifierText(book, mod)),
  ].join('\n');
}

/** "play pawn at slot 1" and "play pawn at slot 2" as "play pawn at slot {1 2}": the same keys, shorter to read. */
export function keysText(keys: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const key of keys.toSorted()) {
    const [last = ''] = /\S*$/.exec(key) ?? [];
    const start = key.slice(0, key.length - last.length);
    groups.set(start, [...(groups.get(start) ?? []), last]);
  }
  return [...groups]
    .map(([start, ends]) => `${start}${ends.length === 1 ? ends[0] : `{${ends.join(' ')}}`}`)
    .join(' | ');
}

const factLines = (facts: readonly Fact[]): string[] => facts.map((fact) => `    ${factText(fact)}`);

/** Answers one open decision at random, and describes it. Options are picked by name, independently of their order. */
function step(book: Book, s: State, rng: number[]): string {
  const p = playing(book, s);
  const open = decisions(p);
  if (open.length === 0) throw new Error('the match is not over, and nobody is asked anything');
  const { id, seat } = sample(rng, open, 'open decision');
  const keys = options(p, seat)
    .map((option) => option.key)
    .sort();
  const isTimeout = below(rng, ANSWERS_PER_TIMEOUT) === 0;
  const key = keys[below(rng, keys.length)];
  const facts = advance(
    book,
    s,
    isTimeout ? { seat, decision: id, timeout: true } : { seat, decision: id, keys: [key] },
  );
  if (isIllegal(facts)) throw new Error(`"${key}" is on offer and was refused: ${facts.say.en}`);
  return [
    `seat ${seat}, decision ${id}: ${isTimeout ? '(time-out)' : key}`,
    `  of: ${keysText(keys)}`,
    ...factLines(facts),
  ].join('\n');
}

/**
 * Plays one match. A match that fails is a playthrough too: its last step is the error. `watch` sees the state after
 * the deal and after every answer.
 */
export function playthrough(
  game: Game,
  book: Book,
  decks: readonly [DeckList, DeckList],
  seed: string,
  watch: (s: State) => void = () => {},
): Playthrough {
  const steps: string[] = [];
  const rng = seedRng(`${seed}/players`);
  try {
    const facts: Fact[] = [];
    const s = game.start(book, decks, seed, facts);
    steps.push(['the deal', ...factLines(facts)].join('\n'));
    watch(s);
    while (s.result === null && steps.length <= MOST_DECISIONS) {
      steps.push(step(book, s, rng));
      watch(s);
    }
    return { steps, end: stateText(book, s) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { steps: [...steps, `error: ${error.message}`], end: '' };
  }
}
