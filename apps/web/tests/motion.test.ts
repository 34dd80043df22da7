// What happens is seen to happen, in order; nobody has to wait for it, and reduced motion tells the same story.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type Visitor, visitors } from './browser';
import { sitDown } from './playing';

const visit = visitors();
let visitor: Visitor;
afterEach(() => visitor.close());

/** From here on: everything that was ever laid on the glass. */
const watchGlass = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const glass = document.querySelector('[data-glass]');
    document.body.dataset.laid = '0';
    const count = (changes: MutationRecord[]) => {
      const laid = changes.reduce((n, { addedNodes }) => n + addedNodes.length, 0);
      document.body.dataset.laid = `${Number(document.body.dataset.laid) + laid}`;
    };
    if (glass) new MutationObserver(count).observe(glass, { childList: true });
  });

const laidOnGlass = (page: Page): Promise<number> => page.evaluate(() => Number(document.body.dataset.laid));

const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const left = document.querySelectorAll('[data-glass] > :not([data-held-up])').length;
    return left === 0 && document.querySelector('[data-flying]') === null;
  });

/** The table once the deal is told and something is asked. */
const asked = (page: Page) => page.locator('[data-stage=asked]').waitFor();

const beatOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { version, beat } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
    return `${version}.${beat}`;
  });

test('the players are introduced, then the cards are dealt, and in the end nothing is left in the air', async () => {
  visitor = await visit();
  await sitDown(visitor.page, 'Territory');
  await visitor.page.getByRole('region', { name: 'The players' }).waitFor();
  await watchGlass(visitor.page);
  await asked(visitor.page);
  expect(await laidOnGlass(visitor.page)).toBeGreaterThan(0);
  await expect.poll(() => isStill(visitor.page)).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('Space goes to the next beat, and holding it runs through to what is asked', async () => {
  visitor = await visit();
  await sitDown(visitor.page, 'Territory');
  const before = await beatOf(visitor.page);
  await visitor.page.keyboard.press(' ');
  expect(await beatOf(visitor.page)).not.toBe(before);
  for (let i = 0; i < 20 && (await visitor.page.locator('[data-stage=asked]').count()) === 0; i++)
    await visitor.page.keyboard.press(' ');
  await asked(visitor.page);
  await expect.poll(() => isStill(visitor.page)).toBe(true);
});

test('reduced motion tells the same beats, and nothing travels', async () => {
  visitor = await visit({ reducedMotion: 'reduce' });
  await sitDown(visitor.page, 'Territory');
  await visitor.page.evaluate(() => {
    const { body } = document;
    body.dataset.moved = '';
    body.dataset.beats = '';
    const look = () => {
      const { version, beat } = document.querySelector<HTMLElement>('main')?.dataset ?? {};
      const at = `${version}.${beat} `;
      if (!body.dataset.beats?.includes(at)) body.dataset.beats += at;
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        if (effect.getKeyframes().some(({ transform }) => transform !== undefined && transform !== 'none'))
          body.dataset.moved += `${effect.target?.className} `;
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await asked(visitor.page);
  const { moved, beats } = await visitor.page.evaluate(() => ({ ...document.body.dataset }));
  expect(moved).toBe('');
  expect(beats?.trim().split(' ').length).toBeGreaterThan(2);
});
