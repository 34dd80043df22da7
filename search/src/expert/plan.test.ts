// The numbers of the expert's search: the usual ones, with a game's own in their place.

import { expect, test } from 'vitest';
import { PLAN, planFor } from './plan';

test('a game changes the numbers it names and no others', () => {
  const plan = planFor({ plan: { few: 3 }, reach: { expert: { rounds: 1 } } });
  expect(plan).toEqual({ ...PLAN, few: 3, ahead: { ...PLAN.ahead, rounds: 1 } });
  expect(planFor(undefined)).toEqual(PLAN);
});
