// Events are shown in order; players never have to wait for them, and reduced motion shows the same story.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type BrowserPerson, visitors } from './browser';
import { filled, layTable, piecesOf } from './laid-table';
import { calmly, clickOn, sitDown } from './playing';

const visit = visitors();
let visitor: BrowserPerson;
afterEach(() => visitor.close());

/** Everything the page has shown so far, recorded frame by frame in the page itself: a busy test may look too late. */
interface Shown {
  readonly wasIntroduced: boolean;
  /** The number of things put on the overlay. */
  readonly laid: number;
  /** Where arrows began. */
  readonly arrows: readonly { readonly x: number; readonly y: number }[];
  /** The text on the cards that were held up. */
  readonly heldUp: readonly string[];
  readonly beats: string[];
  /** The elements that an animation moved. */
  readonly moved: string[];
}

async function noteShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    const shown = {
      wasIntroduced: false,
      laid: 0,
      arrows: [] as { x: number; y: number }[],
      heldUp: [] as string[],
      beats: [] as string[],
      moved: [] as string[],
    };
    Object.assign(window, { shown });
    const look = () => {
      requestAnimationFrame(look);
      if (document.querySelector('[aria-label="The players"]') !== null) shown.wasIntroduced = true;
      for (const one of document.querySelectorAll<HTMLElement>('[data-glass] > *')) {
        if ('heldUp' in one.dataset && Number(getComputedStyle(one).opacity) > 0.9)
          // Names carry soft hyphens where a line may break.
          shown.heldUp.push(one.innerText.replaceAll('\u00ad', ''));
        if (seen.has(one)) continue;
        shown.laid++;
        if ('arrow' in one.dataset) shown.arrows.push({ x: one.offsetLeft, y: one.offsetTop });
        seen.add(one);
      }
      const { version, beat } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
      if (version !== undefined && !shown.beats.includes(`${version}.${beat}`))
        shown.beats.push(`${version}.${beat}`);
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        if (effect.getKeyframes().some(({ transform }) => transform !== undefined && transform !== 'none'))
          shown.moved.push(`${effect.target?.className}`);
      }
    };
    look();
  });
}

const shownBy = (page: Page): Promise<Shown> => page.evaluate('window.shown');

const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const left = document.querySelectorAll('[data-glass] > :not([data-held-up])').length;
    return left === 0 && document.querySelector('[data-flying]') === null;
  });

/** The table once the deal has been shown and there is a decision. */
const asked = (page: Page) => page.locator('[data-stage=asked]').waitFor();

const beatOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { version, beat } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
    return `${version}.${beat}`;
  });

test('the players are introduced, then the cards are dealt, and in the end nothing is left on the overlay', async () => {
  visitor = await visit();
  await noteShown(visitor.page);
  await sitDown(visitor.page, 'Territory');
  await asked(visitor.page);
  const { wasIntroduced, laid } = await shownBy(visitor.page);
  expect(wasIntroduced).toBe(true);
  expect(laid).toBeGreaterThan(0);
  await expect.poll(() => isStill(visitor.page)).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('Space goes to the next beat, and holding it runs through to the decision', async () => {
  visitor = await visit();
  await calmly(visitor.page);
  await sitDown(visitor.page, 'Territory');
  const before = await beatOf(visitor.page);
  await visitor.page.keyboard.press(' ');
  await expect.poll(() => beatOf(visitor.page)).not.toBe(before);
  for (let i = 0; i < 20 && (await visitor.page.locator('[data-stage=asked]').count()) === 0; i++)
    await visitor.page.keyboard.press(' ');
  await asked(visitor.page);
  await expect.poll(() => isStill(visitor.page)).toBe(true);
});

test('reduced motion shows the same beats, and nothing travels', async () => {
  visitor = await visit({ reducedMotion: 'reduce' });
  await noteShown(visitor.page);
  await sitDown(visitor.page, 'Territory');
  await asked(visitor.page);
  const { moved, beats } = await shownBy(visitor.page);
  expect(moved).toEqual([]);
  expect(beats.length).toBeGreaterThan(2);
});

test('a card points at its target, and the number flies along', async () => {
  visitor = await visit();
  const { page } = visitor;
  await page.goto('/en/puzzles');
  await page.getByRole('button', { name: /: Strike first/ }).click();
  await page.waitForURL(/\/game\//);
  await asked(page);
  await page.evaluate(() => {
    const { body } = document;
    Object.assign(body.dataset, { arrows: '0', numbers: '' });
    const look = (changes: MutationRecord[]) => {
      for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(one instanceof HTMLElement)) continue;
        if ('arrow' in one.dataset) body.dataset.arrows = `${Number(body.dataset.arrows) + 1}`;
        else body.dataset.numbers += `${one.textContent} `;
      }
    };
    const glass = document.querySelector('[data-glass]');
    if (glass) new MutationObserver(look).observe(glass, { childList: true });
  });
  await clickOn(page, '[data-hand] [data-card="plague-spreader"]');
  // Plague Spreader deals 1 damage to each of the three units on the table.
  await expect.poll(() => page.evaluate(() => Number(document.body.dataset.arrows))).toBeGreaterThan(1);
  await expect.poll(() => page.evaluate(() => document.body.dataset.numbers)).toContain('−1');
  await expect.poll(() => isStill(page)).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('a card that has left the table points from where it was seen last', async () => {
  visitor = await visit();
  const { page } = visitor;
  await noteShown(page);
  const { first, seat, cards, lay, tell } = await layTable(page, 'Territory');
  const slots = first.areas.filter(({ kind }) => kind === 'slot');
  const [mine, theirs] = [true, false].map((isMine) =>
    slots.find(({ whose }) => (whose === seat) === isMine),
  );
  if (mine === undefined || theirs === undefined) throw new Error('there are no slots');
  const [target, cause] = [mine, theirs].map(({ id }) => piecesOf(id, 1, cards)[0]);
  const withPieces = (hasCause: boolean) => ({
    ...first,
    areas: first.areas.map((area) => {
      if (area.id === mine.id) return filled(area, [target]);
      return area.id === theirs.id && hasCause ? filled(area, [cause]) : area;
    }),
  });
  await lay(withPieces(true));
  const was = await page.locator(`[data-piece="${cause.id}"]`).boundingBox();
  if (was === null) throw new Error('the card is not on the table');
  await lay(withPieces(false));
  await lay(withPieces(false));
  const before = (await shownBy(page)).arrows.length;
  await tell(withPieces(false), [
    { verb: 'damage', how: 'mark', piece: target.id, by: cause.id, amount: -1 },
  ]);
  await expect.poll(async () => (await shownBy(page)).arrows.length).toBe(before + 1);
  const start = (await shownBy(page)).arrows[before];
  const isNear = (at: number, from: number, size: number): boolean =>
    at >= from - 30 && at <= from + size + 30;
  expect(isNear(start.x, was.x, was.width) && isNear(start.y, was.y, was.height)).toBe(true);
  await expect.poll(() => isStill(page)).toBe(true);
});

test('a Counter card of the other player is held up to be read, and points at what it makes stronger', async () => {
  visitor = await visit();
  const { page } = visitor;
  await noteShown(page);
  const { first, seat, cards, tell } = await layTable(page, 'One Piece');
  const foe = seat === 0 ? 1 : 0;
  const [card] = cards.filter(({ numbers }) => (numbers.counter ?? 0) > 0);
  const name = card.name.en.replaceAll("'", '’');
  const leader = first.areas.find(({ id }) => id === `leader:${foe}`)?.pieces[0].id ?? '';
  const way = { from: `hand:${foe}`, to: `trash:${foe}` };
  const before = (await shownBy(page)).arrows.length;
  await tell(first, [
    { verb: 'trashFromHand', how: 'play', seat: foe, card: card.id, ...way },
    { verb: 'counter', how: 'mark', seat: foe, piece: leader, amount: card.numbers.counter, byCardOf: foe },
  ]);
  await expect.poll(async () => (await shownBy(page)).heldUp.some((text) => text.includes(name))).toBe(true);
  await expect.poll(async () => (await shownBy(page)).arrows.length).toBe(before + 1);
  await expect.poll(() => isStill(page)).toBe(true);
});
