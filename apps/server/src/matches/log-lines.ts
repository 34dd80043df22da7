// What happened, as sentences for one seat: made from its own two views, so that they can say nothing more.

import {
  type Book,
  type Fact,
  type Game,
  playing,
  redact,
  type Said,
  type Seat,
  type State,
  view,
} from '@sleight/kernel';

export function logLines(
  { game, book }: { game: Game; book: Book },
  before: State,
  after: State,
  facts: readonly Fact[],
  seat: Seat,
): Said[] {
  if (facts.length === 0) return [];
  const seen = (s: State) => playing(book, view(book, s, seat));
  return game.log({ before: seen(before), after: seen(after) }, redact(facts, seat), seat);
}
