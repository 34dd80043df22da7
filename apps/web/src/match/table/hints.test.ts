import { expect, test } from 'vitest';
import { worlds } from '../../worlds/worlds';
import { showsItself, staysAside } from './hints';

const idsOf = (hint: 'onTable' | 'aside') =>
  worlds.flatMap(({ id, layout }) => (layout?.[hint] ?? []).map((area) => ({ game: id, area })));

test('a hint of a game applies to the areas of both players', () => {
  expect(idsOf('onTable').length).toBeGreaterThan(0);
  for (const { game, area } of idsOf('onTable'))
    expect([`${area}:0`, `${area}:1`, 'elsewhere:0'].map((id) => showsItself(game, id))).toEqual([
      true,
      true,
      false,
    ]);
});

test('only what a game keeps aside is shown beside the prompt', () => {
  expect(idsOf('aside').length).toBeGreaterThan(0);
  for (const { game, area } of idsOf('aside'))
    expect([`${area}:0`, 'elsewhere:0'].map((id) => staysAside(game, id))).toEqual([true, false]);
});

test('a game on the plain table leaves everything to the plates', () => {
  expect(showsItself('chess', 'life:0')).toBe(false);
});
