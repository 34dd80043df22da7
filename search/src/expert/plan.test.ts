// The parameters of the expert's search: the defaults, overridden by a game's own.

import { expect, test } from 'vitest';
import { PLAN, planFor } from './plan';

test('a game overrides only the parameters it names', () => {
  const plan = planFor({ plan: { few: 3 }, reach: { expert: { rounds: 1 } } });
  expect(plan).toEqual({ ...PLAN, few: 3, ahead: { ...PLAN.ahead, rounds: 1 } });
  expect(planFor(undefined)).toEqual(PLAN);
});
