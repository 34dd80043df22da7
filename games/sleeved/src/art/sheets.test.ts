import { drawCard, printsOf } from '@sleight/art';
import { expect, test } from 'vitest';
import { cardFiles } from '../cards/index.generated';
import { art } from '.';

test('a layer has no ground: nothing covers the sheet under it', () => {
  for (const facts of printsOf('sleeved', cardFiles))
    expect(drawCard(art, facts), facts.id).not.toMatch(/M0 0[hH]100[vV]140/);
});
