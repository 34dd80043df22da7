// The numbers of the expert's search: the usual ones, with a game's own in their place.

import { expect, test } from 'vitest';
import { PLAN, planFor } from './plan';

test('a game changes the numbers it names and no others', () => {
  const plan = planFor({ plan: { greedy: 1 }, reach: { expert: { rounds: 1 } } });
  expect(plan).toEqual({ ...PLAN, greedy: 1, ahead: { ...PLAN.ahead, rounds: 1 } });
  expect(planFor(undefined)).toEqual(PLAN);
});
