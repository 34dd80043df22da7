import { emblemOf } from '@sleight/art/crests/flag';
import { factsOf } from '@sleight/art/facts';
import { expect, test } from 'vitest';
import { cardFiles } from '../cards/index.generated';

test('no two crews share an emblem, even without the teeth of its skull', () => {
  const names = [...new Set(cardFiles.map((file) => factsOf('onepiece', file).name))];
  const emblems = names.map((name) => JSON.stringify({ ...emblemOf(name), teeth: null }));
  expect(new Set(emblems).size).toBe(names.length);
});
