// The work that the bench times: random games, playouts and thoughts of the expert, in numbered pieces.
// Invariant: the same piece is the same work in two commits that play alike. `bench --against` copies this file into the
// other commit, so it imports only modules that older commits have too.
// Read next: measure.ts and bench-slices.ts, which time it.

import { type Book, clone, optionCodes, type Play, pick, playing, type State, toMove } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import type { Game } from '@sleight/kit';
import { listsOf, positionOf, thinkers } from '@sleight/search';
import { legalStock } from './legal-decks';
import { dealer, matchSeed, playersRng, playRandomly } from './random-game';

export type Deal = (i: number) => State;

/** Does piece number `i` and returns its size: picks, or readings of the expert's clock. */
export type Work = (i: number) => number;

export function newGames(game: Game, book: Book): Deal {
  const decks = dealer(game, book, 'stock', 'bench');
  return (i) => game.start(book, decks(i), matchSeed('bench', i));
}

const at = (positions: readonly State[], i: number): State => {
  const position = positions[i % positions.length];
  if (position === undefined) throw new Error('the survey kept no position');
  return position;
};

/** Plays from `s` to the end of the match, with one `Play` for all pieces. */
function playFrom(p: Play, s: State, rng: number[]): number {
  p.s = s;
  p.counted = -1;
  return playRandomly(p, rng);
}

/** Each game is dealt when it is played, as in a simulation. */
export function randomGames(book: Book, deal: Deal): Work {
  const p = playing(book, deal(0));
  return (i) => playFrom(p, deal(i), playersRng('bench', i));
}

export function playouts(book: Book, positions: readonly State[]): Work {
  const p = playing(book, clone(at(positions, 0)));
  return (i) => playFrom(p, clone(at(positions, i)), seedRng(`search/${i}`));
}

/**
 * Thoughts of the expert, its first look included. The clock is read when a thought begins and after each iteration; a
 * position with one option, or an endgame that is played out in full, reads it less than twice.
 */
export function thoughts(
  game: Game,
  book: Book,
  positions: readonly State[],
  ms: number,
  time: () => number,
): Work {
  const [deck] = game.decks;
  if (deck === undefined) throw new Error(`${book.game}: no prebuilt deck`);
  const lists = listsOf(book, deck, null, legalStock(game, book));
  return (i) => {
    const s = at(positions, i * 7);
    const seat = toMove(playing(book, s));
    if (seat === null || optionCodes(playing(book, s), seat).n < 2) return 0;
    let readings = 0;
    const clock = (): number => {
      readings++;
      return time();
    };
    thinkers.expert(positionOf(game, book, s, seat, lists), seedRng(`expert/${i}`), { ms, clock });
    return readings;
  };
}

/** A copy to keep. Not `clone`: V8 remembers that an allocation site's objects live long, and would from then on
 * allocate every clone in the old space, which makes cloning ten times slower. */
const keep = (s: State): State => JSON.parse(JSON.stringify(s));

const fullness = (s: State): number => s.objs.filter((o) => o !== null).length * 5 + s.mods.length;

interface Survey {
  /** Positions spread over many games. */
  readonly positions: State[];
  readonly fullest: State;
  readonly optionsPerDecision: number;
}

const SURVEYED_GAMES = 200;

/** Walks through random games and keeps a sample of their positions. */
export function survey(book: Book, deal: Deal): Survey {
  const positions: State[] = [];
  let fullest: State | null = null;
  let decisions = 0;
  let offered = 0;
  for (let i = 0; i < SURVEYED_GAMES; i++) {
    const p = playing(book, deal(i));
    const rng = playersRng('survey', i);
    for (let seat = toMove(p); seat !== null; seat = toMove(p)) {
      if (fullest === null || fullness(p.s) > fullness(fullest)) fullest = keep(p.s);
      if (decisions % 8 === 0) positions.push(keep(p.s));
      const codes = optionCodes(p, seat);
      decisions++;
      offered += codes.n;
      const code = codes.list[below(rng, codes.n)];
      if (code === undefined) throw new Error(`${book.game}: no option for seat ${seat}`);
      pick(p, seat, code);
    }
  }
  if (fullest === null) throw new Error(`${book.game}: no game ever asked a decision`);
  return { positions, fullest, optionsPerDecision: offered / decisions };
}
