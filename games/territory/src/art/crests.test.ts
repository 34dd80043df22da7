import { armsOf } from '@sleight/art/crests/shield';
import { printsOf } from '@sleight/art/facts';
import { expect, test } from 'vitest';
import { cardFiles } from '../cards/index.generated';

test('no two names share their arms, even without the border', () => {
  const names = new Set(printsOf('territory', cardFiles).map(({ name }) => name));
  const arms = [...names].map(armsOf).map(({ division, charge }) => `${division} ${charge}`);
  expect(new Set(arms).size).toBe(names.size);
});
