// Two players at one table: gives each its own view and applies its picks until the match is over.
// Invariant: the same match, players and dice give the same game; no player ever holds the state.
// Read next: player.ts for their input.

import { type Book, optionCodes, type Play, pick, redact, type Seat, toMove } from '@sleight/kernel';
import { has } from '@sleight/kernel/code';
import type { OptionCode } from '@sleight/kernel/ids';
import { seedRng } from '@sleight/kernel/rng';
import type { DeckList } from '@sleight/kit';
import { type Lists, listsOf } from './lists';
import { type Judge, type Player, positionOf } from './player';

/** No game of ours is this long; one that is never ends. */
const DECISION_LIMIT = 10_000;

type Both<T> = readonly [T, T];

/** A seated player: the code it picks in the match of `p`. */
export type Chooser = (p: Play, seat: Seat) => OptionCode;

export interface Chairs {
  readonly judge: Judge;
  readonly book: Book;
  readonly players: Both<Player>;
  readonly decks: Both<DeckList>;
  /** The players' dice; the match has its own. */
  readonly seed: string;
  /** Do both know the other's list, as with prebuilt decks? */
  readonly listsArePublic: boolean;
  /** The candidates for a list that is not public. */
  readonly known?: readonly DeckList[];
}

/** Facts are kept only if the game's beliefs use them. */
export const remembers = ({ thinking }: Judge): boolean => thinking?.plausible !== undefined;

/** Each player has its own dice, so that one never affects the other. */
export function seated({ judge, book, players, decks, seed, listsArePublic, known }: Chairs): Chooser {
  const dice: Both<number[]> = [seedRng(`${seed}/0`), seedRng(`${seed}/1`)];
  const lists: Both<Lists> = [
    listsOf(book, decks[0], listsArePublic ? decks[1] : null, known),
    listsOf(book, decks[1], listsArePublic ? decks[0] : null, known),
  ];
  const planned: Both<OptionCode[]> = [[], []];
  const think = (p: Play, seat: Seat): OptionCode => {
    const memory = p.facts === null ? [] : redact(p.facts, seat);
    const { code, then = [] } = players[seat](
      positionOf(judge, book, p.s, seat, lists[seat], memory),
      dice[seat],
    );
    planned[seat].push(...then);
    return code;
  };
  return (p, seat) => {
    const code = planned[seat].shift() ?? think(p, seat);
    if (!has(optionCodes(p, seat), code))
      throw new Error(`${book.game}: option ${code} is open in the view only`);
    return code;
  };
}

/** Plays until the match is over; returns the number of picks. `watch` sees every position. */
export function playOut(p: Play, choose: Chooser, watch: ((p: Play) => void) | null = null): number {
  for (let n = 0; n < DECISION_LIMIT; n++) {
    if (watch !== null) watch(p);
    if (p.s.result !== null) return n;
    const seat = toMove(p);
    if (seat === null) throw new Error('nobody is asked anything and the match is not over');
    pick(p, seat, choose(p, seat));
  }
  throw new Error(`the match is not over after ${DECISION_LIMIT} decisions`);
}
