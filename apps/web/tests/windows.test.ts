// Guarantees of each table in windows of every size: nothing shifts, nothing that is pointed at is clipped, cards
// overlap the same way round. Read next: boxes.test.ts for numbers and names, table-points.ts for one window.
import type { Area, Scene } from '@sleight/kit/scene';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { picture, visitors } from './browser';
import { MOST_IN_HAND, sceneWith } from './laid-scene';
import { filled, type LaidTable, layTable, piecesOf } from './laid-table';
import { clickOn, inAHurry } from './playing';
import { layered } from './table-points';
import { settled, windows } from './windows';

const visit = visitors();

/** The corners of a card that something covers, or that lie outside the window. */
const cutCorners = (card: Locator): Promise<string[]> =>
  card.evaluate((raised) => {
    const INSIDE = 6;
    const { left, top, right, bottom } = raised.getBoundingClientRect();
    const corners = [left + INSIDE, right - INSIDE].flatMap((a) =>
      [top + INSIDE, bottom - INSIDE].map((b) => [a, b]),
    );
    return corners
      .filter(([a, b]) => document.elementFromPoint(a, b)?.closest('[data-piece]') !== raised)
      .map(([a, b]) => `${raised.getAttribute('data-piece')} at ${Math.round(a)}, ${Math.round(b)}`);
  });

/** The same for the first and the last of these cards while it is hovered. */
async function cutWhileHovered(page: Page, which: string): Promise<string[]> {
  const faults: string[] = [];
  for (const end of ['first', 'last'] as const) {
    const card = page.locator(which)[end]();
    if ((await card.count()) === 0) continue;
    await card.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // The left part is never covered, and a turned card does not reach the corners of its box.
    await page.mouse.move(x + width * 0.2, y + height / 2);
    await settled(page);
    faults.push(...(await cutCorners(card)));
    await page.mouse.move(0, 0);
  }
  return faults;
}

/** Neighbours of which the earlier one lies over the later one. */
const wrongWayRound = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const zones = [...document.querySelectorAll('[data-hand] [data-zone], [data-lane] [data-zone]')];
    return zones.flatMap((zone) => {
      zone.closest('[data-lane]')?.scrollIntoView({ inline: 'start', behavior: 'instant' });
      const cards = [...zone.querySelectorAll('[data-piece]')];
      return cards.slice(1).flatMap((later, i) => {
        const [a, b] = [cards[i], later].map((one) => one.getBoundingClientRect());
        const isTucked = Math.abs(a.top - b.top) < a.height / 2 && b.left < a.right - 4;
        const [x, y] = [(b.left + Math.min(a.right, b.right)) / 2, (a.top + a.bottom) / 2];
        const top = document.elementFromPoint(x, y)?.closest('[data-piece]');
        return isTucked && top === cards[i] ? [`${later.getAttribute('data-piece')}`] : [];
      });
    });
  });

/** The boxes of these, as one text: equal texts mean that nothing has moved. */
const placesOf = async (page: Page, selector: string): Promise<string> => {
  await settled(page);
  return page.locator(selector).evaluateAll((all) =>
    JSON.stringify(
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    ),
  );
};

const withAreas = (scene: Scene, change: (area: Area) => Area): Scene => ({
  ...scene,
  areas: scene.areas.map(change),
});

/** One lane is full, and the missions of the others still show their whole text. */
async function mythos(page: Page, { first, cards, lay }: LaidTable): Promise<string[]> {
  const fighters = cards.filter(({ kind }) => kind === 'character');
  const missions = cards
    .filter(({ kind }) => kind === 'mission')
    .toSorted((a, b) => b.text.en.length - a.text.en.length);
  await lay(
    withAreas(first, (area) => {
      if (area.kind === 'mission') return filled(area, piecesOf(area.id, 1, missions));
      return area.lane === 1 && area.whose !== null ? filled(area, piecesOf(area.id, 8, fighters)) : area;
    }),
    false,
  );
  await settled(page);
  return page.evaluate(() => {
    const board = document.querySelector('[data-board]')?.getBoundingClientRect();
    const cut = [...document.querySelectorAll<HTMLElement>('[data-zone^="mission"]')].flatMap((mission) => {
      mission.closest('[data-lane]')?.scrollIntoView({ inline: 'start', behavior: 'instant' });
      const box = mission.getBoundingClientRect();
      const isInside = board !== undefined && box.top >= board.top && box.bottom <= board.bottom + 1;
      const short = [mission, ...mission.querySelectorAll<HTMLElement>('button, span')].filter(
        (one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'hidden',
      );
      return isInside && short.length === 0 ? [] : [`the text of ${mission.dataset.zone}`];
    });
    const widths = [...document.querySelectorAll('[data-lane]')].map((one) => one.clientWidth);
    const isSideBySide = widths.reduce((sum, width) => sum + width, 0) <= innerWidth;
    const isWider = !isSideBySide || widths.slice(1).every((width) => width < widths[0]);
    return isWider ? cut : [...cut, `lanes of ${widths.join(', ')}`];
  });
}

/** A card that was taken up is whole. */
async function territory(page: Page, { first, lay }: LaidTable): Promise<string[]> {
  await lay(first);
  await settled(page);
  await clickOn(page, '[data-hand] [data-lit]:has([aria-label*="Power"])');
  const held = page.locator('[data-hand] [aria-pressed=true]');
  await held.waitFor();
  await settled(page);
  const cut = await cutCorners(held);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  return cut;
}

/** DON!! has a place of its own, and DON!! that was given lies on its card. */
async function onepiece(page: Page, { first, cards, lay }: LaidTable): Promise<string[]> {
  const fighters = cards.filter(({ kind }) => kind === 'character');
  const don = { id: 'don', label: { en: 'DON!!', fr: 'DON!!' }, n: 9 };
  const withDon = (n: number): Scene => ({
    ...withAreas(first, (area) =>
      area.kind === 'row' ? filled(area, piecesOf(area.id, 5, fighters, { tokens: [don] })) : area,
    ),
    counters: first.counters.map((one) => (one.id.startsWith('don') ? { ...one, value: n } : one)),
  });
  const places = new Set<string>();
  for (const n of [0, 1, 5]) {
    await lay(withDon(n), false);
    places.add(await placesOf(page, '[data-don], [data-zone^="character"]'));
  }
  const loose = await page.evaluate(() =>
    [...document.querySelectorAll('[data-given]')].flatMap((given) => {
      const [chip, card] = [given, given.parentElement?.parentElement?.querySelector('[data-piece]')].map(
        (one) => one?.getBoundingClientRect(),
      );
      const isOn =
        chip !== undefined &&
        card !== undefined &&
        chip.left >= card.left - 1 &&
        chip.right <= card.right + 1 &&
        chip.top >= card.top &&
        chip.bottom <= card.bottom;
      return isOn ? [] : [`DON!! beside its card: ${JSON.stringify([chip, card])}`];
    }),
  );
  expect(await page.locator('[data-given]').count()).toBe(10);
  return [...loose, ...(places.size === 1 ? [] : ['DON!! moves'])];
}

/** No layer moves anything, and past rounds are whole. */
async function sleeved(page: Page, table: LaidTable): Promise<string[]> {
  const places = new Set<string>();
  for (const n of [0, 1, 3, 6]) {
    await table.lay(layered(table, n), false);
    places.add(await placesOf(page, '[data-zone^="composer"], [data-zone^="sleeves"], [data-hand]'));
  }
  const list = page.getByRole('region', { name: /^Past rounds/ }).filter({ visible: true });
  const cut =
    (await list.count()) === 0 ? 0 : await list.evaluate((one) => one.scrollWidth - one.clientWidth);
  return [...(places.size === 1 ? [] : ['a layer moves the table']), ...(cut > 0 ? ['past rounds'] : [])];
}

const guarantees: Readonly<Record<string, (page: Page, table: LaidTable) => Promise<string[]>>> = {
  Mythos: mythos,
  Territory: territory,
  Sleeved: sleeved,
  'One Piece': onepiece,
};

test.each(Object.entries(guarantees))('%s is whole in every window', async (game, guarantee) => {
  const { page, complaints, close } = await visit();
  await inAHurry(page);
  const table = await layTable(page, game);
  const faults: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await table.lay(sceneWith(table, MOST_IN_HAND - 1), false);
    await settled(page);
    const found = [
      ...(await cutWhileHovered(page, '[data-hand] [data-piece]')),
      ...(await cutWhileHovered(page, '[data-board] [data-piece^="laid"]')),
      ...(await wrongWayRound(page)),
      ...(await guarantee(page, table)),
    ];
    await picture(page, `windows ${game} ${width}`);
    faults.push(...found.map((one) => `${width}×${height}: ${one}`));
  }
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
