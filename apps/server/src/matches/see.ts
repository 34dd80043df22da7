// What seats see of the tables that one move is about. Its sentences, facts and scene are all made from the same
// few views, so each is made once.
// Invariant: the states that are looked at do not change any more.

import { type Book, type Play, playing, type Seat, type State, view } from '@sleight/kernel';

export type See = (state: State, seat: Seat) => Play;

export function seeing(book: Book): See {
  const views = [new Map<State, State>(), new Map<State, State>()];
  return (state, seat) => {
    const seen = views[seat].get(state) ?? view(book, state, seat);
    views[seat].set(state, seen);
    return playing(book, seen);
  };
}
