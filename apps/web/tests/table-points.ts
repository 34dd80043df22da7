// Guarantees of each table besides the boxes, checked on a laid-out table in a wide window.
import type { Area, Scene } from '@sleight/kit/scene';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { filled, type LaidTable, piecesOf } from './laid-table';

const boxesOf = (
  page: Page,
  selector: string,
): Promise<{ x: number; y: number; width: number; height: number }[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

const withAreas = (scene: Scene, change: (area: Area) => Area): Scene => ({
  ...scene,
  areas: scene.areas.map(change),
});

/** Two cards of a lane lie side by side; titles and rarities are printed if there is room. */
async function mythos(page: Page, { first, cards, lay }: LaidTable): Promise<void> {
  const titled = cards.filter(({ kind }) => kind === 'character');
  await lay(
    withAreas(first, (area) =>
      area.lane > 0 && area.whose !== null ? filled(area, piecesOf(area.id, 2, titled)) : area,
    ),
    false,
  );
  const lane = await boxesOf(page, '[data-lane="1"] [data-piece^="laid"]');
  const [one, other] = lane.toSorted((a, b) => a.y - b.y || a.x - b.x);
  expect(other.x).toBeGreaterThanOrEqual(one.x + one.width);
  expect(await page.locator('[data-lane="1"] [data-rarity]').first().isVisible()).toBe(true);
}

/** A token shows its whole sentence on hover and focus; each total is on its own side of the lane. */
async function territory(page: Page, { first, lay, seat }: LaidTable): Promise<void> {
  const sentence = 'Deploy: deal 2 damage to each close enemy.';
  const slot = first.areas.find(({ kind, whose }) => kind === 'slot' && whose === seat);
  const on = slot?.touch;
  if (slot === undefined || on == null) throw new Error('this table has no slots');
  const say = { en: sentence, fr: sentence };
  const effect = { id: 'laid', touch: { kind: 'modifier', id: 900 }, on, tone: 'bad', say } as const;
  const label = { en: 'Power', fr: 'Puissance' };
  const sums = ([0, 1] as const).map((whose) => ({ id: 'power', whose, label, now: 11 + whose }));
  await lay({
    ...withAreas(first, (area) => (area.kind === 'lane' ? { ...area, sums } : area)),
    effects: [effect],
  });
  await page.locator('[data-token="laid"]').hover();
  await page.getByRole('tooltip').getByText(sentence).waitFor();
  await page.mouse.move(0, 0);
  const [middle] = await boxesOf(
    page,
    `[data-zone="${first.areas.find(({ kind }) => kind === 'lane')?.id}"]`,
  );
  const total = async (whose: number) => {
    const box = await page
      .locator('[data-lane="1"]')
      .getByText(`${11 + whose}`, { exact: true })
      .boundingBox();
    return box?.y ?? 0;
  };
  expect(await total(seat)).toBeGreaterThan(middle.y);
  expect(await total(1 - seat)).toBeLessThan(middle.y);
}

/** A card of so many layers being built, after three rounds. */
export function layered({ first, cards, seat }: LaidTable, n: number): Scene {
  const names = cards.map(({ id }) => id);
  const numbers = { damage: 3, health: 4, initiative: 1 };
  const words = [{ en: 'survived', fr: 'survit' }];
  const rounds = [1, 2, 3].map((round) => ({
    label: { en: `Round ${round}`, fr: `Manche ${round}` },
    sides: ([0, 1] as const).map((whose) => ({
      whose,
      cards: names.slice(round, round + 3),
      numbers,
      words,
    })),
  }));
  const built = withAreas(first, (area) => {
    if (area.kind !== 'composer' || area.whose !== seat) return area;
    const pieces = piecesOf(area.id, n, cards, { face: 'secret' });
    const parts = pieces.map(({ id }) => ({ label: null, amount: 1, piece: id, counts: true }));
    const sums = Object.keys(numbers).map((id) => ({
      id,
      whose: seat,
      label: { en: id, fr: id },
      now: 3,
      parts,
    }));
    return { ...filled(area, pieces), sums };
  });
  return { ...built, rounds };
}

/** Past rounds are listed beside the cards. */
async function sleeved(page: Page, table: LaidTable): Promise<void> {
  await table.lay(layered(table, 3), false);
  const list = page.getByRole('region', { name: /^Past rounds/ });
  expect(await list.getByRole('listitem').count()).toBe(3);
}

/** The Leader is the largest card; Life and DON!! never move it; a Life card being resolved covers nothing. */
async function onepiece(page: Page, { first, cards, lay, seat }: LaidTable): Promise<void> {
  const fighters = cards.filter(({ kind }) => kind === 'character');
  const withLife = (n: number, trigger = 0): Scene => ({
    ...withAreas(first, (area) => {
      if (area.kind === 'life') return { ...area, count: n, pieces: [] };
      if (area.kind === 'shown' && area.whose === seat)
        return filled(area, piecesOf(area.id, trigger, fighters));
      if (area.kind !== 'row') return area;
      const don = { id: 'don', label: { en: 'DON!!', fr: 'DON!!' }, n: 2 };
      return filled(area, piecesOf(area.id, 3, fighters, { tokens: [don] }));
    }),
    counters: first.counters.map((one) => ({ ...one, value: n })),
  });
  const fixed = '[data-zone^="leader"], [data-zone^="character"], [data-zone^="stage"], [data-zone^="life"]';
  const seen: string[] = [];
  for (const n of [5, 1, 0, 8]) {
    await lay(withLife(n), false);
    const boxes = await boxesOf(page, fixed);
    seen.push(JSON.stringify(boxes.map(({ x, y }) => ({ x, y }))));
  }
  expect(new Set(seen).size).toBe(1);
  const [leader] = await boxesOf(page, '[data-zone^="leader"] [data-piece]');
  const [character] = await boxesOf(page, '[data-zone^="character"] [data-piece]');
  expect(leader.width).toBeGreaterThan(character.width);
  await lay(withLife(4, 1), false);
  const [shown] = await boxesOf(page, '[data-piece^="laid trigger"]');
  const [board] = await boxesOf(page, '[data-board]');
  expect(shown.x).toBeGreaterThan(board.x + board.width);
}

export const points: Readonly<Record<string, (page: Page, table: LaidTable) => Promise<void>>> = {
  Mythos: mythos,
  Territory: territory,
  Sleeved: sleeved,
  'One Piece': onepiece,
};
