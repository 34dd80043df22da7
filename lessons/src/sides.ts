// The two sides of a puzzle or a guide, and which of them decides.
// Read next: goal.ts for the first side's goal, defend.ts for the second side's replies.

import { type Book, type Play, playing, type Seat, type State } from '@sleight/kernel';
import { openFor } from '@sleight/kernel/vm';

/** The seat of the solver or learner. */
export const SOLVER: Seat = 0;

/** The other side of a puzzle. */
export const DEFENDER: Seat = 1;

/** The next seat to decide. If both decide in secret, the defender answers last and so knows best. */
export const deciding = (p: Play): Seat | null =>
  openFor(p, SOLVER) !== null ? SOLVER : openFor(p, DEFENDER) !== null ? DEFENDER : null;

/** Is the defender to pick now? In secret it waits until the solver is done. */
export const isDefending = (book: Book, s: State): boolean => deciding(playing(book, s)) === DEFENDER;
