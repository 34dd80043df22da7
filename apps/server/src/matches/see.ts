// The seats' views of the tables before and after one move. Sentences, facts and scene are made from the same few
// views, so each view is made once.
// Invariant: the states no longer change.

import { type Book, type Play, perSeat, playing, type Seat, type State, view } from '@sleight/kernel';

export type See = (state: State, seat: Seat) => Play;

export function seeing(book: Book): See {
  const views = perSeat(() => new Map<State, State>());
  return (state, seat) => {
    const seen = views[seat].get(state) ?? view(book, state, seat);
    views[seat].set(state, seen);
    return playing(book, seen);
  };
}
