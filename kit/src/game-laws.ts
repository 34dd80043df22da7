// The laws that every new game keeps, shown on random matches with its prebuilt decks: those of the kernel, secrets that
// stay secret, a log that says everything, and the game's own invariants.
// Read next: laws.ts, whose parts a game with more rulesets or decks combines itself.

import { playing } from '@sleight/kernel/decide';
import { ensure } from '@sleight/kernel/ensure';
import { seedRng } from '@sleight/kernel/rng';
import { SEATS, type State } from '@sleight/kernel/state';
import type { NamedDeck } from './contract/decks';
import type { Game } from './game';
import { dealAgain, LAWS, type Matches, resamplesTrue, reseeded, type Same, whatSees } from './laws';
import { eitherSeat, logFaults, moments, playThrough } from './random-play';

type GameLaw = readonly [name: string, (same: Same) => void];

/** Enough to reach every card of a small game, and cheap enough for every run of its tests. */
const MATCHES = 20;

/** A card chosen in secret is still in hand, so while one seat has chosen, hands cannot be dealt again. */
const isHalfChosen = (s: State): boolean => s.strands !== null && s.asked.some((decision) => decision < 0);

/** `verbs`: everything that its log has a sentence for. */
export function gameLaws(game: Game, verbs: readonly string[]): GameLaw[] {
  const book = game.book();
  const newMatch = (seed: number): State => {
    const deck = (n: number): NamedDeck => ensure(game.decks[n % game.decks.length], 'prebuilt deck');
    return game.start(book, [deck(seed), deck(seed >> 1)], `match ${seed}`);
  };
  const play: typeof playThrough = (of, s, seed, visit) => playThrough(of, s, seed, visit, eitherSeat);
  const matches: Matches = { book, newMatch, play };
  const seeds = Array.from({ length: MATCHES }, (_, seed) => seed);
  const inEveryState = (check: (s: State) => void): void => {
    for (const seed of seeds)
      play(book, newMatch(seed), seed, (s) => {
        check(s);
        return false;
      });
  };
  const final = (seed: number): State => play(book, newMatch(seed), seed, () => false);

  const kernelLaws = LAWS.map(
    ([name, law]): GameLaw => [
      name,
      (same) => {
        for (const seed of seeds) law(matches, seed, same);
      },
    ],
  );
  return [
    ...kernelLaws,
    [
      'dealing again what a seat cannot know changes nothing that it sees',
      (same) => {
        const rng = seedRng('leaks');
        inEveryState((s) => {
          if (isHalfChosen(s)) return;
          for (const seat of SEATS) {
            const twin = reseeded(dealAgain(s, seat, SEATS, rng), rng);
            same(whatSees(book, twin, seat, game.board), whatSees(book, s, seat, game.board));
          }
        });
      },
    ],
    [
      'a resampled state looks like the view it came from, and plays on to an end',
      (same) => {
        const rng = seedRng('resample');
        for (const seed of seeds) resamplesTrue(matches, seed, rng, 2, same);
      },
    ],
    [
      'everything that happens is said in both languages',
      (same) => {
        const all = moments(MATCHES, (seed) => ({ book, s: newMatch(seed) }));
        same(logFaults(game.log, verbs, all).faults, []);
      },
    ],
    [
      'no reachable state breaks an invariant',
      (same) => {
        const check = (s: State): void => same(game.invariants(playing(book, s)), []);
        inEveryState(check);
        for (const seed of seeds) check(final(seed));
      },
    ],
  ];
}
