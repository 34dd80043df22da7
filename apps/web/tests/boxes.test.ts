// Nothing important is ever covered, measured in the browser: hands of 1 to 12 cards and lanes of 0 to 8, in five
// windows, and on a phone also at twice the text size.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, picture, visitors } from './browser';
import { MOST_IN_HAND, sceneWith } from './laid-scene';
import { layTable } from './laid-table';
import { inAHurry } from './playing';
import { points } from './table-points';
import { settled, windows } from './windows';

const visit = visitors();

/** A phone in portrait and in landscape. */
const phones = windows.slice(3);

/** Everything that is covered, cut off, outside the window or too small to read, with its card. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SMALLEST = 7;
    const LETTERS = 10;
    const faults: string[] = [];
    const labelOf = (card: Element) => card.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
    const isOn = (card: Element, x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('[data-piece]') === card;
    const check = (card: Element, what: string, boxes: DOMRect[], spread: number[]) => {
      const points = boxes.flatMap(({ left, top, width, height }) =>
        spread.flatMap((a) => spread.map((b) => [left + width * a, top + height * b])),
      );
      const isSeen = points.length > 0 && points.every(([x, y]) => isOn(card, x, y));
      if (!isSeen) faults.push(`${what} of ${labelOf(card)}`);
    };
    const lettersOf = (name: Element): DOMRect[] => {
      const boxes: DOMRect[] = [];
      const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
        for (let i = 0; i < (node.textContent ?? '').length && boxes.length < LETTERS; i++) {
          const range = document.createRange();
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          if (!/[\s\u00ad\u200b]/.test(range.toString())) boxes.push(range.getBoundingClientRect());
        }
      return boxes;
    };
    /** Is a word broken without a hyphen? */
    const isBroken = (name: Element): boolean => {
      const line = Number.parseFloat(getComputedStyle(name).fontSize) * 0.6;
      const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
        for (const { index, 0: run } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          // The first letter after a soft hyphen includes the box of the visible hyphen on the line above.
          range.setStart(node, node.textContent?.[index - 1] === '\u00ad' ? index + 1 : index);
          range.setEnd(node, index + run.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > line) return true;
        }
      return false;
    };
    const isTurned = (name: Element): boolean => {
      const piece = name.closest('[data-piece]');
      return piece !== null && getComputedStyle(piece).rotate !== 'none';
    };
    const numbersOf = (card: Element, mark: string) =>
      [...card.querySelectorAll(mark)].map((one) => one.getBoundingClientRect());
    const few = [0.3, 0.7];
    for (const card of document.querySelectorAll('[data-hand] [data-piece]')) {
      const name = card.querySelector('[data-name]');
      const size = name === null ? 0 : Number.parseFloat(getComputedStyle(name).fontSize);
      if (size < SMALLEST) faults.push(`letters of ${size} on ${labelOf(card)}`);
      check(card, 'the name', name === null ? [] : lettersOf(name), [0.5]);
      check(card, 'the power', numbersOf(card, '[data-power]'), few);
      if (labelOf(card).includes('Cost ')) check(card, 'the cost', numbersOf(card, '[data-seal]'), few);
    }
    for (const name of document.querySelectorAll('[data-piece] [data-name]'))
      if (!isTurned(name) && isBroken(name)) faults.push(`a broken word in ${name.textContent}`);
    for (const card of document.querySelectorAll('[data-board] [data-zone] [data-piece]')) {
      if (!card.getAttribute('data-piece')?.startsWith('laid')) continue;
      // A phone shows one lane at a time.
      card.closest('[data-lane]')?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
      check(card, 'on the board, the power', numbersOf(card, '[data-power]'), few);
    }
    return faults;
  });

/** The other parts that must be visible without scrolling. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInside = (one: Element | null | undefined) => {
      const box = one?.getBoundingClientRect();
      return (
        box !== undefined &&
        box.width > 0 &&
        box.left >= -1 &&
        box.top >= -1 &&
        box.right <= innerWidth + 1 &&
        box.bottom <= innerHeight + 1
      );
    };
    const plates = [...document.querySelectorAll('section[aria-label$=" side"]')];
    const parts = {
      prompt: document.querySelector('aside'),
      menu: [...document.querySelectorAll('[data-menu]')].find((one) => one.clientWidth > 0),
      hand: document.querySelector('[data-hand]'),
      board: document.querySelector('[data-board]'),
      'your plate': plates.find(
        (one) => one.getAttribute('aria-label') === 'Your side' && one.clientWidth > 0,
      ),
      'their plate': plates.find((one) => one.getAttribute('aria-label') === 'Their side'),
    };
    const faults = Object.entries(parts).flatMap(([name, part]) => (isInside(part) ? [] : [name]));
    const board = document.querySelector('[data-board] > div');
    const page = document.documentElement;
    const scrolls = [
      board !== null && board.scrollHeight > board.clientHeight + 1 ? ['the board scrolls'] : [],
      page.scrollHeight > innerHeight ? ['the page scrolls'] : [],
      page.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [],
    ];
    return [...faults, ...scrolls.flat()];
  });

/** Buttons and highlighted cards of the current decision that are covered or outside the window. */
const unanswerable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-main], [data-hand] [data-lit]')]
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 4, top + height / 2)?.closest('button') !== one;
      })
      .map((one) => `out of reach: ${one.textContent}`),
  );

/** The setting of a reader who needs twice the text size. */
const withLetters = (page: Page, size: '' | '225%'): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

test.each(['Mythos', 'Territory', 'Sleeved', 'One Piece'])(
  '%s: numbers and names stay visible however many cards there are',
  async (game) => {
    const { page, complaints, close } = await visit();
    await inAHurry(page);
    const table = await layTable(page, game);
    const faults: string[] = [];
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      for (let n = 1; n <= MOST_IN_HAND; n++) {
        await table.lay(sceneWith(table, n), false);
        const what = `${game}, ${width}×${height}, ${n} in hand`;
        await settled(page);
        const found = [...(await hidden(page)), ...(await outOfSight(page))];
        faults.push(...found.map((one) => `${what}: ${one}`));
        if ([2, 6, 12].includes(n)) await picture(page, `boxes ${game} ${width} ${n}`);
      }
    }
    await withLetters(page, '225%');
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      for (const n of [1, 6, MOST_IN_HAND]) {
        await table.lay(sceneWith(table, n), false);
        await settled(page);
        const found = [...(await hidden(page)), ...(await outOfSight(page))];
        faults.push(
          ...found.map((one) => `${game}, ${width}×${height}, double letters, ${n} in hand: ${one}`),
        );
        await picture(page, `double ${game} ${width} ${n}`);
      }
      await table.lay(table.first);
      await settled(page);
      const found = [...(await unanswerable(page)), ...(await outOfSight(page))];
      faults.push(...found.map((one) => `${game}, ${width}×${height}, double letters, asked: ${one}`));
      await picture(page, `double ${game} ${width} asked`);
    }
    expect(faults).toEqual([]);
    await withLetters(page, '');
    await page.setViewportSize(DESKTOP);
    await points[game](page, table);
    await picture(page, `points ${game}`);
    expect(complaints).toEqual([]);
    await close();
  },
);
