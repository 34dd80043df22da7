// compare: both numbers as they are now.
import type { Play, Test } from '@sleight/kernel/book';
import { type Frame, other, type Seat } from '@sleight/kernel/state';
import { donOnField } from '../../don';
import { countCharacters } from '../../field';
import { lifeCount } from '../../life';
import { HAND } from '../../places';
import { zoneSize } from '../../tally';
import { type Compare, type Counted, partsOf, type Tally } from './schema';

const COUNTS: Record<Counted, (p: Play, seat: Seat) => number> = {
  life: (p, seat) => lifeCount(p.s, seat),
  hand: zoneSize(HAND),
  don: (p, seat) => donOnField(p.s, seat),
  characters: (p, seat) => countCharacters(p.s, seat),
};

const RELATIONS = {
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
  eq: (a: number, b: number) => a === b,
  gte: (a: number, b: number) => a >= b,
  gt: (a: number, b: number) => a > b,
};

function count(tally: Tally): (p: Play, f: Frame) => number {
  const { what, isYours } = partsOf[tally];
  const of = COUNTS[what];
  return isYours ? (p, f) => of(p, f.you) : (p, f) => of(p, other(f.you));
}

export function meaning({ compare: [left, how, right] }: Compare): Test {
  const a = count(left);
  const b = count(right);
  const holds = RELATIONS[how];
  return (p, f) => holds(a(p, f), b(p, f));
}
