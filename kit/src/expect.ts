// The grammar of expectations: a game lists sentence forms, each with a check; this finds the form and says what failed.
// Invariant: a sentence that fits no form fails; it is never taken for true. "my" and "I" are the seat that expects.
// Read next: a game's expect.ts for its forms, named.ts for how cards are found by name.

import type { Book, Def, Play } from '@sleight/kernel/book';
import { ensure } from '@sleight/kernel/ensure';
import type { CardIndex } from '@sleight/kernel/ids';
import { knownTo, other, type Seat } from '@sleight/kernel/state';
import { cardDef, cardsIn as cardsAt } from './by-number';
import { isSame, number, split, unless, yesOrNo } from './findings';

/** The table that expectations are about. */
export interface Expecting<B extends Book = Book> {
  readonly p: Play;
  readonly book: B;
  /** The seat that "my" refers to. */
  readonly me: Seat;
}

/** Null if it holds, otherwise what is there instead: the end of "scout has power 3, but …". Errors are failures too. */
export type Check<T> = (t: T, words: readonly string[]) => string | null;

/** A pattern and its check, which is given the words in the pattern's groups; a group without words is empty. */
export type Form<T> = readonly [RegExp, Check<T>];

export const whose = ({ me }: Expecting, side: string): Seat =>
  side.toLowerCase() === 'foe' ? other(me) : me;

/** Tries the forms in order; the first that fits decides. Null if the expectation holds, otherwise a sentence. */
export function expected<T>(t: T, forms: readonly Form<T>[], expectation: string): string | null {
  const sentence = expectation.trim().replace(/\s+/g, ' ');
  for (const [form, check] of forms) {
    const words = form.exec(sentence)?.slice(1);
    if (words === undefined) continue;
    try {
      const found = check(
        t,
        words.map((word) => word ?? ''),
      );
      return found === null ? null : `${sentence}, but ${found}`;
    } catch (error) {
      if (error instanceof Error) return `${sentence}, but ${error.message}`;
      throw error;
    }
  }
  return `"${expectation}" is not an expectation this game understands`;
}

export const idOf = ({ p }: Expecting, card: CardIndex): string => cardDef(p, card).id;

/** Forms that end a match: "I win", "foe wins", "nobody wins". */
export const winnerIs =
  <T extends Expecting>(wanted: (me: Seat) => Seat | null): Check<T> =>
  ({ p, me }) => {
    const { result } = p.s;
    if (result === null) return 'the match is not over';
    const found = result.winner === null ? 'it is a draw' : result.winner === me ? 'I win' : 'foe wins';
    return unless(result.winner === wanted(me), found);
  };

/** "(my|foe) … 3": a number that the state keeps for each seat. */
export const counter =
  <T extends Expecting>(at: number): Check<T> =>
  (t, [side = '', n = '']) => {
    const index = at + whose(t, side);
    return number(n, ensure(t.p.s.num[index], 'counter', index));
  };

/** How a game's expectations name cards and zones. */
interface ZoneWords<T extends Expecting> {
  /** The place of each zone for seat 0, by the word for it. */
  readonly zones: Readonly<Record<string, number>>;
  /** Zones whose order counts from the top; all others are listed oldest first. */
  readonly piles: readonly string[];
  /** Throws a sentence if no card has that name. */
  cardNamed(t: T, name: string): Def;
}

/** Checks of what lies in a zone. A hand has no order. */
export function zoneChecks<T extends Expecting>({ zones, piles, cardNamed }: ZoneWords<T>) {
  const cardsIn = (t: T, side: string, zone: string): readonly CardIndex[] =>
    cardsAt(t.p.s, ensure(zones[zone], 'zone called', zone) + whose(t, side));

  const zoneIds = (t: T, side: string, zone: string): string[] => {
    const ids = cardsIn(t, side, zone).map((card) => idOf(t, card));
    return piles.includes(zone) ? ids.reverse() : ids;
  };

  /** Card ids of a list; "unknown" is a card that the viewer cannot see. */
  const listed = (t: T, list: string): string[] =>
    split(list).map((name) => (name === 'unknown' ? 'unknown' : cardNamed(t, name).id));

  /** "(my|foe) (zone) is [a, b]" */
  const zoneIs: Check<T> = (t, [side = '', zone = '', list = '']) => {
    const found = zoneIds(t, side, zone);
    return unless(isSame(listed(t, list), found, zone === 'hand'), `it is [${found.join(', ')}]`);
  };

  /** "(top|bottom) of (my|foe) (zone) is [a, b]" */
  const endIs: Check<T> = (t, [end, side = '', zone = '', list = '']) => {
    const wanted = listed(t, list);
    const cards = zoneIds(t, side, zone);
    const newestFirst = piles.includes(zone) ? cards : cards.reverse();
    const found = end === 'top' ? newestFirst.slice(0, wanted.length) : newestFirst.slice(-wanted.length);
    return unless(isSame(wanted, found, false), `it is [${found.join(', ')}]`);
  };

  /** "(card) is (not) in (my|foe) (zone)" */
  const inZone: Check<T> = (t, [card = '', not, side = '', zone = '']) => {
    const found = zoneIds(t, side, zone);
    const has = found.includes(cardNamed(t, card).id);
    return unless(has === (not === ''), `that is [${found.join(', ')}]`);
  };

  /** "(I|foe) (not) know (card) in (my|foe) (zone)" */
  const knowsInZone: Check<T> = (t, [who = '', not = '', card = '', side = '', zone = '']) => {
    const { index } = cardNamed(t, card);
    const { def, knows } = t.p.s.cards;
    const bit = knownTo(whose(t, who));
    const known = cardsIn(t, side, zone).some(
      (c) => def[c] === index && (ensure(knows[c], 'card', c) & bit) !== 0,
    );
    return yesOrNo(not, known, 'it is known', 'it is not known');
  };

  /** "(I|foe) have (no|3) cards in (zone)" */
  const zoneCount: Check<T> = (t, [side = '', n = '', zone = '']) => number(n, cardsIn(t, side, zone).length);

  return { listed, zoneIs, endIs, inZone, knowsInZone, zoneCount };
}
