// Shrinks a failing match: fewer cards, then fewer answers, as long as it fails in the same way.
// After every cut the old answers are repeated if they are still legal; if a cut moves the
// cards too far, a few random games on the smaller decks look for the same failure.

import { type Book, decisions, type Seat } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { sample, seedRng } from '@sleight/kernel/rng';
import type { DeckList } from '@sleight/kit';
import {
  firstAsked,
  type Given,
  isSameFailure,
  type Picker,
  type Played,
  type PlayedMatch,
  playMatch,
  type Turn,
} from './match';
import { playOf } from './table';

const RANDOM_TRIES = 8;
/** Enough for decks of 60 cards; bounded, because every attempt plays a match. */
const MOST_TRIES = 2000;

export function randomPlayer(rng: number[]): { player: Picker; turn: Turn } {
  return {
    player: (_table, _seat, open) => sample(rng, open, 'open option').key,
    turn: (seats) => sample(rng, seats, 'seat with a decision'),
  };
}

/** Repeats the old answers in order, skipping those that are no longer legal. */
function again(answers: readonly Given[]): { player: Picker; turn: Turn } {
  let next = 0;
  const player: Picker = (table, seat, open) => {
    const legal = new Set(open.map(({ key }) => key));
    for (let i = next; i < answers.length; i++) {
      const { seat: by, key } = ensure(answers[i], 'old answer', i);
      if (by !== seat || !legal.has(key)) continue;
      next = i + 1;
      return key;
    }
    if (next >= answers.length) return null;
    return decisions(playOf(table)).find((decision) => decision.seat === seat)?.onTimeout[0] ?? null;
  };
  const turn: Turn = (seats) => {
    const wanted: Seat | undefined = answers[next]?.seat;
    return wanted !== undefined && seats.includes(wanted) ? wanted : firstAsked(seats);
  };
  return { player, turn };
}

/** Every way to remove a stretch of a list, long stretches first. */
function* cuts<T>(list: readonly T[]): Generator<T[]> {
  for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < list.length; from += size)
      yield [...list.slice(0, from), ...list.slice(from + size)];
  }
}

const weight = ({ match, answers }: Played): number =>
  match.decks[0].cards.length + match.decks[1].cards.length + answers.length;

/** Smaller matches that might still fail, most promising first. */
function* smaller({ match, answers }: Played): Generator<{ match: PlayedMatch; answers: readonly Given[] }> {
  const withDeck = (seat: Seat, cards: readonly string[]): PlayedMatch => {
    const deck: DeckList = { ...match.decks[seat], cards };
    return { ...match, decks: seat === 0 ? [deck, match.decks[1]] : [match.decks[0], deck] };
  };
  for (const seat of [0, 1] as const)
    for (const cards of cuts(match.decks[seat].cards)) yield { match: withDeck(seat, cards), answers };
  for (const fewer of cuts(answers)) yield { match, answers: fewer };
}

/** The smallest match found that fails like this one; its answers end where it fails. */
export function shrink(book: Book, failing: Played, throughJson: boolean): Played {
  let best = failing;
  let tries = 0;
  const isBetter = (played: Played): boolean =>
    isSameFailure(played.message, failing.message) && weight(played) < weight(best);

  const attempt = (match: PlayedMatch, answers: readonly Given[]): Played | null => {
    const first = again(answers);
    const played = playMatch(book, match, first.player, first.turn, throughJson);
    tries++;
    if (isBetter(played)) return played;
    const isSmallerMatch = match !== best.match;
    for (let i = 0; isSmallerMatch && i < RANDOM_TRIES; i++) {
      const { player, turn } = randomPlayer(seedRng(`${match.seed} try ${i}`));
      const random = playMatch(book, match, player, turn, throughJson);
      tries++;
      if (isBetter(random)) return random;
    }
    return null;
  };

  for (let improved = true; improved && tries < MOST_TRIES; ) {
    improved = false;
    for (const { match, answers } of smaller(best)) {
      if (tries >= MOST_TRIES) break;
      const found = attempt(match, answers);
      if (found === null) continue;
      best = found;
      improved = true;
      break;
    }
  }
  return best;
}
