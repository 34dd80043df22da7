// Chakra, mission points and the Edge (spec 5, 10, R4, R58).

import { type Apply, NO_REG, type Play, reg } from '@sleight/kernel/book';
import { ref, SEAT } from '@sleight/kernel/code';
import { other, type Seat } from '@sleight/kernel/state';
import { tell } from '@sleight/kernel/telling';
import { CHAKRA, EDGE, POINTS } from './counters';
import { seatsOf } from './happening';

export const gainChakra: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    p.s.num[CHAKRA + seat] += amount;
    tell(p, 'gainChakra', { seat, amount });
  }
  return reg(subjects, amount);
};

export const loseChakra: Apply = (p, _f, subjects, amount) => {
  let paid = 0;
  for (const seat of seatsOf(subjects)) {
    const n = Math.min(amount, p.s.num[CHAKRA + seat]);
    p.s.num[CHAKRA + seat] -= n;
    paid += n;
    tell(p, 'loseChakra', { seat, amount: n });
  }
  return reg(subjects, paid);
};

/** Nothing to steal, nothing gained (R58). `subjects`: the players stolen from. */
export const stealChakra: Apply = (p, f, subjects, amount) => {
  const stolen = loseChakra(p, f, subjects, amount).n;
  if (stolen > 0)
    gainChakra(
      p,
      f,
      seatsOf(subjects).map((seat) => ref(SEAT, other(seat))),
      stolen,
    );
  return reg(stolen > 0 ? subjects : [], stolen);
};

export const gainPoints: Apply = (p, _f, subjects, amount) => {
  for (const seat of seatsOf(subjects)) {
    p.s.num[POINTS + seat] += amount;
    tell(p, 'gainPoints', { seat, amount });
  }
  return reg(subjects, amount);
};

function edgeTo(p: Play, seat: Seat): void {
  p.s.num[EDGE] = seat;
  tell(p, 'edge', { seat });
}

export const gainEdge: Apply = (p, f, subjects) => {
  if (p.s.num[EDGE] !== f.you) edgeTo(p, f.you);
  return reg(subjects);
};

/** Only a holder can give it (R6). */
export const giveEdge: Apply = (p, f, subjects) => {
  if (p.s.num[EDGE] !== f.you) return NO_REG;
  edgeTo(p, other(f.you));
  return reg(subjects);
};
